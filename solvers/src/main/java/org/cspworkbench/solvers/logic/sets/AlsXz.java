package org.cspworkbench.solvers.logic.sets;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Technique;

/**
 * ALS-XZ: two almost locked sets that cannot both hold a digit x. One of them lacks it and so holds
 * all its others; a digit z of both is in one or the other, and goes from the cells that see it in
 * both. With two such digits x, each set lacks one of them, and every other digit of each is locked
 * into it.
 */
public final class AlsXz implements Technique {

  @Override
  public void find(Position position, Findings findings) {
    ImmutableList<AlmostLockedSet> sets = AlmostLockedSet.of(position);
    RestrictedCommons commons = RestrictedCommons.of(position);
    RestrictedCommons.Search search = RestrictedCommons.Search.of(position, this);
    boolean[] toSearch = commons.toSearch(position, search);
    int before = findings.count();
    for (int i = 0; i < sets.size() && !findings.areEnough(); i++) {
      for (int k = 0; k < commons.count(i); k++) {
        int j = commons.partner(i, k);
        if (j > i && (toSearch[i] || toSearch[j])) {
          join(position, sets.get(i), sets.get(j), commons.restricted(i, k), findings);
        }
      }
    }
    if (findings.count() == before && !findings.wereStopped()) {
      commons.searchedInVain(position, search);
    }
  }

  private static void join(
      Position position, AlmostLockedSet a, AlmostLockedSet b, int restricted, Findings findings) {
    boolean isDouble = Integer.bitCount(restricted) > 1;
    int shared =
        a.ruledOutWith(position, b, a.digits() & b.digits() & (isDouble ? -1 : ~restricted));
    int lockedIntoA = isDouble ? a.ruledOut(position, a.digits() & ~restricted) : 0;
    int lockedIntoB = isDouble ? b.ruledOut(position, b.digits() & ~restricted) : 0;
    if ((shared | lockedIntoA | lockedIntoB) == 0) {
      return;
    }
    Step.Builder step =
        Step.in(position)
            .cells(a.cells().or(b.cells()))
            .digits(a.digits() | b.digits())
            .because(
                words ->
                    words.text(
                        "als-xz",
                        words.cells(a.cells()),
                        words.digits(a.digits()),
                        words.cells(b.cells()),
                        words.digits(b.digits()),
                        words.digits(restricted)));
    eliminateCommon(position, step, a, b, shared);
    eliminateLocked(position, step, a, lockedIntoA);
    eliminateLocked(position, step, b, lockedIntoB);
    step.addTo(findings);
  }

  private static void eliminateCommon(
      Position position, Step.Builder step, AlmostLockedSet a, AlmostLockedSet b, int digits) {
    for (int rest = digits; rest != 0; rest &= rest - 1) {
      int digit = Position.lowest(rest);
      step.eliminate(a.seenBy(position, digit).and(b.seenBy(position, digit)), digit);
    }
  }

  private static void eliminateLocked(
      Position position, Step.Builder step, AlmostLockedSet set, int digits) {
    for (int rest = digits; rest != 0; rest &= rest - 1) {
      int digit = Position.lowest(rest);
      step.eliminate(set.seenBy(position, digit), digit);
    }
  }
}
