package org.cspworkbench.app.gui.widget;

import java.awt.BasicStroke;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Line2D;
import java.awt.geom.RoundRectangle2D;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.presentation.surface.Token;

/**
 * Paints text and simple shapes in the colours of roles.
 *
 * @param g the graphics to paint on
 */
public record Pen(Graphics2D g) {

  /** The alignment of text at a position. */
  public enum Align {
    /** The text begins at the position. */
    LEFT,
    /** The text is centred at the position. */
    CENTRE,
    /** The text ends at the position. */
    RIGHT
  }

  /** Paints a line of text, vertically centred at {@code y}. */
  public void write(String text, double x, double y, Align align, Font font, Token colour) {
    g.setFont(font);
    g.setColor(Colours.of(colour));
    double width = width(text, font);
    double left =
        switch (align) {
          case LEFT -> x;
          case CENTRE -> x - width / 2;
          case RIGHT -> x - width;
        };
    g.drawString(text, (float) left, (float) (y + font.getSize2D() * 0.36));
  }

  /** Returns the width of a line of text. */
  public double width(String text, Font font) {
    return font.getStringBounds(text, g.getFontRenderContext()).getWidth();
  }

  /** Returns {@code text}, or as much of it as fits into {@code width} with an ellipsis. */
  public String fitted(String text, Font font, double width) {
    if (width(text, font) <= width) {
      return text;
    }
    int length = text.length();
    while (length > 0 && width(text.substring(0, length) + "…", font) > width) {
      length--;
    }
    return text.substring(0, length) + "…";
  }

  /** Fills a shape. */
  public void fill(Shape shape, Token colour) {
    g.setColor(Colours.of(colour));
    g.fill(shape);
  }

  /** Draws the outline of a shape. */
  public void outline(Shape shape, Token colour, Stroke stroke) {
    Stroke before = g.getStroke();
    g.setColor(Colours.of(colour));
    g.setStroke(stroke);
    g.draw(shape);
    g.setStroke(before);
  }

  /** Draws a line of this width. */
  public void line(double x1, double y1, double x2, double y2, Token colour, double width) {
    outline(new Line2D.Double(x1, y1, x2, y2), colour, new BasicStroke((float) width));
  }

  /** Returns a rectangle with rounded corners whose outline of width 1 lies within these bounds. */
  public static RoundRectangle2D.Double rounded(
      double x, double y, double width, double height, double radius) {
    return new RoundRectangle2D.Double(
        x + 0.5, y + 0.5, width - 1, height - 1, radius * 2, radius * 2);
  }

  /** Returns a stroke of short dashes. */
  public static Stroke dashes(float width) {
    return new BasicStroke(
        width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, new float[] {3, 2}, 0);
  }
}
