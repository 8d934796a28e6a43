package org.cspworkbench.sudoku.format;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a source, with a look ahead. It ends where the source ends, or at the first thing
 * that cannot be text: a control character, a line of more than {@link #LONGEST_LINE} characters, a
 * failure to read; {@link #fault()} tells which. Lines end with LF, CR or both; a byte order mark
 * is skipped.
 */
final class LineSource implements Closeable {

  /**
   * Longer lines are not kept in memory; the largest puzzle in its widest form needs less than a
   * tenth.
   */
  static final int LONGEST_LINE = 1 << 16;

  private static final int END = -1;
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final String name;
  private final BufferedReader reader;
  private final List<SourceLine> ahead = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private int number; // of the line being read, or of the first one after the end
  private long contentTaken;
  private boolean afterCarriageReturn;
  private boolean ended;
  private @Nullable Fault fault;

  LineSource(String name, Reader reader) {
    this.name = name;
    this.reader = new BufferedReader(reader);
  }

  /** A source that ended before it began. */
  static LineSource unreadable(Fault fault) {
    LineSource source = new LineSource(fault.position().source(), Reader.nullReader());
    source.endWith(fault);
    return source;
  }

  /** The next line, without taking it; null at the end. */
  @Nullable SourceLine peek() {
    return peek(0);
  }

  /**
   * The line {@code distance} lines after the next, without taking it; null if the source ends
   * before.
   */
  @Nullable SourceLine peek(int distance) {
    while (ahead.size() <= distance && !ended) {
      read();
    }
    return distance < ahead.size() ? ahead.get(distance) : null;
  }

  /** Takes the line that {@link #peek()} shows. */
  void advance() {
    SourceLine line = ahead.remove(0);
    contentTaken += line.isContent() ? line.text().length() : 0;
  }

  /** How many characters the lines of content that have been taken had altogether. */
  long contentTaken() {
    return contentTaken;
  }

  /** The place after the last line, once that has been read. */
  Position end() {
    return new Position(name, number, 1);
  }

  /** Why the lines end before the source does; null if they do not, or not yet. */
  @Nullable Fault fault() {
    return fault;
  }

  private void read() {
    number++;
    text.setLength(0);
    try {
      int c = firstOfLine();
      while (c != END && c != '\n' && c != '\r') {
        String objection = objectionTo(c);
        if (objection != null) {
          endWith(new Fault(here(), objection));
          return;
        }
        text.append((char) c);
        c = reader.read();
      }
      afterCarriageReturn = c == '\r';
      ended = c == END;
    } catch (IOException e) {
      endWith(new Fault(here(), "cannot be read any further: " + e.getMessage()));
      return;
    }
    if (!ended || !text.isEmpty()) {
      ahead.add(SourceLine.of(name, number, text.toString()));
      number += ended ? 1 : 0;
    }
  }

  private int firstOfLine() throws IOException {
    int c = reader.read();
    if (c == '\n' && afterCarriageReturn) {
      c = reader.read();
    }
    return c == BYTE_ORDER_MARK && number == 1 ? reader.read() : c;
  }

  /** Why this character cannot be part of a puzzle file; null if it can. */
  private @Nullable String objectionTo(int c) {
    if (Character.isISOControl(c) && c != '\t' && c != '\f') {
      return "expected text, found " + describe(c) + ": this is not a puzzle file";
    }
    return text.length() < LONGEST_LINE
        ? null
        : "expected the line to end within "
            + LONGEST_LINE
            + " characters: this is not a puzzle file";
  }

  private static String describe(int control) {
    return control < 0x80
        ? "a byte of value " + control
        : String.format("the control character U+%04X", control);
  }

  private Position here() {
    return new Position(name, number, text.codePointCount(0, text.length()) + 1);
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
