package org.cspworkbench.sudoku.format;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.sudoku.Candidates;
import org.cspworkbench.sudoku.GivenCandidates;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.Shape;

/**
 * What candidates mean that a puzzle lacks although no rule excludes them: the player has removed
 * them, or they are the puzzle, as in a Sukaku.
 */
public enum CandidateUse {
  /** They are the puzzle if the text states nothing but candidates, or no value. */
  AS_STATED,
  /** They are the puzzle. */
  GIVEN,
  /** They belong to the player, and do not matter for the solutions. */
  IGNORED;

  /** Returns {@code puzzle} with this use of its candidates, and a remark on it if it matters. */
  public Puzzle applyTo(Puzzle puzzle) {
    Grid grid = puzzle.grid();
    PencilMarks marks = puzzle.marks();
    if (marks.isEmpty()) {
      return puzzle;
    }
    int[] given = new int[grid.shape().cellCount()];
    int missing = 0;
    for (int cell = 0; cell < given.length; cell++) {
      int explained = grid.isEmpty(cell) ? Candidates.maskOf(grid, cell) : 0;
      if (marks.mask(cell) != 0 && (explained & ~marks.mask(cell)) != 0) {
        given[cell] = marks.mask(cell);
        missing += Integer.bitCount(explained & ~marks.mask(cell));
      }
    }
    if (missing == 0) {
      return puzzle;
    }
    boolean arePuzzle =
        this == GIVEN || (this == AS_STATED && (puzzle.isOfCandidates() || grid.filled() == 0));
    String lacking = missing + " candidates are missing that no rule excludes; they are ";
    return arePuzzle
        ? withGiven(puzzle, given, lacking + "part of the puzzle (--no-candidates ignores them)")
        : remarked(puzzle, lacking + "ignored (--candidates makes them part of the puzzle)");
  }

  private static Puzzle withGiven(Puzzle puzzle, int[] given, String remark) {
    Grid grid = puzzle.grid();
    Shape shape = grid.shape().with(new GivenCandidates(PencilMarks.of(given).masks()));
    int[] givens = shape.cells().map(c -> grid.isGiven(c) ? grid.value(c) : 0).toArray();
    Grid stated = Grid.ofGivens(shape, givens).withValues(shape.cells().map(grid::value).toArray());
    return remarked(puzzle.with(stated), remark);
  }

  private static Puzzle remarked(Puzzle puzzle, String sentence) {
    return puzzle.after(ImmutableList.of(new Puzzle.Notice(puzzle.position(), sentence)));
  }
}
