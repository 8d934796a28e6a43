package org.cspworkbench.core.search;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.trace.Decision;

/**
 * A part of a search tree: all that is below the node to which these steps lead.
 *
 * @param steps the steps from the root, in order
 */
public record Subproblem(ImmutableList<Step> steps) {

  /** The whole tree. */
  public static final Subproblem WHOLE = new Subproblem(ImmutableList.of());

  /**
   * One step from a node of the search tree to a child: a decision, or its opposite after the
   * decision has been given its own child.
   *
   * @param decision the decision
   * @param isRefuted whether the opposite holds
   */
  public record Step(Decision decision, boolean isRefuted) {}

  /** Returns how many of the steps are decisions. */
  public int depth() {
    return (int) steps.stream().filter(step -> !step.isRefuted()).count();
  }

  /** Returns the part of this part below the child to which {@code more} lead. */
  Subproblem child(Iterable<Step> more) {
    return new Subproblem(ImmutableList.<Step>builder().addAll(steps).addAll(more).build());
  }
}
