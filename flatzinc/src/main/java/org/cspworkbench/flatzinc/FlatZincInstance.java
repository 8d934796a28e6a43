package org.cspworkbench.flatzinc;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Variable;

/**
 * A FlatZinc file, translated into a problem of the model.
 *
 * @param csp the problem, with the variables that MiniZinc has introduced
 * @param own the variables for which the model has a name: the first ones
 * @param objective the objective, if there is one
 * @param search how the model wants to be searched, in order; empty if it states nothing
 * @param output what is printed of a solution, in the order of the file, with its variables
 */
public record FlatZincInstance(
    Csp csp,
    ImmutableList<Variable> own,
    Optional<Objective> objective,
    ImmutableList<SearchAnnotation> search,
    ImmutableMap<OutputItem, ImmutableList<Variable>> output) {

  /**
   * Returns a solution as FlatZinc prescribes: an assignment for each item of the output, and a
   * line of hyphens.
   *
   * @param values one value (not index) for each variable of the problem, by index
   */
  public String solution(int... values) {
    StringBuilder text = new StringBuilder();
    for (Map.Entry<OutputItem, ImmutableList<Variable>> item : output.entrySet()) {
      text.append(item.getKey().assignment(item.getValue(), x -> values[x.index()]));
    }
    return text.append("----------\n").toString();
  }
}
