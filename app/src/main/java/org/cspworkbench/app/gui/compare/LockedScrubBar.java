package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.app.gui.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.awt.Cursor;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.util.Optional;
import org.cspworkbench.app.gui.tape.BarNotes;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.presentation.paint.LockedScrub;
import org.cspworkbench.presentation.paint.LockedScrubPainter;
import org.cspworkbench.presentation.paint.Token;

/** The bar along which all boards are scrubbed together. */
final class LockedScrubBar extends Canvas {

  private static final int SIDE = 16;

  private final CompareModel model;
  private final BarNotes notes;

  /**
   * The bar of {@code model}.
   *
   * @param giveBack gives the keyboard back after a note has been written
   */
  LockedScrubBar(CompareModel model, Runnable giveBack) {
    super(Token.BG_PANEL);
    this.model = model;
    this.notes = new BarNotes(this, giveBack);
    setWantedSize(400, LockedScrubPainter.HEIGHT);
    setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
    setToolTipText("");
    Dragging dragging = new Dragging();
    addMouseListener(dragging);
    addMouseMotionListener(dragging);
    addMouseWheelListener(dragging);
  }

  void update() {
    getAccessibleContext().setAccessibleName(text("compare.scrub.name", PlaceLabel.words(model)));
    repaint();
  }

  private LockedScrub scrub() {
    Lock lock = model.playback().lock();
    ImmutableList.Builder<LockedScrub.Finish> finishes = ImmutableList.builder();
    double recordedEnd = 0;
    for (Contender each : model.contenders()) {
      if (each.result().isPresent()) {
        each.end(lock)
            .ifPresent(
                end ->
                    finishes.add(
                        new LockedScrub.Finish(end, each.name().label(), each.hasDecided())));
      }
      recordedEnd = Math.max(recordedEnd, each.course(lock).map(Course::recordedEnd).orElse(0.0));
    }
    LockedPlayback.Here here = model.playback().here();
    return new LockedScrub(
        model.scale(),
        here.place(),
        recordedEnd,
        new LockedScrub.Loop(here.loop().from(), here.loop().to(), here.loop().isOn()),
        here.bookmarks(),
        finishes.build());
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    LockedScrubPainter.paint(g, area(), Theme.current().look(), scrub());
  }

  private Rectangle area() {
    return new Rectangle(SIDE, 0, unscaled(getWidth()) - 2 * SIDE, unscaled(getHeight()));
  }

  /** Lets a note be written to the bookmark where the viewer stands; sets one if there is none. */
  void writeNote() {
    writeNote(model.playback().place());
  }

  private void writeNote(double place) {
    LockedMarks marks = model.playback().marks();
    String before = marks.bookmarks().getOrDefault(place, "");
    marks.note(place, before);
    notes.write(flag(place), before, note -> marks.note(place, note));
  }

  private double flag(double place) {
    return LockedScrubPainter.placeOf(place, area(), model.scale());
  }

  private Optional<Double> flagAt(MouseEvent event) {
    return BarNotes.flagAt(at(event), model.playback().marks().bookmarks().keySet(), this::flag);
  }

  private double placeAt(MouseEvent event) {
    return LockedScrubPainter.placeAt(at(event).x, area(), model.scale());
  }

  @Override
  public String getToolTipText(MouseEvent event) {
    String place = PlaceLabel.words(model, placeAt(event));
    return model.scale().isLogarithmic() ? text("compare.scrub.log", place) : place;
  }

  /** Drags the playhead; the wheel goes by one step. */
  private final class Dragging extends MouseAdapter {
    @Override
    public void mousePressed(MouseEvent event) {
      model.playback().seek(flagAt(event).orElseGet(() -> placeAt(event)));
    }

    @Override
    public void mouseClicked(MouseEvent event) {
      if (event.getClickCount() == 2) {
        flagAt(event).ifPresent(LockedScrubBar.this::writeNote);
      }
    }

    @Override
    public void mouseDragged(MouseEvent event) {
      model.playback().seek(placeAt(event));
    }

    @Override
    public void mouseWheelMoved(MouseWheelEvent event) {
      if (event.getWheelRotation() > 0) {
        model.playback().step();
      } else {
        model.playback().stepBack();
      }
    }
  }
}
