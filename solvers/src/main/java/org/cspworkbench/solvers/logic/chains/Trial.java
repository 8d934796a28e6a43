package org.cspworkbench.solvers.logic.chains;

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
    Past past = position.derive(position.layout().noCells(), this, p -> new Past());
    Tried tried = new Tried(position, findings, past.latest);
    for (int depth = 1; depth <= DEEPEST && !findings.areEnough(); depth++) {
      tried.find(depth);
    }
    past.latest = tried.consequences();
  }

  /** What was tried before, in a position from which the next one follows. */
  private static final class Past {
    volatile @Nullable Consequences latest;
  }

  /** All candidates of one position. */
  private static final class Tried {
    private final Position position;
    private final Findings findings;
    private final Assumption base; // assumes nothing
    private final Consequences consequences;
    private final int[] possible; // by cell: the digits that are in some completed grid

    Tried(Position position, Findings findings, @Nullable Consequences past) {
      this.position = position;
      this.findings = findings;
      this.base = new Assumption(position);
      this.consequences =
          past != null && past.canBeAfter(base)
              ? past.after(base)
              : Consequences.of(position.layout(), base);
      this.possible = new int[position.layout().cellCount()];
      consequences.addComplete(possible);
    }

    Consequences consequences() {
      return consequences;
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
          Failure found =
              tryOut(
                  base,
                  consequences,
                  cell,
                  digit,
                  depth,
                  failure == null ? Integer.MAX_VALUE : failure.steps);
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

    /**
     * How {@code digit} in {@code cell} fails, with trials of less than {@code depth} in it; null
     * if it does not, or not within {@code most} steps.
     */
    private @Nullable Failure tryOut(
        Assumption from, Consequences known, int cell, int digit, int depth, int most) {
      if (known.fails(cell, digit)) {
        return failure(from.assuming(cell, digit, most));
      }
      if (depth > 1) {
        Assumption assumption = known.assuming(cell, digit);
        int steps = from.open() - assumption.open();
        return tryFurther(assumption, known.after(assumption), steps, depth - 1);
      }
      return null;
    }

    /** How {@code assumption}, which took some steps, fails with trials of this depth in it. */
    private @Nullable Failure tryFurther(
        Assumption assumption, Consequences known, int stepsBefore, int depth) {
      int steps = stepsBefore;
      boolean moved = true;
      while (moved && !assumption.isComplete() && !findings.wereStopped()) {
        moved = false;
        for (int cell = 0; cell < possible.length; cell++) {
          for (int rest = assumption.candidates(cell);
              rest != 0 && !assumption.isFilled(cell);
              rest &= (rest - 1) & assumption.candidates(cell)) {
            int digit = Position.lowest(rest);
            Failure failure = tryOut(assumption, known, cell, digit, depth, Integer.MAX_VALUE);
            if (failure != null) {
              steps += failure.steps;
              assumption.rule(cell, digit);
              moved = true;
              Contradiction clash = assumption.clash();
              if (clash != null) {
                return new Failure(steps, clash);
              }
              known.narrow(assumption);
            }
          }
        }
      }
      known.addComplete(possible);
      return null;
    }

    private static @Nullable Failure failure(Assumption assumption) {
      Contradiction clash = assumption.clash();
      return clash == null ? null : new Failure(assumption.steps(), clash);
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
