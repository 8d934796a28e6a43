package org.cspworkbench.app.gui.tape;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Point;
import java.util.Collection;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import org.cspworkbench.app.gui.widget.Canvas;

/** Writes the notes of bookmarks on a bar, each where it will stand beside its flag. */
public final class BarNotes {

  private static final int SIDE = 16;
  private static final int FLAG_WIDTH = 12;
  private static final int FLAG_HEIGHT = 12;
  private static final int NOTE_WIDTH = 180;
  private static final int NOTE_HEIGHT = 24;

  private final Canvas bar;
  private final Runnable giveBack;

  /**
   * Writes on {@code bar}.
   *
   * @param giveBack gives the keyboard back after a note has been written
   */
  public BarNotes(Canvas bar, Runnable giveBack) {
    this.bar = bar;
    this.giveBack = giveBack;
  }

  /**
   * Lets a note be written.
   *
   * @param flag where the flag stands, in units of the design
   * @param before the note as it is
   * @param kept takes the new note, if it is to be kept
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

  /**
   * The bookmark whose flag is under the mouse, if one is.
   *
   * @param mouse where the mouse is, in units of the design
   * @param places the bookmarks, in the order in which they are painted
   * @param flag where the flag of each stands
   */
  public static <P> Optional<P> flagAt(
      Point mouse, Collection<P> places, ToDoubleFunction<P> flag) {
    if (mouse.y > FLAG_HEIGHT) {
      return Optional.empty();
    }
    return places.stream()
        .filter(
            place -> {
              double x = flag.applyAsDouble(place);
              return mouse.x >= x - 2 && mouse.x <= x + FLAG_WIDTH;
            })
        .reduce((first, later) -> later); // which is painted over the others
  }
}
