package org.cspworkbench.presentation.paint.graph;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.presentation.conflict.ImplicationGraph;
import org.cspworkbench.presentation.conflict.ImplicationGraph.Made;
import org.cspworkbench.presentation.conflict.ImplicationGraph.Node;
import org.cspworkbench.presentation.conflict.NogoodDerivation;
import org.cspworkbench.presentation.paint.graph.ConflictScene.Lane;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.RoundBox;
import org.cspworkbench.presentation.surface.Stroke;
import org.cspworkbench.presentation.surface.Stroke.Cap;
import org.cspworkbench.presentation.surface.Stroke.Join;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;

/**
 * The implication graph of a contradiction as it is drawn, with one cut of its analysis. Of a
 * contradiction that follows without any decision, nothing is drawn.
 */
public final class DrawnConflict extends DrawnGraph {

  private static final double TEXT = 12;
  private static final double MARGIN = 30; // into which notes may be drawn
  private static final int MOST_CHARACTERS = 16; // of the name of a constraint

  private final ConflictScene scene;
  private final double width;
  private final int cut;
  private final int selected;

  /**
   * Creates the graph.
   *
   * @param width the width that the lanes fill
   * @param cut the number of the cut
   * @param selected the node that is selected, or NONE
   */
  public DrawnConflict(ConflictScene scene, Look look, double width, int cut, int selected) {
    super(look, new Box(scene.left(), scene.top(), width, scene.size().height()).inset(-MARGIN));
    this.scene = scene;
    this.width = width;
    this.cut = cut;
    this.selected = selected;
  }

  @Override
  public int size() {
    return scene.analysis().graph().nodes().size();
  }

  @Override
  public int selected() {
    return selected;
  }

  @Override
  protected int layer(int node) {
    return hasDecision() && scene.shown().get(node) ? 0 : NONE;
  }

  @Override
  protected double distance(int node, Point point) {
    Box bounds = scene.bounds(node);
    return bounds.contains(point) ? bounds.centre().distance(point) : Double.POSITIVE_INFINITY;
  }

  private boolean hasDecision() {
    return scene.analysis().implicationPoint() != NONE;
  }

  /** Returns whether a lane at {@code point} has nodes that are not drawn. */
  public boolean hidesNodesAt(Point point) {
    return scene.hidesNodesAt(point);
  }

  @Override
  protected Painting painting(Surface surface) {
    return new Lanes(new Ink(surface, look()));
  }

  /** One painting. */
  private final class Lanes implements Painting {
    private final Ink ink;
    private final ConflictMarks marks;
    private final NogoodDerivation analysis = scene.analysis();
    private final ImplicationGraph graph = scene.analysis().graph();
    private final double u = scene.unit();
    private final Look look = look();
    private final Face regular = look.fonts().regular();
    private final Face mono = look.fonts().mono();

    Lanes(Ink ink) {
      this.ink = ink;
      this.marks = new ConflictMarks(ink, u);
    }

    @Override
    public void paintBehind() {
      if (!hasDecision()) {
        return;
      }
      scene.lanes().forEach(this::lane);
      scene.shown().stream().forEach(this::edgesInto);
      graph.causes().stream().filter(scene.shown()::get).forEach(this::edgeToConflict);
      cut();
    }

    private void lane(Lane lane) {
      double left = scene.left();
      if (lane.hasPart()) {
        ink.fill(new Box(left, lane.top(), width, lane.height()), Token.BG_RAISED);
      }
      double middle = lane.hasPart() ? lane.top() + 30 * u : lane.middle();
      ink.writeFrom(lane.name(), left + 8 * u, middle, regular, TEXT * u, Token.TEXT_MUTED);
      if (lane.hidden() > 0) {
        String more = scene.words().texts().text("conflict.more", lane.hidden());
        boolean isNarrow = !lane.hasPart();
        double x = isNarrow ? scene.columnX(0) + 160 * u : left + 8 * u;
        double y = isNarrow ? middle : middle + 17 * u;
        ink.writeFrom(more, x, y, regular, TEXT * u, Token.ACCENT_TEXT);
      }
      if (!lane.hasPart() && !lane.made().isEmpty()) {
        idle(lane.made().get(0), middle);
      }
    }

    private void idle(Made made, double y) {
      double x = scene.columnX(0);
      marks.decisionWithoutPart(new Point(x, y), made.number());
      String literal = made.literal().text(graph.trace().csp());
      ink.writeFrom(literal, x + 20 * u, y, mono, TEXT * u, Token.TEXT_MUTED);
      if (made.node() != NONE) {
        return; // it has a part, which is not drawn
      }
      String note = scene.words().noPart(made);
      double room = x + 40 * u + ink.width(literal, mono, TEXT * u);
      ink.writeFrom(
          note,
          Math.max(room, scene.left() + width * 0.58),
          y,
          regular,
          TEXT * u,
          Token.TEXT_MUTED);
    }

    private void edgesInto(int n) {
      ImmutableIntArray causes = scene.node(n).causes();
      causes.stream().filter(scene.shown()::get).forEach(cause -> edge(cause, n));
    }

    private void edge(int from, int to) {
      Point a = scene.place(from);
      Point b = scene.place(to);
      double end = b.x() - 13 * u;
      Path.Builder path = Path.builder();
      path.moveTo(a.x() + 11 * u, a.y());
      if (a.y() == b.y()) {
        if (isFree(from, to)) {
          path.lineTo(end, b.y());
        } else {
          double rise = a.y() - 30 * u;
          path.curveTo(a.x() + 40 * u, rise, end - 36 * u, rise, end, b.y() - 3 * u);
        }
      } else {
        double bend = Math.min(70 * u, (end - a.x()) * 0.6);
        path.curveTo(a.x() + bend, a.y(), end - bend, b.y(), end, b.y());
      }
      ink.draw(path.build(), Token.LINE_CONTROL, 1.8 * u);
      marks.arrowHead(new Point(end + 2 * u, b.y()), 0, Token.LINE_CONTROL);
    }

    /** Returns whether no node stands on the straight line between these two. */
    private boolean isFree(int from, int to) {
      Point a = scene.place(from);
      Point b = scene.place(to);
      return scene.shown().stream()
          .filter(n -> n != from && n != to)
          .mapToObj(scene::place)
          .noneMatch(p -> p.y() == a.y() && p.x() > a.x() && p.x() < b.x());
    }

    private void edgeToConflict(int from) {
      Point a = scene.place(from);
      Point b = scene.conflict();
      double half = 19 * u;
      Path.Builder path = Path.builder();
      path.moveTo(a.x() + 11 * u, a.y());
      if (Math.abs(a.y() - b.y()) < 34 * u) {
        double end = b.x() - half;
        double bend = (end - a.x()) / 2;
        path.curveTo(a.x() + bend, a.y(), end - bend, b.y(), end, b.y());
        ink.draw(path.build(), Token.DEAD_MARK, 2 * u);
        marks.arrowHead(new Point(end + 1, b.y()), 0, Token.DEAD_MARK);
        return;
      }
      boolean isAbove = a.y() < b.y();
      double end = b.y() + (isAbove ? -half : half);
      path.curveTo(b.x() - 8 * u, a.y(), b.x(), a.y(), b.x(), end);
      ink.draw(path.build(), Token.DEAD_MARK, 2 * u);
      marks.arrowHead(new Point(b.x(), end), isAbove ? 1 : -1, Token.DEAD_MARK);
    }

    private void cut() {
      ImmutableList<Point> points = scene.cutPoints(cut);
      if (points.isEmpty()) {
        return;
      }
      Path.Builder path = Path.builder();
      Point last = points.get(0);
      path.moveTo(last.x(), last.y());
      for (Point next : points.subList(1, points.size())) {
        double middle = (last.y() + next.y()) / 2;
        path.curveTo(last.x(), middle, next.x(), middle, next.x(), next.y());
        last = next;
      }
      Path line = path.build();
      ink.draw(line, Token.BG_PANEL, 6 * u);
      ink.draw(
          line,
          ink.colour(Token.TEXT),
          Stroke.of(2 * u, Cap.BUTT, Join.ROUND).dashed(7 * u, 5 * u, 0));
      sides(points);
    }

    /** Writes what is on the two sides, in a lane without a part, or else at the top. */
    private void sides(ImmutableList<Point> points) {
      String reason = scene.words().texts().text("conflict.side.reason");
      String conflict = scene.words().texts().text("conflict.side.conflict");
      double width = ink.width(reason, regular, TEXT * u);
      double left = scene.columnX(0) + 130 * u; // behind the literal of a decision
      double top = scene.top() + 2 * u;
      double y =
          scene.lanes().stream()
              .filter(lane -> !lane.hasPart() && lane.hidden() == 0)
              .map(Lane::middle)
              .filter(middle -> xAt(points, middle) - width - 14 * u > left)
              .findFirst()
              .orElse(top);
      if (y <= top && scene.place(analysis.implicationPoint()).y() < scene.top() + 40 * u) {
        return; // the name of the implication point is there
      }
      double x = xAt(points, y);
      label(reason, x - 14 * u - width, y, Token.TEXT_MUTED);
      label(conflict, x + 14 * u, y, Token.TEXT_MUTED);
    }

    /** Returns where the cut is at height {@code y}. */
    private double xAt(ImmutableList<Point> points, double y) {
      double x = points.get(0).x();
      for (int k = 1; k < points.size(); k++) {
        Point before = points.get(k - 1);
        Point after = points.get(k);
        if (before.y() <= y && y <= after.y()) {
          double share = (y - before.y()) / Math.max(1, after.y() - before.y());
          x = before.x() + (after.x() - before.x()) * share * share * (3 - 2 * share);
        }
      }
      return x;
    }

    private void label(String text, double x, double y, Token colour) {
      double size = TEXT * u;
      Box ground = new Box(x - 2 * u, y - 8 * u, ink.width(text, regular, size) + 4 * u, 16 * u);
      ink.fill(ground, isInLane(y) ? Token.BG_RAISED : Token.BG_PANEL);
      ink.writeFrom(text, x, y, regular, size, colour);
    }

    private boolean isInLane(double y) {
      return scene.lanes().stream()
          .anyMatch(lane -> lane.hasPart() && y >= lane.top() && y < lane.top() + lane.height());
    }

    @Override
    public void paintNode(int n) {
      Node node = scene.node(n);
      Point at = scene.place(n);
      boolean isPoint = n == analysis.implicationPoint() && analysis.isResolved(cut);
      boolean isLiteral = analysis.cuts().get(cut).literals().contains(n);
      reason(node, at);
      if (node.isDecision()) {
        marks.decision(at, graph.number(node.level()));
        if (isLiteral) {
          marks.frame(at);
        }
      } else if (node.literal().isEquation()) {
        marks.forced(at, isPoint || isLiteral);
      } else {
        marks.removed(at, isLiteral);
      }
      if (isPoint) {
        marks.ring(at);
        Face bold = look.fonts().bold();
        String name = scene.words().texts().text("conflict.uip");
        ink.write(name, at.x(), at.y() - 26 * u, bold, TEXT * u, Token.ACCENT_TEXT);
      }
      Face face = isLiteral || node.isDecision() ? look.fonts().monoBold() : mono;
      String text = scene.words().literal(graph, n);
      double size = ink.fitting(text, face, TEXT * u, scene.columnWidth() - 8 * u);
      ink.write(
          text, at.x(), at.y() + 24 * u, face, size, isPoint ? Token.ACCENT_TEXT : Token.TEXT);
      if (n == selected) {
        ink.draw(new RoundBox(scene.bounds(n).inset(3 * u), 8 * u), Token.ACCENT, 2 * u);
      }
    }

    /** Writes why the node is true above the line that leads to it. */
    private void reason(Node node, Point at) {
      if (node.isDecision()) {
        return;
      }
      String text = scene.words().reason(node);
      if (text.length() > MOST_CHARACTERS) {
        text = text.substring(0, MOST_CHARACTERS - 1) + "…";
      }
      double room = scene.columnWidth() - 30 * u;
      double size = ink.fitting(text, regular, TEXT * u, room);
      double x = at.x() - scene.columnWidth() / 2 - ink.width(text, regular, size) / 2;
      label(text, x, at.y() - 13 * u, Token.TEXT_MUTED);
    }

    /** Paints the contradiction. */
    @Override
    public void paintInFront() {
      if (!hasDecision()) {
        return;
      }
      Point at = scene.conflict();
      marks.conflict(at, graph.emptied() != NONE);
      String name = scene.words().failure(graph);
      double x = at.x() + 23 * u;
      Face bold = look.fonts().monoBold();
      double size = ink.fitting(name, bold, TEXT * u, 82 * u);
      ink.writeFrom(name, x, at.y() - 8 * u, bold, size, Token.DEAD_TEXT);
      String what = graph.emptied() != NONE ? "conflict.novalue" : "conflict.violated";
      ink.writeFrom(
          scene.words().texts().text(what), x, at.y() + 8 * u, regular, TEXT * u, Token.DEAD_TEXT);
    }
  }
}
