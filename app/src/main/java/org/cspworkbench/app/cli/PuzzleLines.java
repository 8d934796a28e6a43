package org.cspworkbench.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import org.cspworkbench.app.export.GeneratedPuzzles;
import org.cspworkbench.app.export.RatedPuzzle;

/**
 * A text file of generated puzzles.
 *
 * @param file the file
 * @param writer the writer of puzzles
 */
record PuzzleLines(OutputFile file, GeneratedPuzzles writer) implements PuzzleTarget {

  @Override
  public void add(RatedPuzzle puzzle) {
    file.write(stream -> stream.write(writer.write(puzzle).getBytes(UTF_8)));
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
