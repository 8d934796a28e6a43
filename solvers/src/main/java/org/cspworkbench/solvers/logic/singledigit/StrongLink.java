package org.cspworkbench.solvers.logic.singledigit;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;

/**
 * The only two places of a digit in a unit: if one is false, the other is true.
 *
 * @param unit the unit
 * @param a the first cell
 * @param b the second cell
 */
record StrongLink(House unit, int a, int b) {

  /** Returns all strong links of {@code digit}, unit by unit. */
  static ImmutableList<StrongLink> of(Position position, int digit) {
    return position.derive(digit, StrongLink.class, p -> findAll(p, digit));
  }

  private static ImmutableList<StrongLink> findAll(Position position, int digit) {
    ImmutableList.Builder<StrongLink> links = ImmutableList.builder();
    for (House house : position.layout().houses()) {
      int places = position.places(house, digit);
      if (Integer.bitCount(places) == 2) {
        int a = house.cells().get(Integer.numberOfTrailingZeros(places));
        int b = house.cells().get(Integer.numberOfTrailingZeros(places & places - 1));
        links.add(new StrongLink(house, a, b));
      }
    }
    return links.build();
  }

  /** Returns the end that is not {@code end}. */
  int other(int end) {
    return end == a ? b : a;
  }

  /** Returns whether no cell is an end of both. */
  boolean isApartFrom(StrongLink other) {
    return a != other.a && a != other.b && b != other.a && b != other.b;
  }
}
