package org.cspworkbench.presentation.paint.chart;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.cspworkbench.presentation.paint.chart.FinishChart.Line;
import org.cspworkbench.presentation.paint.chart.FinishChart.Marker;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Contour;
import org.cspworkbench.presentation.surface.Ellipse;
import org.cspworkbench.presentation.surface.Fonts;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Stroke;
import org.cspworkbench.presentation.surface.Stroke.Cap;
import org.cspworkbench.presentation.surface.Stroke.Join;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;

/**
 * A painter of the share of finished images against their size. All lines have the colour of text;
 * marker, dashes and a label at the end tell them apart. The only coloured line marks the size that
 * is displayed elsewhere.
 */
public final class FinishChartPainter {

  private static final double TICK = 12;
  private static final double LABEL = 13;
  private static final double LABEL_ROW = 17;
  private static final double RADIUS = 4.5;
  private static final double BEFORE_LABEL = 12;
  private static final double BETWEEN_TICKS = 8;
  private static final double NEAR = 8;
  private static final int PERCENT_STEP = 25;
  private static final String HIGHEST = "100 %";

  private final Ink ink;
  private final FinishChart chart;
  private final Layout layout;
  private final Box plot;

  private FinishChartPainter(Ink ink, Box area, FinishChart chart) {
    this.ink = ink;
    this.chart = chart;
    this.layout = Layout.of(area, ink.look(), chart);
    this.plot = layout.plot();
  }

  /**
   * The places of markers.
   *
   * @param plot the box between the axes
   */
  private record Layout(FinishChart chart, Box plot) {

    static Layout of(Box area, Look look, FinishChart chart) {
      Fonts fonts = look.fonts();
      double left = fonts.width(HIGHEST, fonts.mono(), TICK) + 10;
      double across = BEFORE_LABEL + fonts.width(chart.across(), fonts.regular(), TICK);
      double labels =
          chart.lines().stream()
              .mapToDouble(line -> fonts.width(line.name(), fonts.bold(), LABEL))
              .max()
              .orElse(0);
      double right =
          Math.min(
              area.width() * 0.45, Math.max(across, 2 * BEFORE_LABEL + 2 * RADIUS + labels) + 4);
      return new Layout(
          chart,
          new Box(
              area.x() + left,
              area.y() + LABEL_ROW / 2,
              Math.max(20, area.width() - left - right),
              Math.max(20, area.height() - LABEL_ROW / 2 - TICK - 14)));
    }

    double x(int side) {
      int first = chart.sides().isEmpty() ? side : chart.sides().first();
      int last = chart.sides().isEmpty() ? side : chart.sides().last();
      double part = last == first ? 0.5 : (double) (side - first) / (last - first);
      return plot.x() + RADIUS + part * (plot.width() - 2 * RADIUS);
    }

    double y(double share) {
      return plot.bottom() - share * plot.height();
    }

    Point place(Marker marker) {
      Double share = chart.lines().get(marker.line()).shares().get(marker.side());
      return new Point(x(marker.side()), y(share == null ? 0 : share));
    }
  }

  /** Paints {@code chart} into {@code area}. */
  public static void paint(Surface surface, Box area, Look look, FinishChart chart) {
    new Ink(surface, look).within(area, ink -> new FinishChartPainter(ink, area, chart).paint());
  }

  /** Returns the marker at {@code point}, if there is one, the nearest of several. */
  public static Optional<Marker> markerAt(Point point, Box area, Look look, FinishChart chart) {
    Layout layout = Layout.of(area, look, chart);
    List<Marker> markers = new ArrayList<>();
    for (int line = 0; line < chart.lines().size(); line++) {
      for (int side : chart.lines().get(line).shares().keySet()) {
        markers.add(new Marker(line, side));
      }
    }
    return markers.stream()
        .filter(marker -> layout.place(marker).distance(point) <= NEAR)
        .min(Comparator.comparingDouble(marker -> layout.place(marker).distance(point)));
  }

  /** Returns the centre of a marker. */
  public static Point placeOf(Marker marker, Box area, Look look, FinishChart chart) {
    return Layout.of(area, look, chart).place(marker);
  }

  /** Returns the size nearest to the horizontal coordinate {@code x}, if there are sizes. */
  public static OptionalInt sideAt(double x, Box area, Look look, FinishChart chart) {
    Layout layout = Layout.of(area, look, chart);
    return chart.sides().stream()
        .min(Comparator.comparingDouble(side -> Math.abs(layout.x(side) - x)))
        .map(OptionalInt::of)
        .orElseGet(OptionalInt::empty);
  }

  /** Returns the horizontal coordinate of a size. */
  public static double xOf(int side, Box area, Look look, FinishChart chart) {
    return Layout.of(area, look, chart).x(side);
  }

  private double x(int side) {
    return layout.x(side);
  }

  private double y(double share) {
    return layout.y(share);
  }

  private void paint() {
    for (int percent = 0; percent <= 100; percent += PERCENT_STEP) {
      percentLine(percent);
    }
    sizes();
    chart.shown().ifPresent(this::upright);
    for (int line = chart.lines().size() - 1; line >= 0; line--) {
      line(line);
    }
    labels();
  }

  private void percentLine(int percent) {
    double y = ink.device().y(y(percent / 100.0));
    ink.fill(
        new Box(plot.x(), y, plot.width(), ink.device().whole(1)),
        percent == 0 ? Token.LINE_CONTROL : Token.LINE_SOFT);
    String text = percent == 100 ? HIGHEST : Integer.toString(percent);
    double width = ink.width(text, ink.look().fonts().mono(), TICK);
    ink.writeFrom(text, plot.x() - 8 - width, y, ink.look().fonts().mono(), TICK, Token.TEXT_MUTED);
  }

  /** Writes the displayed size, and all others that do not touch it or one another. */
  private void sizes() {
    double y = plot.bottom() + 8 + TICK / 2;
    List<Box> taken = new ArrayList<>();
    if (chart.shown().isPresent()) {
      int side = chart.shown().getAsInt();
      taken.add(number(side, y));
      ink.write(
          Integer.toString(side),
          x(side),
          y,
          ink.look().fonts().monoBold(),
          TICK,
          Token.ACCENT_TEXT);
    }
    for (int side : chart.sides()) {
      Box place = number(side, y);
      if (taken.stream().noneMatch(each -> each.intersects(place))) {
        taken.add(place);
        ink.write(
            Integer.toString(side), x(side), y, ink.look().fonts().mono(), TICK, Token.TEXT_MUTED);
      }
    }
    ink.writeFrom(
        chart.across(),
        plot.right() + BEFORE_LABEL,
        y,
        ink.look().fonts().regular(),
        TICK,
        Token.TEXT_MUTED);
  }

  private Box number(int side, double y) {
    double width =
        ink.width(Integer.toString(side), ink.look().fonts().monoBold(), TICK) + BETWEEN_TICKS;
    return new Box(x(side) - width / 2, y - TICK / 2, width, TICK);
  }

  private void upright(int side) {
    double width = ink.device().whole(2);
    ink.fill(
        new Box(ink.device().x(x(side) - width / 2), plot.y(), width, plot.height()), Token.ACCENT);
  }

  /** Joins the markers of a line, but not across a size that has not been measured. */
  private void line(int index) {
    Line line = chart.lines().get(index);
    Integer before = null;
    Path.Builder path = Path.builder();
    for (Map.Entry<Integer, Double> each : line.shares().entrySet()) {
      int side = each.getKey();
      Point at = new Point(x(side), y(each.getValue()));
      if (before != null && before.equals(chart.sides().lower(side))) {
        path.lineTo(at.x(), at.y());
      } else {
        path.moveTo(at.x(), at.y());
      }
      before = side;
    }
    ink.draw(path.build(), ink.colour(Token.TEXT), stroke(index));
    for (Map.Entry<Integer, Double> each : line.shares().entrySet()) {
      mark(index, x(each.getKey()), y(each.getValue()));
    }
  }

  private static Stroke stroke(int index) {
    Stroke whole = Stroke.of(1.8, Cap.BUTT, Join.ROUND);
    return switch (index % 4) {
      case 1 -> whole.dashed(7, 4, 0);
      case 2 -> whole.dashed(2, 3, 0);
      case 3 -> whole.dashed(9, 7, 0);
      default -> whole;
    };
  }

  /** Paints a disc, diamond, square or triangle; the second and the last are hollow. */
  private void mark(int index, double x, double y) {
    Contour shape =
        switch (index % 4) {
          case 1 -> polygon(x, y, 0, -1.25, 1.25, 0, 0, 1.25, -1.25, 0);
          case 2 -> polygon(x, y, -0.95, -0.95, 0.95, -0.95, 0.95, 0.95, -0.95, 0.95);
          case 3 -> polygon(x, y, 0, -1.15, 1.1, 0.85, -1.1, 0.85);
          default -> Ellipse.circle(x, y, RADIUS);
        };
    ink.fill(shape, index % 2 == 0 ? Token.TEXT : Token.BG_PANEL);
    ink.draw(shape, Token.TEXT, 1.5);
  }

  private static Path polygon(double x, double y, double... corners) {
    ImmutableList.Builder<Point> points = ImmutableList.builder();
    for (int i = 0; i < corners.length; i += 2) {
      points.add(new Point(x + RADIUS * corners[i], y + RADIUS * corners[i + 1]));
    }
    return Path.polygon(points.build());
  }

  /**
   * Writes the name of each line after its last marker. Names of lines that end at the same size
   * are moved apart, each with its mark in front.
   */
  private void labels() {
    List<Integer> lines = new ArrayList<>();
    for (int line = 0; line < chart.lines().size(); line++) {
      if (!chart.lines().get(line).shares().isEmpty()) {
        lines.add(line);
      }
    }
    lines.sort(
        Comparator.<Integer>comparingInt(this::lastSide)
            .thenComparingDouble(line -> -lastShare(line)));
    for (List<Integer> together : groups(lines)) {
      double x = x(lastSide(together.get(0)));
      double[] ys = together.stream().mapToDouble(line -> y(lastShare(line))).toArray();
      spread(ys);
      for (int i = 0; i < ys.length; i++) {
        label(together.get(i), x, ys[i]);
      }
    }
  }

  private int lastSide(int line) {
    return chart.lines().get(line).shares().lastKey();
  }

  private double lastShare(int line) {
    return requireNonNull(chart.lines().get(line).shares().get(lastSide(line)));
  }

  private List<List<Integer>> groups(List<Integer> sorted) {
    List<List<Integer>> groups = new ArrayList<>();
    for (int line : sorted) {
      if (!groups.isEmpty() && lastSide(groups.get(groups.size() - 1).get(0)) == lastSide(line)) {
        groups.get(groups.size() - 1).add(line);
      } else {
        groups.add(Lists.newArrayList(line));
      }
    }
    return groups;
  }

  /** Moves descending places apart, downwards first, and up again where the plot ends. */
  private void spread(double... ys) {
    for (int i = 1; i < ys.length; i++) {
      ys[i] = Math.max(ys[i], ys[i - 1] + LABEL_ROW);
    }
    double bottom = plot.bottom() - LABEL_ROW / 4;
    for (int i = ys.length - 1; i >= 0 && ys[i] > bottom; i--) {
      ys[i] = bottom;
      bottom -= LABEL_ROW;
    }
  }

  private void label(int line, double x, double y) {
    mark(line, x + 2 * BEFORE_LABEL - RADIUS, y);
    ink.writeFrom(
        chart.lines().get(line).name(),
        x + 2 * BEFORE_LABEL + RADIUS,
        y,
        ink.look().fonts().bold(),
        LABEL,
        Token.TEXT);
  }
}
