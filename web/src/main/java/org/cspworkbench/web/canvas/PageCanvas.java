package org.cspworkbench.web.canvas;

import java.util.function.BiConsumer;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.DeviceGrid;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Surface;
import org.teavm.jso.browser.Window;
import org.teavm.jso.canvas.CanvasRenderingContext2D;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLDocument;

/** A canvas of the page, kept as sharp as the screen. */
public final class PageCanvas {

  /** What the canvases of a page share. */
  public static final class Studio {
    private final CanvasLettering lettering;
    private final StampSheets stamps;

    /** Creates the studio of a page. */
    public Studio(HTMLDocument document) {
      HTMLCanvasElement scratch = (HTMLCanvasElement) document.createElement("canvas");
      lettering = new CanvasLettering((CanvasRenderingContext2D) scratch.getContext("2d"));
      stamps = new StampSheets(document, lettering);
    }

    /** Returns the measure of texts. */
    public CanvasLettering lettering() {
      return lettering;
    }
  }

  private final Studio studio;
  private final HTMLCanvasElement element;
  private final CanvasRenderingContext2D context;

  /** Creates the canvas of an element. */
  public PageCanvas(Studio studio, HTMLCanvasElement element) {
    this.studio = studio;
    this.element = element;
    this.context = (CanvasRenderingContext2D) element.getContext("2d");
  }

  /**
   * Paints the canvas anew, over a copy of another one.
   *
   * @param below a canvas of the same size
   * @param width the width in units of style sheets
   * @param height the height in these units
   * @param painting receives the surface and its bounds, whose corner is (0, 0)
   */
  public void paintOver(
      PageCanvas below, double width, double height, BiConsumer<Surface, Box> painting) {
    paint(
        width,
        height,
        (on, all) -> {
          context.save();
          context.setTransform(1, 0, 0, 1, 0, 0);
          context.drawImage(below.element, 0, 0);
          context.restore();
          painting.accept(on, all);
        });
  }

  /**
   * Paints the canvas anew.
   *
   * @param width the width in units of style sheets
   * @param height the height in these units
   * @param painting receives the surface and its bounds, whose corner is (0, 0)
   */
  public void paint(double width, double height, BiConsumer<Surface, Box> painting) {
    paint(width, height, 1, new Point(0, 0), painting);
  }

  /**
   * Paints the canvas anew, with a part of a larger painting.
   *
   * @param width the width in units of style sheets
   * @param height the height in these units
   * @param zoom how large a unit of the painting is in these units
   * @param origin where the corner of the painting is on the canvas
   * @param painting receives the surface and what is in sight of it
   */
  public void paint(
      double width, double height, double zoom, Point origin, BiConsumer<Surface, Box> painting) {
    double scale = Window.current().getDevicePixelRatio();
    int columns = (int) Math.round(width * scale);
    int rows = (int) Math.round(height * scale);
    if (columns <= 0 || rows <= 0) {
      return; // not in sight
    }
    if (element.getWidth() != columns || element.getHeight() != rows) {
      element.setWidth(columns);
      element.setHeight(rows);
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, columns, rows);
    double unit = scale * zoom;
    context.setTransform(unit, 0, 0, unit, scale * origin.x(), scale * origin.y());
    Box all = new Box(-origin.x() / zoom, -origin.y() / zoom, width / zoom, height / zoom);
    DeviceGrid device = new DeviceGrid(unit, unit, scale * origin.x(), scale * origin.y());
    context.save();
    painting.accept(new CanvasSurface(context, studio.lettering, studio.stamps, device, all), all);
    context.restore();
  }
}
