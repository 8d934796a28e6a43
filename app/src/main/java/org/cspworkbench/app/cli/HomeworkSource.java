package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.cspworkbench.app.file.WholeText;
import org.cspworkbench.document.MemoryLimit;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.SystemReason;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.Utf8;
import org.cspworkbench.presentation.homework.FoundHomework;
import org.cspworkbench.presentation.homework.HomeworkReader;

/**
 * Opens what an argument of {@code csp lesson verify} names. Bytes that are not UTF-8 are ignored:
 * the lines are ASCII, and the text around them may be of any origin.
 */
final class HomeworkSource {

  private static final String STANDARD_INPUT = "-";

  /** The text is kept with the place of each character, and with a sentence for each fault. */
  private static final MemoryLimit LARGEST = MemoryLimit.of(64 << 20, 50);

  private HomeworkSource() {}

  /**
   * Returns the lines in the file {@code argument}, or in standard input for {@code -}.
   *
   * @throws UnreadableException if it cannot be read, or has no line
   */
  static ImmutableList<FoundHomework> read(String argument, Console console)
      throws UnreadableException {
    String source = argument.equals(STANDARD_INPUT) ? "standard input" : argument;
    try {
      byte[] bytes =
          argument.equals(STANDARD_INPUT)
              ? WholeText.bytes(source, console.in(), LARGEST.most())
              : PipeNote.whileOpening(console, argument, () -> ofFile(argument));
      ImmutableList<FoundHomework> found = HomeworkReader.read(source, Utf8.text(bytes));
      if (found.isEmpty()) {
        throw unreadable(source, "expected a line that begins with csp-homework/, found none");
      }
      return found;
    } catch (InvalidPathException e) {
      throw unreadable(source, "is not a file name");
    } catch (WholeText.TooLargeException e) {
      throw unreadable(source, "expected at most " + LARGEST.inWords());
    } catch (IOException e) {
      throw unreadable(source, SystemReason.of(e));
    }
  }

  private static byte[] ofFile(String name) throws IOException {
    Path file = Path.of(name);
    if (Files.isDirectory(file)) {
      throw new IOException("is a directory");
    }
    return WholeText.bytes(file, LARGEST.most());
  }

  private static UnreadableException unreadable(String source, String sentence) {
    return new UnreadableException(SourcePosition.of(source), sentence);
  }
}
