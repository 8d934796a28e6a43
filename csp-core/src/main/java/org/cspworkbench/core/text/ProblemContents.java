package org.cspworkbench.core.text;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Variable;

/**
 * A problem with what a solver and a view need besides its constraints.
 *
 * @param csp the problem
 * @param shown the variables that are displayed; the others are auxiliary
 * @param objective the objective, if there is one
 */
public record ProblemContents(
    Csp csp, ImmutableList<Variable> shown, Optional<Objective> objective) {

  /** A problem without objective, all of whose variables are displayed. */
  public ProblemContents(Csp csp) {
    this(csp, csp.variables(), Optional.empty());
  }
}
