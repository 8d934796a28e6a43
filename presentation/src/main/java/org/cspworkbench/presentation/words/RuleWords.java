package org.cspworkbench.presentation.words;

import com.google.common.primitives.ImmutableIntArray;
import java.util.List;
import org.cspworkbench.sudoku.Conflict;
import org.cspworkbench.sudoku.RepeatedValue;
import org.cspworkbench.sudoku.RuleViolation;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;
import org.cspworkbench.sudoku.Unit;

/**
 * Puts units and broken rules of a Sudoku into words.
 *
 * @param texts the texts of the language
 */
public record RuleWords(TextBundle texts) {

  /** Returns a conflict as a clause: {@code row 2 holds 5 twice (r2c3 and r2c8)}. */
  public String conflict(Conflict conflict) {
    Shape shape = conflict.shape();
    if (conflict instanceof RuleViolation broken) {
      return texts.text("rule." + broken.key(), broken.arguments().toArray());
    }
    RepeatedValue repeated = (RepeatedValue) conflict;
    return texts.text(
        "rule.repeated",
        unit(shape, repeated.unit()),
        String.valueOf(Symbols.of(repeated.value())),
        repeated.cells().length(),
        cells(shape, repeated.cells()));
  }

  private String cells(Shape shape, ImmutableIntArray cells) {
    return list(cells.stream().mapToObj(shape::cellName).toList());
  }

  /**
   * Joins names: {@code r1c1}, {@code r1c1 and r1c2}, {@code r1c1, r1c2 and r1c3}; empty if there
   * are none.
   */
  public String list(List<String> names) {
    int last = names.size() - 1;
    return last < 1
        ? String.join("", names)
        : texts.text("rule.and", String.join(", ", names.subList(0, last)), names.get(last));
  }

  /** Returns the place of {@code cell}: {@code Row 4, column 2}. */
  public String place(Shape shape, int cell) {
    return texts.text("cell.place", shape.row(cell) + 1, shape.column(cell) + 1);
  }

  /** Returns the name of a unit: {@code row 2}, {@code box 5}, {@code falling diagonal}. */
  public String unit(Shape shape, Unit unit) {
    int place = shape.units().indexOf(unit);
    String[] kinds = {"row", "column", "box"}; // or regions, in the same order
    if (place >= 0 && place < kinds.length * shape.size()) {
      return texts.text("unit." + kinds[place / shape.size()], place % shape.size() + 1);
    }
    return unit(unit.name());
  }

  /** Returns the localized name of a unit for its English name, from which the key is derived. */
  public String unit(String name) {
    int space = name.lastIndexOf(' ');
    String number = name.substring(space + 1);
    return number.matches("\\d+")
        ? texts.text("unit." + name.substring(0, space), Integer.parseInt(number))
        : texts.text("unit." + name.replaceAll("[^a-z]+", "-"));
  }
}
