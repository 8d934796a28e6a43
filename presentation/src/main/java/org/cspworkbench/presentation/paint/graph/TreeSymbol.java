package org.cspworkbench.presentation.paint.graph;

import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Point;

/** The symbols of a search tree, in the order of its legend. */
public enum TreeSymbol implements GraphLegend.Symbol {
  /** A choice. */
  CHOICE,
  /** A failure. */
  FAIL,
  /** Folded failures. */
  FOLDED,
  /** A solution. */
  SOLUTION,
  /** An untried value. */
  UNTRIED,
  /** A skipped choice. */
  SKIPPED;

  private static final double RADIUS = 5.5;

  @Override
  public void paint(Ink ink, Point at) {
    TreeMarks marks = new TreeMarks(ink, RADIUS);
    switch (this) {
      case CHOICE -> marks.choice(at);
      case FAIL -> marks.fail(at);
      case FOLDED ->
          new TreeMarks(ink, RADIUS * 0.6).foldedFails(new Point(at.x(), at.y() - 1), "");
      case SOLUTION -> marks.solution(at);
      case UNTRIED -> marks.untried(at);
      case SKIPPED -> marks.skipped(at);
    }
  }
}
