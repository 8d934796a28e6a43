package org.cspworkbench.solvers.logic.uniqueness;

import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.solvers.logic.basics.Combinations;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Step;

/**
 * Uniqueness test 3: two corners of one unit have other candidates. One of these is true, so that
 * the two act like one cell with just these candidates, which may form a naked subset with other
 * cells of the unit.
 */
public final class UniquenessTest3 extends RectangleTechnique {

  @Override
  void find(Position position, Rectangle rectangle, Findings findings) {
    ImmutableIntArray with = rectangle.withExtras();
    if (with.length() != 2) {
      return;
    }
    CellSet roof = position.layout().cells(with.toArray());
    for (House house : position.layout().housesWith(roof)) {
      find(position, rectangle, roof, house, findings);
    }
  }

  private static void find(
      Position position, Rectangle rectangle, CellSet roof, House house, Findings findings) {
    int extras = position.digitsIn(roof) & ~rectangle.pair();
    int[] masks = position.candidates(house);
    for (int place = 0; place < masks.length; place++) {
      if (rectangle.corners().contains(house.cells().get(place))) {
        masks[place] = 0;
      }
    }
    for (int others = 1; others < masks.length - 2; others++) {
      int size = others;
      Combinations.withFewBits(
          masks,
          size,
          size + 1,
          places -> {
            CellSet cells = house.at(position.layout(), places);
            int digits = position.digitsIn(cells) | extras;
            if (Integer.bitCount(digits) == size + 1) {
              add(position, rectangle, roof, house, cells, digits, findings);
            }
            return !findings.areEnough();
          });
    }
  }

  private static void add(
      Position position,
      Rectangle rectangle,
      CellSet roof,
      House house,
      CellSet cells,
      int digits,
      Findings findings) {
    Step.Builder step =
        step(position, rectangle)
            .cells(cells)
            .digits(digits)
            .units(house)
            .because(
                words ->
                    words.text(
                        "rectangle.subset",
                        danger(words, position, rectangle),
                        words.cells(roof),
                        words.cells(cells),
                        words.digits(digits),
                        words.in(house)));
    for (House each : position.layout().housesWith(roof.or(cells))) {
      for (int rest = digits; rest != 0; rest &= rest - 1) {
        step.eliminate(each.set().minus(roof).minus(cells), Position.lowest(rest));
      }
    }
    step.addTo(findings);
  }
}
