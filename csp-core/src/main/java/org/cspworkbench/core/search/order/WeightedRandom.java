package org.cspworkbench.core.search.order;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.random.RandomStream;

/** A random value, each as likely as its weight among those that are left. */
public final class WeightedRandom implements ValueOrder {

  private final Weights weights;
  private final RandomStream random;

  /** Draws from {@code random} by these weights. */
  public WeightedRandom(Weights weights, RandomStream random) {
    this.weights = weights;
    this.random = random;
  }

  @Override
  public int next(int x, Domains domains) {
    double total = 0;
    for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
      total += weights.of(x, i);
    }
    double left = random.nextDouble() * total;
    int chosen = domains.first(x);
    for (int i = chosen; i != NONE && left >= 0; i = domains.next(x, i)) {
      chosen = i;
      left -= weights.of(x, i);
    }
    return chosen;
  }
}
