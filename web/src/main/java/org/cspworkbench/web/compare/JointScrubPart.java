package org.cspworkbench.web.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import org.cspworkbench.presentation.paint.chart.JointTimelinePainter;
import org.cspworkbench.presentation.paint.chart.ScrubMarks;
import org.cspworkbench.presentation.paint.chart.ScrubScale;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.ComparedScale;
import org.cspworkbench.web.canvas.PageCanvas;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.Extent;
import org.cspworkbench.web.dom.Slider;
import org.cspworkbench.web.page.PageModel;
import org.cspworkbench.web.page.PagePart;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLElement;

/** All runs as a bar, on which the place of the boards can be dragged. */
final class JointScrubPart implements PagePart {

  private static final double SIDE = 8;

  private final PageModel page;
  private final CompareModel model;
  private final PageCanvas canvas;
  private final HTMLElement scrub = Elements.byId("scrub");
  private final Extent extent = new Extent(scrub, this::update);

  JointScrubPart(PageModel page, CompareModel model, PageCanvas.Studio studio) {
    this.page = page;
    this.model = model;
    this.canvas = new PageCanvas(studio, (HTMLCanvasElement) Elements.byId("scrub-canvas"));
    Slider.on(scrub, this::drag);
  }

  private void drag(double x) {
    model.playback().seek(new ScrubScale(area(), model.scale()).placeAt(x));
  }

  private Box area() {
    return new Box(SIDE, 0, extent.width() - 2 * SIDE, extent.height());
  }

  @Override
  public void update() {
    if (extent.isInSight()) {
      canvas.paint(
          extent.width(),
          extent.height(),
          (on, all) ->
              JointTimelinePainter.paint(
                  on,
                  area(),
                  page.look(),
                  ComparedScale.timeline(model),
                  ScrubMarks.of(model.playback())));
    }
    scrub.setAttribute("aria-valuemax", Long.toString((long) model.playback().end()));
    scrub.setAttribute("aria-valuenow", Long.toString((long) model.playback().place()));
    scrub.setAttribute("aria-valuetext", ComparedScale.words(model));
    scrub.setTitle(
        model.scale().isLogarithmic() ? text("compare.scrub.log", ComparedScale.words(model)) : "");
  }
}
