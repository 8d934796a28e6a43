package org.cspworkbench.presentation.playback;

import java.util.function.IntConsumer;
import org.cspworkbench.core.trace.Trace;

/** Lets indexes read a trace in the background while it grows. */
@FunctionalInterface
public interface TraceFollower {

  /**
   * Passes the number of events that there are by now to {@code reader}, again and again until the
   * trace is closed; the last time the number of all events. Returns at once.
   */
  void start(Trace trace, IntConsumer reader);
}
