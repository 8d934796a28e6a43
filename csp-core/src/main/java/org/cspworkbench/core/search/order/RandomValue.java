package org.cspworkbench.core.search.order;

import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.random.RandomStream;

/** A random value, each of those that are left as likely as the others. */
public final class RandomValue implements ValueOrder {

  private final RandomStream random;

  /** Draws from {@code random}. */
  public RandomValue(RandomStream random) {
    this.random = random;
  }

  @Override
  public int next(int x, Domains domains) {
    int chosen = domains.first(x);
    for (int skip = random.nextInt(domains.size(x)); skip > 0; skip--) {
      chosen = domains.next(x, chosen);
    }
    return chosen;
  }

  /** Draws one of {@code values}, at least one, one bit each: as {@link #next} does. */
  public int of(long values) {
    long rest = values;
    for (int skip = random.nextInt(Long.bitCount(values)); skip > 0; skip--) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }
}
