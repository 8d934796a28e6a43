package org.cspworkbench.presentation.paint;

import com.formdev.flatlaf.util.Graphics2DProxy;
import com.google.common.collect.ImmutableList;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.font.FontRenderContext;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A surface that remembers every text written on it: where it is, and how large. */
final class DrawnTexts extends Graphics2DProxy {

  /**
   * A text.
   *
   * @param size the size of its font, in units of the surface
   * @param ink what its letters cover
   */
  record Text(String text, double size, Rectangle2D ink) {}

  private final Graphics2D surface;
  private final List<Text> texts;

  private DrawnTexts(Graphics2D surface, List<Text> texts) {
    super(surface);
    this.surface = surface;
    this.texts = texts;
  }

  /** What {@code painter} writes, but for the signs of marks. */
  static ImmutableList<Text> of(Rectangle area, Consumer<Graphics2D> painter) {
    List<Text> texts = new ArrayList<>();
    BufferedImage image =
        new BufferedImage(
            (int) area.getMaxX() + 20, (int) area.getMaxY() + 20, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    painter.accept(new DrawnTexts(g, texts));
    g.dispose();
    return texts.stream()
        .filter(text -> !text.text().equals("∅") && !text.text().equals("!"))
        .collect(ImmutableList.toImmutableList());
  }

  @Override
  public Graphics create() {
    return new DrawnTexts((Graphics2D) surface.create(), texts);
  }

  @Override
  public void drawString(String text, float x, float y) {
    Rectangle2D ink =
        getFont()
            .createGlyphVector(new FontRenderContext(null, true, true), text)
            .getVisualBounds();
    texts.add(
        new Text(
            text,
            getFont().getSize2D(),
            new Rectangle2D.Double(
                x + ink.getX(), y + ink.getY(), ink.getWidth(), ink.getHeight())));
    super.drawString(text, x, y);
  }
}
