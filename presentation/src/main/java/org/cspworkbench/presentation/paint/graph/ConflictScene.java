package org.cspworkbench.presentation.paint.graph;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.cspworkbench.presentation.conflict.ConflictWords;
import org.cspworkbench.presentation.conflict.ImplicationGraph;
import org.cspworkbench.presentation.conflict.ImplicationGraph.Made;
import org.cspworkbench.presentation.conflict.ImplicationGraph.Node;
import org.cspworkbench.presentation.conflict.NogoodDerivation;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Size;

/**
 * The places of an implication graph: one lane for each decision, the root at the top, and time to
 * the right. A node stands as far from the right as its longest way to the contradiction has
 * literals, decisions at the left. Lengths are for the usual size of text and grow with it.
 */
public final class ConflictScene {

  private static final double TOP = 10; // the names of the two sides of the cut
  private static final double LABELS = 98; // the names of the lanes
  private static final double LANE = 72;
  private static final double ROW = 62; // each more row of a lane
  private static final double NARROW_LANE = 30;
  private static final double LEAST_COLUMN = 92;
  private static final double MOST_COLUMN = 150;
  private static final double RIGHT = 110; // the conflict and its name
  private static final double TEXT = 12;
  private static final int MOST_NARROW_LANES = 4; // in a row; more are folded

  /**
   * A lane.
   *
   * @param name its name
   * @param top its upper edge
   * @param height its height
   * @param made the decision, of a lane that is not folded
   * @param hasPart whether it has nodes
   * @param hidden how many of its nodes are not drawn
   */
  record Lane(
      String name,
      double top,
      double height,
      ImmutableList<Made> made,
      boolean hasPart,
      int hidden) {

    double middle() {
      return top + height / 2;
    }
  }

  private final Point origin;
  private final NogoodDerivation analysis;
  private final ConflictWords words;
  private final BitSet shown;
  private final double unit;
  private final int[] column; // by node, from 0
  private final int[] row; // by node, within its lane
  private final int columns; // the contradiction is in the one after
  private final double columnWidth;
  private final ImmutableList<Lane> lanes;
  private final double[] laneTop; // by level
  private final double conflictY;
  private final double bottom;

  /**
   * Places the graph of {@code analysis}.
   *
   * @param shown the nodes that are drawn
   * @param origin the upper left corner
   * @param width the width to fill if the nodes need no more
   */
  public ConflictScene(
      NogoodDerivation analysis,
      ConflictWords words,
      BitSet shown,
      Look look,
      Point origin,
      double width) {
    this.origin = origin;
    this.analysis = analysis;
    this.words = words;
    this.shown = shown;
    this.unit = look.label() / Look.USUAL_LABEL;
    int[] distance = distances();
    this.columns =
        1 + shown.stream().filter(n -> !node(n).isDecision()).map(n -> distance[n]).max().orElse(0);
    this.column = new int[distance.length];
    shown.stream().forEach(n -> column[n] = node(n).isDecision() ? 0 : columns - distance[n]);
    this.row = new int[distance.length];
    int[] rows = placeRows();
    double text =
        shown.stream()
            .mapToDouble(
                n ->
                    look.fonts().width(words.literal(graph(), n), look.fonts().mono(), TEXT * unit))
            .max()
            .orElse(0);
    double least = Math.max(LEAST_COLUMN * unit, text + 18 * unit);
    double room = (width - (LABELS + 30 + RIGHT) * unit) / columns;
    this.columnWidth = Math.max(least, Math.min(room, MOST_COLUMN * unit));
    this.laneTop = new double[maxLevel() + 1];
    this.lanes = placeLanes(rows);
    Lane last = lanes.isEmpty() ? null : lanes.get(lanes.size() - 1);
    this.bottom = last == null ? top() + LANE * unit : last.top() + last.height();
    this.conflictY = placeConflict();
  }

  private ImplicationGraph graph() {
    return analysis.graph();
  }

  Node node(int number) {
    return graph().nodes().get(number);
  }

  NogoodDerivation analysis() {
    return analysis;
  }

  ConflictWords words() {
    return words;
  }

  /** Returns the size of a unit: 1 at the usual size of text. */
  double unit() {
    return unit;
  }

  /** Returns the upper edge of the first lane. */
  double top() {
    return origin.y() + TOP * unit;
  }

  /** Returns the left end of the lanes. */
  double left() {
    return origin.x();
  }

  double columnWidth() {
    return columnWidth;
  }

  ImmutableList<Lane> lanes() {
    return lanes;
  }

  BitSet shown() {
    return shown;
  }

  private int maxLevel() {
    return graph().decisions().stream().mapToInt(Made::level).max().orElse(0);
  }

  /** Returns the length of the longest path from each node to the contradiction, by node. */
  private int[] distances() {
    int[] distance = new int[graph().nodes().size()];
    graph().causes().forEach(n -> distance[n] = 1);
    for (int n = distance.length - 1; n >= 0; n--) {
      if (shown.get(n)) {
        int own = distance[n];
        node(n).causes().forEach(cause -> distance[cause] = Math.max(distance[cause], own + 1));
      }
    }
    return distance;
  }

  /** Gives each node a row of its lane; returns the number of rows of each level. */
  private int[] placeRows() {
    int[] rows = new int[maxLevel() + 1];
    List<BitSet> taken = new ArrayList<>(); // by level · columns + column
    for (int k = 0; k < rows.length * columns; k++) {
      taken.add(new BitSet());
    }
    shown.stream()
        .forEach(
            n -> {
              int level = node(n).level();
              BitSet here = taken.get(level * columns + column[n]);
              int wished = rowOfLastCause(n);
              row[n] = here.get(wished) ? here.nextClearBit(0) : wished;
              here.set(row[n]);
              rows[level] = Math.max(rows[level], row[n] + 1);
            });
    return rows;
  }

  private int rowOfLastCause(int n) {
    return node(n).causes().stream()
        .filter(cause -> shown.get(cause) && node(cause).level() == node(n).level())
        .map(cause -> row[cause])
        .min()
        .orElse(0);
  }

  private ImmutableList<Lane> placeLanes(int[] rows) {
    ImmutableList.Builder<Lane> placed = ImmutableList.builder();
    ImmutableList<Made> all = graph().decisions();
    double top = top();
    for (int k = 0; k < all.size(); ) {
      Made made = all.get(k);
      int without = k;
      while (without < all.size()
          && !hasPart(all.get(without))
          && hidden(all.get(without).level()) == 0) {
        without++;
      }
      if (without - k > MOST_NARROW_LANES) {
        String name = words.lanes(made.number(), all.get(without - 1).number());
        placed.add(new Lane(name, top, NARROW_LANE * unit, ImmutableList.of(), false, 0));
        top += NARROW_LANE * unit;
        k = without;
        continue;
      }
      boolean hasPart = hasPart(made);
      double high =
          unit * (hasPart ? LANE + Math.max(0, rows[made.level()] - 1) * ROW : NARROW_LANE);
      laneTop[made.level()] = top;
      placed.add(
          new Lane(
              words.lane(made.number()),
              top,
              high,
              ImmutableList.of(made),
              hasPart,
              hidden(made.level())));
      top += high;
      k++;
    }
    return placed.build();
  }

  private boolean hasPart(Made made) {
    return IntStream.range(0, graph().nodes().size())
        .anyMatch(n -> node(n).level() == made.level());
  }

  private int hidden(int level) {
    return (int)
        IntStream.range(0, graph().nodes().size())
            .filter(n -> node(n).level() == level && !shown.get(n))
            .count();
  }

  private double placeConflict() {
    double middle =
        graph().causes().stream()
            .filter(shown::get)
            .mapToDouble(n -> place(n).y())
            .average()
            .orElse((origin.y() + bottom) / 2);
    return Math.max(top() + 24 * unit, Math.min(middle, bottom - 24 * unit));
  }

  /** Returns the centre of a node that is drawn. */
  Point place(int n) {
    return new Point(
        columnX(column[n]), laneTop[node(n).level()] + (LANE / 2 - 6 + row[n] * ROW) * unit);
  }

  double columnX(int of) {
    return origin.x() + (LABELS + 30) * unit + of * columnWidth;
  }

  /** Returns the centre of the contradiction. */
  Point conflict() {
    return new Point(columnX(columns) - 8 * unit, conflictY);
  }

  /** Returns the size of the whole. */
  public Size size() {
    return new Size(
        (int) Math.ceil(columnX(columns) + RIGHT * unit - origin.x()),
        (int) Math.ceil(bottom + 4 * unit - origin.y()));
  }

  /** Returns the bounds of a node with its literal. */
  Box bounds(int n) {
    Point at = place(n);
    return new Box(at.x() - columnWidth / 2, at.y() - 20 * unit, columnWidth, 52 * unit);
  }

  /** Returns whether a lane at {@code point} has nodes that are not drawn. */
  boolean hidesNodesAt(Point point) {
    return lanes.stream()
        .anyMatch(
            lane ->
                lane.hidden() > 0
                    && point.y() >= lane.top()
                    && point.y() < lane.top() + lane.height()
                    && point.x() < columnX(0) + 40 * unit);
  }

  /**
   * Returns the points through which the line of {@code cut} goes, from top to bottom: in each row
   * between the nodes on its two sides.
   */
  ImmutableList<Point> cutPoints(int cut) {
    List<Point> points = new ArrayList<>();
    for (Lane lane : lanes) {
      if (lane.hasPart()) {
        int level = lane.made().get(0).level();
        int rows =
            shown.stream()
                .filter(n -> node(n).level() == level)
                .map(n -> row[n] + 1)
                .max()
                .orElse(0);
        double above = Double.MAX_VALUE; // in the row above in the same lane
        for (int r = 0; r < rows; r++) {
          above = cutX(level, r, cut, above);
          points.add(new Point(above, rowY(level, r)));
        }
      }
    }
    if (points.isEmpty()) {
      return ImmutableList.of();
    }
    Point first = points.get(0);
    Point last = points.get(points.size() - 1);
    points.add(0, new Point(first.x(), top() - 4 * unit));
    points.add(new Point(last.x(), bottom));
    return points.stream().collect(toImmutableList());
  }

  private double rowY(int level, int r) {
    return laneTop[level] + (LANE / 2 - 6 + r * ROW) * unit;
  }

  private double cutX(int level, int r, int cut, double above) {
    double reason = NONE;
    double conflict = Double.MAX_VALUE;
    for (int n = shown.nextSetBit(0); n >= 0; n = shown.nextSetBit(n + 1)) {
      if (node(n).level() == level && row[n] == r) {
        double x = columnX(column[n]);
        if (analysis.isOnConflictSide(n, cut)) {
          conflict = Math.min(conflict, x);
        } else {
          reason = Math.max(reason, x);
        }
      }
    }
    if (reason == NONE) {
      return Math.min(above, conflict - columnWidth / 2);
    }
    return reason
        + (conflict > reason ? Math.min(conflict - reason, columnWidth) : columnWidth) / 2;
  }
}
