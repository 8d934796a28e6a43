package org.cspworkbench.viewer.decide;

import java.util.Optional;
import org.cspworkbench.core.search.guide.Guide;
import org.cspworkbench.core.search.guide.Script;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.viewer.run.RunSession;
import org.jspecify.annotations.Nullable;

/** One of several runs of the same solver on the same problem, which differ in their choices. */
public final class Branch {

  private final int number;
  private final String origin;
  private final RunSession session;
  private @Nullable Playback playback; // the position when it was last displayed
  private @Nullable TracePlayer lookUp;

  /**
   * Creates branch {@code number} for {@code session}; {@code origin} names the choice that created
   * it.
   */
  Branch(int number, String origin, RunSession session) {
    this.number = number;
    this.origin = origin;
    this.session = session;
  }

  /** Returns its number, from 1. */
  public int number() {
    return number;
  }

  /**
   * Returns the choice that created it: {@code decision 5: r4c4 = 7}; empty for the original run.
   */
  public String origin() {
    return origin;
  }

  /** Returns its run. */
  public RunSession session() {
    return session;
  }

  /** Returns the choices that were not made by the algorithm. */
  Script script() {
    Guide guide = session.request().settings().guide().orElse(Script.empty());
    return guide instanceof AskingGuide asking ? asking.script() : (Script) guide;
  }

  /** Returns the guide that waits for an answer, if there is one. */
  Optional<AskingGuide> waiting() {
    return session
        .request()
        .settings()
        .guide()
        .filter(AskingGuide.class::isInstance)
        .map(AskingGuide.class::cast)
        .filter(guide -> guide.question().isPresent());
  }

  /** Returns whether its run waits for a choice. */
  public boolean isWaiting() {
    return waiting().isPresent();
  }

  /** Returns the current question, if its run waits. */
  AskingGuide.@Nullable Question question() {
    return waiting().flatMap(AskingGuide::question).orElse(null);
  }

  /** Returns the playback when it was last displayed. */
  Optional<Playback> playback() {
    return Optional.ofNullable(playback);
  }

  void remember(@Nullable Playback newPlayback) {
    playback = newPlayback;
  }

  /**
   * Returns a player of its recording that is independent of the playback; empty before there is a
   * recording.
   */
  Optional<TracePlayer> lookUp() {
    if (lookUp == null) {
      lookUp = session.trace().map(trace -> trace.player()).orElse(null);
    }
    return Optional.ofNullable(lookUp);
  }
}
