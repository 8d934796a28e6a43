package org.cspworkbench.core.search.order;

import static org.cspworkbench.core.network.Network.NONE;

import java.util.Arrays;
import org.cspworkbench.core.network.Assignment;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.random.RandomStream;

/**
 * The open variable of least Shannon entropy, ties at random: the cell that wave function collapse
 * observes next (Gumin, "WaveFunctionCollapse", 2016).
 *
 * <p>The entropy of a variable is that of the weights w of the values it has left, ln Σw − Σ(w ln
 * w) / Σw. It is computed from the set of values itself, never carried along from choice to choice,
 * so that it is the same however the set came about; differences below {@value #TIE} are ties.
 */
public final class Entropy implements VariableOrder {

  private static final double TIE = 1e-9;

  private final Weights weights;
  private final RandomStream random;
  private long[] knownDomain =
      new long[0]; // by variable of one word: the domain whose entropy is known
  private double[] entropy = new double[0];
  private double[] logarithms = new double[0]; // of whole numbers
  private int[] tied = new int[0]; // the variables of least entropy, ascending

  /** Entropy under these weights; ties are broken by {@code random}. */
  public Entropy(Weights weights, RandomStream random) {
    this.weights = weights;
    this.random = random;
  }

  @Override
  public int next(Network network, Domains domains, Assignment assignment) {
    if (entropy.length < network.variableCount()) {
      knownDomain = Arrays.copyOf(knownDomain, network.variableCount());
      entropy = Arrays.copyOf(entropy, network.variableCount());
      tied = new int[network.variableCount()];
    }
    double least = Double.POSITIVE_INFINITY;
    int count = 0;
    for (int w = 0; w < assignment.wordCount(); w++) {
      for (long rest = assignment.open(w); rest != 0; rest &= rest - 1) {
        int x = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
        double own = entropy(x, domains);
        if (own < least - TIE) {
          count = 0;
        }
        if (own <= least + TIE) {
          tied[count++] = x;
          least = Math.min(least, own);
        }
      }
    }
    int ties = 0;
    for (int i = 0; i < count; i++) {
      if (entropy[tied[i]] <= least + TIE) { // else it was a tie only with what was least before
        tied[ties++] = tied[i];
      }
    }
    return ties == 0 ? NONE : tied[ties > 1 ? random.nextInt(ties) : 0];
  }

  private double entropy(int x, Domains domains) {
    if (weights == Weights.EQUAL) {
      return entropyOfEquals(domains.size(x));
    }
    boolean known = domains.wordCount(x) == 1 && domains.word(x, 0) == knownDomain[x];
    if (!known) {
      knownDomain[x] = domains.word(x, 0);
      entropy[x] = compute(x, domains);
    }
    return entropy[x];
  }

  /** The entropy of so many values, all as likely: known, because it is the same every time. */
  private double entropyOfEquals(int count) {
    while (logarithms.length <= count) {
      logarithms = Arrays.copyOf(logarithms, logarithms.length + 1);
      logarithms[logarithms.length - 1] = StrictMath.log(logarithms.length - 1);
    }
    return logarithms[count];
  }

  private double compute(int x, Domains domains) {
    double sum = 0;
    double sumOfLogs = 0;
    for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
      double weight = weights.of(x, i);
      sum += weight;
      if (weight != 1) { // as usual all are 1, whose logarithm is 0 and need not be worked out
        sumOfLogs += weight * StrictMath.log(weight);
      }
    }
    return StrictMath.log(sum) - sumOfLogs / sum;
  }
}
