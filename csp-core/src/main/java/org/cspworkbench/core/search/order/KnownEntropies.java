package org.cspworkbench.core.search.order;

import java.util.Arrays;
import org.cspworkbench.core.network.Domains;

/**
 * The entropies of all variables, computed only where they are not known: by variable from the
 * domain that it had last time, or, where all values are equally likely, from the number of values
 * alone. A wide domain is not remembered.
 */
final class KnownEntropies {

  private final Weights weights;
  private long[] domain = new long[0]; // by variable of one word, when it was last computed
  private double[] entropy = new double[0]; // of that domain
  private double[] ofEquals = new double[0]; // by the number of values

  KnownEntropies(Weights weights) {
    this.weights = weights;
  }

  /** The entropy of {@code x}. */
  double of(int x, Domains domains) {
    if (weights == Weights.EQUAL) {
      return ofEquals(domains.size(x));
    }
    if (domains.wordCount(x) > 1) {
      return Entropy.of(x, domains, weights);
    }
    if (x >= domain.length) {
      domain = Arrays.copyOf(domain, domains.network().variableCount());
      entropy = Arrays.copyOf(entropy, domain.length);
    }
    long word = domains.word(x, 0);
    if (word != domain[x]) {
      domain[x] = word;
      entropy[x] = Entropy.of(x, domains, weights);
    }
    return entropy[x];
  }

  /** The entropy of {@code count} values of equal weight: ln count. */
  private double ofEquals(int count) {
    if (count >= ofEquals.length) {
      int known = ofEquals.length;
      ofEquals = Arrays.copyOf(ofEquals, Math.max(Long.SIZE, 2 * count) + 1);
      for (int k = known; k < ofEquals.length; k++) {
        ofEquals[k] = StrictMath.log(k);
      }
    }
    return ofEquals[count];
  }
}
