package org.cspworkbench.solvers.logic.singledigit;

import com.google.common.collect.ImmutableList;
import java.util.ArrayDeque;
import java.util.Deque;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.Position;

/**
 * Candidates of one digit that strong links join, painted in two colours: all cells of one colour
 * hold the digit and none of the other, or the other way round.
 *
 * @param first the cells of one colour
 * @param second the cells of the other
 */
record Colouring(CellSet first, CellSet second) {

  /** Returns the colourings of {@code digit}: one for each component of its strong links. */
  static ImmutableList<Colouring> of(Position position, int digit) {
    return position.derive(digit, Colouring.class, p -> findAll(p, digit));
  }

  private static ImmutableList<Colouring> findAll(Position position, int digit) {
    ImmutableList<StrongLink> links = StrongLink.of(position, digit);
    ImmutableList.Builder<Colouring> colourings = ImmutableList.builder();
    CellSet done = position.layout().noCells();
    for (StrongLink link : links) {
      if (!done.contains(link.a())) {
        Colouring colouring = from(position, link.a(), links);
        done = done.or(colouring.all());
        colourings.add(colouring);
      }
    }
    return colourings.build();
  }

  private static Colouring from(Position position, int start, ImmutableList<StrongLink> links) {
    CellSet[] colours = {position.layout().cells(start), position.layout().noCells()};
    Deque<Integer> open = new ArrayDeque<>();
    open.add(start);
    while (!open.isEmpty()) {
      int cell = open.remove();
      int next = colours[0].contains(cell) ? 1 : 0;
      for (StrongLink link : links) {
        if (link.a() == cell || link.b() == cell) {
          int other = link.other(cell);
          if (!colours[0].contains(other) && !colours[1].contains(other)) {
            colours[next] = colours[next].with(other);
            open.add(other);
          }
        }
      }
    }
    return new Colouring(colours[0], colours[1]);
  }

  /** Returns the cells of both colours. */
  CellSet all() {
    return first.or(second);
  }

  /** Returns the same, the other colour first. */
  Colouring swapped() {
    return new Colouring(second, first);
  }

  /** Returns the cells that see some cell of {@code colour}. */
  static CellSet seenBy(Position position, CellSet colour) {
    CellSet seen = position.layout().noCells();
    for (int cell = colour.first(); cell != CellSet.NONE; cell = colour.next(cell + 1)) {
      seen = seen.or(position.layout().peers(cell));
    }
    return seen;
  }
}
