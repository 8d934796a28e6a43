package org.cspworkbench.solvers;

import com.google.common.collect.ImmutableMap;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.model.Variable;

/**
 * Values of some of the variables that hold in every solution.
 *
 * @param values the value (not index) of each variable that has one, by the index of the variable
 */
public record PartialSolution(ImmutableMap<Integer, Integer> values) {

  /** Returns the values of the variables that have only one left. */
  public static PartialSolution of(Domains domains) {
    ImmutableMap.Builder<Integer, Integer> values = ImmutableMap.builder();
    for (Variable x : domains.csp().variables()) {
      if (domains.isSingle(x.index())) {
        values.put(x.index(), x.domain().valueAt(domains.first(x.index())));
      }
    }
    return new PartialSolution(values.buildOrThrow());
  }
}
