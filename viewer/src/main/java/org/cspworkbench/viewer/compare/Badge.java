package org.cspworkbench.viewer.compare;

import static org.cspworkbench.viewer.words.Texts.number;
import static org.cspworkbench.viewer.words.Texts.text;

import java.util.Optional;
import org.cspworkbench.presentation.timing.Ranking.Place;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.viewer.run.RunRecording;

/**
 * The state of a contender in one word.
 *
 * @param kind its appearance
 * @param word the word
 * @param tip the state in full, for the tooltip
 */
public record Badge(Kind kind, String word, String tip) {

  /** Creates a badge whose tooltip is its word. */
  public Badge(Kind kind, String word) {
    this(kind, word, word);
  }

  /** The appearance of a badge. */
  public enum Kind {
    /** The run is in progress. */
    UNDER_WAY,
    /** The run has ended with a solution or a proof that there is none. */
    FINISHED,
    /** The run has ended without an answer. */
    CUT_OFF
  }

  /**
   * Returns the badge of {@code contender}.
   *
   * @param part the part of its run before the current position, 0 to 1
   * @param place its rank, if it is known
   */
  static Badge of(Contender contender, double part, Optional<Place> place) {
    if (!contender.refusal().isEmpty()) {
      return new Badge(Kind.CUT_OFF, text("badge.refused"));
    }
    if (contender.isRunning()) {
      return new Badge(Kind.UNDER_WAY, rate(contender));
    }
    RunRecording.State state = contender.session().map(RunRecording::state).orElse(null);
    if (state == RunRecording.State.FAILED || state == RunRecording.State.CANCELLED) {
      boolean isFault = state == RunRecording.State.FAILED;
      return new Badge(Kind.CUT_OFF, text(isFault ? "badge.failed" : "badge.stopped"));
    }
    return contender.isAtEnd()
        ? contender.result().map(result -> ended(result, place)).orElse(waiting())
        : new Badge(Kind.UNDER_WAY, percent(part));
  }

  private static Badge waiting() {
    return new Badge(Kind.UNDER_WAY, text("badge.waiting"));
  }

  private static Badge ended(Result result, Optional<Place> place) {
    Outcome outcome = result.outcome();
    if (outcome instanceof Outcome.Solved) {
      return place.map(Badge::solved).orElse(new Badge(Kind.FINISHED, text("badge.solved")));
    }
    if (outcome instanceof Outcome.Unsatisfiable) {
      return new Badge(Kind.FINISHED, text("badge.unsatisfiable"));
    }
    if (outcome instanceof Outcome.GaveUp gaveUp) {
      return new Badge(Kind.CUT_OFF, gaveUp(gaveUp.limit(), result));
    }
    if (outcome instanceof Outcome.DeadEnd) {
      return new Badge(Kind.CUT_OFF, text("badge.deadend"));
    }
    return new Badge(Kind.CUT_OFF, text("badge.stalled"));
  }

  private static Badge solved(Place place) {
    int first = place.first();
    int last = place.last();
    return place.isShared()
        ? new Badge(
            Kind.FINISHED, text("badge.shared", first, last), text("badge.shared.tip", first, last))
        : new Badge(Kind.FINISHED, text("badge.rank." + first));
  }

  private static String gaveUp(Outcome.Limit limit, Result result) {
    return switch (limit) {
      case TIME -> text("badge.gaveup.time");
      case NODES -> text("badge.gaveup.nodes", result.statistics().nodes());
      case FAILS -> text("badge.gaveup.fails", result.statistics().fails());
      case ATTEMPTS -> text("badge.gaveup.attempts", result.statistics().attempts());
    };
  }

  /** Returns its speed while its run is being recorded, or its running time after that. */
  private static String rate(Contender contender) {
    double seconds = contender.clockNanos() / 1e9;
    boolean isTold = contender.session().map(run -> !run.isTraceFull()).orElse(false);
    return contender
        .traceLength()
        .filter(traceLength -> isTold)
        .map(traceLength -> text("badge.rate", Math.round(traceLength.decisions() / seconds)))
        .orElseGet(() -> text("badge.seconds", Math.round(seconds)));
  }

  private static String percent(double part) {
    long percent = (long) Math.floor(part * 100);
    return percent == 0 && part > 0 ? text("badge.little") : number(percent) + " %";
  }
}
