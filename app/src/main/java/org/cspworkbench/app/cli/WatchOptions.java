package org.cspworkbench.app.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Consumer;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.solvers.Problem;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for following a run. */
final class WatchOptions {

  @Option(
      names = "--trace",
      paramLabel = "FILE",
      description = "Write every step of the run to FILE, as JSON lines. Takes one puzzle.")
  private @Nullable Path trace;

  @Option(names = "--fine", description = "Also record every revision in the trace.")
  private boolean fine;

  @Option(
      names = "--animate",
      description = "Animate the run on a terminal; otherwise, print its steps. Takes one puzzle.")
  private boolean animate;

  @Option(
      names = "--delay",
      paramLabel = "TIME",
      converter = Durations.class,
      description = "How long each step of the animation is displayed. Default: 200ms.")
  private @Nullable Duration delay;

  private static final Duration USUAL_DELAY = Duration.ofMillis(200);

  /** Returns whether the run is to be followed. */
  boolean areGiven(Usage usage) {
    usage.check(trace != null || animate || !fine, "--fine requires --trace or --animate");
    usage.check(animate || delay == null, "--delay requires --animate");
    return trace != null || animate;
  }

  Detail detail() {
    return fine ? Detail.FINE : Detail.DECISIONS;
  }

  TraceFile openTrace(Usage usage) {
    return TraceFile.open(trace, usage);
  }

  /**
   * Returns the listener that displays the run; it does nothing unless the run is to be animated.
   */
  Consumer<TracePlayer> animation(Console console, Problem problem) {
    if (!animate) {
      return player -> {};
    }
    if (console.isScreen()) {
      return new Animation(console, problem, delay == null ? USUAL_DELAY : delay);
    }
    Narrator narrator = new Narrator(Locale.ROOT);
    return player -> console.write(narrator.narrate(player) + "\n");
  }
}
