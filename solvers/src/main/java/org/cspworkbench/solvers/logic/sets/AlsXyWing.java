package org.cspworkbench.solvers.logic.sets;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Technique;
import org.cspworkbench.solvers.logic.technique.Wording;

/**
 * ALS-XY-wing: three almost locked sets, the middle one joined to each of the others by a digit
 * that both cannot hold, x here and y there. The middle one lacks one digit at most, so one of the
 * outer two lacks x or y, and holds the digit z that they share.
 */
public final class AlsXyWing implements Technique {

  /**
   * A set that the middle one is joined to.
   *
   * @param set the set
   * @param restricted the digits that join them
   */
  private record Neighbour(AlmostLockedSet set, int restricted) {}

  @Override
  public void find(Position position, Findings findings) {
    ImmutableList<AlmostLockedSet> sets = AlmostLockedSet.of(position);
    for (AlmostLockedSet middle : sets) {
      if (findings.areEnough()) {
        return;
      }
      List<Neighbour> neighbours = neighbours(sets, middle);
      for (int i = 0; i < neighbours.size(); i++) {
        for (int j = i + 1; j < neighbours.size(); j++) {
          join(position, middle, neighbours.get(i), neighbours.get(j), findings);
        }
      }
    }
  }

  private static List<Neighbour> neighbours(
      ImmutableList<AlmostLockedSet> sets, AlmostLockedSet middle) {
    List<Neighbour> neighbours = new ArrayList<>();
    for (AlmostLockedSet set : sets) {
      if ((set.digits() & middle.digits()) != 0 && !set.cells().intersects(middle.cells())) {
        int restricted = set.restrictedCommon(middle);
        if (restricted != 0) {
          neighbours.add(new Neighbour(set, restricted));
        }
      }
    }
    return neighbours;
  }

  private static void join(
      Position position,
      AlmostLockedSet middle,
      Neighbour one,
      Neighbour other,
      Findings findings) {
    int common = one.set.digits() & other.set.digits();
    if (Integer.bitCount(one.restricted | other.restricted) < 2
        || common == 0
        || one.set.cells().containsAll(other.set.cells())
        || other.set.cells().containsAll(one.set.cells())) {
      return;
    }
    for (int xs = one.restricted; xs != 0; xs &= xs - 1) {
      int x = Integer.lowestOneBit(xs);
      for (int ys = other.restricted & ~x; ys != 0; ys &= ys - 1) {
        int y = Integer.lowestOneBit(ys);
        if ((common & ~x & ~y) != 0) {
          add(position, middle, one.set, other.set, x, y, findings);
        }
      }
    }
  }

  private static void add(
      Position position,
      AlmostLockedSet middle,
      AlmostLockedSet a,
      AlmostLockedSet b,
      int x,
      int y,
      Findings findings) {
    CellSet cells = middle.cells().or(a.cells()).or(b.cells());
    Step.Builder step = Step.in(position);
    for (int rest = a.digits() & b.digits() & ~x & ~y; rest != 0; rest &= rest - 1) {
      int digit = Position.lowest(rest);
      step.eliminate(a.seenBy(digit).and(b.seenBy(digit)), digit);
    }
    if (!step.concludes()) {
      return;
    }
    Wording wording = new Wording(position.layout());
    step.cells(cells)
        .digits(a.digits() | b.digits() | middle.digits())
        .because(
            () ->
                wording.cells(middle.cells())
                    + " cannot hold "
                    + Wording.digits(x)
                    + " together with "
                    + wording.cells(a.cells())
                    + ", nor "
                    + Wording.digits(y)
                    + " together with "
                    + wording.cells(b.cells())
                    + ", and needs one of the two; so one of the outer sets holds all its other"
                    + " digits")
        .addTo(findings);
  }
}
