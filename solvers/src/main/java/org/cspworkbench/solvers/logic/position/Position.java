package org.cspworkbench.solvers.logic.position;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.cspworkbench.core.model.MemoTable;
import org.cspworkbench.sudoku.Candidates;
import org.cspworkbench.sudoku.Grid;

/**
 * A grid with its candidates at one moment: which digits each empty cell can still hold. Immutable.
 *
 * <p>Digits run from 1; a set of digits is an int with bit d − 1 for digit d. The same candidates
 * are kept three times, by cell, by digit and by unit, because techniques need all three.
 *
 * <p>What techniques derive from a position is kept with it; what they derive from one digit alone
 * is handed on to the positions that follow, until that digit loses a candidate; and what they
 * derive from some cells alone, until one of these loses a candidate.
 */
public final class Position {

  private final BoardLayout layout;
  private final byte[] values; // 0 where the cell is empty
  private final int[] candidates; // by cell; none where it is filled
  private final CellSet[] cells; // by digit
  private final int[] places; // by unit, then digit: at which places of the unit the digit can go
  private final int[] held; // by unit: the digits in its cells
  private final int filled;
  private final boolean doubtful; // whether something may be impossible
  private final MemoTable derived = new MemoTable();
  private final ImmutableList<MemoTable> derivedOfDigits;
  private final UnchangedCells derivedOfCells;

  private Position(BoardLayout layout, byte[] values, int[] candidates) {
    this.layout = layout;
    this.values = values;
    this.candidates = candidates;
    this.cells = cellsByDigit(layout, candidates);
    this.places = placesByUnit(layout, candidates);
    this.held = new int[layout.houses().size()];
    int count = 0;
    for (int cell = 0; cell < values.length; cell++) {
      count += values[cell] == 0 ? 0 : 1;
      hold(cell);
    }
    this.filled = count;
    this.derivedOfDigits =
        Stream.generate(MemoTable::new)
            .limit(cells.length)
            .collect(ImmutableList.toImmutableList());
    this.derivedOfCells = new UnchangedCells();
    this.doubtful = findContradiction().isPresent();
  }

  /** Creates the position that {@link #after} returns for {@code before}. */
  private Position(
      Position before, Collection<Candidate> placements, Collection<Candidate> eliminations) {
    this.layout = before.layout;
    this.values = before.values.clone();
    this.candidates = before.candidates.clone();
    this.cells = before.cells.clone();
    this.places = before.places.clone();
    this.held = before.held.clone();
    boolean doubt = before.doubtful;
    int count = before.filled;
    for (Candidate out : eliminations) {
      cells[out.digit() - 1] = cells[out.digit() - 1].without(out.cell());
      doubt |= lose(out.cell(), out.digit());
    }
    for (Candidate in : placements) {
      count += values[in.cell()] == 0 ? 1 : 0;
      doubt |= place(in.cell(), in.digit());
    }
    this.filled = count;
    this.doubtful = doubt;
    this.derivedOfDigits = handedOn(before);
    this.derivedOfCells = before.derivedOfCells;
  }

  private ImmutableList<MemoTable> handedOn(Position before) {
    ImmutableList.Builder<MemoTable> kept = ImmutableList.builder();
    for (int digit = 0; digit < cells.length; digit++) {
      boolean isSame = cells[digit].equals(before.cells[digit]);
      kept.add(isSame ? before.derivedOfDigits.get(digit) : new MemoTable());
    }
    return kept.build();
  }

  /** Returns the position of {@code grid} with all candidates that the values in it leave. */
  public static Position of(Grid grid) {
    Candidates open = Candidates.of(grid);
    byte[] values = new byte[grid.shape().cellCount()];
    int[] candidates = new int[values.length];
    for (int cell = 0; cell < values.length; cell++) {
      values[cell] = (byte) grid.value(cell);
      candidates[cell] = grid.isEmpty(cell) ? open.mask(cell) : 0;
    }
    return new Position(BoardLayout.of(grid.shape()), values, candidates);
  }

  private static CellSet[] cellsByDigit(BoardLayout layout, int[] candidates) {
    long[][] words = new long[layout.size()][layout.words()];
    for (int cell = 0; cell < candidates.length; cell++) {
      for (int rest = candidates[cell]; rest != 0; rest &= rest - 1) {
        words[Integer.numberOfTrailingZeros(rest)][cell >>> 6] |= 1L << cell;
      }
    }
    CellSet[] cells = new CellSet[words.length];
    for (int digit = 0; digit < cells.length; digit++) {
      cells[digit] = CellSet.ofWords(words[digit]);
    }
    return cells;
  }

  private static int[] placesByUnit(BoardLayout layout, int[] candidates) {
    int size = layout.size();
    int[] places = new int[layout.houses().size() * size];
    for (int cell = 0; cell < candidates.length; cell++) {
      int open = candidates[cell];
      int[] bases = layout.placesOf(cell);
      for (int i = 0; open != 0 && i < bases.length; i += 2) {
        for (int rest = open; rest != 0; rest &= rest - 1) {
          places[bases[i] * size + Integer.numberOfTrailingZeros(rest)] |= 1 << bases[i + 1];
        }
      }
    }
    return places;
  }

  /** Records the value of {@code cell} in its units; returns whether a unit holds it twice. */
  private boolean hold(int cell) {
    boolean isTwice = false;
    int[] bases = layout.placesOf(cell);
    for (int i = 0; values[cell] != 0 && i < bases.length; i += 2) {
      isTwice |= (held[bases[i]] & bit(values[cell])) != 0;
      held[bases[i]] |= bit(values[cell]);
    }
    return isTwice;
  }

  private boolean place(int cell, int digit) {
    values[cell] = (byte) digit;
    boolean doubt = hold(cell);
    for (int rest = candidates[cell]; rest != 0; rest &= rest - 1) {
      cells[lowest(rest) - 1] = cells[lowest(rest) - 1].without(cell);
      doubt |= lose(cell, lowest(rest));
    }
    CellSet losing = layout.peers(cell).and(cells[digit - 1]);
    cells[digit - 1] = cells[digit - 1].minus(losing);
    for (int peer = losing.first(); peer != CellSet.NONE; peer = losing.next(peer + 1)) {
      doubt |= lose(peer, digit);
    }
    return doubt;
  }

  /**
   * Removes {@code digit} from {@code cell}; returns whether the cell or one of its units has no
   * candidate left.
   */
  private boolean lose(int cell, int digit) {
    candidates[cell] &= ~bit(digit);
    boolean doubt = candidates[cell] == 0 && values[cell] == 0;
    int[] bases = layout.placesOf(cell);
    for (int i = 0; i < bases.length; i += 2) {
      int index = bases[i] * layout.size() + digit - 1;
      places[index] &= ~(1 << bases[i + 1]);
      doubt |= places[index] == 0 && (held[bases[i]] & bit(digit)) == 0;
    }
    return doubt;
  }

  /** Returns the set of this digit alone. */
  public static int bit(int digit) {
    return 1 << (digit - 1);
  }

  /** Returns the smallest digit of {@code digits}, which is not empty. */
  public static int lowest(int digits) {
    return Integer.numberOfTrailingZeros(digits) + 1;
  }

  /** Returns the cells, units and peers. */
  public BoardLayout layout() {
    return layout;
  }

  /** Returns the digit in {@code cell}, or 0 if it is empty. */
  public int value(int cell) {
    return values[cell];
  }

  /** Returns whether {@code cell} holds no digit. */
  public boolean isEmpty(int cell) {
    return values[cell] == 0;
  }

  /** Returns how many cells hold a digit. */
  public int filled() {
    return filled;
  }

  /** Returns the digits that {@code cell} can still hold; none if it holds one. */
  public int candidates(int cell) {
    return candidates[cell];
  }

  /** Returns how many digits {@code cell} can still hold. */
  public int count(int cell) {
    return Integer.bitCount(candidates[cell]);
  }

  /** Returns whether {@code cell} is empty and can hold {@code digit}. */
  public boolean has(int cell, int digit) {
    return (candidates[cell] & bit(digit)) != 0;
  }

  /** Returns the empty cells that can hold {@code digit}. */
  public CellSet cells(int digit) {
    return cells[digit - 1];
  }

  /** Returns the empty cells that can hold some digit of {@code digits}. */
  public CellSet cellsWithAny(int digits) {
    CellSet any = layout.noCells();
    for (int rest = digits; rest != 0; rest &= rest - 1) {
      any = any.or(cells[Integer.numberOfTrailingZeros(rest)]);
    }
    return any;
  }

  /** Returns the places of {@code house}, one bit each, that can hold {@code digit}. */
  public int places(House house, int digit) {
    return places[house.index() * layout.size() + digit - 1];
  }

  /** Returns the digits that a single place of {@code house} can hold. */
  public int digitsWithOnePlace(House house) {
    int base = house.index() * layout.size();
    int digits = 0;
    for (int digit = 0; digit < cells.length; digit++) {
      int where = places[base + digit];
      if (where != 0 && (where & where - 1) == 0) {
        digits |= 1 << digit;
      }
    }
    return digits;
  }

  /** For each digit, from 1 at index 0, the places of {@code house} that can hold it. */
  public int[] places(House house) {
    int base = house.index() * layout.size();
    return Arrays.copyOfRange(places, base, base + layout.size());
  }

  /** Returns the digits that cells of {@code house} hold. */
  public int held(House house) {
    return held[house.index()];
  }

  /** Returns the cells of {@code house} that can hold {@code digit}. */
  public CellSet cells(House house, int digit) {
    return house.set().and(cells(digit));
  }

  /** Returns the candidates of each cell of {@code house}, by place. */
  public int[] candidates(House house) {
    int[] masks = new int[house.cells().length()];
    for (int place = 0; place < masks.length; place++) {
      masks[place] = candidates[house.cells().get(place)];
    }
    return masks;
  }

  /** Returns the digits that some cell of {@code set} can hold. */
  public int digitsIn(CellSet set) {
    int digits = 0;
    for (int cell = set.first(); cell != CellSet.NONE; cell = set.next(cell + 1)) {
      digits |= candidates[cell];
    }
    return digits;
  }

  /** Returns all cells with exactly two candidates, ascending. */
  public int[] bivalueCells() {
    int[] found = new int[candidates.length];
    int count = 0;
    for (int cell = 0; cell < candidates.length; cell++) {
      if (Integer.bitCount(candidates[cell]) == 2) {
        found[count++] = cell;
      }
    }
    return Arrays.copyOf(found, count);
  }

  /**
   * Returns the result of {@code maker} for this position, computed once, because several
   * techniques use it.
   *
   * @param key its key; the same key requires the same maker
   */
  public <T> T derive(Object key, Function<Position, T> maker) {
    return derived.get(key, this, maker);
  }

  /**
   * Returns the result of {@code maker} for the places of {@code digit}, computed once for all
   * positions with the same places.
   *
   * @param key its key; the same key requires the same maker
   * @param maker a function that depends only on this digit
   */
  public <T> T derive(int digit, Object key, Function<Position, T> maker) {
    return derivedOfDigits.get(digit - 1).get(key, this, maker);
  }

  /**
   * Returns the result of {@code maker} for the candidates of {@code some} cells, computed once for
   * successive positions with the same candidates there.
   *
   * @param key its key; the same key requires the same maker
   * @param maker a function that depends only on these candidates
   */
  public <T> T derive(CellSet some, Object key, Function<Position, T> maker) {
    return derivedOfCells.get(this, some, key, maker);
  }

  /** Returns whether {@code other}, of the same layout, has all candidates of this position. */
  public boolean isWithin(Position other) {
    for (int cell = 0; cell < candidates.length; cell++) {
      if ((candidates[cell] & ~other.candidates[cell]) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns this position without these candidates. */
  public Position without(Collection<Candidate> eliminations) {
    return after(List.of(), eliminations);
  }

  /**
   * Returns this position with these digits in their cells, so that their peers cannot hold them
   * any more, and without these candidates.
   */
  public Position after(Collection<Candidate> placements, Collection<Candidate> eliminations) {
    return new Position(this, placements, eliminations);
  }

  /** Returns whether every cell holds a digit. */
  public boolean isComplete() {
    return filled == values.length;
  }

  /**
   * Returns why these candidates cannot be completed, if that shows at a glance: an empty cell has
   * none left, or a unit has no place for a digit, or holds one twice.
   */
  public Optional<Contradiction> contradiction() {
    return doubtful ? findContradiction() : Optional.empty();
  }

  private Optional<Contradiction> findContradiction() {
    for (int cell = 0; cell < values.length; cell++) {
      if (values[cell] == 0 && candidates[cell] == 0) {
        return Optional.of(new Contradiction.NoCandidate(cell));
      }
    }
    int[] heldIn = new int[layout.houses().size()];
    for (int cell = 0; cell < values.length; cell++) {
      int[] bases = layout.placesOf(cell);
      for (int i = 0; values[cell] != 0 && i < bases.length; i += 2) {
        if ((heldIn[bases[i]] & bit(values[cell])) != 0) {
          House house = layout.houses().get(bases[i]);
          return Optional.of(new Contradiction.Repeated(house, values[cell]));
        }
        heldIn[bases[i]] |= bit(values[cell]);
      }
    }
    for (House house : layout.houses()) {
      int held = heldIn[house.index()];
      for (int digit = 1; digit <= layout.size(); digit++) {
        if ((held & bit(digit)) == 0 && places(house, digit) == 0) {
          return Optional.of(new Contradiction.NoPlace(house, digit));
        }
      }
    }
    return Optional.empty();
  }

  /** Returns the digits of all cells, 0 where there is none. */
  public int[] values() {
    int[] copy = new int[values.length];
    for (int cell = 0; cell < copy.length; cell++) {
      copy[cell] = values[cell];
    }
    return copy;
  }
}
