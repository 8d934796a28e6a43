package org.cspworkbench.core.search.guide;

import java.util.function.IntPredicate;
import org.cspworkbench.core.consistency.ArcGuide;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.trace.Decision;

/**
 * Makes choices of a search in place of its parts. Each question comes with what the search would
 * choose by itself, which is the default answer.
 *
 * <p>Questions are numbered by what they lead to, so that the same answers make the same run again:
 * a variable and a value by the node, and an arc by the revision. Keeps no state of a run, or
 * serves one run.
 */
public interface Guide extends ArcGuide {

  /**
   * Returns the variable to decide next: {@code own}, or any other that is open.
   *
   * @param node the number of the node that comes next, from 1
   */
  default int variable(long node, int own, Domains domains, Assignment assignment) {
    return own;
  }

  /**
   * Returns the decision to make next: {@code own}, or any other on the same variable and a value
   * that its domain holds. Where the solver allows it, a decision may split the domain, at a value
   * that is not the last.
   *
   * @param node the number of the node that this makes, from 1
   */
  default Decision decision(long node, Decision own, Domains domains) {
    return own;
  }

  @Override
  default int arc(long revision, int own, IntPredicate waits) {
    return own;
  }

  /** Ends every wait for an answer, since the run is to stop. Any thread may call it. */
  default void release() {}
}
