package org.cspworkbench.presentation.playback;

import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;

/**
 * An index of a trace that is read while it grows, in parts of a few thousand events, between which
 * queries get the lock. Queries are synchronized on the index, too.
 */
abstract class GrowingIndex {

  /** The number of events in a part. */
  static final int EVENTS_PER_PART = 1 << 12;

  private final TracePlayer reader;

  GrowingIndex(Trace trace) {
    this.reader = trace.player();
  }

  /** Processes the next event, which {@code reader} has not passed yet, and moves it by one. */
  abstract void read(TracePlayer reader);

  /** Called after each part. */
  void endPart(TracePlayer reader) {}

  /** Reads the trace up to {@code end}. */
  final void readTo(int end) {
    while (readPart(end)) {
      Thread.onSpinWait(); // yields to threads that wait for the lock
    }
  }

  private synchronized boolean readPart(int end) {
    int stop = Math.min(end, reader.position() + EVENTS_PER_PART);
    while (reader.position() < stop) {
      read(reader);
    }
    endPart(reader);
    return stop < end;
  }

  /** Returns whether the events before {@code position} have been read. */
  public final synchronized boolean isKnown(int position) {
    return reader.position() >= position;
  }
}
