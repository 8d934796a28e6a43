package org.cspworkbench.core.consistency;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.Arrays;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;

/**
 * Those first that depend on the variable with the fewest values left, at equal size on the one
 * stated first. Sizes change while arcs wait, so the smallest is looked for when it is needed: O(n)
 * for n variables.
 */
final class ArcsByDomain implements WaitingArcs {

  private final Network network;
  private final Domains domains;
  private final int[] first; // by head, and those that depend on several behind the last variable
  private final int[] last;
  private final int[] next; // by arc: the one behind it with the same head
  private int size;

  ArcsByDomain(Domains domains) {
    this.domains = domains;
    this.network = domains.network();
    this.first = new int[network.variableCount() + 1];
    this.last = new int[network.variableCount() + 1];
    this.next = new int[network.arcCount()];
    Arrays.fill(first, NONE);
  }

  @Override
  public boolean isEmpty() {
    return size == 0;
  }

  @Override
  public void add(int arc) {
    int head = lineOf(arc);
    if (first[head] == NONE) {
      first[head] = arc;
    } else {
      next[last[head]] = arc;
    }
    last[head] = arc;
    next[arc] = NONE;
    size++;
  }

  @Override
  public int remove() {
    int head = smallest();
    int arc = first[head];
    first[head] = next[arc];
    size--;
    return arc;
  }

  @Override
  public int next() {
    return first[smallest()];
  }

  @Override
  public void remove(int arc) {
    int head = lineOf(arc);
    int before = NONE;
    int waiting = first[head];
    while (waiting != arc) {
      before = waiting;
      waiting = next[waiting];
    }
    if (before == NONE) {
      first[head] = next[arc];
    } else {
      next[before] = next[arc];
      last[head] = next[arc] == NONE ? before : last[head];
    }
    size--;
  }

  private int lineOf(int arc) {
    return network.dependsOnSeveral(arc) ? network.variableCount() : network.head(arc);
  }

  private int smallest() {
    int smallest = network.variableCount();
    int least = Integer.MAX_VALUE;
    for (int y = 0; y < network.variableCount(); y++) {
      if (first[y] != NONE && domains.size(y) < least) {
        smallest = y;
        least = domains.size(y);
      }
    }
    return smallest;
  }
}
