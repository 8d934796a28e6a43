package org.cspworkbench.app.gui.widget;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.paint.table.TablePicture;
import org.cspworkbench.presentation.picture.Picture;

/**
 * A small picture of a problem at a moment, which fits the rectangle that it is painted into.
 *
 * @param picture the picture of the problem
 * @param moment the moment to display
 */
public record Preview(Picture picture, Moment moment) {

  private static final double REDUCED = 0.32; // of a table, whose entries would not be written

  /** Paints the preview into the middle of an area. */
  public void paint(Graphics2D g, Rectangle area) {
    GraphicsSurface.paint(
        g, on -> picture.paint(on, Awt.box(area), Theme.current().look(), moment));
  }

  /**
   * Paints the preview into the upper left corner of a canvas.
   *
   * @param largest the maximum length of a side
   */
  public void paintSquare(Graphics2D g, int width, int height, int largest) {
    int side = Math.min(largest, Math.min(width, height));
    paint(g, new Rectangle(0, 0, side, side));
  }

  /** Paints the preview into the left of a wide area; a table fills the whole area, reduced. */
  public void paintBeside(Graphics2D g, Rectangle area) {
    if (picture instanceof TablePicture) {
      Graphics2D reduced = (Graphics2D) g.create();
      reduced.translate(area.x, area.y);
      reduced.scale(REDUCED, REDUCED);
      paint(
          reduced,
          new Rectangle(0, 0, (int) (area.width / REDUCED), (int) (area.height / REDUCED)));
      reduced.dispose();
    } else {
      paint(g, new Rectangle(area.x, area.y, area.height, area.height));
    }
  }
}
