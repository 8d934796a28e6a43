package org.cspworkbench.app.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.cspworkbench.document.SystemReason;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.Utf8;
import org.cspworkbench.presentation.parts.PartsFault;

/** A file of parts or of their results, or standard input. */
final class PartsFile {

  private PartsFile() {}

  /** Reads a text. */
  @FunctionalInterface
  interface Reading<T> {
    T read(BufferedReader reader) throws IOException, PartsFault;
  }

  /** Returns what people call the file of this name. */
  static String title(String name) {
    return name.equals("-") ? "standard input" : name;
  }

  /**
   * Returns what {@code reading} reads from {@code name}, or from standard input if that is {@code
   * -}.
   *
   * @throws UnreadableException if it cannot be read, or is not what it should be
   */
  static <T> T read(String name, Console console, Reading<T> reading) throws UnreadableException {
    try {
      if (name.equals("-")) {
        return reading.read(new BufferedReader(Utf8.reader(console.in())));
      }
      Path file = Path.of(name);
      if (Files.isDirectory(file)) {
        throw new UnreadableException(name + ": is a directory, not a file");
      }
      try (BufferedReader reader = new BufferedReader(Utf8.reader(Files.newInputStream(file)))) {
        return reading.read(reader);
      }
    } catch (PartsFault e) {
      throw new UnreadableException(e.sentence(title(name)));
    } catch (NoSuchFileException e) {
      throw new UnreadableException(name + ": there is no such file");
    } catch (IOException e) {
      throw new UnreadableException(name + ": cannot be read: " + SystemReason.of(e));
    } catch (InvalidPathException e) {
      throw new UnreadableException(name + ": is no name of a file");
    }
  }
}
