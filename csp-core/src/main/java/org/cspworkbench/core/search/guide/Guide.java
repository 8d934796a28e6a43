package org.cspworkbench.core.search.guide;

import java.util.function.IntPredicate;
import org.cspworkbench.core.consistency.ArcGuide;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;

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
   * Returns the index of the value to try next for variable {@code x}: {@code own}, or any other
   * that its domain holds. Where the solver allows it, a half of the values that are left, as
   * {@link org.cspworkbench.core.trace.Halves} has it, with a bound among them that is not the
   * last.
   *
   * @param node the number of the node that this makes, from 1
   */
  default int value(long node, int x, int own, Domains domains) {
    return own;
  }

  @Override
  default int arc(long revision, int own, IntPredicate waits) {
    return own;
  }

  /** Ends every wait for an answer, since the run is to stop. Any thread may call it. */
  default void release() {}
}
