package org.cspworkbench.solvers.logic.trial;

import org.cspworkbench.solvers.logic.position.Candidate;
import org.cspworkbench.solvers.logic.position.Contradiction;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Technique;
import org.jspecify.annotations.Nullable;

/**
 * Trial: assume a candidate, follow the singles, and rule it out when they end in a contradiction.
 * Of all such assumptions it takes the one with the fewest singles.
 *
 * <p>Where no single assumption fails, assumptions within an assumption may; of a puzzle with
 * exactly one solution, trials of some depth rule every wrong candidate out. A candidate that turns
 * up in a grid completed without a contradiction is not tried again: it cannot fail. If that leaves
 * none, there are several solutions, and nothing is found.
 */
public final class Trial implements Technique {

  private static final int DEEPEST = 3; // no puzzle is known that needs more

  @Override
  public void find(Position position, Findings findings) {
    Tried tried = new Tried(position, findings);
    for (int depth = 1; depth <= DEEPEST && !findings.areEnough(); depth++) {
      tried.find(depth);
    }
  }

  /** All candidates of one position. */
  private static final class Tried {
    private final Position position;
    private final Findings findings;
    private final Assumption base;
    private final int[] possible; // by cell: the digits that are in some completed grid

    Tried(Position position, Findings findings) {
      this.position = position;
      this.findings = findings;
      this.base = new Assumption(position);
      this.possible = new int[position.layout().cellCount()];
    }

    /** Adds the assumption that fails soonest, of those that fail at this depth. */
    void find(int depth) {
      Candidate best = null;
      Failure failure = null;
      for (int cell = 0; cell < possible.length; cell++) {
        for (int rest = position.candidates(cell) & ~possible[cell]; rest != 0; rest &= rest - 1) {
          if (findings.wereStopped()) {
            return;
          }
          int digit = Position.lowest(rest);
          Failure found = tryOut(base, cell, digit, depth);
          if (found != null && (failure == null || found.steps < failure.steps)) {
            failure = found;
            best = new Candidate(cell, digit);
            if (depth > 1) {
              add(best, failure, depth);
              return;
            }
          }
        }
      }
      if (best != null && failure != null) {
        add(best, failure, depth);
      }
    }

    /** How {@code digit} in {@code cell} fails, with trials of less than {@code depth} in it. */
    private @Nullable Failure tryOut(Assumption from, int cell, int digit, int depth) {
      Assumption assumption = from.copy();
      assumption.assume(cell, digit);
      int steps = assumption.steps();
      Contradiction clash = assumption.clash();
      boolean moved = depth > 1;
      while (moved && clash == null && !assumption.isComplete() && !findings.wereStopped()) {
        moved = false;
        for (int other = 0; other < possible.length && clash == null; other++) {
          if (assumption.isFilled(other)) {
            continue;
          }
          for (int rest = assumption.candidates(other);
              rest != 0 && clash == null && !assumption.isFilled(other);
              rest &= rest - 1) {
            int inner = Position.lowest(rest);
            if ((assumption.candidates(other) & Position.bit(inner)) == 0) {
              continue;
            }
            Failure failure = tryOut(assumption, other, inner, depth - 1);
            if (failure != null) {
              steps += failure.steps;
              assumption.rule(other, inner);
              clash = assumption.clash();
              moved = true;
            }
          }
        }
      }
      if (assumption.isComplete()) {
        for (int each = 0; each < possible.length; each++) {
          possible[each] |= assumption.candidates(each);
        }
      }
      return clash == null ? null : new Failure(steps, clash);
    }

    private void add(Candidate candidate, Failure failure, int depth) {
      Step.in(position)
          .cells(candidate.cell())
          .digit(candidate.digit())
          .eliminate(candidate.cell(), Position.bit(candidate.digit()))
          .because(
              words ->
                  words.text(
                      depth == 1 ? "trial" : "trial.deeper",
                      words.is(candidate.cell(), candidate.digit()),
                      failure.steps,
                      words.contradiction(failure.clash)))
          .addTo(findings);
    }
  }

  /**
   * How an assumption fails.
   *
   * @param steps after how many singles
   * @param clash what cannot be
   */
  private record Failure(int steps, Contradiction clash) {}
}
