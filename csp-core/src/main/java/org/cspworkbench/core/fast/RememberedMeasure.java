package org.cspworkbench.core.fast;

import java.util.Arrays;
import org.cspworkbench.core.kernel.Domains;

/**
 * A measure that takes long to compute, such as the entropy: computed only if the domain is not the
 * one of the last time, nor one of those of other variables that are remembered, where all
 * variables have the same measure. That of a wide domain is computed each time.
 */
public final class RememberedMeasure implements LeastVariables.Measure {

  private static final int REMEMBERED = 1 << 10;

  private final LeastVariables.Measure measure;
  private final boolean isShared;
  private long[] domain = new long[0]; // by variable of one word, when it was last computed
  private double[] known = new double[0]; // by variable
  private final long[] sets; // by hash, the last set of values that has it
  private final double[] knownOfSet;

  /**
   * Remembers {@code measure}.
   *
   * @param isShared whether it is the same function of the remaining values for all variables
   */
  public RememberedMeasure(LeastVariables.Measure measure, boolean isShared) {
    this.measure = measure;
    this.isShared = isShared;
    this.sets = new long[isShared ? REMEMBERED : 0];
    this.knownOfSet = new double[sets.length];
  }

  @Override
  public double of(int x, Domains domains) {
    if (domains.wordCount(x) > 1) {
      return measure.of(x, domains);
    }
    if (x >= known.length) {
      domain = Arrays.copyOf(domain, domains.network().variableCount());
      known = Arrays.copyOf(known, domain.length);
    }
    if (domains.word(x, 0) != domain[x]) {
      domain[x] = domains.word(x, 0);
      known[x] = isShared ? ofSet(x, domains) : measure.of(x, domains);
    }
    return known[x];
  }

  private double ofSet(int x, Domains domains) {
    int place = (int) ((domain[x] * 0x9E37_79B9_7F4A_7C15L) >>> 54); // Fibonacci hashing, 10 bits
    if (sets[place] != domain[x]) {
      sets[place] = domain[x];
      knownOfSet[place] = measure.of(x, domains);
    }
    return knownOfSet[place];
  }
}
