package org.cspworkbench.app.paint;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.OptionalInt;
import org.cspworkbench.core.model.Csp;

/** Any problem, as a table: a row for each variable, a column for each value. */
final class TablePicture implements Picture {

  private final Csp csp;

  TablePicture(Csp csp) {
    this.csp = csp;
  }

  @Override
  public Dimension preferredSize(Look look) {
    return new Dimension(480, 24 * csp.variables().size());
  }

  @Override
  public Dimension minimumSize(Look look) {
    return new Dimension(240, 12 * csp.variables().size());
  }

  @Override
  public void paint(Graphics2D g, Rectangle area, Look look, Moment moment) {
    try (Ink ink = new Ink(g, look)) {
      for (int x = 0; x < csp.variables().size(); x++) {
        Rectangle2D row = boundsOf(x, area, look);
        ink.fill(row, Marks.fillOf(moment.spot(x)));
      }
    }
  }

  @Override
  public OptionalInt variableAt(Point2D point, Rectangle area, Look look) {
    int row = (int) ((point.getY() - area.y) / area.height * csp.variables().size());
    return area.contains(point) ? OptionalInt.of(row) : OptionalInt.empty();
  }

  @Override
  public Rectangle2D boundsOf(int x, Rectangle area, Look look) {
    double height = (double) area.height / csp.variables().size();
    return new Rectangle2D.Double(area.x, area.y + x * height, area.width, height);
  }
}
