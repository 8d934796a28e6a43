package org.cspworkbench.solvers.logic.sets;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Technique;

/**
 * ALS-XY-wing: three almost locked sets, the middle one joined to each of the others by a digit
 * that both cannot hold, x here and y there. The middle one lacks one digit at most, so one of the
 * outer two lacks x or y, and holds the digit z that they share.
 */
public final class AlsXyWing implements Technique {

  @Override
  public void find(Position position, Findings findings) {
    ImmutableList<AlmostLockedSet> sets = AlmostLockedSet.of(position);
    RestrictedCommons commons = RestrictedCommons.of(position);
    RestrictedCommons.Search search = RestrictedCommons.Search.of(position, this);
    boolean[] toSearch = commons.toSearch(position, search);
    int before = findings.count();
    for (int middle = 0; middle < sets.size() && !findings.areEnough(); middle++) {
      for (int i = 0; i < commons.count(middle); i++) {
        int one = commons.partner(middle, i);
        boolean isOneToSearch = toSearch[middle] || toSearch[one];
        int x = commons.restricted(middle, i);
        for (int j = i + 1; j < commons.count(middle); j++) {
          int other = commons.partner(middle, j);
          int y = commons.restricted(middle, j);
          if ((isOneToSearch || toSearch[other]) && Integer.bitCount(x | y) > 1) {
            join(position, sets.get(middle), sets.get(one), x, sets.get(other), y, findings);
          }
        }
      }
    }
    if (findings.count() == before && !findings.wereStopped()) {
      commons.searchedInVain(position, search);
    }
  }

  private static void join(
      Position position,
      AlmostLockedSet middle,
      AlmostLockedSet one,
      int joiningOne,
      AlmostLockedSet other,
      int joiningOther,
      Findings findings) {
    int common = one.ruledOutWith(position, other, one.digits() & other.digits());
    if (common == 0
        || one.cells().containsAll(other.cells())
        || other.cells().containsAll(one.cells())) {
      return;
    }
    for (int xs = joiningOne; xs != 0; xs &= xs - 1) {
      int x = Integer.lowestOneBit(xs);
      for (int ys = joiningOther & ~x; ys != 0; ys &= ys - 1) {
        int y = Integer.lowestOneBit(ys);
        int out = common & ~x & ~y;
        if (out != 0) {
          add(position, middle, one, other, x, y, out, findings);
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
      int digits,
      Findings findings) {
    CellSet cells = middle.cells().or(a.cells()).or(b.cells());
    Step.Builder step = Step.in(position);
    for (int rest = digits; rest != 0; rest &= rest - 1) {
      int digit = Position.lowest(rest);
      step.eliminate(a.seenBy(position, digit).and(b.seenBy(position, digit)), digit);
    }
    step.cells(cells)
        .digits(a.digits() | b.digits() | middle.digits())
        .because(
            words ->
                words.text(
                    "als-xy-wing",
                    words.cells(middle.cells()),
                    words.digits(x),
                    words.cells(a.cells()),
                    words.digits(y),
                    words.cells(b.cells())))
        .addTo(findings);
  }
}
