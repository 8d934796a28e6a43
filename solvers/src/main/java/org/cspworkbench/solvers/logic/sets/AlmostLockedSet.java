package org.cspworkbench.solvers.logic.sets;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.solvers.logic.basics.Combinations;
import org.cspworkbench.solvers.logic.position.BoardLayout;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;

/**
 * Cells of one unit with one candidate more than there are cells: if one of the candidates is false
 * in all of them, the cells hold all others.
 */
public final class AlmostLockedSet {

  private final CellSet cells;
  private final int digits;
  private final CellSet[] holders; // by digit: the cells of the set that can hold it
  private final CellSet[] peers; // by digit: the cells that see all of these

  private AlmostLockedSet(Position position, CellSet cells, int digits) {
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

  /**
   * Returns all almost locked sets of {@code position}, each once, in the order of units. A set
   * whose candidates are those of an earlier position is the same object.
   */
  public static ImmutableList<AlmostLockedSet> of(Position position) {
    return position.derive(AlmostLockedSet.class, AlmostLockedSet::findAll);
  }

  private static ImmutableList<AlmostLockedSet> findAll(Position position) {
    ImmutableList.Builder<AlmostLockedSet> found = ImmutableList.builder();
    for (ImmutableList<AlmostLockedSet> inHouse : byHouse(position)) {
      found.addAll(inHouse);
    }
    return found.build();
  }

  /**
   * Returns the same sets by unit. The list of a unit whose candidates are those of an earlier
   * position is the same object.
   */
  public static ImmutableList<ImmutableList<AlmostLockedSet>> byHouse(Position position) {
    return position.derive(
        House.class,
        p -> {
          ImmutableList.Builder<ImmutableList<AlmostLockedSet>> found = ImmutableList.builder();
          for (House house : p.layout().houses()) {
            ImmutableList<AlmostLockedSet> inHouse =
                p.derive(house.set(), House.class, same -> findIn(same, house));
            found.add(inHouse);
          }
          return found.build();
        });
  }

  /** Returns the almost locked sets of {@code house} that are not in an earlier unit. */
  private static ImmutableList<AlmostLockedSet> findIn(Position position, House house) {
    ImmutableList.Builder<AlmostLockedSet> found = ImmutableList.builder();
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
              if (isFirstWith(position.layout(), house, cells)) {
                AlmostLockedSet set =
                    position.derive(
                        cells, AlmostLockedSet.class, p -> new AlmostLockedSet(p, cells, held));
                found.add(set);
              }
            }
            return true;
          });
    }
    return found.build();
  }

  /** Returns whether {@code house} is the first unit that has all of {@code cells}. */
  private static boolean isFirstWith(BoardLayout layout, House house, CellSet cells) {
    for (int index : layout.houseIndices(cells.first())) {
      if (index < house.index() && layout.houses().get(index).set().containsAll(cells)) {
        return false;
      }
    }
    return true;
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

  /** Returns the cells of {@code position} that can hold {@code digit} and see all its holders. */
  public CellSet seenBy(Position position, int digit) {
    return peers[digit - 1].and(position.cells(digit));
  }

  /** Returns those of {@code some} of its digits that leave a cell if it holds them. */
  public int ruledOut(Position position, int some) {
    return ruledOutWith(position, this, some);
  }

  /**
   * Returns those of {@code some} digits of both sets that leave a cell if one of the sets holds
   * them.
   */
  int ruledOutWith(Position position, AlmostLockedSet other, int some) {
    int ruledOut = 0;
    for (int rest = some; rest != 0; rest &= rest - 1) {
      int digit = Position.lowest(rest);
      if (seenBy(position, digit).intersects(other.peers[digit - 1])) {
        ruledOut |= Position.bit(digit);
      }
    }
    return ruledOut;
  }
}
