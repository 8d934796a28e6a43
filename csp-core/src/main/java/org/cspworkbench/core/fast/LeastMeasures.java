package org.cspworkbench.core.fast;

import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;

/** The open variables of least measure, found by looking at all of them. */
final class LeastMeasures implements LeastVariables {

  private final Domains domains;
  private final Assignment assignment;
  private final Measure measure;
  private final double tolerance;
  private final int[] least; // ascending
  private final double[] measures; // of these

  LeastMeasures(Domains domains, Assignment assignment, Measure measure, double tolerance) {
    this.domains = domains;
    this.assignment = assignment;
    this.measure = measure;
    this.tolerance = tolerance;
    this.least = new int[domains.network().variableCount()];
    this.measures = new double[least.length];
  }

  @Override
  public boolean isOver(Domains others) {
    return domains == others;
  }

  @Override
  public int find() {
    double lowest = Double.POSITIVE_INFINITY;
    int count = 0;
    for (int w = 0; w < assignment.wordCount(); w++) {
      for (long rest = assignment.open(w); rest != 0; rest &= rest - 1) {
        int x = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
        double own = measure.of(x, domains);
        if (own < lowest - tolerance) {
          count = 0;
        }
        if (own <= lowest + tolerance) {
          least[count] = x;
          measures[count++] = own;
          lowest = Math.min(lowest, own);
        }
      }
    }
    return removeAbove(lowest + tolerance, count);
  }

  /** Removes those that tied only with a lowest measure found earlier. */
  private int removeAbove(double bound, int count) {
    int kept = 0;
    for (int k = 0; k < count; k++) {
      if (measures[k] <= bound) {
        least[kept++] = least[k];
      }
    }
    return kept;
  }

  @Override
  public int get(int rank) {
    return least[rank];
  }
}
