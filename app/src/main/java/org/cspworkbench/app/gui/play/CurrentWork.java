package org.cspworkbench.app.gui.play;

import java.util.Optional;
import org.cspworkbench.core.search.Cancellation;
import org.jspecify.annotations.Nullable;

/**
 * What is being worked out for the player beside the thread that paints: one thing at a time. What
 * is started later takes the place of what was started before, whose result is not wanted any more.
 *
 * <p>Used by the thread that paints.
 */
final class CurrentWork {

  /** What it is. */
  enum Kind {
    /** How many solutions a puzzle has. */
    READING,
    /** A hint. */
    HINT,
    /** A stage of a solver. */
    STAGE
  }

  private final Runnable changed;
  private @Nullable Kind kind;
  private Cancellation cancellation = new Cancellation();

  /** Nothing is worked out yet; {@code changed} is run when something is, or is cancelled. */
  CurrentWork(Runnable changed) {
    this.changed = changed;
  }

  /** What is being worked out, if anything is. */
  Optional<Kind> kind() {
    return Optional.ofNullable(kind);
  }

  /** Starts something, and cancels what was worked out before. */
  Cancellation start(Kind newKind) {
    cancel();
    kind = newKind;
    cancellation = new Cancellation();
    changed.run();
    return cancellation;
  }

  /** Ends what was started with {@code of}; says whether what came out is still wanted. */
  boolean finish(Cancellation of) {
    boolean isWanted = of == cancellation && kind != null;
    if (isWanted) {
      kind = null;
    }
    return isWanted;
  }

  /** Ends what is being worked out: all has come of it that was wanted. */
  void end() {
    kind = null;
  }

  /** Cancels what is being worked out. A puzzle is opened all the same, with less known of it. */
  void cancel() {
    cancellation.request();
    if (kind != null && kind != Kind.READING) {
      kind = null;
      changed.run();
    }
  }
}
