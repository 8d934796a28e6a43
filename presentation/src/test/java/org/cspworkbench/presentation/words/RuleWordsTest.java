package org.cspworkbench.presentation.words;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Locale;
import org.cspworkbench.sudoku.Cage;
import org.cspworkbench.sudoku.Cages;
import org.cspworkbench.sudoku.Conflict;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.GridConflicts;
import org.cspworkbench.sudoku.Rule;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Thermometer;
import org.cspworkbench.sudoku.Thermometers;
import org.cspworkbench.sudoku.Unit;
import org.cspworkbench.sudoku.Variant;
import org.junit.jupiter.api.Test;

/** Every unit of every shape has a name, and every broken rule its sentence. */
final class RuleWordsTest {

  private static final RuleWords WORDS = new RuleWords(TextBundle.ofPhrases(Locale.ENGLISH));

  private static final Shape NINE = Shape.ofSize(9);
  private static final Rule CAGES =
      new Cages(ImmutableList.of(new Cage(ImmutableIntArray.of(0, 1), 3)));
  private static final Rule THERMOMETERS =
      new Thermometers(ImmutableList.of(Thermometer.of(0, 1, 2)));

  @Test
  void everyUnitOfEveryShapeIsCalledAsTheModelCallsIt() {
    for (Shape shape :
        new Shape[] {
          NINE,
          Shape.of(2, 3),
          Shape.ofSize(25),
          NINE.with(Variant.DIAGONALS),
          NINE.with(Variant.FALLING_DIAGONAL),
          NINE.with(Variant.RISING_DIAGONAL),
          NINE.with(Variant.WINDOWS),
          NINE.with(Variant.ANTI_KNIGHT),
          NINE.with(CAGES)
        }) {
      for (Unit unit : shape.units()) {
        assertThat(WORDS.unit(shape, unit)).isEqualTo(unit.name());
      }
    }
  }

  /** In English the window says what the model says. */
  @Test
  void everyBrokenRuleIsTold() {
    Grid twice = Grid.ofLine("55.5" + ".".repeat(77));
    for (Conflict conflict : GridConflicts.in(twice).all()) {
      assertThat(WORDS.conflict(conflict)).isEqualTo(conflict.toString());
    }
    assertThat(GridConflicts.in(twice).all()).isNotEmpty();
    for (Rule rule : new Rule[] {CAGES, THERMOMETERS}) {
      Shape shape = NINE.with(rule);
      int[] values = shape.cells().map(cell -> cell == 0 ? 9 : cell == 2 ? 4 : 0).toArray();
      Conflict broken = GridConflicts.in(Grid.ofGivens(shape, values)).all().get(0);
      assertThat(WORDS.conflict(broken)).isEqualTo(broken.toString());
    }
  }
}
