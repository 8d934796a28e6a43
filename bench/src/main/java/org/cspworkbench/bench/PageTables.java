package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkArgument;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableMap;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Tables of a page of the documentation, which are replaced between a line that names them and one
 * that ends them.
 *
 * @param tables their printers, by name
 */
record PageTables(ImmutableMap<String, Consumer<PrintStream>> tables) {

  private static final String END = "```\n<!-- end -->\n";

  /** Returns the page that the arguments of a measurement name, if they name one. */
  static Optional<Path> page(List<String> arguments) {
    checkArgument(arguments.size() <= 1, "expected one page or none");
    return arguments.stream().findFirst().map(Path::of);
  }

  /** Writes the tables into {@code page}; prints them if there is none. */
  void put(Optional<Path> page, PrintStream out) {
    if (page.isEmpty()) {
      tables.values().forEach(table -> table.accept(out));
      return;
    }
    try {
      Files.writeString(page.get(), regenerated(Files.readString(page.get())));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@code page} with every table as it is now. */
  String regenerated(String page) {
    String written = page;
    for (Map.Entry<String, Consumer<PrintStream>> table : tables.entrySet()) {
      String start = "<!-- " + table.getKey() + " -->\n```\n";
      int from = written.indexOf(start);
      int to = written.indexOf(END, Math.max(0, from));
      checkArgument(from >= 0 && to >= 0, "expected a place for the table '%s'", table.getKey());
      written =
          written.substring(0, from + start.length())
              + text(table.getValue())
              + written.substring(to);
    }
    return written;
  }

  private static String text(Consumer<PrintStream> table) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    table.accept(new PrintStream(bytes, true, UTF_8));
    return bytes.toString(UTF_8).replace(System.lineSeparator(), "\n").stripTrailing() + "\n";
  }
}
