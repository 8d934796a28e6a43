package org.cspworkbench.presentation.parts;

import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/** The lines of a text, each of bounded length, so that an endless one is noticed. */
public final class BoundedLines {

  /** The greatest length of a line. */
  public static final int MOST_CHARACTERS = 1 << 26;

  private final Reader reader; // buffered
  private int number;
  private boolean isWhole = true;

  /** Reads lines from {@code reader}, which should be buffered. */
  public BoundedLines(Reader reader) {
    this.reader = reader;
  }

  /**
   * Returns the next line without its end, or {@code null} at the end of the text.
   *
   * @throws PartsFault if the line is too long
   * @throws IOException if it cannot be read
   */
  public @Nullable String next() throws IOException, PartsFault {
    StringBuilder line = new StringBuilder();
    number++;
    int character = reader.read();
    if (character < 0) {
      return null;
    }
    while (character >= 0 && character != '\n') {
      if (line.length() == MOST_CHARACTERS) {
        throw fault("expected a line to end within " + MOST_CHARACTERS + " characters");
      }
      line.append((char) character);
      character = reader.read();
    }
    isWhole = character == '\n';
    return line.toString();
  }

  /** Returns whether the last line was ended by a line feed: otherwise it may be the beginning. */
  public boolean isWhole() {
    return isWhole;
  }

  /** Returns a fault in the last line that was read. */
  public PartsFault fault(String sentence) {
    return new PartsFault(number + ": " + sentence);
  }
}
