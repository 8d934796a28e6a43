package org.cspworkbench.core.consistency;

import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/** The arcs waiting to be revised, each at most once. */
final class ArcQueue {

  private final Network network;
  private final @Nullable TraceRecorder recorder;
  private final WaitingArcs line;
  private final boolean[] waiting; // by arc

  /** First in, first out. */
  ArcQueue(Domains domains) {
    this(domains, QueueOrder.FIRST_IN_FIRST_OUT);
  }

  ArcQueue(Domains domains, QueueOrder order) {
    this.network = domains.network();
    this.recorder = domains.fineRecorder();
    this.line = order.over(domains);
    this.waiting = new boolean[network.arcCount()];
  }

  boolean isEmpty() {
    return line.isEmpty();
  }

  void add(int arc) {
    if (!waiting[arc]) {
      waiting[arc] = true;
      line.add(arc);
      if (recorder != null) {
        recorder.enqueueArc(arc);
      }
    }
  }

  void addAllArcs() {
    for (int arc = 0; arc < network.arcCount(); arc++) {
      add(arc);
    }
  }

  /** Adds the arcs that lean on {@code y}, but not {@code except}. */
  void addArcsInto(int y, int except) {
    for (int place = network.arcsIntoStart(y); place < network.arcsIntoEnd(y); place++) {
      int arc = network.arcInto(place);
      if (arc != except) {
        add(arc);
      }
    }
    for (int p = network.constraintsWithStart(y); p < network.constraintsWithEnd(y); p++) {
      addArcsOf(network.constraintWith(p), y, except);
    }
  }

  private void addArcsOf(int constraint, int y, int except) {
    for (int arc = network.firstArcOf(constraint); arc < network.endOfArcsOf(constraint); arc++) {
      if (network.tail(arc) != y && arc != except) {
        add(arc);
      }
    }
  }

  /** Takes out the next arc, which is now to be revised. */
  int remove() {
    int arc = line.remove();
    waiting[arc] = false;
    return arc;
  }

  /** Drops what is waiting, after a contradiction. */
  void clear() {
    while (!line.isEmpty()) {
      remove();
    }
  }
}
