package org.cspworkbench.sudoku.format;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;

/**
 * A puzzle that was read. Its givens may contradict each other.
 *
 * @param grid the givens and, if the format distinguishes them, the filled cells
 * @param marks the candidates noted in the empty cells
 * @param isOfCandidates whether the text states nothing but candidates, so that a value is the only
 *     candidate of its cell
 * @param notices how the text was understood where it can be understood in several ways, and what
 *     it states that is not read; notices that apply to the whole file are with its first puzzle
 *     only
 * @param position where it begins
 * @param remarks what is stated about it besides, if anything
 */
public record Puzzle(
    Grid grid,
    PencilMarks marks,
    boolean isOfCandidates,
    ImmutableList<Notice> notices,
    SourcePosition position,
    Optional<Remarks> remarks)
    implements Entry {

  /**
   * Something that a user should know about a text that was read.
   *
   * @param position where
   * @param sentence a sentence without capital and full stop
   */
  public record Notice(SourcePosition position, String sentence) {

    /** Returns the whole sentence: {@code week3.txt:1:1: the title is ignored}. */
    public String message() {
      return position + ": " + sentence;
    }
  }

  /** One without notices and remarks. */
  Puzzle(Grid grid, PencilMarks marks, SourcePosition position) {
    this(grid, marks, false, ImmutableList.of(), position, Optional.empty());
  }

  /** One without notes. */
  Puzzle(Grid grid, SourcePosition position) {
    this(grid, PencilMarks.none(grid.shape()), position);
  }

  /** Returns this puzzle with notices before its own. */
  Puzzle after(Iterable<Notice> earlier) {
    return at(position, ImmutableList.<Notice>builder().addAll(earlier).addAll(notices).build());
  }

  /** Returns this puzzle, of which the text states nothing but candidates. */
  Puzzle ofCandidates() {
    return new Puzzle(grid, marks, true, notices, position, remarks);
  }

  /** Returns this puzzle at another position, with these notices. */
  Puzzle at(SourcePosition newPosition, ImmutableList<Notice> newNotices) {
    return new Puzzle(grid, marks, isOfCandidates, newNotices, newPosition, remarks);
  }

  /** Returns this puzzle with these remarks. */
  Puzzle with(Optional<Remarks> newRemarks) {
    return new Puzzle(grid, marks, isOfCandidates, notices, position, newRemarks);
  }

  /** Returns this puzzle with another grid of the same cells. */
  Puzzle with(Grid newGrid) {
    return new Puzzle(newGrid, marks, isOfCandidates, notices, position, remarks);
  }
}
