package org.cspworkbench.app.gui.widget;

import java.awt.BasicStroke;
import java.awt.Font;
import java.awt.geom.RoundRectangle2D;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.Pen.Align;
import org.cspworkbench.presentation.surface.Token;

/**
 * A word in a coloured frame with an icon, which names the kind of the sentence next to it.
 *
 * @param word the word
 * @param icon its icon
 * @param fill the background
 * @param mark the colour of the frame and of marks
 * @param text the colour of the word
 * @param isDashed whether the frame is dashed
 */
public record Chip(String word, String icon, Token fill, Token mark, Token text, boolean isDashed) {

  private static final int LEFT = 16;
  private static final int HEIGHT = 30;
  private static final int GAP = 14;

  /**
   * Paints the chip at the left of {@code strip}.
   *
   * @param middle the y coordinate of its centre
   * @return the x coordinate at which the sentence starts
   */
  public double paint(Pen pen, Canvas strip, double middle) {
    Font font = Type.semibold(13);
    double width = pen.width(word, font) + 46;
    RoundRectangle2D box = Pen.rounded(LEFT, middle - HEIGHT / 2.0, width, HEIGHT, 6);
    pen.fill(box, fill);
    pen.outline(box, mark, isDashed ? Pen.dashes(1.4f) : new BasicStroke(1.2f));
    Icons.paint(Icons.in(text, icon, 16), strip, pen.g(), LEFT + 10, (int) middle - 8);
    pen.write(word, LEFT + 31, middle, Align.LEFT, font, text);
    return LEFT + width + GAP;
  }
}
