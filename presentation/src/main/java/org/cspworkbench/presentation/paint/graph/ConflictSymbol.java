package org.cspworkbench.presentation.paint.graph;

import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Line;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Stroke;
import org.cspworkbench.presentation.surface.Stroke.Cap;
import org.cspworkbench.presentation.surface.Stroke.Join;
import org.cspworkbench.presentation.surface.Token;

/** The symbols of an implication graph, in the order of its legend. */
public enum ConflictSymbol implements GraphLegend.Symbol {
  /** A decision. */
  DECISION,
  /** A forced value. */
  FORCED,
  /** A removed value. */
  REMOVED,
  /** The contradiction. */
  CONFLICT,
  /** The cut. */
  CUT;

  private static final double SMALL = 0.66; // of the shapes of the graph

  @Override
  public void paint(Ink ink, Point at) {
    ConflictMarks marks = new ConflictMarks(ink, SMALL);
    switch (this) {
      case DECISION -> marks.decision(at);
      case FORCED -> marks.forced(at, false);
      case REMOVED -> marks.removed(at, false);
      case CONFLICT -> new ConflictMarks(ink, SMALL * 0.7).conflict(at, true);
      case CUT ->
          ink.draw(
              new Line(at.x() - 8, at.y() + 6, at.x() + 8, at.y() - 6),
              ink.colour(Token.TEXT),
              Stroke.of(2, Cap.BUTT, Join.ROUND).dashed(4, 3, 0));
    }
  }
}
