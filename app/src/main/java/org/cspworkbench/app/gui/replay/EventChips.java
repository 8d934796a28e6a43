package org.cspworkbench.app.gui.replay;

import java.util.Locale;
import org.cspworkbench.app.gui.widget.Chip;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.presentation.look.Token;

/**
 * The appearance of events: the colours are those of the resulting state on the board, and the
 * frame is dashed for events that undo something.
 */
public final class EventChips {

  private EventChips() {}

  /** Returns the chip of events of this kind. */
  public static Chip of(EventKind kind) {
    return switch (kind) {
      case SELECT -> accent(kind, "select");
      case TRY -> accent(kind, "play");
      case PLACE -> accent(kind, "place");
      case TECHNIQUE -> accent(kind, "select");
      case MOVE -> accent(kind, "move");
      case PRUNE ->
          new Chip(
              word(kind), "prune", Token.PRUNED_FILL, Token.PRUNED_MARK, Token.PRUNED_TEXT, false);
      case WIPE_OUT ->
          new Chip(
              word(kind),
              "contradiction",
              Token.DEAD_FILL,
              Token.DEAD_MARK,
              Token.DEAD_TEXT,
              false);
      case REFUTE ->
          new Chip(
              word(kind), "contradiction", Token.BACK_FILL, Token.BACK_MARK, Token.BACK_TEXT, true);
      case CONFLICT, NOGOOD -> neutral(kind, "contradiction");
      case BACKTRACK, JUMP ->
          new Chip(
              word(kind), "backtrack", Token.BACK_FILL, Token.BACK_MARK, Token.BACK_TEXT, true);
      case SOLUTION ->
          new Chip(
              word(kind),
              "solution",
              Token.SOLVED_FILL,
              Token.SOLVED_MARK,
              Token.SOLVED_TEXT,
              false);
      case RESTART -> neutral(kind, "restart");
      case GAP -> neutral(kind, "restart");
      case COVER -> neutral(kind, "check");
      case UNCOVER -> neutral(kind, "restart");
      case ENQUEUE -> neutral(kind, "plus");
      case DEQUEUE -> neutral(kind, "select");
      case REVISE -> neutral(kind, "check");
    };
  }

  private static Chip accent(EventKind kind, String icon) {
    return new Chip(word(kind), icon, Token.ACCENT_TINT, Token.ACCENT, Token.ACCENT_TEXT, false);
  }

  private static Chip neutral(EventKind kind, String icon) {
    return new Chip(word(kind), icon, Token.BG_HOVER, Token.LINE_CONTROL, Token.TEXT, false);
  }

  private static String word(EventKind kind) {
    return Texts.text("event." + kind.name().toLowerCase(Locale.ROOT));
  }
}
