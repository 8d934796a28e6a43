package org.cspworkbench.sudoku.format;

import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.SystemReason;
import org.cspworkbench.document.TokenBound;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a source, with a look ahead. It ends where the source ends, at a line of more than
 * {@link #LONGEST_LINE} characters, or at a failure to read; {@link #fault()} returns which. Lines
 * end with LF, CR or both.
 */
final class LineSource implements Closeable {

  /** Longer lines are rejected; the largest puzzle in its widest format needs less than a tenth. */
  static final int LONGEST_LINE = TokenBound.LONGEST_TOKEN;

  private static final String TOO_LONG =
      "expected the line to end within " + LONGEST_LINE + " characters: this is not a puzzle file";

  private static final int END = -1;
  private static final int BUFFERED = 1 << 15;

  private final String name;
  private final Reader reader;
  private final char[] buffer = new char[BUFFERED];
  private int position; // of the next character in the buffer
  private int limit; // of the buffer's characters
  private final List<SourceLine> ahead = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private int number; // of the line being read, or of the first one after the end
  private long contentTaken;
  private boolean isAtStart = true;
  private boolean afterCarriageReturn;
  private boolean ended;
  private @Nullable Fault fault;

  LineSource(String name, Reader reader) {
    this.name = name;
    this.reader = reader;
  }

  /** Returns a source that ended before it began. */
  static LineSource unreadable(Fault fault) {
    return unreadable(fault, Reader.nullReader());
  }

  /** The same, of which nothing is read; {@code reader} is closed with it. */
  static LineSource unreadable(Fault fault, Reader reader) {
    LineSource source = new LineSource(fault.position().source(), reader);
    source.endWith(fault);
    return source;
  }

  /** Returns the next line, without taking it; null at the end. */
  @Nullable SourceLine peek() {
    return peek(0);
  }

  /**
   * Returns the line {@code distance} lines after the next, without taking it; null if the source
   * ends before.
   */
  @Nullable SourceLine peek(int distance) {
    while (ahead.size() <= distance && !ended) {
      read();
    }
    return distance < ahead.size() ? ahead.get(distance) : null;
  }

  /** Puts another line in the place of the one {@code distance} lines after the next. */
  void replace(int distance, SourceLine line) {
    ahead.set(distance, line);
  }

  /** Removes the line that {@link #peek()} returns. */
  void advance() {
    SourceLine line = ahead.remove(0);
    contentTaken += line.isContent() ? line.text().length() : 0;
    isAtStart &= !line.isContent();
  }

  /** Returns whether no line of content has been taken. */
  boolean isAtStart() {
    return isAtStart;
  }

  /** Returns how many characters the lines of content that have been taken had altogether. */
  long contentTaken() {
    return contentTaken;
  }

  /** Returns the place after the last line, once that has been read. */
  SourcePosition end() {
    return new SourcePosition(name, number, 1);
  }

  /** Returns why the lines end before the source does; null if they do not, or not yet. */
  @Nullable Fault fault() {
    return fault;
  }

  /**
   * Removes and returns the next line if it is there as a whole, so that this means no waiting for
   * the source, and is a {@link PlainLine}; null otherwise. Such a line is read directly from the
   * buffer: large collections have no others.
   */
  @Nullable Puzzle takePuzzle() {
    SourceLine next = ahead.isEmpty() ? null : ahead.get(0);
    if (next != null) {
      if (next.kind() != SourceLine.Kind.PUZZLE) {
        return null;
      }
      advance();
      return next.puzzle();
    }
    PlainLine line = ended ? null : takePlainLine();
    if (line == null && bufferLine()) {
      line = takePlainLine();
    }
    return line == null ? null : line.puzzle(new SourcePosition(name, number, 1));
  }

  private @Nullable PlainLine takePlainLine() {
    skipLineFeed();
    PlainLine line = PlainLine.read(buffer, position, limit);
    if (line == null || line.end() == limit) {
      return null;
    }
    number++;
    isAtStart = false;
    afterCarriageReturn = buffer[line.end()] == '\r';
    position = line.end() + 1;
    return line;
  }

  /** Fills the buffer without waiting; returns whether that has completed a line. */
  private boolean bufferLine() {
    try {
      boolean isFilled = false;
      skipLineFeed();
      while (!hasLineEnd()) {
        if (ended || limit - position == BUFFERED || !reader.ready() || !fill()) {
          return false;
        }
        skipLineFeed();
        isFilled = true;
      }
      return isFilled;
    } catch (IOException e) {
      return false; // the next read reports it again
    }
  }

  /** Skips the second character of a terminator of two. */
  private void skipLineFeed() {
    if (afterCarriageReturn && position < limit && buffer[position] == '\n') {
      position++;
      afterCarriageReturn = false;
    }
  }

  private boolean hasLineEnd() {
    for (int i = position; i < limit; i++) {
      if (buffer[i] == '\n' || buffer[i] == '\r') {
        return true;
      }
    }
    return false;
  }

  private void read() {
    number++;
    text.setLength(0);
    try {
      int c = firstOfLine();
      while (c != END && c != '\n' && c != '\r') {
        if (text.length() == LONGEST_LINE) {
          endWith(new Fault(here(), TOO_LONG));
          return;
        }
        text.append((char) c);
        takePrintable();
        c = take();
      }
      afterCarriageReturn = c == '\r';
      ended = c == END;
    } catch (IOException e) {
      endWith(new Fault(here(), "cannot be read any further: " + SystemReason.of(e)));
      return;
    }
    if (!ended || !text.isEmpty()) {
      ahead.add(SourceLine.of(name, number, text.toString()));
      number += ended ? 1 : 0;
    }
  }

  private int firstOfLine() throws IOException {
    int c = take();
    return c == '\n' && afterCarriageReturn ? take() : c;
  }

  /** Takes the characters of ASCII that come next, which are most, at one go. */
  private void takePrintable() {
    int start = position;
    int end = Math.min(limit, start + LONGEST_LINE - text.length());
    while (position < end && buffer[position] >= ' ' && buffer[position] <= '~') {
      position++;
    }
    text.append(buffer, start, position - start);
  }

  private int take() throws IOException {
    return position < limit || fill() ? buffer[position++] : END;
  }

  /** Reads more characters into the buffer; returns whether there were any. */
  private boolean fill() throws IOException {
    System.arraycopy(buffer, position, buffer, 0, limit - position);
    limit -= position;
    position = 0;
    int count = reader.read(buffer, limit, BUFFERED - limit);
    limit += Math.max(count, 0);
    return count > 0;
  }

  private SourcePosition here() {
    return new SourcePosition(name, number, text.codePointCount(0, text.length()) + 1);
  }

  private void endWith(Fault reason) {
    fault = reason;
    ended = true;
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
