package org.cspworkbench.sudoku.format;

import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.Reader;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** The puzzles in a file of JSON objects, one after the other. The first fault ends it. */
final class JsonPuzzles implements PuzzleSource {

  private final JsonDocument json;
  private @Nullable Entry next;
  private boolean ended;

  JsonPuzzles(String source, Reader reader) {
    json = new JsonDocument(source, reader);
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
      if (json.peek() == JsonToken.END_DOCUMENT) {
        ended = true;
        return null;
      }
      return new JsonPuzzle(json).read();
    } catch (UnreadableException e) {
      ended = true;
      return e.fault();
    }
  }

  @Override
  public Found next() {
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
