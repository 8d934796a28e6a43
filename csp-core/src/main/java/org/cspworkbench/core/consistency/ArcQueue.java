package org.cspworkbench.core.consistency;

import static com.google.common.base.Preconditions.checkArgument;

import org.cspworkbench.core.kernel.Adjacency;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/** The arcs waiting to be revised, each at most once. */
final class ArcQueue {

  private final Network network;
  private final Counters counters;
  private final @Nullable TraceRecorder recorder;
  private final WaitingArcs line;
  private final boolean[] waiting; // by arc
  private @Nullable ArcGuide guide;

  /** First in, first out. */
  ArcQueue(Domains domains) {
    this(domains, QueueOrder.FIRST_IN_FIRST_OUT);
  }

  ArcQueue(Domains domains, QueueOrder order) {
    this(domains, order.over(domains));
  }

  /** With the arcs in {@code line}, which is empty. */
  ArcQueue(Domains domains, WaitingArcs line) {
    this.network = domains.network();
    this.counters = domains.counters();
    this.recorder = domains.fineRecorder();
    this.line = line;
    this.waiting = new boolean[network.arcCount()];
  }

  /** Lets {@code newGuide} choose the next arc. */
  void guideBy(ArcGuide newGuide) {
    guide = newGuide;
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

  /** Adds the arcs that depend on {@code y}, but not {@code except}. */
  void addArcsInto(int y, int except) {
    Adjacency arcsInto = network.arcsInto();
    for (int place = arcsInto.start(y); place < arcsInto.end(y); place++) {
      int arc = arcsInto.at(place);
      if (arc != except) {
        add(arc);
      }
    }
    Adjacency constraints = network.constraintsWith();
    for (int p = constraints.start(y); p < constraints.end(y); p++) {
      addArcsOf(constraints.at(p), y, except);
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
    int arc = guide == null ? line.remove() : remove(guide);
    waiting[arc] = false;
    return arc;
  }

  private int remove(ArcGuide by) {
    long revision = counters.revisions + 1;
    int arc = by.arc(revision, line.next(), this::waits);
    checkArgument(waits(arc), "revision %s: arc %s does not wait to be revised", revision, arc);
    line.remove(arc);
    return arc;
  }

  private boolean waits(int arc) {
    return arc >= 0 && arc < waiting.length && waiting[arc];
  }

  /** Drops what is waiting, after a contradiction. */
  void clear() {
    while (!line.isEmpty()) {
      waiting[line.remove()] = false;
    }
  }
}
