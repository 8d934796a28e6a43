package org.cspworkbench.web.page;

import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.paint.chart.ScrubMarks;
import org.cspworkbench.presentation.paint.chart.ScrubScale;
import org.cspworkbench.presentation.paint.chart.Timeline;
import org.cspworkbench.presentation.paint.chart.TimelinePainter;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.web.canvas.PageCanvas;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.Extent;
import org.cspworkbench.web.dom.NextFrame;
import org.cspworkbench.web.dom.Slider;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLElement;

/** The whole run as a bar, on which the position can be dragged. */
final class ScrubPart implements PagePart {

  private static final double SIDE = 8;

  private final PageModel model;
  private final PageCanvas canvas;
  private final PageCanvas events; // as they are on the canvas, below what moves
  private final HTMLElement scrub = Elements.byId("scrub");
  private final Extent extent = new Extent(scrub, this::update);
  private final NextFrame repainting = new NextFrame(this::update);
  private @Nullable Timeline timeline;
  private @Nullable Painted painted;

  /** What the picture of the events depends on. */
  private record Painted(Timeline timeline, int length, Look look, Box area, double scale) {}

  ScrubPart(PageModel model, PageCanvas.Studio studio) {
    this.model = model;
    this.canvas = new PageCanvas(studio, (HTMLCanvasElement) Elements.byId("scrub-canvas"));
    this.events = new PageCanvas(studio, (HTMLCanvasElement) Elements.make("canvas", "", ""));
    Slider.on(scrub, this::drag);
  }

  private void drag(double x) {
    if (timeline != null) {
      ScrubScale scale = new ScrubScale(area(), timeline.scale());
      model.move(at -> at.moveTo(scale.placeAt(x)));
    }
  }

  private Box area() {
    return new Box(SIDE, 0, extent.width() - 2 * SIDE, extent.height());
  }

  @Override
  public void update() {
    model.playback().filter(at -> extent.isInSight()).ifPresent(this::show);
  }

  private Timeline empty(Trace trace) {
    return new Timeline(trace, model.session().flatMap(run -> run.request().problem().objective()));
  }

  private void show(Playback at) {
    Trace trace = at.player().trace();
    Timeline drawn = timeline == null || trace != timeline.trace() ? empty(trace) : timeline;
    timeline = drawn;
    if (!drawn.update()) {
      repainting.request();
    }
    paintEvents(drawn);
    canvas.paintOver(
        events,
        extent.width(),
        extent.height(),
        (on, all) ->
            TimelinePainter.paintPosition(
                on,
                area(),
                model.look(),
                drawn,
                new TimelinePainter.End(trace.hasGap(), ""),
                ScrubMarks.of(at)));
    scrub.setAttribute("aria-valuemax", Integer.toString(at.length()));
    scrub.setAttribute("aria-valuenow", Integer.toString(at.position()));
    scrub.setAttribute(
        "aria-valuetext", model.texts().text("page.event", at.position(), at.length()));
  }

  private void paintEvents(Timeline drawn) {
    double scale = Window.current().getDevicePixelRatio();
    Painted now = new Painted(drawn, drawn.length(), model.look(), area(), scale);
    if (!now.equals(painted)) {
      painted = now;
      events.paint(
          extent.width(),
          extent.height(),
          (on, all) -> TimelinePainter.paintEvents(on, now.area(), now.look(), now.timeline()));
    }
  }
}
