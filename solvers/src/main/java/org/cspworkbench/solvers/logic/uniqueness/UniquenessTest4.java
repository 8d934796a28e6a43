package org.cspworkbench.solvers.logic.uniqueness;

import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Wording;

/**
 * Uniqueness test 4: two corners of one unit have other candidates, and the unit has one of the two
 * digits only there. One of them holds that digit, so neither may hold the other.
 */
public final class UniquenessTest4 extends RectangleTechnique {

  @Override
  void find(Position position, Rectangle rectangle, Findings findings) {
    ImmutableIntArray with = rectangle.withExtras();
    if (with.length() != 2) {
      return;
    }
    CellSet roof = position.layout().cells(with.toArray());
    for (House house : position.layout().housesWith(roof)) {
      for (int rest = rectangle.pair(); rest != 0; rest &= rest - 1) {
        int digit = Position.lowest(rest);
        if (!position.cells(house, digit).isEmpty()
            && roof.containsAll(position.cells(house, digit))) {
          add(position, rectangle, roof, house, digit, findings);
        }
      }
    }
  }

  private static void add(
      Position position,
      Rectangle rectangle,
      CellSet roof,
      House house,
      int digit,
      Findings findings) {
    int other = Position.lowest(rectangle.pair() & ~Position.bit(digit));
    step(position, rectangle)
        .units(house)
        .eliminate(roof, other)
        .because(
            words ->
                words.text(
                    "rectangle.unit",
                    danger(words, position, rectangle),
                    words.unit(house),
                    Wording.digit(digit),
                    words.cells(roof)))
        .addTo(findings);
  }
}
