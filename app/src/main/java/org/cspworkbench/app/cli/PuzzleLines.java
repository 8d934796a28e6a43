package org.cspworkbench.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import org.cspworkbench.app.export.GeneratedPuzzles;
import org.cspworkbench.app.export.RatedPuzzle;

/**
 * A file of puzzles as text.
 *
 * @param file the file
 * @param writer who writes them
 */
record PuzzleLines(ReplacedFile file, GeneratedPuzzles writer) implements PuzzleTarget {

  @Override
  public void add(RatedPuzzle puzzle) {
    try {
      file.stream().write(writer.write(puzzle).getBytes(UTF_8));
    } catch (IOException e) {
      throw file.failure(e);
    }
  }

  @Override
  public void complete() {
    file.complete();
  }

  @Override
  public void close() {
    file.close();
  }
}
