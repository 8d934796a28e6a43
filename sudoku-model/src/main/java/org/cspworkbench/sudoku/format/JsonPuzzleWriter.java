package org.cspworkbench.sudoku.format;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Optional;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.Shape;

/**
 * Writes everything that there is to know of a grid as a JSON object on one line; what is usual is
 * left out. The one form that loses nothing.
 */
public final class JsonPuzzleWriter implements GridWriter {

  @Override
  public String write(Grid grid) {
    return write(grid, PencilMarks.none(grid.shape()));
  }

  @Override
  public String write(Grid grid, PencilMarks marks) {
    return JsonPuzzle.CODEC.line(puzzle(grid, marks, Optional.empty())) + "\n";
  }

  /** Returns the same with what is stated about the puzzle. */
  public String write(Grid grid, PencilMarks marks, Remarks remarks) {
    return JsonPuzzle.CODEC.line(puzzle(grid, marks, Optional.of(remarks))) + "\n";
  }

  /** Writes the members of a puzzle into the object that is being written. */
  public static void writeMembers(Grid grid, PencilMarks marks, JsonWriter json)
      throws IOException {
    JsonPuzzle.writeMembers(puzzle(grid, marks, Optional.empty()), json);
  }

  private static Puzzle puzzle(Grid grid, PencilMarks marks, Optional<Remarks> remarks) {
    return new Puzzle(grid, marks, false, ImmutableList.of(), SourcePosition.NOWHERE, remarks);
  }

  @Override
  public boolean canWrite(Shape shape) {
    return shape.rules().stream().allMatch(RuleMember::exists);
  }
}
