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
  private final CellSet[] seen; // by digit: the cells that see all of these

  private AlmostLockedSet(Position position, CellSet cells, int digits) {
    this.cells = cells;
    this.digits = digits;
    this.holders = new CellSet[position.layout().size()];
    this.seen = new CellSet[holders.length];
    for (int rest = digits; rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest);
      holders[digit] = cells.and(position.cells(digit + 1));
      seen[digit] = position.layout().commonPeers(holders[digit]);
    }
  }

  /** All almost locked sets of {@code position}, each once. */
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
              CellSet cells = house.at(position.layout(), places);
              int held = position.digitsIn(cells);
              if (Integer.bitCount(held) == digits && !found.containsKey(cells)) {
                found.put(cells, new AlmostLockedSet(position, cells, held));
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

  /** The cells that see all of {@link #holders}. */
  public CellSet seenBy(int digit) {
    return seen[digit - 1];
  }

  /**
   * The restricted common digits: those of both sets that cannot be in both, because all cells of
   * one that can hold them see all such cells of the other.
   */
  int restrictedCommon(AlmostLockedSet other) {
    int restricted = 0;
    for (int rest = digits & other.digits; rest != 0; rest &= rest - 1) {
      int digit = Position.lowest(rest);
      if (seenBy(digit).containsAll(other.holders(digit))) {
        restricted |= Position.bit(digit);
      }
    }
    return restricted;
  }
}
