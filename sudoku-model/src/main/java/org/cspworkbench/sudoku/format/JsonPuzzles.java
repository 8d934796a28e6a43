package org.cspworkbench.sudoku.format;

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
      if (!json.hasNext()) {
        ended = true;
        return null;
      }
      Puzzle puzzle = JsonPuzzle.CODEC.read(json.next());
      faults = 0;
      return puzzle;
    } catch (UnreadableException e) {
      faults++;
      ended = json.isBroken() || faults == PuzzleReader.MOST_FAULTS;
      String cut = ended && !json.isAtEnd() ? CUT : "";
      return new Fault(e.position(), e.problem() + cut);
    }
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
