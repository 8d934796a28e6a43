package org.cspworkbench.viewer.play;

import java.util.Optional;
import org.cspworkbench.core.cancellation.Cancellation;
import org.jspecify.annotations.Nullable;

/**
 * The one task that runs in the background for the player. A new task replaces the previous one,
 * whose result is discarded.
 *
 * <p>Used by the event thread only.
 */
final class CurrentWork {

  /** The kind of task. */
  public enum Kind {
    /** Counts the solutions of a puzzle. */
    READING,
    /** Computes a hint. */
    HINT,
    /** Runs a stage of a solver. */
    STAGE
  }

  private final Runnable changed;
  private @Nullable Kind kind;
  private Cancellation cancellation = new Cancellation();

  /** Creates it without a task; {@code changed} runs when a task is started or cancelled. */
  CurrentWork(Runnable changed) {
    this.changed = changed;
  }

  /** Returns the kind of the current task, if there is one. */
  Optional<Kind> kind() {
    return Optional.ofNullable(kind);
  }

  /** Starts a task and cancels the previous one. */
  Cancellation start(Kind newKind) {
    cancel();
    kind = newKind;
    cancellation = new Cancellation();
    changed.run();
    return cancellation;
  }

  /** Ends the task that was started with {@code of}; returns whether its result is still needed. */
  boolean finish(Cancellation of) {
    boolean isWanted = of == cancellation && kind != null;
    if (isWanted) {
      kind = null;
    }
    return isWanted;
  }

  /** Ends the current task, whose result has been used. */
  void end() {
    kind = null;
  }

  /**
   * Cancels the current task. A puzzle that is being assessed is opened nevertheless, with an
   * incomplete assessment.
   */
  void cancel() {
    cancellation.request();
    if (kind != null && kind != Kind.READING) {
      kind = null;
      changed.run();
    }
  }
}
