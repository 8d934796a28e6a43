package org.cspworkbench.presentation.parts;

import java.io.IOException;
import java.io.Reader;
import org.cspworkbench.document.MemoryLimit;
import org.jspecify.annotations.Nullable;

/** The lines of a text, each of bounded length, so that an endless one is noticed. */
public final class BoundedLines {

  /** The greatest length of a line; a character becomes half of a number in a list at most. */
  private static final MemoryLimit LIMIT = MemoryLimit.of(1 << 26, 100);

  private final Reader reader;
  private final char[] buffer = new char[1 << 13];
  private int from; // of the characters in the buffer that belong to no line yet
  private int to;
  private int number;
  private boolean isWhole = true;

  /** Reads lines from {@code reader}. */
  public BoundedLines(Reader reader) {
    this.reader = reader;
  }

  /** Returns whether a line of this length can be read. */
  public static boolean accepts(int length) {
    return length <= LIMIT.most();
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
    isWhole = false;
    while (!isWhole && fill()) {
      int end = from;
      while (end < to && buffer[end] != '\n') {
        end++;
      }
      if (line.length() + end - from > LIMIT.most()) {
        throw fault("expected a line to end within " + LIMIT.inWords());
      }
      line.append(buffer, from, end - from);
      isWhole = end < to;
      from = isWhole ? end + 1 : end;
    }
    return line.length() == 0 && !isWhole ? null : line.toString();
  }

  /** Returns whether there are more characters. */
  private boolean fill() throws IOException {
    if (from == to) {
      from = 0;
      to = Math.max(0, reader.read(buffer));
    }
    return from < to;
  }

  /** Returns whether the last line was ended by a line feed: otherwise it may be the beginning. */
  public boolean isWhole() {
    return isWhole;
  }

  /** Returns a fault in the last line that was read. */
  public PartsFault fault(String sentence) {
    return new PartsFault(number + ": " + sentence);
  }

  /** Returns a fault in the last line that was read, at {@code column}, from 1. */
  public PartsFault fault(int column, String sentence) {
    return new PartsFault(number + ":" + column + ": " + sentence);
  }
}
