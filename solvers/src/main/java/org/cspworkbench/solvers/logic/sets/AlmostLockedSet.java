package org.cspworkbench.solvers.logic.sets;

import com.google.common.collect.ImmutableList;
import java.util.LinkedHashMap;
import java.util.Map;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.subsets.Combinations;

/**
 * Cells of one unit with one candidate more than there are cells: if one of the candidates is false
 * in all of them, the cells hold all others.
 */
public final class AlmostLockedSet {

  private final CellSet cells;
  private final int digits;
  private final CellSet[] holders; // by digit: the cells of the set that can hold it
  private final CellSet[] seen; // by digit: the cells that can hold it and see all of these

  private AlmostLockedSet(Position position, CellSet cells, int digits) {
    this.cells = cells;
    this.digits = digits;
    this.holders = new CellSet[position.layout().size()];
    this.seen = new CellSet[holders.length];
    for (int rest = digits; rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest);
      holders[digit] = cells.and(position.cells(digit + 1));
      seen[digit] = position.layout().commonPeers(holders[digit]).and(position.cells(digit + 1));
    }
  }

  /** Returns all almost locked sets of {@code position}, each once. */
  public static ImmutableList<AlmostLockedSet> of(Position position) {
    return position.derive(AlmostLockedSet.class, AlmostLockedSet::findAll);
  }

  private static ImmutableList<AlmostLockedSet> findAll(Position position) {
    Map<CellSet, AlmostLockedSet> found = new LinkedHashMap<>();
    for (House house : position.layout().houses()) {
      int[] masks = position.candidates(house);
      int most = Math.min(masks.length - 1, 8);
      for (int size = 1; size <= most; size++) {
        int digits = size + 1;
        Combinations.withFewBits(
            masks,
            size,
            digits,
            places -> {
              int held = Combinations.union(masks, places);
              if (Integer.bitCount(held) == digits) {
                CellSet cells = house.at(position.layout(), places);
                found.computeIfAbsent(cells, key -> new AlmostLockedSet(position, key, held));
              }
              return true;
            });
      }
    }
    return ImmutableList.copyOf(found.values());
  }

  /** Its cells. */
  public CellSet cells() {
    return cells;
  }

  /** Its digits, one more than cells. */
  public int digits() {
    return digits;
  }

  /** Its cells that can hold {@code digit}, one of its digits. */
  public CellSet holders(int digit) {
    return holders[digit - 1];
  }

  /** Returns the cells that can hold {@code digit} and see all of {@link #holders}. */
  public CellSet seenBy(int digit) {
    return seen[digit - 1];
  }

  /** Returns those of {@code some} of its digits that leave a cell if it holds them. */
  public int ruledOut(int some) {
    return ruledOutWith(this, some);
  }

  /**
   * Returns those of {@code some} digits of both sets that leave a cell if one of the sets holds
   * them.
   */
  int ruledOutWith(AlmostLockedSet other, int some) {
    int ruledOut = 0;
    for (int rest = some; rest != 0; rest &= rest - 1) {
      int digit = Position.lowest(rest);
      if (seenBy(digit).intersects(other.seenBy(digit))) {
        ruledOut |= Position.bit(digit);
      }
    }
    return ruledOut;
  }
}
