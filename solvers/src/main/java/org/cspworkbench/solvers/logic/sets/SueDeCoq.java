package org.cspworkbench.solvers.logic.sets;

import org.cspworkbench.solvers.logic.basics.Combinations;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Technique;

/**
 * Sue de Coq, or two-sector disjoint subsets: cells where a line crosses a box, further cells of
 * the line and further cells of the box, with as many digits as cells, where none is in both of the
 * further groups. Every digit is then used up within its line, or its box. Where nothing was found,
 * nothing is searched again until a candidate of the line or the box is removed.
 */
public final class SueDeCoq implements Technique {

  @Override
  public void find(Position position, Findings findings) {
    for (House box : position.layout().boxes()) {
      for (House line : position.layout().houses()) {
        if (line.isLine() && line.set().intersects(box.set()) && !findings.areEnough()) {
          CellSet cells = box.set().or(line.set());
          Search search = position.derive(cells, this, p -> new Search());
          if (!search.isInVain) {
            int before = findings.count();
            new Crossing(position, box, line, findings).find();
            search.isInVain = findings.count() == before && !findings.wereStopped();
          }
        }
      }
    }
  }

  /** Whether a search of the same candidates has found nothing. */
  private static final class Search {
    volatile boolean isInVain;
  }

  /** A box and a line that cross. */
  private static final class Crossing {
    private final Position position;
    private final House box;
    private final House line;
    private final Findings findings;
    private final int[] restOfLine; // by place: the candidates of the cells outside the box that
    private final int[] restOfBox; // have none of some cell outside the line, and vice versa

    Crossing(Position position, House box, House line, Findings findings) {
      this.position = position;
      this.box = box;
      this.line = line;
      this.findings = findings;
      int[] outsideBox = masks(line, box.set(), false);
      this.restOfBox = disjoint(masks(box, line.set(), false), outsideBox);
      this.restOfLine = disjoint(outsideBox, restOfBox);
    }

    void find() {
      int[] crossing = masks(line, box.set(), true);
      for (int size = 2; size <= position.layout().size(); size++) {
        int cells = size;
        Combinations.withFewBits(
            crossing,
            size,
            Integer.SIZE,
            places -> {
              CellSet shared = line.at(position.layout(), places);
              if (Integer.bitCount(position.digitsIn(shared)) >= cells + 2) {
                extendInLine(shared);
              }
              return !findings.areEnough();
            });
      }
    }

    /**
     * Returns those of {@code masks} that have no bit of one of {@code others}, and 0 for others.
     */
    private static int[] disjoint(int[] masks, int[] others) {
      int[] disjoint = new int[masks.length];
      for (int i = 0; i < masks.length; i++) {
        for (int other : others) {
          disjoint[i] |= other != 0 && (masks[i] & other) == 0 ? masks[i] : 0;
        }
      }
      return disjoint;
    }

    /**
     * Returns the candidates of the cells of {@code house}, of those in {@code other} or of the
     * rest.
     */
    private int[] masks(House house, CellSet other, boolean inside) {
      int[] masks = new int[house.cells().length()];
      for (int place = 0; place < masks.length; place++) {
        int cell = house.cells().get(place);
        masks[place] = other.contains(cell) == inside ? position.candidates(cell) : 0;
      }
      return masks;
    }

    private void extendInLine(CellSet shared) {
      int most = Integer.bitCount(position.digitsIn(shared));
      for (int size = 1; size < restOfLine.length; size++) {
        Combinations.withFewBits(
            restOfLine,
            size,
            most + size,
            places -> {
              extendInBox(shared, line.at(position.layout(), places));
              return !findings.areEnough();
            });
      }
    }

    private void extendInBox(CellSet shared, CellSet inLine) {
      int taken = position.digitsIn(inLine);
      int used = position.digitsIn(shared) | taken;
      int cells = shared.size() + inLine.size();
      int missing = Integer.bitCount(used) - cells;
      if (missing < 0) {
        return; // fewer digits than cells
      }
      int[] masks = new int[restOfBox.length];
      int usable = 0;
      for (int place = 0; place < masks.length; place++) {
        masks[place] = (restOfBox[place] & taken) == 0 ? restOfBox[place] : 0;
        usable += masks[place] == 0 ? 0 : 1;
      }
      for (int size = Math.max(1, missing); size <= usable; size++) {
        int all = cells + size;
        Combinations.withFewBits(
            masks,
            size,
            all - Integer.bitCount(taken), // these cells have none of the digits taken
            places -> {
              if (Integer.bitCount(used | Combinations.union(masks, places)) == all) {
                add(shared, inLine, box.at(position.layout(), places));
              }
              return !findings.areEnough();
            });
      }
    }

    private void add(CellSet shared, CellSet inLine, CellSet inBox) {
      CellSet all = shared.or(inLine).or(inBox);
      int digits = position.digitsIn(all);
      CellSet restOfLine = line.set().minus(all);
      CellSet restOfBox = box.set().minus(all);
      int outOfLine = digits & ~position.digitsIn(inBox) & position.digitsIn(restOfLine);
      int outOfBox = digits & ~position.digitsIn(inLine) & position.digitsIn(restOfBox);
      if ((outOfLine | outOfBox) == 0) {
        return;
      }
      int ofShared = position.digitsIn(shared);
      Step.Builder step = Step.in(position);
      for (int rest = digits; rest != 0; rest &= rest - 1) {
        int digit = Position.lowest(rest);
        if ((outOfLine & Position.bit(digit)) != 0) {
          step.eliminate(restOfLine, digit);
        }
        if ((outOfBox & Position.bit(digit)) != 0) {
          step.eliminate(restOfBox, digit);
        }
      }
      step.cells(all)
          .digits(digits)
          .units(line, box)
          .because(
              words ->
                  words.text(
                      "sue-de-coq",
                      words.cells(shared),
                      words.digits(ofShared),
                      words.cells(inLine),
                      words.in(line),
                      words.cells(inBox),
                      words.in(box),
                      words.digits(digits)))
          .addTo(findings);
    }
  }
}
