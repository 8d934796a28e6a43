package org.cspworkbench.presentation.paint.graph;

import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Token;

/** The head of the arrow that marks an inconsistent arc. */
final class ConflictArrow {

  private static final double HEAD = 5; // its length, in widths of the line
  private static final double MOST = 0.4; // its length, as a part of the arrow

  private ConflictArrow() {}

  /**
   * Paints the head of an arrow that comes from {@code from}, and returns where its line ends.
   *
   * @param tip the end of the arrow
   */
  static Point paintHead(Ink ink, Point from, Point tip) {
    double length = Math.max(1e-9, tip.distance(from));
    double head = Math.min(HEAD * ink.look().markLine(), length * MOST);
    double dx = (tip.x() - from.x()) / length;
    double dy = (tip.y() - from.y()) / length;
    Point neck = new Point(tip.x() - dx * head, tip.y() - dy * head);
    Path.Builder triangle = Path.builder();
    triangle.moveTo(tip.x(), tip.y());
    triangle.lineTo(neck.x() - dy * head / 2, neck.y() + dx * head / 2);
    triangle.lineTo(neck.x() + dy * head / 2, neck.y() - dx * head / 2);
    triangle.close();
    ink.fill(triangle.build(), Token.CONFLICT_MARK);
    return neck;
  }
}
