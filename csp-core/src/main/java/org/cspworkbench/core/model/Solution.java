package org.cspworkbench.core.model;

import com.google.common.primitives.ImmutableIntArray;

/**
 * A value for each variable that satisfies every constraint.
 *
 * @param values the value (not index) of each variable, by index
 */
public record Solution(ImmutableIntArray values) {

  /** Returns the value of {@code variable}. */
  public int valueOf(Variable variable) {
    return values.get(variable.index());
  }
}
