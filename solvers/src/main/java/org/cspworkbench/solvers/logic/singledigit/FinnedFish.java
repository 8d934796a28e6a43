package org.cspworkbench.solvers.logic.singledigit;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.solvers.logic.basics.Combinations;
import org.cspworkbench.solvers.logic.position.BoardLayout;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.SingleDigitTechnique;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Wording;

/**
 * Finned and sashimi fish: a fish whose base lines have further candidates, the fins, within one
 * box. Either a fin is true, or the fish holds; what the fish rules out and every fin sees goes in
 * both cases. It is sashimi if a base line without its fin has a single candidate left. Two such
 * fish on the same base lines, called siamese, are reported as one as well, which is sashimi if
 * both are.
 */
public final class FinnedFish extends SingleDigitTechnique {

  /** The two kinds. */
  public enum Kind {
    /** Without its fins it would be a fish. */
    FINNED,
    /** Without its fins a base line would have one candidate only. */
    SASHIMI
  }

  private final int size;
  private final Kind kind;

  /** Looks for fish of {@code size} lines. */
  public FinnedFish(int size, Kind kind) {
    this.size = size;
    this.kind = kind;
  }

  @Override
  protected void find(Position position, int digit, Findings findings) {
    BoardLayout layout = position.layout();
    new Orientation(
            position,
            digit,
            layout.rows(),
            layout.columns(),
            layout.shape().boxRows(),
            layout.shape().boxColumns())
        .find(findings);
    new Orientation(
            position,
            digit,
            layout.columns(),
            layout.rows(),
            layout.shape().boxColumns(),
            layout.shape().boxRows())
        .find(findings);
  }

  /**
   * One choice of covers.
   *
   * @param kind which kind it is
   * @param covering the cover lines, one bit each
   * @param fins the candidates of the base lines outside of them
   * @param out the cells that lose the digit
   */
  private record Fish(Kind kind, int covering, CellSet fins, CellSet out) {}

  /** One digit, with rows as bases and columns as covers or the other way round. */
  private final class Orientation {
    private final Position position;
    private final int digit;
    private final ImmutableList<House> bases;
    private final ImmutableList<House> covers;
    private final int basesInBox;
    private final int coversInBox;
    private final int[] masks;

    Orientation(
        Position position,
        int digit,
        ImmutableList<House> bases,
        ImmutableList<House> covers,
        int basesInBox,
        int coversInBox) {
      this.position = position;
      this.digit = digit;
      this.bases = bases;
      this.covers = covers;
      this.basesInBox = basesInBox;
      this.coversInBox = coversInBox;
      this.masks = FishLines.places(position, bases, digit);
    }

    void find(Findings findings) {
      Combinations.withFewBits(
          masks,
          size,
          size + coversInBox - 1, // the line of the elimination leaves the fins so many in its box
          chosen -> {
            int crossed = Combinations.union(masks, chosen);
            if (Integer.bitCount(crossed) > size) {
              chooseFins(chosen, crossed, findings);
            }
            return !findings.areEnough();
          });
    }

    /** Tries the sets of crossing lines within one box that leave {@code size} others. */
    private void chooseFins(int chosen, int crossed, Findings findings) {
      List<Fish> found = new ArrayList<>(0);
      int fins = Integer.bitCount(crossed) - size;
      int inBox = (1 << coversInBox) - 1;
      for (int shift = 0; shift < covers.size(); shift += coversInBox) {
        int near = crossed & inBox << shift;
        for (int some = near; some != 0; some = (some - 1) & near) {
          if (Integer.bitCount(some) == fins && areInOneBox(chosen, some)) {
            addIfAny(chosen, crossed & ~some, found);
          }
        }
      }
      for (Fish fish : found) {
        add(chosen, ImmutableList.of(fish), findings);
      }
      for (int i = 0; i < found.size() && !findings.areEnough(); i++) {
        for (int j = 0; j < i; j++) {
          add(chosen, ImmutableList.of(found.get(j), found.get(i)), findings);
        }
      }
    }

    private boolean areInOneBox(int chosen, int finLines) {
      int box = -1;
      for (int rest = chosen; rest != 0; rest &= rest - 1) {
        int base = Integer.numberOfTrailingZeros(rest);
        if ((masks[base] & finLines) != 0) {
          if (box >= 0 && box != base / basesInBox) {
            return false;
          }
          box = base / basesInBox;
        }
      }
      return true;
    }

    private void addIfAny(int chosen, int covering, List<Fish> found) {
      CellSet baseCells = FishLines.cells(position.layout(), bases, chosen);
      CellSet coverCells = FishLines.cells(position.layout(), covers, covering);
      CellSet fins = baseCells.and(position.cells(digit)).minus(coverCells);
      CellSet out = coverCells.minus(baseCells).and(position.layout().commonPeers(fins));
      if (out.intersects(position.cells(digit))) {
        found.add(new Fish(kindOf(chosen, covering), covering, fins, out));
      }
    }

    /** Adds one fish, or a siamese pair, if it is of the kind that is looked for. */
    private void add(int chosen, ImmutableList<Fish> fish, Findings findings) {
      boolean isSashimi = fish.stream().allMatch(one -> one.kind() == Kind.SASHIMI);
      if (isSashimi != (kind == Kind.SASHIMI)) {
        return;
      }
      CellSet baseCells = FishLines.cells(position.layout(), bases, chosen);
      ImmutableList<House> base = FishLines.of(bases, chosen);
      Step.Builder step =
          Step.in(position).cells(baseCells.and(position.cells(digit))).digit(digit).units(base);
      for (Fish one : fish) {
        step.units(FishLines.of(covers, one.covering())).eliminate(one.out(), digit);
      }
      step.because(
              words ->
                  words.text(
                      "finned-fish",
                      words.units(base),
                      Wording.digit(digit),
                      words.join(
                          "finned-fish.also",
                          fish.stream().map(one -> coversAndFins(words, one)).toList())))
          .addTo(findings);
    }

    private String coversAndFins(Wording words, Fish fish) {
      return words.text(
          "finned-fish.covers",
          words.in(FishLines.of(covers, fish.covering())),
          words.cells(fish.fins()));
    }

    private Kind kindOf(int chosen, int covering) {
      for (int rest = chosen; rest != 0; rest &= rest - 1) {
        if (Integer.bitCount(masks[Integer.numberOfTrailingZeros(rest)] & covering) < 2) {
          return Kind.SASHIMI;
        }
      }
      return Kind.FINNED;
    }
  }
}
