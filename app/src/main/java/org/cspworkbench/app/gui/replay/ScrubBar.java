package org.cspworkbench.app.gui.replay;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Cursor;
import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.util.Optional;
import java.util.function.Consumer;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleValue;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.presentation.paint.chart.ScrubMarks;
import org.cspworkbench.presentation.paint.chart.ScrubScale;
import org.cspworkbench.presentation.playback.MarkedScale;
import org.cspworkbench.presentation.playback.RunMarks;
import org.cspworkbench.presentation.playback.Transport;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Token;

/**
 * A bar that shows the whole of a scale. The playhead follows the mouse, the wheel moves by one
 * step, a click on the flag of a bookmark moves there, and a double click edits its note.
 */
public abstract class ScrubBar extends Canvas {

  private static final int SIDE = 16;

  private final RunMarks marks;
  private final BarNotes notes;

  /**
   * Creates a bar.
   *
   * @param height the height of the painted part
   * @param marks sets bookmarks and their notes
   * @param transport moves by one step
   * @param giveBack returns the keyboard focus after a note has been written
   */
  protected ScrubBar(int height, RunMarks marks, Transport transport, Runnable giveBack) {
    super(Token.BG_PANEL);
    this.marks = marks;
    notes = new BarNotes(this, giveBack);
    setWantedSize(400, height);
    setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
    setToolTipText("");
    Dragging dragging = new Dragging(transport);
    addMouseListener(dragging);
    addMouseMotionListener(dragging);
    addMouseWheelListener(dragging);
  }

  /** Returns the scale, while there is one to show. */
  protected abstract Optional<? extends MarkedScale> scale();

  /** Returns the scale as it is drawn. */
  protected abstract ScrubScale drawn();

  /**
   * Returns the area of the scale, in design units.
   *
   * @param behind the width of the part after the end of the scale
   */
  protected final Box area(int behind) {
    int width = unscaled(getWidth()) - 2 * SIDE - behind;
    return new Box(SIDE, 0, width, unscaled(getHeight()));
  }

  /** Edits the note of the bookmark at the playhead, which is added if there is none. */
  public final void writeNote() {
    scale().map(MarkedScale::place).ifPresent(this::writeNote);
  }

  private void writeNote(double place) {
    scale()
        .ifPresent(
            scale -> {
              String before = scale.bookmarks().noteAt(place);
              marks.note(place, before);
              notes.write(drawn().x(place), before, note -> marks.note(place, note));
            });
  }

  /** Returns the bookmark whose flag is at {@code mouse}, if there is one. */
  private Optional<Double> flagAt(Point mouse) {
    return scale().flatMap(scale -> ScrubMarks.of(scale).flagAt(mouse.x, mouse.y, drawn()));
  }

  /** The mouse actions: dragging moves the playhead, the wheel moves by one step. */
  private final class Dragging extends MouseAdapter {
    private final Transport transport;

    Dragging(Transport transport) {
      this.transport = transport;
    }

    @Override
    public void mousePressed(MouseEvent event) {
      Point mouse = at(event);
      scale()
          .ifPresent(
              scale -> scale.moveTo(flagAt(mouse).orElseGet(() -> drawn().placeAt(mouse.x))));
    }

    @Override
    public void mouseClicked(MouseEvent event) {
      if (event.getClickCount() == 2) {
        flagAt(at(event)).ifPresent(ScrubBar.this::writeNote);
      }
    }

    @Override
    public void mouseDragged(MouseEvent event) {
      scale().ifPresent(scale -> scale.moveTo(drawn().placeAt(at(event).x)));
    }

    @Override
    public void mouseWheelMoved(MouseWheelEvent event) {
      if (event.getWheelRotation() > 0) {
        transport.step();
      } else {
        transport.stepBack();
      }
    }
  }

  @Override
  public AccessibleContext getAccessibleContext() {
    if (accessibleContext == null) {
      accessibleContext = new AccessibleBar();
    }
    return accessibleContext;
  }

  /** The accessible context, which presents the bar as a slider. */
  private final class AccessibleBar extends AccessibleJComponent implements AccessibleValue {
    @Override
    public AccessibleRole getAccessibleRole() {
      return AccessibleRole.SLIDER;
    }

    @Override
    public AccessibleValue getAccessibleValue() {
      return this;
    }

    @Override
    public Number getCurrentAccessibleValue() {
      return scale().map(scale -> (int) scale.place()).orElse(0);
    }

    @Override
    public boolean setCurrentAccessibleValue(Number place) {
      scale().ifPresent(scale -> scale.moveTo(place.doubleValue()));
      return scale().isPresent();
    }

    @Override
    public Number getMinimumAccessibleValue() {
      return 0;
    }

    @Override
    public Number getMaximumAccessibleValue() {
      return scale().map(scale -> (int) scale.end()).orElse(0);
    }
  }

  /** An editor of the notes of bookmarks on a bar, placed beside the flag of the bookmark. */
  private static final class BarNotes {

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
    BarNotes(Canvas bar, Runnable giveBack) {
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
    void write(double flag, String before, Consumer<String> kept) {
      bar.removeAll();
      NoteField field = new NoteField(before, kept, this::close);
      bar.add(field);
      int left = (int) Math.min(flag + 10, Canvas.unscaled(bar.getWidth()) - NOTE_WIDTH - SIDE);
      field.setBounds(
          UIScale.scale(left), 0, UIScale.scale(NOTE_WIDTH), UIScale.scale(NOTE_HEIGHT));
      field.requestFocusInWindow();
    }

    private void close() {
      bar.removeAll();
      bar.repaint();
      giveBack.run();
    }
  }
}
