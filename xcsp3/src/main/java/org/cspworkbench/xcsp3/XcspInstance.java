package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.Collectors;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Variable;

/**
 * An XCSP3 instance, translated into a problem of the model.
 *
 * @param csp the problem, helper variables included
 * @param own the variables of the instance itself that occur in a constraint or the objective, in
 *     the order of the file; each solution of the problem gives another assignment of these
 * @param unused the names of the other variables of the instance, which may take any value
 * @param objective the objective, if there is one
 */
public record XcspInstance(
    Csp csp,
    ImmutableList<Variable> own,
    ImmutableList<String> unused,
    Optional<Objective> objective) {

  /** The most variables that a sentence names. */
  private static final int MOST_NAMES = 5;

  /**
   * Returns a solution as XCSP3 writes it, on one line; a variable that may take any value has a
   * star.
   *
   * @param values one value (not index) for each variable of the problem, by index
   */
  public String instantiation(int... values) {
    StringBuilder list = new StringBuilder();
    StringBuilder chosen = new StringBuilder();
    for (Variable x : own) {
      list.append(' ').append(x.name());
      chosen.append(' ').append(x.domain().label(values[x.index()]));
    }
    for (String name : unused) {
      list.append(' ').append(name);
      chosen.append(" *");
    }
    return "<instantiation> <list>"
        + list
        + " </list> <values>"
        + chosen
        + " </values> </instantiation>";
  }

  /**
   * Returns a sentence on the variables that may take any value, if there are some: what stands for
   * them in a solution, and that they are not counted.
   */
  public Optional<String> aboutUnused() {
    if (unused.isEmpty()) {
      return Optional.empty();
    }
    boolean isOne = unused.size() == 1;
    String names = unused.stream().limit(MOST_NAMES).collect(Collectors.joining(", "));
    int more = unused.size() - MOST_NAMES;
    return Optional.of(
        names
            + (more > 0 ? " and " + more + " more" : "")
            + (isOne ? " is" : " are")
            + " in no constraint: any value (* in a solution) will do, and solutions are counted"
            + " without "
            + (isOne ? "it" : "them"));
  }

  @Override
  public String toString() {
    return csp.name()
        + own.stream().limit(3).map(Variable::name).collect(Collectors.joining(", ", " (", "…)"));
  }
}
