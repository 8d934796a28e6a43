package org.cspworkbench.app.cli;

import java.time.Duration;
import java.util.Locale;
import java.util.function.Consumer;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.presentation.playback.Delay;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Problem;
import picocli.CommandLine.Mixin;

/** The options for following a run. */
final class WatchOptions {

  private static final Parameter.FileName TRACE =
      new Parameter.FileName(
          "trace", "Write every step of the run to FILE, as JSON lines. Takes one puzzle.", "FILE");
  private static final Parameter.Truth FINE =
      new Parameter.Truth("fine", "Also record every revision in the trace.");
  private static final Parameter.Truth ANIMATE =
      new Parameter.Truth(
          "animate",
          "Animate the run on a terminal; otherwise, print its steps. Takes one puzzle.");
  private static final Parameter.Time DELAY =
      new Parameter.Time(
          "delay",
          "How long each step of the animation is displayed.",
          Duration.ofMillis(Delay.USUAL));

  @Mixin
  private FormOptions form = new FormOptions().with(TRACE).with(FINE).with(ANIMATE).with(DELAY);

  /** Returns whether the run is to be followed. */
  boolean areGiven(Usage usage) {
    boolean isWatched = form.has(TRACE) || form.holds(ANIMATE);
    usage.check(isWatched || !form.holds(FINE), "--fine requires --trace or --animate");
    usage.check(form.holds(ANIMATE) || !form.has(DELAY), "--delay requires --animate");
    return isWatched;
  }

  Detail detail() {
    return form.holds(FINE) ? Detail.FINE : Detail.DECISIONS;
  }

  TraceFile openTrace(Usage usage) {
    return TraceFile.open(form.given(TRACE).orElse(null), usage);
  }

  /**
   * Returns the listener that displays the run; it does nothing unless the run is to be animated.
   */
  Consumer<TracePlayer> animation(Console console, Problem problem) {
    if (!form.holds(ANIMATE)) {
      return player -> {};
    }
    if (console.isScreen()) {
      return new Animation(console, problem, form.time(DELAY));
    }
    Narrator narrator = new Narrator(Locale.ROOT);
    return player -> console.write(narrator.narrate(player) + "\n");
  }
}
