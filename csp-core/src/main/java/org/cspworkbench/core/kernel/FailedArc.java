package org.cspworkbench.core.kernel;

import static org.cspworkbench.core.kernel.Network.NONE;

/**
 * The arc that made the last failing call of a consistency algorithm fail. Where a fixed variable
 * is applied to a neighbour as a whole, which of the arcs between the two has failed is determined
 * when it is asked for.
 */
final class FailedArc {

  private final Network network;
  private int arc = NONE;
  private long lastValues; // not 0 while the arc is not determined: those that x has lost
  private int x;
  private int y;
  private int v;

  FailedArc(Network network) {
    this.network = network;
  }

  void set(int failed) {
    arc = failed;
    lastValues = 0;
  }

  /** Variable {@code tail} has lost its {@code last} values because {@code head} is fixed. */
  void setAmongParallels(int tail, long last, int head, int value) {
    lastValues = last;
    x = tail;
    y = head;
    v = value;
  }

  /** Returns the arc, or {@link Network#NONE}. */
  int get() {
    if (lastValues != 0) {
      set(network.cause(x, Long.numberOfTrailingZeros(lastValues), y, v));
    }
    return arc;
  }
}
