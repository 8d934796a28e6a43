package org.cspworkbench.core.search.order;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.kernel.Adjacency;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;

/**
 * The value that rules out the fewest values of the neighbours, ties by index (Haralick and Elliott
 * 1980; Russell and Norvig, "Artificial Intelligence: A Modern Approach", 4th edition, 6.3.1). A
 * value is counted once for each constraint that rules it out. Asks by words.
 *
 * <p>Constraints on three or more variables are left out of the count.
 */
public final class LeastConstrainingValue implements ValueOrder {

  @Override
  public int next(int x, Domains domains) {
    int best = NONE;
    int fewest = Integer.MAX_VALUE;
    for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
      int lost = countRuledOut(x, i, domains);
      if (lost < fewest) {
        fewest = lost;
        best = i;
      }
    }
    return best;
  }

  private static int countRuledOut(int x, int i, Domains domains) {
    Network network = domains.network();
    int lost = 0;
    Adjacency arcsFrom = network.arcsFrom();
    for (int place = arcsFrom.start(x); place < arcsFrom.end(x); place++) {
      int arc = arcsFrom.at(place);
      if (!network.dependsOnSeveral(arc)) {
        int y = network.head(arc);
        for (int w = 0; w < domains.wordCount(y); w++) {
          domains.counters().checks++;
          lost += Long.bitCount(domains.word(y, w) & ~network.supports(arc, i, w));
        }
      }
    }
    return lost;
  }
}
