package org.cspworkbench.app.gui.replay;

import com.formdev.flatlaf.util.UIScale;
import java.util.function.Consumer;
import org.cspworkbench.app.gui.widget.Canvas;

/** An editor of the notes of bookmarks on a bar, placed beside the flag of the bookmark. */
public final class BarNotes {

  private static final int SIDE = 16;
  private static final int NOTE_WIDTH = 180;
  private static final int NOTE_HEIGHT = 24;

  private final Canvas bar;
  private final Runnable giveBack;

  /**
   * Creates an editor on {@code bar}.
   *
   * @param giveBack returns the keyboard focus after a note has been written
   */
  public BarNotes(Canvas bar, Runnable giveBack) {
    this.bar = bar;
    this.giveBack = giveBack;
  }

  /**
   * Opens the editor of a note.
   *
   * @param flag the position of the flag, in design units
   * @param before the current note
   * @param kept receives the new note, if it is confirmed
   */
  public void write(double flag, String before, Consumer<String> kept) {
    bar.removeAll();
    NoteField field = new NoteField(before, kept, this::close);
    bar.add(field);
    int left = (int) Math.min(flag + 10, Canvas.unscaled(bar.getWidth()) - NOTE_WIDTH - SIDE);
    field.setBounds(UIScale.scale(left), 0, UIScale.scale(NOTE_WIDTH), UIScale.scale(NOTE_HEIGHT));
    field.requestFocusInWindow();
  }

  private void close() {
    bar.removeAll();
    bar.repaint();
    giveBack.run();
  }
}
