package org.cspworkbench.app.gui.replay;

import com.google.common.base.Ascii;
import org.cspworkbench.app.gui.widget.Chip;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.presentation.detail.EventColours;
import org.cspworkbench.presentation.detail.EventTone;
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
    EventColours colours = EventColours.of(kind);
    return new Chip(
        word,
        icon,
        colours.fill(),
        colours.mark(),
        colours.text(),
        EventTone.of(kind) == EventTone.BACK);
  }
}
