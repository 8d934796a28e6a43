package org.cspworkbench.core.search.order;

import org.cspworkbench.core.kernel.Domains;

/** The greatest value first. */
public final class Descending implements ValueOrder {

  @Override
  public int next(int x, Domains domains) {
    int w = domains.wordCount(x) - 1;
    while (domains.word(x, w) == 0) {
      w--;
    }
    return w * Long.SIZE + Long.SIZE - 1 - Long.numberOfLeadingZeros(domains.word(x, w));
  }
}
