package org.cspworkbench.core.search.order;

import java.util.Arrays;
import org.cspworkbench.core.network.Domains;

/**
 * The entropies of all variables, computed only where they are not known: by variable from the
 * domain that it had last time, or, where all values are equally likely, from the number of values
 * alone. That of a wide domain is computed each time.
 */
final class KnownEntropies {

  private final Weights weights;
  private long[] domain = new long[0]; // by variable of one word, when it was last computed
  private double[] entropy = new double[0]; // by variable
  private double[] ofEquals = new double[0]; // by the number of values

  KnownEntropies(Weights weights) {
    this.weights = weights;
  }

  /** Returns the entropy of {@code x}. */
  double of(int x, Domains domains) {
    if (x >= entropy.length) {
      domain = Arrays.copyOf(domain, domains.network().variableCount());
      entropy = Arrays.copyOf(entropy, domain.length);
    }
    if (weights == Weights.EQUAL) {
      entropy[x] = ofEquals(domains.size(x));
    } else if (domains.wordCount(x) > 1 || domains.word(x, 0) != domain[x]) {
      domain[x] = domains.word(x, 0);
      entropy[x] = Entropy.of(x, domains, weights);
    }
    return entropy[x];
  }

  /** Returns the entropy of {@code x} when it was last asked for. */
  double known(int x) {
    return entropy[x];
  }

  /** Returns the entropy of {@code count} values of equal weight: ln count. */
  private double ofEquals(int count) {
    if (count >= ofEquals.length) {
      learnUpTo(count);
    }
    return ofEquals[count];
  }

  private void learnUpTo(int count) {
    int known = ofEquals.length;
    ofEquals = Arrays.copyOf(ofEquals, count + 1);
    for (int k = known; k < ofEquals.length; k++) {
      ofEquals[k] = StrictMath.log(k);
    }
  }
}
