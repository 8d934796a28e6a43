package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.app.gui.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.awt.Graphics2D;
import java.awt.event.MouseEvent;
import java.util.Optional;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.replay.ScrubBar;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.paint.timeline.LockedScrub;
import org.cspworkbench.presentation.paint.timeline.LockedScrubPainter;

/** The scrub bar of all compared runs. */
final class LockedScrubBar extends ScrubBar {

  private final CompareModel model;

  /**
   * Creates the bar of {@code model}.
   *
   * @param giveBack returns the keyboard focus after a note has been written
   */
  LockedScrubBar(CompareModel model, Runnable giveBack) {
    super(LockedScrubPainter.HEIGHT, model.playback().marks(), model.playback(), giveBack);
    this.model = model;
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
      recordedEnd =
          Math.max(recordedEnd, each.course(lock).map(PlaceMapping::recordedEnd).orElse(0.0));
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
    GraphicsSurface.paint(
        g, on -> LockedScrubPainter.paint(on, area(), Theme.current().look(), scrub()));
  }

  private Box area() {
    return area(0);
  }

  @Override
  protected Optional<LockedPlayback> scale() {
    return Optional.of(model.playback());
  }

  @Override
  protected double xOf(double place) {
    return LockedScrubPainter.placeOf(place, area(), model.scale());
  }

  @Override
  protected double placeAt(double x) {
    return LockedScrubPainter.placeAt(x, area(), model.scale());
  }

  @Override
  public String getToolTipText(MouseEvent event) {
    String place = PlaceLabel.words(model, placeAt(at(event).x));
    return model.scale().isLogarithmic() ? text("compare.scrub.log", place) : place;
  }
}
