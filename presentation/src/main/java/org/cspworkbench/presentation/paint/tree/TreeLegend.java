package org.cspworkbench.presentation.paint.tree;

import java.util.List;
import org.cspworkbench.presentation.geometry.Point;
import org.cspworkbench.presentation.look.Ink;
import org.cspworkbench.presentation.look.Look;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Surface;

/** A painter of the legend of a search tree: each symbol with its meaning. */
public final class TreeLegend {

  private static final double RADIUS = 5.5;
  private static final double TEXT = 12;
  private static final double SYMBOL = 22;
  private static final double GAP = 18;

  /** The symbols, in the order of the legend. */
  public enum Symbol {
    /** A choice. */
    CHOICE,
    /** A failure. */
    FAIL,
    /** Folded failures. */
    FOLDED,
    /** A solution. */
    SOLUTION,
    /** A skipped choice. */
    SKIPPED,
    /** An untried value. */
    UNTRIED
  }

  /**
   * An entry of the legend.
   *
   * @param symbol the symbol
   * @param word the meaning
   */
  public record Entry(Symbol symbol, String word) {}

  private TreeLegend() {}

  /**
   * Paints as many of {@code entries} as fit, side by side from {@code left} on.
   *
   * @param middle the vertical centre
   * @param room the maximum total width
   */
  public static void paint(
      Surface surface, List<Entry> entries, double left, double middle, double room, Look look) {
    Ink ink = new Ink(surface, look);
    TreeMarks marks = new TreeMarks(ink, RADIUS);
    Face font = look.fonts().regular();
    double size = Math.max(TEXT, look.label());
    double x = left;
    for (Entry entry : entries) {
      double width = SYMBOL + ink.width(entry.word(), font, size);
      if (x + width > left + room) {
        return;
      }
      paint(marks, entry.symbol(), new Point(x + SYMBOL / 2 - 3, middle));
      ink.writeFrom(entry.word(), x + SYMBOL, middle, font, size, Token.TEXT_MUTED);
      x += width + GAP;
    }
  }

  private static void paint(TreeMarks marks, Symbol symbol, Point at) {
    switch (symbol) {
      case CHOICE -> marks.choice(at);
      case FAIL -> marks.fail(at);
      case FOLDED ->
          new TreeMarks(marks.ink(), RADIUS * 0.6).foldedFails(new Point(at.x(), at.y() - 1), "");
      case SOLUTION -> marks.solution(at);
      case SKIPPED -> marks.skipped(at);
      case UNTRIED -> marks.untried(at);
    }
  }
}
