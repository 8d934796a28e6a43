package org.cspworkbench.app.gui.play;

import static org.cspworkbench.app.gui.words.Texts.text;

import com.google.common.primitives.ImmutableIntArray;
import java.util.List;
import org.cspworkbench.sudoku.Conflict;
import org.cspworkbench.sudoku.RepeatedValue;
import org.cspworkbench.sudoku.RuleViolation;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Unit;

/** The text of rule violations. */
final class RuleWords {

  private RuleWords() {}

  /** Returns a conflict as a clause: {@code row 2 holds 5 twice (r2c3 and r2c8)}. */
  static String conflict(Conflict conflict) {
    Shape shape = conflict.shape();
    if (conflict instanceof RuleViolation broken) {
      return text("rule." + broken.key(), broken.arguments().toArray());
    }
    RepeatedValue repeated = (RepeatedValue) conflict;
    return text(
        "rule.repeated",
        unit(shape, repeated.unit()),
        CellWords.symbol(repeated.value()),
        repeated.cells().length(),
        cells(shape, repeated.cells()));
  }

  private static String cells(Shape shape, ImmutableIntArray cells) {
    return list(cells.stream().mapToObj(shape::cellName).toList());
  }

  /**
   * Joins names: {@code r1c1}, {@code r1c1 and r1c2}, {@code r1c1, r1c2 and r1c3}; empty if there
   * are none.
   */
  static String list(List<String> names) {
    int last = names.size() - 1;
    return last < 1
        ? String.join("", names)
        : text("rule.and", String.join(", ", names.subList(0, last)), names.get(last));
  }

  /** Returns the name of a unit: {@code row 2}, {@code box 5}, {@code falling diagonal}. */
  static String unit(Shape shape, Unit unit) {
    int place = shape.units().indexOf(unit);
    String[] kinds = {"row", "column", "box"}; // or regions, in the same order
    if (place >= 0 && place < kinds.length * shape.size()) {
      return text("unit." + kinds[place / shape.size()], place % shape.size() + 1);
    }
    return unit(unit.name());
  }

  /** Returns the localized name of a unit for its English name, from which the key is derived. */
  static String unit(String name) {
    int space = name.lastIndexOf(' ');
    String number = name.substring(space + 1);
    return number.matches("\\d+")
        ? text("unit." + name.substring(0, space), Integer.parseInt(number))
        : text("unit." + name.replaceAll("[^a-z]+", "-"));
  }
}
