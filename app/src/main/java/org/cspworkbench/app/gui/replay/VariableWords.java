package org.cspworkbench.app.gui.replay;

import static org.cspworkbench.app.gui.words.Texts.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.presentation.game.CellWords;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.SudokuCsp;
import org.cspworkbench.sudoku.Symbols;

/** Formulates the full description of the displayed state of a variable for screen readers. */
public final class VariableWords {

  private static final CellWords CELL_WORDS = new CellWords(Texts.phrases());

  private VariableWords() {}

  /** Returns a text such as {@code Row 4, column 2, 8, value being tried, decision 5}. */
  public static String spoken(Csp csp, int x, Spot spot) {
    Variable variable = csp.variables().get(x);
    return spoken(place(csp, x, variable), variable.domain()::labelAt, spot);
  }

  /** Returns such a text for a cell whose values are the symbols of a Sudoku. */
  static String spoken(Shape shape, int cell, Spot spot) {
    return spoken(place(shape, cell), i -> String.valueOf(Symbols.of(i + 1)), spot);
  }

  private static String spoken(String place, IntFunction<String> label, Spot spot) {
    List<String> parts = new ArrayList<>();
    parts.add(place);
    if (spot.value() != TraceEvent.NONE) {
      parts.add(label.apply(spot.value()));
      parts.add(text("cell.state." + spot.state().name().toLowerCase(Locale.ROOT)));
    } else if (spot.state() == State.OPEN) {
      List<String> values = spot.candidates().indices().mapToObj(label).toList();
      parts.add(text("cell.open.values", values.size(), String.join(", ", values)));
    } else {
      parts.add(text("cell.state." + spot.state().name().toLowerCase(Locale.ROOT)));
    }
    if (spot.decision() > 0) {
      parts.add(text("cell.decision", spot.decision()));
    }
    return String.join(", ", parts);
  }

  private static String place(Csp csp, int x, Variable variable) {
    Optional<Shape> shape = SudokuCsp.shapeOf(csp);
    return shape.map(each -> place(each, x)).orElseGet(variable::name);
  }

  private static String place(Shape shape, int cell) {
    return CELL_WORDS.position(shape, cell);
  }
}
