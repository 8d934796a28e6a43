package org.cspworkbench.core.search.order;

import static org.cspworkbench.core.network.Network.NONE;

import org.cspworkbench.core.network.Assignment;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.Network;

/**
 * Minimum remaining values where domains are not filtered: the open variable with the fewest values
 * that agree with every assigned neighbour, ties by index (Bitner and Reingold, "Backtrack
 * Programming Techniques", Communications of the ACM 18, 1975). Values are counted by asking, pair
 * by pair, at every choice anew.
 *
 * <p>Constraints on three or more variables are left out of the count.
 */
public final class FewestLegalValues implements VariableOrder {

  @Override
  public int next(Network network, Domains domains, Assignment assignment) {
    int best = NONE;
    int fewest = Integer.MAX_VALUE;
    for (int x = assignment.nextOpen(0); x != NONE; x = assignment.nextOpen(x + 1)) {
      int legal = countLegal(x, fewest, network, domains, assignment);
      if (legal < fewest) {
        fewest = legal;
        best = x;
      }
    }
    return best;
  }

  /** The number of legal values of {@code x}; stops counting when there are {@code enough}. */
  private static int countLegal(
      int x, int enough, Network network, Domains domains, Assignment assignment) {
    int legal = 0;
    for (int i = domains.first(x); i != NONE && legal < enough; i = domains.next(x, i)) {
      if (isLegal(x, i, network, domains, assignment)) {
        legal++;
      }
    }
    return legal;
  }

  private static boolean isLegal(
      int x, int i, Network network, Domains domains, Assignment assignment) {
    for (int place = network.arcsFromStart(x); place < network.arcsFromEnd(x); place++) {
      int arc = network.arcFrom(place);
      int y = network.head(arc);
      if (y != NONE && assignment.isAssigned(y)) {
        domains.counters().checks++;
        if (!network.allows(arc, i, assignment.value(y))) {
          return false;
        }
      }
    }
    return true;
  }
}
