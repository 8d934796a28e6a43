package org.cspworkbench.presentation.moment;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.presentation.words.IntervalText;
import org.cspworkbench.presentation.words.RuleWords;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.SudokuCsp;
import org.cspworkbench.sudoku.Symbols;

/** Formulates the full description of the displayed state of a variable for screen readers. */
public final class VariableWords {

  private static final int MOST_SPOKEN = 1 << 10;

  private final TextBundle texts;
  private final RuleWords rules;

  /** Creates descriptions in the language of {@code texts}. */
  public VariableWords(TextBundle texts) {
    this.texts = texts;
    this.rules = new RuleWords(texts);
  }

  /** Returns a text such as {@code Row 4, column 2, 8, value being tried, decision 5}. */
  public String spoken(Csp csp, int x, Spot spot) {
    Variable variable = csp.variables().get(x);
    return spoken(
        place(csp, x, variable),
        variable.domain()::labelAt,
        values -> IntervalText.names(variable.domain(), values).limit(MOST_SPOKEN),
        spot);
  }

  /** Returns such a text for a cell whose values are the symbols of a Sudoku. */
  public String spoken(Shape shape, int cell, Spot spot) {
    IntFunction<String> label = i -> String.valueOf(Symbols.of(i + 1));
    return spoken(place(shape, cell), label, values -> values.indices().mapToObj(label), spot);
  }

  private String spoken(
      String place,
      IntFunction<String> label,
      Function<ValueSet, Stream<String>> names,
      Spot spot) {
    List<String> parts = new ArrayList<>();
    parts.add(place);
    if (spot.value() != TraceEvent.NONE) {
      parts.add(label.apply(spot.value()));
      parts.add(texts.text("cell.state." + spot.state().name().toLowerCase(Locale.ROOT)));
    } else if (spot.state() == State.OPEN) {
      String values = names.apply(spot.candidates()).collect(Collectors.joining(", "));
      parts.add(texts.text("cell.open.values", spot.candidates().size(), values));
    } else {
      parts.add(texts.text("cell.state." + spot.state().name().toLowerCase(Locale.ROOT)));
    }
    if (spot.decision() > 0) {
      parts.add(texts.text("cell.decision", spot.decision()));
    }
    return String.join(", ", parts);
  }

  private String place(Csp csp, int x, Variable variable) {
    Optional<Shape> shape = SudokuCsp.shapeOf(csp);
    return shape.map(each -> place(each, x)).orElseGet(variable::name);
  }

  private String place(Shape shape, int cell) {
    return rules.place(shape, cell);
  }
}
