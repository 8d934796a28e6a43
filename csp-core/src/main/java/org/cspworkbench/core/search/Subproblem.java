package org.cspworkbench.core.search;

import com.google.common.collect.ImmutableList;

/**
 * A part of a search tree: all that is below the node to which these decisions lead.
 *
 * @param decisions the decisions from the root, in order
 */
public record Subproblem(ImmutableList<Decision> decisions) {

  /** The whole tree. */
  public static final Subproblem WHOLE = new Subproblem(ImmutableList.of());

  /** Returns how many of the decisions give a variable a value. */
  public int depth() {
    return (int) decisions.stream().filter(Decision::isEqual).count();
  }

  /** Returns the part of this part below the child to which {@code decisions} lead. */
  Subproblem child(Iterable<Decision> more) {
    return new Subproblem(ImmutableList.<Decision>builder().addAll(decisions).addAll(more).build());
  }
}
