package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import java.awt.Graphics2D;
import java.awt.event.MouseEvent;
import java.util.Optional;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.replay.ScrubBar;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.presentation.paint.chart.JointTimelinePainter;
import org.cspworkbench.presentation.paint.chart.ScrubMarks;
import org.cspworkbench.presentation.paint.chart.ScrubScale;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.ComparedScale;
import org.cspworkbench.viewer.compare.LockedPlayback;

/** The scrub bar of all compared runs. */
final class LockedScrubBar extends ScrubBar {

  private final CompareModel model;

  /**
   * Creates the bar of {@code model}.
   *
   * @param giveBack returns the keyboard focus after a note has been written
   */
  LockedScrubBar(CompareModel model, Runnable giveBack) {
    super(JointTimelinePainter.HEIGHT, model.playback().marks(), model.playback(), giveBack);
    this.model = model;
  }

  void update() {
    getAccessibleContext()
        .setAccessibleName(text("compare.scrub.name", ComparedScale.words(model)));
    repaint();
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    GraphicsSurface.paint(
        g,
        on ->
            JointTimelinePainter.paint(
                on,
                area(0),
                Theme.current().look(),
                ComparedScale.timeline(model),
                ScrubMarks.of(model.playback())));
  }

  @Override
  protected Optional<LockedPlayback> scale() {
    return Optional.of(model.playback());
  }

  @Override
  protected ScrubScale drawn() {
    return new ScrubScale(area(0), model.scale());
  }

  @Override
  public String getToolTipText(MouseEvent event) {
    String place = ComparedScale.words(model, drawn().placeAt(at(event).x));
    return model.scale().isLogarithmic() ? text("compare.scrub.log", place) : place;
  }
}
