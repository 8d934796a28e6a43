package org.cspworkbench.app.canvas;

import com.google.common.collect.ImmutableList;
import java.awt.font.FontRenderContext;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.Contour;
import org.cspworkbench.presentation.surface.DeviceGrid;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Stroke;
import org.cspworkbench.presentation.surface.Surface;

/** A surface that records the position and size of every text written on it. */
public final class DrawnTexts implements Surface {

  /**
   * A text.
   *
   * @param size the size of its font, in units of the surface
   * @param ink the bounds of its letters
   */
  public record Text(String text, double size, Box ink) {}

  private final Box visible;
  private final List<Text> texts = new ArrayList<>();

  private DrawnTexts(Box visible) {
    this.visible = visible;
  }

  /** Returns the texts that {@code painter} writes, except for the symbols of marks. */
  public static ImmutableList<Text> of(Box area, Consumer<Surface> painter) {
    DrawnTexts surface = new DrawnTexts(area.inset(-20));
    painter.accept(surface);
    return surface.texts.stream()
        .filter(text -> !text.text().equals("∅") && !text.text().equals("!"))
        .collect(ImmutableList.toImmutableList());
  }

  @Override
  public DeviceGrid device() {
    return DeviceGrid.unscaled();
  }

  @Override
  public Box visible() {
    return visible;
  }

  @Override
  public void within(Contour part, Consumer<Surface> painting) {
    painting.accept(this);
  }

  @Override
  public void setEdges(Edges edges) {}

  @Override
  public void fill(Contour contour, Colour colour) {}

  @Override
  public void draw(Contour contour, Stroke pen, Colour colour) {}

  @Override
  public void write(String text, double x, double y, Face face, double size, Colour colour) {
    FontRenderContext context = new FontRenderContext(null, true, true);
    Rectangle2D digit = ink(face, size, "0", context);
    Box ink = Awt.box(ink(face, size, text, context));
    double baseline = y - digit.getCenterY();
    texts.add(
        new Text(text, size, new Box(x + ink.x(), baseline + ink.y(), ink.width(), ink.height())));
  }

  private static Rectangle2D ink(Face face, double size, String text, FontRenderContext context) {
    return BundledFonts.get().font(face, size).createGlyphVector(context, text).getVisualBounds();
  }
}
