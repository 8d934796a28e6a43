package org.cspworkbench.core.search.order;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.Arrays;
import org.cspworkbench.core.kernel.Domains;

/**
 * The entropies of all variables, computed only if the domain is not the one of the last time, nor
 * one of those of other variables with the same weights that are remembered. That of a wide domain
 * is computed each time.
 */
final class KnownEntropies {

  private static final int REMEMBERED = 1 << 10;

  private final Weights weights;
  private final boolean areShared;
  private long[] domain = new long[0]; // by variable of one word, when it was last computed
  private double[] entropy = new double[0]; // by variable
  private double[] weight = new double[0]; // by value, if all variables have the same weights
  private double[] timesLogarithm = new double[0]; // the same, times its logarithm
  private final long[] sets; // by hash, the last set of values that has it
  private final double[] entropyOfSet;

  KnownEntropies(Weights weights) {
    this.weights = weights;
    this.areShared = weights.areShared();
    this.sets = new long[areShared ? REMEMBERED : 0];
    this.entropyOfSet = new double[sets.length];
  }

  /** Returns the entropy of {@code x}. */
  double of(int x, Domains domains) {
    if (x >= entropy.length) {
      domain = Arrays.copyOf(domain, domains.network().variableCount());
      entropy = Arrays.copyOf(entropy, domain.length);
    }
    if (domains.wordCount(x) > 1) {
      entropy[x] = compute(x, domains);
    } else if (domains.word(x, 0) != domain[x]) {
      domain[x] = domains.word(x, 0);
      entropy[x] = areShared ? remembered(x, domains) : compute(x, domains);
    }
    return entropy[x];
  }

  private double remembered(int x, Domains domains) {
    int place = (int) ((domain[x] * 0x9E37_79B9_7F4A_7C15L) >>> 54); // Fibonacci hashing, 10 bits
    if (sets[place] != domain[x]) {
      sets[place] = domain[x];
      entropyOfSet[place] = compute(x, domains);
    }
    return entropyOfSet[place];
  }

  private double compute(int x, Domains domains) {
    return areShared ? ofShared(x, domains) : Entropy.of(x, domains, weights);
  }

  /** The same as {@link Entropy#of}, without its logarithms of weights. */
  private double ofShared(int x, Domains domains) {
    if (weight.length < domains.network().domainSize(x)) {
      weight = new double[domains.network().domainSize(x)];
      timesLogarithm = new double[weight.length];
      for (int i = 0; i < weight.length; i++) {
        weight[i] = weights.of(x, i);
        timesLogarithm[i] = Entropy.timesLogarithm(weight[i]);
      }
    }
    double sum = 0;
    double sumOfLogarithms = 0;
    for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
      sum += weight[i];
      sumOfLogarithms += timesLogarithm[i];
    }
    return StrictMath.log(sum) - sumOfLogarithms / sum;
  }

  /** Returns the entropy of {@code x} when it was last asked for. */
  double known(int x) {
    return entropy[x];
  }
}
