package org.cspworkbench.core.consistency;

import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * The arcs waiting to be revised, first in first out, each at most once. Taking one out counts its
 * revision.
 */
final class ArcQueue {

  private final Network network;
  private final Domains domains;
  private final @Nullable TraceRecorder recorder;
  private final int[] ring;
  private final boolean[] waiting; // by arc
  private int first;
  private int size;

  ArcQueue(Domains domains) {
    this.domains = domains;
    this.network = domains.network();
    this.recorder = domains.fineRecorder();
    this.ring = new int[Math.max(1, network.arcCount())];
    this.waiting = new boolean[network.arcCount()];
  }

  boolean isEmpty() {
    return size == 0;
  }

  void add(int arc) {
    if (!waiting[arc]) {
      waiting[arc] = true;
      int last = first + size++;
      ring[last < ring.length ? last : last - ring.length] = arc;
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
  }

  /** Takes out the next arc, which is now to be revised. */
  int remove() {
    int arc = ring[first];
    first = first + 1 == ring.length ? 0 : first + 1;
    size--;
    waiting[arc] = false;
    domains.countRevision(arc);
    return arc;
  }

  /** Drops what is waiting, after a contradiction. */
  void clear() {
    for (; size > 0; size--) {
      waiting[ring[first]] = false;
      first = first + 1 == ring.length ? 0 : first + 1;
    }
  }
}
