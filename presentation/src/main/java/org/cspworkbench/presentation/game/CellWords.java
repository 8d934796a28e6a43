package org.cspworkbench.presentation.game;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.cspworkbench.presentation.words.RuleWords;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;

/** The text of the state of a cell. */
public final class CellWords {

  private final TextBundle texts;
  private final RuleWords rules;

  /** Creates texts in the language of {@code texts}. */
  public CellWords(TextBundle texts) {
    this.texts = texts;
    this.rules = new RuleWords(texts);
  }

  /**
   * Returns the description for screen readers: {@code Row 4, column 2, empty, 2 candidates: 4 and
   * 8}.
   */
  public String spoken(CellState state) {
    String place = position(state.shape(), state.cell());
    if (state.given()) {
      return texts.text("cell.given", place, symbol(state.value()));
    }
    if (state.value() != 0) {
      return texts.text("cell.own", place, symbol(state.value()));
    }
    return texts.text("cell.open", place, state.candidates().size(), list(state.candidates()));
  }

  /** Returns the position of {@code cell}: {@code Row 4, column 2}. */
  public String position(Shape shape, int cell) {
    return rules.place(shape, cell);
  }

  /** Returns the position of the cell: {@code Row 2, column 2, box 1}. */
  public String place(CellState state) {
    return texts.text("cell.units", state.row(), state.column(), state.box());
  }

  /** Returns the value or the candidates of the cell; values are bold: {@code <b>4</b>}. */
  public String content(CellState state) {
    if (state.given()) {
      return texts.text("cell.is.given", symbol(state.value()));
    }
    if (state.value() != 0) {
      return texts.text("cell.is", symbol(state.value()));
    }
    return state.candidates().isEmpty()
        ? texts.text("cell.canbe.nothing")
        : texts.text("cell.canbe", list(state.candidates()));
  }

  /** Returns the reason why a value is excluded: {@code r4c8 row}. */
  public String reason(Shape shape, Exclusion exclusion) {
    return switch (exclusion.kind(shape)) {
      case STRUCK -> texts.text("excluded.struck");
      case EXTRA ->
          texts.text(
              "excluded.extra",
              shape.cellName(exclusion.by()),
              rules.unit(shape, exclusion.unit().orElseThrow()));
      default ->
          texts.text(
              "excluded." + exclusion.kind(shape).name().toLowerCase(Locale.ROOT),
              shape.cellName(exclusion.by()));
    };
  }

  /**
   * Returns the tooltip of the cell: its name, position, content and excluded values, on several
   * lines.
   */
  public String tip(CellState state) {
    StringBuilder lines = new StringBuilder();
    lines.append(state.shape().cellName(state.cell())).append("   ");
    lines
        .append(place(state))
        .append('\n')
        .append(content(state).replace("<b>", "").replace("</b>", ""));
    if (state.value() == 0) {
      for (Exclusion exclusion : state.exclusions()) {
        lines.append('\n').append(symbol(exclusion.value())).append("   ");
        lines.append(reason(state.shape(), exclusion));
      }
    }
    return lines.toString();
  }

  /** Joins the symbols of values: {@code 1, 4 or 8}. */
  public String list(List<Integer> values) {
    List<String> symbols = values.stream().map(CellWords::symbol).toList();
    int last = symbols.size() - 1;
    if (last <= 0) {
      return String.join("", symbols);
    }
    return texts.text(
        "cell.or",
        symbols.subList(0, last).stream().collect(Collectors.joining(", ")),
        symbols.get(last));
  }

  private static String symbol(int value) {
    return String.valueOf(Symbols.of(value));
  }
}
