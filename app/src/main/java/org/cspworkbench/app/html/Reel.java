package org.cspworkbench.app.html;

import java.util.function.IntConsumer;
import java.util.function.Supplier;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;

/**
 * The events of a trace that fit on a page: all of them; if these are too many, all except the fine
 * ones; if these are still too many, as many from the start as fit, followed by one event with the
 * state at the end.
 */
final class Reel {

  /**
   * The requested part of a trace.
   *
   * @param end the number of its events
   * @param opening the position at which the page opens
   * @param room the maximum size in bytes
   */
  record Part(int end, int opening, long room) {}

  /** The minimum size of an event as text. */
  private static final int FEWEST_BYTES = 4;

  private static final int EVENTS_A_REPORT = 1 << 12;

  private final Part part;
  private final EventWriter writer;
  private final TracePlayer player;
  private final boolean keepsFine;
  private int kept;
  private int opening;
  private int fineLeftOut;
  private int restLeftOut;

  private Reel(Trace trace, Part part, EventWriter writer, boolean keepsFine) {
    this.part = part;
    this.writer = writer;
    this.player = trace.player();
    this.keepsFine = keepsFine;
  }

  /**
   * Selects the events that fit.
   *
   * @param writers supplies a new writer for each attempt
   * @param gap the text of the event that stands for omitted events at the end
   * @param progress receives the number of replayed events
   */
  static Reel of(
      Trace trace, Part part, Supplier<EventWriter> writers, String gap, IntConsumer progress) {
    if ((long) FEWEST_BYTES * part.end() <= part.room()) {
      Reel whole = new Reel(trace, part, writers.get(), true);
      whole.wind(progress);
      if (whole.restLeftOut == 0) {
        return whole;
      }
    }
    Reel some = new Reel(trace, part, writers.get(), false);
    some.wind(progress);
    if (some.restLeftOut > 0) {
      some.skipRest(gap);
    }
    return some;
  }

  /** Adds events until the maximum size is exceeded. */
  private void wind(IntConsumer progress) {
    while (player.position() < part.end()) {
      if (writer.bytes() > part.room()) {
        restLeftOut = part.end() - player.position();
        return;
      }
      player.stepForward();
      if (keepsFine || !player.trace().kind(player.position() - 1).isFine()) {
        writer.write(player);
        kept++;
      } else {
        fineLeftOut++;
      }
      opening = player.position() <= part.opening() ? kept : opening;
      if (player.position() % EVENTS_A_REPORT == 0) {
        progress.accept(player.position());
      }
    }
  }

  private void skipRest(String gap) {
    player.seek(part.end());
    writer.writeGap(gap, part.end());
    kept++;
  }

  /** Returns the encoded events. */
  EventWriter writer() {
    return writer;
  }

  /** Returns the state of the run after the last event. */
  TraceState end() {
    return player.state();
  }

  /** Returns the position among the selected events at which the page opens. */
  int opening() {
    return opening;
  }

  /** Returns the numbers of selected and omitted events. */
  Written written() {
    return new Written(kept, fineLeftOut, restLeftOut);
  }
}
