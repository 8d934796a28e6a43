package org.cspworkbench.web.canvas;

import java.util.HashMap;
import java.util.Map;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.DeviceGrid;
import org.cspworkbench.presentation.surface.Pixels;
import org.cspworkbench.presentation.surface.Stamp;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.canvas.CanvasRenderingContext2D;
import org.teavm.jso.canvas.ImageData;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.typedarrays.Uint8ClampedArray;

/** Stamps as small canvases, each painted once for every size at which it is used. */
final class StampSheets {

  /** So many are kept: more than a tile set has at one size. */
  private static final int MOST = 2048;

  private record Key(Stamp stamp, int columns, int rows) {}

  /** A context that can scale with hard edges. */
  private interface Smoothing extends JSObject {

    @JSProperty
    void setImageSmoothingEnabled(boolean isSmooth);
  }

  private final HTMLDocument document;
  private final CanvasLettering lettering;
  private final Map<Key, HTMLCanvasElement> sheets = new HashMap<>();

  StampSheets(HTMLDocument document, CanvasLettering lettering) {
    this.document = document;
    this.lettering = lettering;
  }

  /** Draws {@code stamp}; returns whether its place is one of whole pixels, else does nothing. */
  boolean draw(Stamp stamp, Box place, DeviceGrid device, CanvasRenderingContext2D on) {
    double width = place.width() * device.scaleX();
    double height = place.height() * device.scaleY();
    int columns = (int) Math.round(width);
    int rows = (int) Math.round(height);
    boolean isWhole =
        Math.abs(width - columns) < 1e-6 && Math.abs(height - rows) < 1e-6 && columns > 0;
    if (!isWhole || rows <= 0) {
      return false;
    }
    Key key = new Key(stamp, columns, rows);
    HTMLCanvasElement sheet = sheets.get(key);
    if (sheet == null) {
      if (sheets.size() >= MOST) {
        sheets.clear();
      }
      sheet = paint(stamp, columns, rows, device);
      sheets.put(key, sheet);
    }
    on.drawImage(sheet, place.x(), place.y(), place.width(), place.height());
    return true;
  }

  private HTMLCanvasElement paint(Stamp stamp, int columns, int rows, DeviceGrid device) {
    HTMLCanvasElement sheet = canvas(columns, rows);
    CanvasRenderingContext2D context = (CanvasRenderingContext2D) sheet.getContext("2d");
    context.setTransform(device.scaleX(), 0, 0, device.scaleY(), 0, 0);
    Box all = new Box(0, 0, columns / device.scaleX(), rows / device.scaleY());
    DeviceGrid grid = new DeviceGrid(device.scaleX(), device.scaleY(), 0, 0);
    stamp.paint(new CanvasSurface(context, lettering, this, grid, all), all);
    return sheet;
  }

  void draw(Pixels pixels, Box place, CanvasRenderingContext2D on) {
    HTMLCanvasElement sheet = canvas(pixels.width(), pixels.height());
    CanvasRenderingContext2D context = (CanvasRenderingContext2D) sheet.getContext("2d");
    ImageData data = context.createImageData(pixels.width(), pixels.height());
    Uint8ClampedArray target = data.getData();
    for (int i = 0; i < pixels.colours().length(); i++) {
      int argb = pixels.colours().get(i);
      target.set(4 * i, argb >> 16 & 0xFF);
      target.set(4 * i + 1, argb >> 8 & 0xFF);
      target.set(4 * i + 2, argb & 0xFF);
      target.set(4 * i + 3, 255);
    }
    context.putImageData(data, 0, 0);
    Smoothing smoothing = (Smoothing) (JSObject) on;
    smoothing.setImageSmoothingEnabled(false);
    on.drawImage(sheet, place.x(), place.y(), place.width(), place.height());
    smoothing.setImageSmoothingEnabled(true);
  }

  private HTMLCanvasElement canvas(int width, int height) {
    HTMLCanvasElement sheet = (HTMLCanvasElement) document.createElement("canvas");
    sheet.setWidth(width);
    sheet.setHeight(height);
    return sheet;
  }
}
