package org.cspworkbench.app.gui;

import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.GraphicsConfiguration;
import java.awt.Image;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.ImageObserver;
import java.awt.image.RenderedImage;
import java.awt.image.renderable.RenderableImage;
import java.text.AttributedCharacterIterator;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.batik.ext.awt.g2d.AbstractGraphics2D;
import org.apache.batik.ext.awt.g2d.GraphicContext;

/** A graphics context that paints nothing and records every text with its position. */
final class TextRecorder extends AbstractGraphics2D {

  /** A text in a font. */
  private record Writing(Font font, String text, FontRenderContext context) {}

  private static final Map<Writing, Rectangle2D> INK = new HashMap<>();

  private final List<WrittenText> texts;
  private final Graphics2D metrics;

  /** Creates a graphics context of this size. */
  TextRecorder(int width, int height) {
    super(false);
    gc = new GraphicContext();
    texts = new ArrayList<>();
    metrics = new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB).createGraphics();
    setClip(new Rectangle(width, height));
  }

  private TextRecorder(TextRecorder other) {
    super(other);
    texts = other.texts;
    metrics = other.metrics;
  }

  List<WrittenText> texts() {
    return texts;
  }

  @Override
  public Graphics create() {
    return new TextRecorder(this);
  }

  @Override
  public FontMetrics getFontMetrics(Font font) {
    return metrics.getFontMetrics(font);
  }

  @Override
  public FontRenderContext getFontRenderContext() {
    Object fractional = getRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS);
    return new FontRenderContext(
        null, true, fractional == RenderingHints.VALUE_FRACTIONALMETRICS_ON);
  }

  @Override
  public void drawString(String text, float x, float y) {
    if (text.isBlank()) {
      return;
    }
    Rectangle2D ink =
        INK.computeIfAbsent(
            new Writing(getFont(), text, getFontRenderContext()),
            each -> each.font().createGlyphVector(each.context(), each.text()).getVisualBounds());
    Rectangle2D placed =
        new Rectangle2D.Double(ink.getX() + x, ink.getY() + y, ink.getWidth(), ink.getHeight());
    Shape clip = getClip();
    texts.add(
        new WrittenText(
            text,
            getTransform().createTransformedShape(placed).getBounds2D(),
            getTransform().createTransformedShape(clip).getBounds2D(),
            getFont().getSize2D() * getTransform().getScaleY()));
  }

  @Override
  public void drawString(AttributedCharacterIterator text, float x, float y) {
    StringBuilder plain = new StringBuilder();
    for (char c = text.first(); c != AttributedCharacterIterator.DONE; c = text.next()) {
      plain.append(c);
    }
    drawString(plain.toString(), x, y);
  }

  @Override
  public GraphicsConfiguration getDeviceConfiguration() {
    return metrics.getDeviceConfiguration();
  }

  @Override
  public void draw(Shape shape) {
    // no text
  }

  @Override
  public void fill(Shape shape) {
    // no text
  }

  @Override
  public boolean drawImage(Image image, int x, int y, ImageObserver observer) {
    return true;
  }

  @Override
  public boolean drawImage(
      Image image, int x, int y, int width, int height, ImageObserver observer) {
    return true;
  }

  @Override
  public void drawRenderedImage(RenderedImage image, AffineTransform transform) {
    // no text
  }

  @Override
  public void drawRenderableImage(RenderableImage image, AffineTransform transform) {
    // no text
  }

  @Override
  public void copyArea(int x, int y, int width, int height, int dx, int dy) {
    // nothing was painted that could be copied
  }

  @Override
  public void setXORMode(Color colour) {
    // colours are ignored
  }

  @Override
  public void dispose() {
    // holds nothing
  }
}
