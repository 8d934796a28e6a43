package org.cspworkbench.sudoku.format;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.List;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Equal;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.sudoku.Completions;
import org.cspworkbench.sudoku.Conflict;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.GridConflicts;
import org.cspworkbench.sudoku.Rule;
import org.cspworkbench.sudoku.RuleViolation;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Test;

/** A rule that the project does not know is one class, which is stated, solved and checked. */
final class RuleFromOutsideTest {

  private static final Shape FOUR = Shape.ofSize(4);

  /** Two cells that hold the same value. */
  private record Twins(int one, int other) implements Rule {
    @Override
    public String id() {
      return "twins";
    }

    @Override
    public String parts() {
      return "twins";
    }

    @Override
    public String rule() {
      return "twins hold the same value";
    }

    @Override
    public void checkFits(Shape shape) {}

    @Override
    public ImmutableList<Constraint> constraints(ImmutableList<Variable> cells) {
      return ImmutableList.of(new Equal(cells.get(one), cells.get(other)));
    }

    @Override
    public ImmutableList<Conflict> conflicts(Grid grid) {
      boolean isBroken =
          !grid.isEmpty(one) && !grid.isEmpty(other) && grid.value(one) != grid.value(other);
      ImmutableIntArray cells = ImmutableIntArray.of(one, other);
      return isBroken
          ? ImmutableList.of(
              new RuleViolation(
                  grid.shape(), cells, "the twins differ", "twins", ImmutableList.of()))
          : ImmutableList.of();
    }

    @Override
    public ImmutableList<String> lines(Shape shape) {
      return ImmutableList.of(shape.cellName(one) + " = " + shape.cellName(other));
    }
  }

  @Test
  void itIsStatedAndSolved() {
    Shape shape = FOUR.with(new Twins(0, 15));
    List<List<Integer>> expected =
        Completions.of(FOUR).stream().filter(grid -> grid.get(0).equals(grid.get(15))).toList();
    assertThat(expected).hasSizeBetween(1, 287);
    assertThat(Completions.of(shape)).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(shape).hasToString("4×4 (twins)");
    assertThat(FOUR.with(new Twins(0, 15))).isSameAs(shape);
  }

  @Test
  void whatBreaksItIsAConflict() {
    Shape shape = FOUR.with(new Twins(0, 15));
    Grid grid = Grid.empty(shape).with(0, 1).with(15, 2);
    assertThat(GridConflicts.in(grid).all())
        .extracting(Conflict::message)
        .containsExactly("the twins differ; the puzzle has no solution");
    assertThat(GridConflicts.in(grid).involve(15)).isTrue();
  }

  /** Rather than to write a puzzle that would be another one when it is read again. */
  @Test
  void noFormWritesARuleThatItDoesNotKnow() {
    Shape shape = FOUR.with(new Twins(0, 15));
    for (PuzzleFormat format : PuzzleFormat.values()) {
      assertThat(format.writer().canWrite(shape)).as("%s", format).isFalse();
    }
  }
}
