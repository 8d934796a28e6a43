package org.cspworkbench.solvers.logic;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.cspworkbench.solvers.logic.position.Candidate;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;
import org.cspworkbench.solvers.logic.technique.Step;

/** All steps that are available in a position, not only the easiest one. */
public final class AvailableSteps {

  /** The maximum number of steps of one technique. */
  public static final int MOST_OF_A_TECHNIQUE = 50;

  private static final ImmutableList<RatedTechnique> BY_LEVEL =
      ImmutableList.sortedCopyOf(Comparator.comparing(RatedTechnique::level), Techniques.ALL);

  /** What a step places and rules out. */
  private record Conclusions(
      ImmutableSet<Candidate> placements, ImmutableSet<Candidate> eliminations) {}

  private AvailableSteps() {}

  /**
   * Returns the steps in {@code position}, by level, and within a level in the order in which the
   * techniques are tried. Of steps of one technique with the same conclusions there is the first.
   * Extreme techniques, which nearly always apply, are included only if there is no other step.
   *
   * @param stop is polled; returns whether to stop, so that steps may be missing
   */
  public static ImmutableList<SolutionStep> in(Position position, BooleanSupplier stop) {
    ImmutableList.Builder<SolutionStep> steps = ImmutableList.builder();
    boolean isEmpty = true;
    for (RatedTechnique technique : BY_LEVEL) {
      if (technique.level() == Level.EXTREME && !isEmpty) {
        break;
      }
      Findings findings = new Findings(MOST_OF_A_TECHNIQUE, stop);
      technique.technique().find(position, findings);
      Set<Conclusions> conclusions = new HashSet<>();
      for (Step step : findings.steps()) {
        if (conclusions.add(new Conclusions(step.placements(), step.eliminations()))) {
          steps.add(new SolutionStep(position.layout(), technique, step));
          isEmpty = false;
        }
      }
    }
    return steps.build();
  }
}
