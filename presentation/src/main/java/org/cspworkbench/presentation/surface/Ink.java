package org.cspworkbench.presentation.surface;

import java.util.function.Consumer;
import org.cspworkbench.presentation.surface.Surface.Edges;

/** A drawing context: a surface and a look. */
public final class Ink {

  private final Surface surface;
  private final Look look;

  /** Creates ink that draws on {@code surface} in this look. */
  public Ink(Surface surface, Look look) {
    this.surface = surface;
    this.look = look;
  }

  /** Returns the look. */
  public Look look() {
    return look;
  }

  /** Returns the pixels of the device. */
  public DeviceGrid device() {
    return surface.device();
  }

  /** Returns the colour of a role. */
  public Colour colour(Token token) {
    return look.colour(token);
  }

  /** Returns whether {@code part} may be visible. */
  public boolean shows(Box part) {
    return surface.visible().intersects(part.inset(-1)); // its edge may cut a pixel
  }

  /** Runs {@code painting} with a drawing context that paints inside {@code part} only. */
  public void within(Contour part, Consumer<Ink> painting) {
    surface.within(part, inside -> painting.accept(new Ink(inside, look)));
  }

  /** Disables antialiasing. */
  public void disableAntialiasing() {
    surface.setEdges(Edges.ROUGH);
  }

  /** Enables antialiasing. */
  public void enableAntialiasing() {
    surface.setEdges(Edges.SMOOTH);
  }

  /** Paints {@code stamp} into {@code place}. */
  public void stamp(Stamp stamp, Box place) {
    surface.stamp(stamp, place);
  }

  /** Paints {@code pixels} into {@code place}. */
  public void paint(Pixels pixels, Box place) {
    surface.paint(pixels, place);
  }

  /** Fills {@code contour} in the colour of a role. */
  public void fill(Contour contour, Token token) {
    fill(contour, colour(token));
  }

  /** Fills {@code contour}. */
  public void fill(Contour contour, Colour colour) {
    surface.fill(contour, colour);
  }

  /** Draws a line with round ends and corners along {@code contour}. */
  public void draw(Contour contour, Token token, double width) {
    draw(contour, colour(token), Stroke.round(width));
  }

  /** Draws {@code stroke} along {@code contour}. */
  public void draw(Contour contour, Colour colour, Stroke stroke) {
    surface.draw(contour, stroke, colour);
  }

  /** Draws a line with round ends. */
  public void line(double x1, double y1, double x2, double y2, Token token, double width) {
    draw(new Line(x1, y1, x2, y2), token, width);
  }

  /** Draws a frame of this width along the inside of {@code area}. */
  public void frame(Box area, Token token, double width) {
    Colour colour = colour(token);
    double x = area.x();
    double y = area.y();
    double w = area.width();
    double h = area.height();
    fill(new Box(x, y, w, width), colour);
    fill(new Box(x, y + h - width, w, width), colour);
    fill(new Box(x, y + width, width, h - 2 * width), colour);
    fill(new Box(x + w - width, y + width, width, h - 2 * width), colour);
  }

  /** Writes {@code text} centred at (x, y). */
  public void write(String text, double x, double y, Face face, double size, Token token) {
    writeFrom(text, x - width(text, face, size) / 2, y, face, size, token);
  }

  /** Writes {@code text}, starting at {@code x} and vertically centred at {@code y}. */
  public void writeFrom(String text, double x, double y, Face face, double size, Token token) {
    surface.write(text, x, y, face, size, colour(token));
  }

  /** Returns the width of {@code text} at this size. */
  public double width(String text, Face face, double size) {
    return look.fonts().width(text, face, size);
  }

  /**
   * Returns the largest size up to {@code size} at which {@code text} is at most {@code room} wide.
   */
  public double fitting(String text, Face face, double size, double room) {
    double width = width(text, face, size);
    return width <= room ? size : size * room / width;
  }
}
