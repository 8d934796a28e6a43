package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.app.gui.words.Texts.number;
import static org.cspworkbench.app.gui.words.Texts.text;

import java.util.Optional;
import org.cspworkbench.app.gui.run.RunSession;
import org.cspworkbench.presentation.timing.Ranking.Place;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Result;

/**
 * How a contender stands, in a word.
 *
 * @param kind how it looks
 * @param word the word
 * @param tip the same in full
 */
public record Badge(Kind kind, String word, String tip) {

  /** A badge whose word says all. */
  Badge(Kind kind, String word) {
    this(kind, word, word);
  }

  /** How a badge looks. */
  public enum Kind {
    /** On the way. */
    UNDER_WAY,
    /** Done, with a solution or the proof that there is none. */
    FINISHED,
    /** Over without an answer. */
    CUT_OFF
  }

  /**
   * The badge of {@code contender}.
   *
   * @param part how much of its own run lies behind the viewer, 0 to 1
   * @param place in which order it was done, if that is known
   */
  static Badge of(Contender contender, double part, Optional<Place> place) {
    if (!contender.refusal().isEmpty()) {
      return new Badge(Kind.CUT_OFF, text("badge.refused"));
    }
    if (contender.isRunning()) {
      return new Badge(Kind.UNDER_WAY, rate(contender));
    }
    RunSession.State state = contender.session().map(RunSession::state).orElse(null);
    if (state == RunSession.State.FAILED || state == RunSession.State.CANCELLED) {
      boolean isFault = state == RunSession.State.FAILED;
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

  /** How fast it is, as long as its tape tells; then, for how long it has been at work. */
  private static String rate(Contender contender) {
    double seconds = contender.clockNanos() / 1e9;
    boolean isTold = contender.session().map(run -> !run.isTapeFull()).orElse(false);
    return contender
        .tape()
        .filter(tape -> isTold)
        .map(tape -> text("badge.rate", Math.round(tape.decisions() / seconds)))
        .orElseGet(() -> text("badge.seconds", Math.round(seconds)));
  }

  private static String percent(double part) {
    long percent = (long) Math.floor(part * 100);
    return percent == 0 && part > 0 ? text("badge.little") : number(percent) + " %";
  }
}
