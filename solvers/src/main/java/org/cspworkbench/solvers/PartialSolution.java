package org.cspworkbench.solvers;

import com.google.common.collect.ImmutableMap;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.network.Domains;

/**
 * Values for some of the variables: what is certain of every solution, as far as it is known.
 *
 * @param values the value (not index) of each variable that has one, by the index of the variable
 */
public record PartialSolution(ImmutableMap<Integer, Integer> values) {

  /** Returns the values of those variables that have no other left. */
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
