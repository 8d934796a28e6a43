package org.cspworkbench.solvers.logic.sets;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
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

  private final Pattern pattern;
  private final CellSet[] places; // by digit: all cells that can hold it

  private AlmostLockedSet(Pattern pattern, CellSet[] places) {
    this.pattern = pattern;
    this.places = places;
  }

  /** Returns all almost locked sets of {@code position}, each once. */
  public static ImmutableList<AlmostLockedSet> of(Position position) {
    return position.derive(AlmostLockedSet.class, AlmostLockedSet::findAll);
  }

  private static ImmutableList<AlmostLockedSet> findAll(Position position) {
    Map<CellSet, AlmostLockedSet> found = new LinkedHashMap<>();
    CellSet[] places = new CellSet[position.layout().size()];
    Arrays.setAll(places, digit -> position.cells(digit + 1));
    for (House house : position.layout().houses()) {
      for (Pattern pattern :
          position.derive(house.set(), AlmostLockedSet.class, p -> patterns(p, house))) {
        if (!found.containsKey(pattern.cells)) {
          found.put(pattern.cells, new AlmostLockedSet(pattern, places));
        }
      }
    }
    return ImmutableList.copyOf(found.values());
  }

  /** Returns the almost locked sets of {@code house}. */
  private static ImmutableList<Pattern> patterns(Position position, House house) {
    ImmutableList.Builder<Pattern> patterns = ImmutableList.builder();
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
              patterns.add(new Pattern(position, cells, held));
            }
            return true;
          });
    }
    return patterns.build();
  }

  /** Its cells. */
  public CellSet cells() {
    return pattern.cells;
  }

  /** Its digits, one more than cells. */
  public int digits() {
    return pattern.digits;
  }

  /** Its cells that can hold {@code digit}, one of its digits. */
  public CellSet holders(int digit) {
    return pattern.holders[digit - 1];
  }

  /** Returns the cells that can hold {@code digit} and see all of {@link #holders}. */
  public CellSet seenBy(int digit) {
    return pattern.peers[digit - 1].and(places[digit - 1]);
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

  /** What the candidates of its cells alone determine. */
  private static final class Pattern {
    private final CellSet cells;
    private final int digits;
    private final CellSet[] holders; // by digit: the cells of the set that can hold it
    private final CellSet[] peers; // by digit: the cells that see all of these

    Pattern(Position position, CellSet cells, int digits) {
      this.cells = cells;
      this.digits = digits;
      this.holders = new CellSet[position.layout().size()];
      this.peers = new CellSet[holders.length];
      for (int rest = digits; rest != 0; rest &= rest - 1) {
        int digit = Integer.numberOfTrailingZeros(rest);
        holders[digit] = cells.and(position.cells(digit + 1));
        peers[digit] = position.layout().commonPeers(holders[digit]);
      }
    }
  }
}
