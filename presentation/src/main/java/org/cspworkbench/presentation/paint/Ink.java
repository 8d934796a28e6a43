package org.cspworkbench.presentation.paint;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.HashMap;
import java.util.Map;

/**
 * A pen on one surface in one look: a copy of the caller's graphics, so that nothing need be put
 * back, with every hint set that painters rely on.
 */
final class Ink implements AutoCloseable {

  private record Face(Font font, double size) {}

  private final Graphics2D g;
  private final Look look;
  private final DeviceGrid device;
  private final Map<Face, Lettering> letterings = new HashMap<>();

  Ink(Graphics2D surface, Look look) {
    this.g = (Graphics2D) surface.create();
    this.look = look;
    this.device = DeviceGrid.of(g);
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    g.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
  }

  Look look() {
    return look;
  }

  DeviceGrid device() {
    return device;
  }

  Color colour(Token token) {
    return look.colour(token);
  }

  void clip(Shape shape) {
    g.clip(shape);
  }

  /** Whether anything of {@code part} is painted. */
  boolean shows(Rectangle2D part) {
    return g.hitClip(
        (int) Math.floor(part.getX()),
        (int) Math.floor(part.getY()),
        (int) Math.ceil(part.getWidth()) + 1,
        (int) Math.ceil(part.getHeight()) + 1);
  }

  /** The same pen, which paints inside {@code shape} only. */
  Ink within(Shape shape) {
    Ink inside = new Ink(g, look);
    inside.clip(shape);
    return inside;
  }

  /** From now on pixel by pixel: for thousands of lines so near that nobody sees the difference. */
  void roughly() {
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_OFF);
  }

  /** From now on with smooth edges again. */
  void smoothly() {
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
  }

  /** What {@link #stroke} draws with from now on. */
  void pen(Token token, double width) {
    g.setColor(colour(token));
    g.setStroke(new BasicStroke((float) width));
  }

  /** Draws {@code shape} with the pen that was chosen last. */
  void stroke(Shape shape) {
    g.draw(shape);
  }

  void fill(Shape shape, Token token) {
    fill(shape, colour(token));
  }

  void fill(Shape shape, Color colour) {
    g.setColor(colour);
    g.fill(shape);
  }

  void draw(Shape shape, Token token, double width) {
    draw(
        shape,
        colour(token),
        new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
  }

  void draw(Shape shape, Color colour, BasicStroke stroke) {
    g.setColor(colour);
    g.setStroke(stroke);
    g.draw(shape);
  }

  void line(double x1, double y1, double x2, double y2, Token token, double width) {
    draw(new Line2D.Double(x1, y1, x2, y2), token, width);
  }

  /** A frame of this width along the inside of {@code area}. */
  void frame(Rectangle2D area, Token token, double width) {
    g.setColor(colour(token));
    double x = area.getX();
    double y = area.getY();
    double w = area.getWidth();
    double h = area.getHeight();
    g.fill(new Rectangle2D.Double(x, y, w, width));
    g.fill(new Rectangle2D.Double(x, y + h - width, w, width));
    g.fill(new Rectangle2D.Double(x, y + width, width, h - 2 * width));
    g.fill(new Rectangle2D.Double(x + w - width, y + width, width, h - 2 * width));
  }

  /** Writes {@code text} with its middle at (x, y). */
  void write(String text, double x, double y, Font font, double size, Token token) {
    lettering(font, size).centre(g, text, x, y, colour(token));
  }

  /** Writes {@code text} from {@code x} on. */
  void writeFrom(String text, double x, double y, Font font, double size, Token token) {
    lettering(font, size).left(g, text, x, y, colour(token));
  }

  double width(String text, Font font, double size) {
    return lettering(font, size).width(text);
  }

  /** The largest size up to {@code size} at which {@code text} is no wider than {@code room}. */
  double fitting(String text, Font font, double size, double room) {
    double width = width(text, font, size);
    return width <= room ? size : size * room / width;
  }

  private Lettering lettering(Font font, double size) {
    return letterings.computeIfAbsent(new Face(font, size), f -> new Lettering(f.font, f.size));
  }

  @Override
  public void close() {
    g.dispose();
  }
}
