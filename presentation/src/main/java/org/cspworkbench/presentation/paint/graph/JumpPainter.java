package org.cspworkbench.presentation.paint.graph;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.presentation.conflict.ConflictWords;
import org.cspworkbench.presentation.conflict.ImplicationGraph;
import org.cspworkbench.presentation.conflict.ImplicationGraph.Made;
import org.cspworkbench.presentation.conflict.NogoodDerivation;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ellipse;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;

/**
 * A painter of the jump after a contradiction: the decisions from the root down to the
 * contradiction, the arrow back to the one to which the search can return, those that it skips, and
 * what the nogood forces there.
 */
public final class JumpPainter {

  private static final double TEXT = 12;
  private static final double STEP = 38;
  private static final double LEAST_STEP = 28;
  private static final double LEFT = 70;

  private final NogoodDerivation analysis;
  private final ConflictWords words;
  private final Look look;

  /** Creates a painter of the jump of {@code analysis}. */
  public JumpPainter(NogoodDerivation analysis, ConflictWords words, Look look) {
    this.analysis = analysis;
    this.words = words;
    this.look = look;
  }

  /** Paints the jump into {@code area}. */
  public void paint(Surface surface, Box area) {
    if (analysis.implicationPoint() == NONE) {
      return;
    }
    new Painting(new Ink(surface, look), area).paint();
  }

  /** One painting. */
  private final class Painting {
    private final Ink ink;
    private final Box area;
    private final double u = look.label() / Look.USUAL_LABEL;
    private final ConflictMarks marks;
    private final ImplicationGraph graph = analysis.graph();
    private final List<Made> shown = new ArrayList<>();
    private final int leftOut; // above the shown ones
    private final int to;
    private final double x;
    private final double step;

    Painting(Ink ink, Box area) {
      this.ink = ink;
      this.area = area;
      this.marks = new ConflictMarks(ink, u);
      this.to = graph.number(analysis.jumpLevel());
      int most =
          Math.max(2, (int) ((area.height() - 24 * u) / (LEAST_STEP * u)) - (to == 0 ? 1 : 0));
      List<Made> path = graph.decisions();
      leftOut = Math.max(0, Math.min(path.size() - most, to - 1));
      shown.addAll(path.subList(leftOut, path.size()));
      while (shown.size() > most) {
        shown.remove(shown.size() - 2); // of those that are skipped
      }
      int places = shown.size() + (to == 0 ? 1 : 0); // below the first
      step = Math.min(STEP * u, (area.height() - 24 * u) / Math.max(1, places));
      x = area.x() + LEFT * u;
    }

    private double y(int place) {
      return area.y() + 12 * u + place * step;
    }

    void paint() {
      int shift = to == 0 ? 1 : 0; // the root is drawn only if the search returns there
      double conflictY = y(shown.size() + shift);
      double backY = y(0);
      if (to == 0) {
        root(y(0));
      }
      for (int k = 0; k < shown.size(); k++) {
        Made made = shown.get(k);
        double own = y(k + shift);
        if (made.number() == to) {
          backY = own;
        }
        link(own, k == 0 && to != 0, made.number() > to);
        decision(made, own);
      }
      link(conflictY, false, true);
      conflict(conflictY);
      arrow(conflictY, backY);
      branch(backY);
    }

    private void root(double y) {
      ink.fill(Ellipse.circle(x, y, 5 * u), Token.ACCENT);
      ink.writeFrom(
          words.texts().text("tree.start"),
          x + 20 * u,
          y,
          look.fonts().regular(),
          TEXT * u,
          Token.TEXT_MUTED);
    }

    private void link(double y, boolean isFirst, boolean isSkipped) {
      if (isFirst) {
        return;
      }
      if (isSkipped) {
        Path.Builder line = Path.builder();
        line.segment(new Point(x, y - step + 11 * u), new Point(x, y - 11 * u));
        ink.draw(line.build(), ink.colour(Token.LINE_CONTROL), marks.dashes());
      } else {
        ink.line(x, y - step + 10 * u, x, y - 10 * u, Token.ACCENT, 3 * u);
      }
    }

    private void decision(Made made, double y) {
      boolean isSkipped = made.number() > to;
      Ellipse circle = Ellipse.circle(x, y, 10 * u);
      Face bold = look.fonts().monoBold();
      String number = Integer.toString(made.number());
      double size = ink.fitting(number, bold, TEXT * u, 16 * u);
      String text = made.literal().text(graph.trace().csp());
      Face mono = look.fonts().mono();
      double width = ink.width(text, mono, TEXT * u);
      if (isSkipped) {
        ink.draw(circle, ink.colour(Token.BACK_MARK), marks.dashes());
        ink.write(number, x, y, bold, size, Token.BACK_TEXT);
        ink.writeFrom(text, x + 20 * u, y, mono, TEXT * u, Token.BACK_TEXT);
        ink.line(x + 20 * u, y, x + 20 * u + width, y, Token.BACK_MARK, 1.2 * u);
      } else {
        ink.fill(circle, Token.ACCENT);
        ink.write(number, x, y, bold, size, Token.ON_ACCENT);
        double above = made.number() == to ? 8 * u : 0; // the new branch leaves there
        ink.writeFrom(text, x + 20 * u, y - above, mono, TEXT * u, Token.TEXT);
      }
    }

    private void conflict(double y) {
      Box square = new Box(x - 9 * u, y - 9 * u, 18 * u, 18 * u);
      ink.fill(square, Token.DEAD_FILL);
      ink.draw(square, Token.DEAD_MARK, 2 * u);
      double c = 4 * u;
      ink.line(x - c, y - c, x + c, y + c, Token.DEAD_MARK, 2 * u);
      ink.line(x - c, y + c, x + c, y - c, Token.DEAD_MARK, 2 * u);
      Face mono = look.fonts().mono();
      String name = words.failure(graph);
      double room = area.right() - x - 24 * u;
      ink.writeFrom(
          name, x + 20 * u, y, mono, ink.fitting(name, mono, TEXT * u, room), Token.DEAD_TEXT);
    }

    private void arrow(double from, double back) {
      Path.Builder path = Path.builder();
      double bow = x - 56 * u;
      path.moveTo(x - 12 * u, from);
      path.curveTo(bow, from - 8 * u, bow, back + 8 * u, x - 15 * u, back);
      ink.draw(path.build(), Token.BACK_MARK, 2.4 * u);
      marks.arrowHead(new Point(x - 12 * u, back), 0, Token.BACK_MARK);
    }

    private void branch(double y) {
      double right = x + 118 * u;
      double low = y + Math.max(step, 34 * u);
      Path.Builder path = Path.builder();
      path.moveTo(x + 11 * u, y);
      path.curveTo(x + 70 * u, y + 3 * u, right, y + 6 * u, right, low - 14 * u);
      ink.draw(path.build(), Token.ACCENT, 3 * u);
      ink.fill(Ellipse.circle(right, low, 14 * u), Token.BG_PANEL);
      ink.draw(Ellipse.circle(right, low, 14 * u), Token.ACCENT, 2 * u);
      ink.fill(Ellipse.circle(right, low, 9 * u), Token.ACCENT_TINT);
      ink.draw(Ellipse.circle(right, low, 9 * u), Token.ACCENT, 2 * u);
      String text =
          graph
              .nodes()
              .get(analysis.implicationPoint())
              .literal()
              .negated()
              .text(graph.trace().csp());
      Face bold = look.fonts().monoBold();
      double left = right + 22 * u;
      double room = area.right() - left - 4 * u;
      ink.writeFrom(
          text,
          left,
          low - 7 * u,
          bold,
          ink.fitting(text, bold, TEXT * u, room),
          Token.ACCENT_TEXT);
      String forced = words.forced(analysis);
      Face regular = look.fonts().regular();
      ink.writeFrom(
          forced,
          left,
          low + 9 * u,
          regular,
          ink.fitting(forced, regular, TEXT * u, room),
          Token.TEXT_MUTED);
    }
  }
}
