package org.cspworkbench.sudoku.format;

import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.Reader;
import java.util.NoSuchElementException;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.JsonDocument;
import org.jspecify.annotations.Nullable;

/**
 * The puzzles in a file of JSON objects, one after the other. After a faulty object it goes on with
 * the next one; where the text is no JSON any more it ends.
 */
final class JsonPuzzles implements PuzzleSource {

  private static final String CUT = "; the rest is not read";

  private final JsonDocument json;
  private @Nullable Entry next;
  private int faults; // since the last puzzle
  private boolean ended;

  JsonPuzzles(String source, Reader reader) {
    json = JsonDocument.lenient(source, reader);
  }

  @Override
  public boolean hasNext() {
    if (next == null && !ended) {
      next = read();
    }
    return next != null;
  }

  private @Nullable Entry read() {
    try {
      JsonToken first = json.peek();
      if (first == JsonToken.END_DOCUMENT) {
        ended = true;
        return null;
      }
      return read(first);
    } catch (UnreadableException e) {
      ended = true;
      return withCut(Fault.of(e));
    }
  }

  private Entry read(JsonToken first) {
    try {
      Puzzle puzzle = new JsonPuzzle(json).read();
      faults = 0;
      return puzzle;
    } catch (UnreadableException e) {
      faults++;
      ended = !skipRest(first) || faults == PuzzleReader.MOST_FAULTS;
      return withCut(Fault.of(e));
    }
  }

  /** Skips to the end of the value that began with {@code first}; returns whether it has one. */
  private boolean skipRest(JsonToken first) {
    if (json.isBroken()) {
      return false;
    }
    try {
      json.leaveTo(0);
      if (first == JsonToken.BEGIN_ARRAY) {
        json.skip(); // which has not been entered
      }
      return true;
    } catch (UnreadableException e) {
      return false; // the first fault is already reported
    }
  }

  private Fault withCut(Fault fault) {
    return ended && !json.isAtEnd() ? new Fault(fault.position(), fault.problem() + CUT) : fault;
  }

  @Override
  public Entry next() {
    if (!hasNext() || next == null) {
      throw new NoSuchElementException("no more puzzles");
    }
    Entry entry = next;
    next = null;
    return entry;
  }

  @Override
  public void close() throws IOException {
    json.close();
  }
}
