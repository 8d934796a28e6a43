package org.cspworkbench.presentation.paint.conflict;

import java.util.List;
import org.cspworkbench.presentation.geometry.Line;
import org.cspworkbench.presentation.geometry.Point;
import org.cspworkbench.presentation.look.Ink;
import org.cspworkbench.presentation.look.Look;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Stroke;
import org.cspworkbench.presentation.surface.Stroke.Cap;
import org.cspworkbench.presentation.surface.Stroke.Join;
import org.cspworkbench.presentation.surface.Surface;

/** A painter of the legend of an implication graph: each symbol with its meaning. */
public final class ConflictLegend {

  private static final double TEXT = 12;
  private static final double SYMBOL = 24;
  private static final double GAP = 16;
  private static final double SMALL = 0.66; // of the shapes of the graph

  /** The symbols, in the order of the legend. */
  public enum Symbol {
    /** A decision. */
    DECISION,
    /** A forced value. */
    FORCED,
    /** A removed value. */
    REMOVED,
    /** The contradiction. */
    CONFLICT,
    /** The cut. */
    CUT
  }

  /**
   * An entry of the legend.
   *
   * @param symbol the symbol
   * @param word the meaning
   */
  public record Entry(Symbol symbol, String word) {}

  private ConflictLegend() {}

  /**
   * Paints as many of {@code entries} as fit, side by side from {@code left} on.
   *
   * @param middle the vertical centre
   * @param room the maximum total width
   */
  public static void paint(
      Surface surface, List<Entry> entries, double left, double middle, double room, Look look) {
    Ink ink = new Ink(surface, look);
    Face font = look.fonts().regular();
    double size = Math.max(TEXT, look.label());
    double x = left;
    for (Entry entry : entries) {
      double width = SYMBOL + ink.width(entry.word(), font, size);
      if (x + width > left + room) {
        return;
      }
      paint(ink, entry.symbol(), new Point(x + 8, middle));
      ink.writeFrom(entry.word(), x + SYMBOL, middle, font, size, Token.TEXT_MUTED);
      x += width + GAP;
    }
  }

  private static void paint(Ink ink, Symbol symbol, Point at) {
    ConflictMarks marks = new ConflictMarks(ink, SMALL);
    switch (symbol) {
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
