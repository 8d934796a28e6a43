package org.cspworkbench.core.search.order;

import java.util.Arrays;
import org.cspworkbench.core.network.Domains;

/**
 * The entropies of all variables, computed only if the domain is not the one of the last time. That
 * of a wide domain is computed each time.
 */
final class KnownEntropies {

  private final Weights weights;
  private long[] domain = new long[0]; // by variable of one word, when it was last computed
  private double[] entropy = new double[0]; // by variable

  KnownEntropies(Weights weights) {
    this.weights = weights;
  }

  /** Returns the entropy of {@code x}. */
  double of(int x, Domains domains) {
    if (x >= entropy.length) {
      domain = Arrays.copyOf(domain, domains.network().variableCount());
      entropy = Arrays.copyOf(entropy, domain.length);
    }
    if (domains.wordCount(x) > 1 || domains.word(x, 0) != domain[x]) {
      domain[x] = domains.word(x, 0);
      entropy[x] = Entropy.of(x, domains, weights);
    }
    return entropy[x];
  }

  /** Returns the entropy of {@code x} when it was last asked for. */
  double known(int x) {
    return entropy[x];
  }
}
