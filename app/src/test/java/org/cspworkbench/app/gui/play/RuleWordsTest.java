package org.cspworkbench.app.gui.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.sudoku.Cage;
import org.cspworkbench.sudoku.Conflict;
import org.cspworkbench.sudoku.Conflicts;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Unit;
import org.cspworkbench.sudoku.Variant;
import org.junit.jupiter.api.Test;

/** Every unit of every shape has a name, and every broken rule its sentence. */
final class RuleWordsTest {

  private static final Shape NINE = Shape.ofSize(9);

  @Test
  void everyUnitOfEveryShapeIsCalledAsTheModelCallsIt() {
    for (Shape shape :
        new Shape[] {
          NINE,
          Shape.of(2, 3),
          Shape.ofSize(25),
          NINE.with(Variant.DIAGONALS),
          NINE.with(Variant.WINDOWS),
          NINE.with(Variant.ANTI_KNIGHT),
          NINE.with(ImmutableList.of(new Cage(ImmutableIntArray.of(0, 1), 3)))
        }) {
      for (Unit unit : shape.units()) {
        assertThat(RuleWords.unit(shape, unit)).isEqualTo(unit.name());
      }
    }
  }

  /** In English the window says what the model says. */
  @Test
  void everyBrokenRuleIsTold() {
    Grid twice = Grid.ofLine("55.5" + ".".repeat(77));
    for (Conflict conflict : Conflicts.in(twice).all()) {
      assertThat(RuleWords.conflict(conflict)).isEqualTo(conflict.toString());
    }
    assertThat(Conflicts.in(twice).all()).isNotEmpty();
    Shape killer = NINE.with(ImmutableList.of(new Cage(ImmutableIntArray.of(0, 1), 3)));
    Grid wrong = Grid.ofGivens(killer, killer.cells().map(cell -> cell == 0 ? 9 : 0).toArray());
    assertThat(RuleWords.conflict(Conflicts.in(wrong).all().get(0)))
        .isEqualTo(Conflicts.in(wrong).all().get(0).toString());
  }
}
