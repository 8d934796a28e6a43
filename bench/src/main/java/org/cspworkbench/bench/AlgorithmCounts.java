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
import java.util.function.Consumer;

/**
 * What every named algorithm counts on the same problems. The numbers depend on nothing but the
 * algorithms, so they can stand in the documentation: the tables of a page are written anew where
 * they stand, between lines that name them.
 */
final class AlgorithmCounts implements Measurement {

  private static final ImmutableMap<String, Consumer<PrintStream>> TABLES =
      ImmutableMap.of(
          "consistency", ConsistencyCounts::print,
          "look-ahead and look-back", SearchCounts::printLooking,
          "variable orders", SearchCounts::printOrders);

  @Override
  public String question() {
    return "What does each named algorithm count on the same problems? (FILE.md: write them there)";
  }

  @Override
  public void run(List<String> arguments, PrintStream out) {
    checkArgument(arguments.size() <= 1, "expected one page or none");
    if (arguments.isEmpty()) {
      TABLES.values().forEach(table -> table.accept(out));
      return;
    }
    Path page = Path.of(arguments.get(0));
    try {
      Files.writeString(page, regenerated(Files.readString(page)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@code page} with every table as it is now. */
  static String regenerated(String page) {
    String written = page;
    for (Map.Entry<String, Consumer<PrintStream>> table : TABLES.entrySet()) {
      String start = "<!-- " + table.getKey() + " -->\n```\n";
      String end = "```\n<!-- end -->\n";
      int from = written.indexOf(start);
      int to = written.indexOf(end, Math.max(0, from));
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
