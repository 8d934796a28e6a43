package org.cspworkbench.presentation.detail;

import com.google.common.base.Ascii;
import org.cspworkbench.core.trace.EventKind;

/** What an event means for the state of the search, which decides its colour. */
public enum EventTone {
  /** A step of the search goes on. */
  NOW,
  /** Values are removed. */
  PRUNED,
  /** A domain has become empty. */
  DEAD,
  /** Something is undone. */
  BACK,
  /** A solution. */
  SOLVED,
  /** None of these. */
  NEUTRAL;

  /** Returns the tone of events of this kind. */
  public static EventTone of(EventKind kind) {
    return switch (kind) {
      case SELECT, TRY, PLACE, TECHNIQUE, MOVE -> NOW;
      case PRUNE, ASSERT -> PRUNED;
      case WIPE_OUT, VIOLATION -> DEAD;
      case REFUTE, BACKTRACK, JUMP -> BACK;
      case SOLUTION -> SOLVED;
      case CONFLICT, NOGOOD, LEARN, FORGET, RESTART, GAP, COVER, UNCOVER -> NEUTRAL;
      case ENQUEUE, DEQUEUE, REVISE -> NEUTRAL;
    };
  }

  /** Returns the name of the icon of events of this kind. */
  public static String icon(EventKind kind) {
    return switch (kind) {
      case SELECT, TECHNIQUE, DEQUEUE -> "select";
      case TRY -> "play";
      case PLACE -> "place";
      case MOVE -> "move";
      case PRUNE, ASSERT, FORGET -> "prune";
      case WIPE_OUT, VIOLATION, REFUTE, CONFLICT, NOGOOD -> "contradiction";
      case BACKTRACK, JUMP -> "backtrack";
      case SOLUTION -> "solution";
      case RESTART, GAP, UNCOVER -> "restart";
      case COVER, REVISE -> "check";
      case ENQUEUE, LEARN -> "plus";
    };
  }

  /** Returns the id of the tone in style sheets. */
  public String id() {
    return Ascii.toLowerCase(name());
  }
}
