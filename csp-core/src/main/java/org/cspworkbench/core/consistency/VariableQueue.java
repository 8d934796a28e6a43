package org.cspworkbench.core.consistency;

import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * The variables whose domains have shrunk and whose arcs wait to be revised, first in first out,
 * each at most once.
 */
final class VariableQueue {

  private final @Nullable TraceRecorder recorder;
  private final int[] ring;
  private final boolean[] waiting; // by variable
  private int first;
  private int size;

  VariableQueue(Domains domains) {
    int n = domains.network().variableCount();
    this.recorder = domains.fineRecorder();
    this.ring = new int[n];
    this.waiting = new boolean[n];
  }

  boolean isEmpty() {
    return size == 0;
  }

  void add(int x) {
    if (!waiting[x]) {
      waiting[x] = true;
      int last = first + size++;
      ring[last < ring.length ? last : last - ring.length] = x;
      if (recorder != null) {
        recorder.enqueueVariable(x);
      }
    }
  }

  int remove() {
    int x = ring[first];
    first = first + 1 == ring.length ? 0 : first + 1;
    size--;
    waiting[x] = false;
    return x;
  }

  /** Drops what is waiting, after a contradiction. */
  void clear() {
    while (size > 0) {
      remove();
    }
  }
}
