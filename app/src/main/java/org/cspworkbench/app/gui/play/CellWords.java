package org.cspworkbench.app.gui.play;

import static org.cspworkbench.app.gui.words.Texts.text;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.cspworkbench.app.gui.words.Markup;
import org.cspworkbench.presentation.game.CellState;
import org.cspworkbench.presentation.game.Exclusion;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;

/** The text that describes a cell. */
final class CellWords {

  private CellWords() {}

  /**
   * Returns the description for screen readers: {@code Row 4, column 2, empty, 2 candidates: 4 and
   * 8}.
   */
  static String spoken(CellState state) {
    String place = text("cell.place", state.row(), state.column());
    if (state.given()) {
      return text("cell.given", place, symbol(state.value()));
    }
    if (state.value() != 0) {
      return text("cell.own", place, symbol(state.value()));
    }
    return text("cell.open", place, state.candidates().size(), list(state.candidates()));
  }

  /** Returns the position of the cell: {@code Row 2, column 2, box 1}. */
  static String place(CellState state) {
    return text("cell.units", state.row(), state.column(), state.box());
  }

  /** Returns the value of the cell, or its candidates. */
  static Markup content(CellState state) {
    if (state.given()) {
      return Markup.of("cell.is.given", symbol(state.value()));
    }
    if (state.value() != 0) {
      return Markup.of("cell.is", symbol(state.value()));
    }
    return state.candidates().isEmpty()
        ? Markup.of("cell.canbe.nothing")
        : Markup.of("cell.canbe", list(state.candidates()));
  }

  /** Returns what excludes a value: {@code r4c8 row}. */
  static String reason(Shape shape, Exclusion exclusion) {
    return switch (exclusion.kind(shape)) {
      case STRUCK -> text("excluded.struck");
      case EXTRA ->
          text(
              "excluded.extra",
              shape.cellName(exclusion.by()),
              RuleWords.unit(shape, exclusion.unit().orElseThrow()));
      default ->
          text(
              "excluded." + exclusion.kind(shape).name().toLowerCase(Locale.ROOT),
              shape.cellName(exclusion.by()));
    };
  }

  /**
   * Returns the tooltip of the cell: its name, position, content and excluded values, on several
   * lines.
   */
  static String tip(CellState state) {
    StringBuilder lines = new StringBuilder();
    lines.append(state.shape().cellName(state.cell())).append("   ");
    lines.append(place(state)).append('\n').append(content(state).plain());
    if (state.value() == 0) {
      for (Exclusion exclusion : state.exclusions()) {
        lines.append('\n').append(symbol(exclusion.value())).append("   ");
        lines.append(reason(state.shape(), exclusion));
      }
    }
    return lines.toString();
  }

  /** Joins the symbols of values: {@code 1, 4 or 8}. */
  static String list(List<Integer> values) {
    List<String> symbols = values.stream().map(CellWords::symbol).toList();
    int last = symbols.size() - 1;
    if (last <= 0) {
      return String.join("", symbols);
    }
    return text(
        "cell.or",
        symbols.subList(0, last).stream().collect(Collectors.joining(", ")),
        symbols.get(last));
  }

  static String symbol(int value) {
    return String.valueOf(Symbols.of(value));
  }
}
