package org.cspworkbench.app.gui.explore.decide;

import java.util.Optional;
import org.cspworkbench.app.gui.run.RunSession;
import org.cspworkbench.core.search.guide.Guide;
import org.cspworkbench.core.search.guide.Script;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.playback.Playback;
import org.jspecify.annotations.Nullable;

/** A run beside others of the same solver on the same problem, which differ in what was chosen. */
public final class Branch {

  private final int number;
  private final String origin;
  private final RunSession session;
  private @Nullable Playback playback; // where the viewer stood when it was last shown
  private @Nullable TracePlayer lookUp;

  /** Branch {@code number}, which is {@code session}; {@code origin} says how it came about. */
  Branch(int number, String origin, RunSession session) {
    this.number = number;
    this.origin = origin;
    this.session = session;
  }

  /** Its number, from 1. */
  public int number() {
    return number;
  }

  /** How it came about: {@code decision 5: r4c4 = 7}; empty for the run with which all began. */
  public String origin() {
    return origin;
  }

  /** Its run. */
  public RunSession session() {
    return session;
  }

  /** What was chosen in it by somebody else than the algorithm. */
  Script script() {
    Guide guide = session.request().settings().guide().orElse(Script.empty());
    return guide instanceof AskingGuide asking ? asking.script() : (Script) guide;
  }

  /** Who waits for an answer in it, if anybody does. */
  Optional<AskingGuide> waiting() {
    return session
        .request()
        .settings()
        .guide()
        .filter(AskingGuide.class::isInstance)
        .map(AskingGuide.class::cast)
        .filter(guide -> guide.question().isPresent());
  }

  /** Whether its run waits for somebody to choose. */
  public boolean isWaiting() {
    return waiting().isPresent();
  }

  /** What is asked in it, if its run waits. */
  AskingGuide.@Nullable Question question() {
    return waiting().flatMap(AskingGuide::question).orElse(null);
  }

  /** Where the viewer stood when it was last shown. */
  Optional<Playback> playback() {
    return Optional.ofNullable(playback);
  }

  void remember(@Nullable Playback newPlayback) {
    playback = newPlayback;
  }

  /** A player of its tape that goes where nobody stands; none before there is a tape. */
  Optional<TracePlayer> lookUp() {
    if (lookUp == null) {
      lookUp = session.trace().map(trace -> trace.player()).orElse(null);
    }
    return Optional.ofNullable(lookUp);
  }
}
