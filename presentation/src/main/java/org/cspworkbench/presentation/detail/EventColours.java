package org.cspworkbench.presentation.detail;

import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.presentation.surface.Token;

/**
 * The colours of events, those of the resulting state on the board.
 *
 * @param fill the background
 * @param mark the colour of frames and marks
 * @param text the colour of words
 */
public record EventColours(Token fill, Token mark, Token text) {

  /** Returns the colours of events of this kind. */
  public static EventColours of(EventKind kind) {
    return switch (EventTone.of(kind)) {
      case NOW -> new EventColours(Token.ACCENT_TINT, Token.ACCENT, Token.ACCENT_TEXT);
      case PRUNED -> new EventColours(Token.PRUNED_FILL, Token.PRUNED_MARK, Token.PRUNED_TEXT);
      case DEAD -> new EventColours(Token.DEAD_FILL, Token.DEAD_MARK, Token.DEAD_TEXT);
      case BACK -> new EventColours(Token.BACK_FILL, Token.BACK_MARK, Token.BACK_TEXT);
      case SOLVED -> new EventColours(Token.SOLVED_FILL, Token.SOLVED_MARK, Token.SOLVED_TEXT);
      case NEUTRAL -> new EventColours(Token.BG_HOVER, Token.LINE_CONTROL, Token.TEXT);
    };
  }
}
