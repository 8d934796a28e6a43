package org.cspworkbench.app.cli;

import java.io.IOException;
import org.cspworkbench.app.export.RatedPuzzle;
import org.cspworkbench.app.sheet.PrintedPuzzle;
import org.cspworkbench.app.sheet.PuzzleSheet;

/**
 * A file of generated puzzles as pages for printing.
 *
 * @param file the file
 * @param sheet the content
 */
record PuzzlePages(OutputFile file, PuzzleSheet sheet) implements PuzzleTarget {

  @Override
  public void add(RatedPuzzle puzzle) {
    String caption = puzzle.level() + ", " + puzzle.givens();
    try {
      sheet.add(new PrintedPuzzle(puzzle.puzzle(), puzzle.solution(), caption));
    } catch (IOException e) {
      throw file.failure(e);
    }
  }

  @Override
  public void complete() {
    file.write(sheet::write);
    file.complete();
  }

  @Override
  public void close() {
    file.close();
    try {
      sheet.close();
    } catch (IOException e) {
      // the document is no longer needed
    }
  }
}
