package org.cspworkbench.app.gui.replay;

import com.google.common.base.Ascii;
import org.cspworkbench.app.gui.widget.Chip;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.presentation.detail.EventTone;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.words.Texts;

/**
 * The appearance of events: the colours are those of the resulting state on the board, and the
 * frame is dashed for events that undo something.
 */
public final class EventChips {

  private EventChips() {}

  /** Returns the chip of events of this kind. */
  public static Chip of(EventKind kind) {
    String word = Texts.text("event." + Ascii.toLowerCase(kind.name()));
    String icon = EventTone.icon(kind);
    return switch (EventTone.of(kind)) {
      case NOW -> new Chip(word, icon, Token.ACCENT_TINT, Token.ACCENT, Token.ACCENT_TEXT, false);
      case PRUNED ->
          new Chip(word, icon, Token.PRUNED_FILL, Token.PRUNED_MARK, Token.PRUNED_TEXT, false);
      case DEAD -> new Chip(word, icon, Token.DEAD_FILL, Token.DEAD_MARK, Token.DEAD_TEXT, false);
      case BACK -> new Chip(word, icon, Token.BACK_FILL, Token.BACK_MARK, Token.BACK_TEXT, true);
      case SOLVED ->
          new Chip(word, icon, Token.SOLVED_FILL, Token.SOLVED_MARK, Token.SOLVED_TEXT, false);
      case NEUTRAL -> new Chip(word, icon, Token.BG_HOVER, Token.LINE_CONTROL, Token.TEXT, false);
    };
  }
}
