package org.cspworkbench.core.fast;

import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;

/** Chooses the open variables of least measure, such as the size of the domain, on one run. */
public interface LeastVariables {

  /** A function of the remaining values of a variable. */
  @FunctionalInterface
  interface Measure {
    /** Returns the measure of {@code x}. */
    double of(int x, Domains domains);
  }

  /** Returns the choice of the variables with the fewest values. */
  static LeastVariables bySize(Domains domains, Assignment assignment) {
    return isLarge(domains)
        ? new Tournament(domains, assignment, (x, of) -> of.size(x), 0)
        : new SmallestDomains(domains, assignment);
  }

  /**
   * Returns the choice of the variables of least {@code measure}.
   *
   * @param tolerance the greatest difference between measures that are the same
   */
  static LeastVariables byMeasure(
      Domains domains, Assignment assignment, Measure measure, double tolerance) {
    return isLarge(domains)
        ? new Tournament(domains, assignment, measure, tolerance)
        : new LeastMeasures(domains, assignment, measure, tolerance);
  }

  /** Returns whether this chooses among the variables of these domains. */
  boolean isOver(Domains domains);

  /** Finds the open variables of least measure, and returns how many there are. */
  int find();

  /** Returns the variable of this rank, from 0, among those found last, in their order. */
  int get(int rank);

  /**
   * Returns whether there are so many variables that it costs less to follow what changes than to
   * look at all of them.
   */
  private static boolean isLarge(Domains domains) {
    return domains.trail().isTrailing() && domains.network().variableCount() > 128;
  }
}
