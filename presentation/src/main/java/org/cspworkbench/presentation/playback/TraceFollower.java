package org.cspworkbench.presentation.playback;

import java.util.function.IntConsumer;
import org.cspworkbench.core.trace.Trace;

/** A service that lets indexes read a growing trace in the background. */
@FunctionalInterface
public interface TraceFollower {

  /**
   * Passes the current number of events to {@code reader} repeatedly until the trace is closed; the
   * last call has the number of all events. Returns immediately.
   */
  void start(Trace trace, IntConsumer reader);
}
