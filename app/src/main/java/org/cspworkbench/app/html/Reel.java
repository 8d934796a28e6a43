package org.cspworkbench.app.html;

import java.util.function.IntConsumer;
import java.util.function.Supplier;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;

/**
 * The events of a tape that have room on a page: all of them; if they are too many, all but the
 * fine ones; if these are still too many, as many of them from the start on as there is room for,
 * and one that brings how the run stood at the end.
 */
final class Reel {

  /**
   * The part of a tape that is wanted.
   *
   * @param end how many events it has
   * @param opening behind which of them the page is opened
   * @param room how many bytes they may take
   */
  record Part(int end, int opening, long room) {}

  /** No event takes less, as text. */
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
   * What there is room for.
   *
   * @param writers makes a writer to start with
   * @param gap what is said where events are left out at the end
   * @param progress is told how many events have been gone over
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

  /** Adds events until there is no more room. */
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

  /** The events as numbers. */
  EventWriter writer() {
    return writer;
  }

  /** How the run stands behind the last event. */
  TraceState end() {
    return player.state();
  }

  /** Behind which event of the reel the page is opened. */
  int opening() {
    return opening;
  }

  /** What is on it, and what is not. */
  Written written() {
    return new Written(kept, fineLeftOut, restLeftOut);
  }
}
