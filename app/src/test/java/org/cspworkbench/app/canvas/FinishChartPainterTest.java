package org.cspworkbench.app.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedSet;
import java.awt.Rectangle;
import java.util.List;
import java.util.OptionalInt;
import org.cspworkbench.app.canvas.DrawnTexts.Text;
import org.cspworkbench.presentation.paint.chart.FinishChart;
import org.cspworkbench.presentation.paint.chart.FinishChart.Line;
import org.cspworkbench.presentation.paint.chart.FinishChart.Marker;
import org.cspworkbench.presentation.paint.chart.FinishChartPainter;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Token;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The painting of the share of finished images against their size. */
class FinishChartPainterTest {

  private static final Box AREA = new Box(0, 0, 620, 230);

  private static final FinishChart CHART =
      new FinishChart(
          ImmutableSortedSet.of(8, 16, 24, 32, 48),
          ImmutableList.of(
              line("Start again", 1, 1, 0.675, 0.4, 0.05),
              line("Go back", 1, 0.95, 0.9, 0.825, 0.6),
              line("Jump back", 0.9, 0.85, 0.8, 0.7, 0.3),
              line("Solve a block again", 0.6, 0.5, 0.2)),
          OptionalInt.of(24),
          "cells along a side");

  private static Line line(String name, double... shares) {
    List<Integer> sides = List.of(8, 16, 24, 32, 48);
    ImmutableSortedMap.Builder<Integer, Double> bySide = ImmutableSortedMap.naturalOrder();
    for (int i = 0; i < shares.length; i++) {
      bySide.put(sides.get(i), shares[i]);
    }
    return new Line(name, bySide.buildOrThrow());
  }

  private static PixelCanvas painted(Look look, double scale, FinishChart chart) {
    return PixelCanvas.of(
        620,
        230,
        scale,
        look.colour(Token.BG_PANEL),
        g -> FinishChartPainter.paint(g, AREA, look, chart));
  }

  private static Point place(int line, int side, Look look) {
    return FinishChartPainter.placeOf(new Marker(line, side), AREA, look, CHART);
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  void everyShareHasAMarkerWhereItIsFoundByThePointer(Look look, double scale) {
    PixelCanvas canvas = painted(look, scale, CHART);
    for (int line = 0; line < 4; line++) {
      for (int side : CHART.lines().get(line).shares().keySet()) {
        Point at = place(line, side, look);
        Token middle = line % 2 == 0 ? Token.TEXT : Token.BG_PANEL;
        boolean isCovered = line == 1 && side == 8; // by the disc of the same share
        assertThat(
                canvas.has(
                    (int) (at.x() * scale),
                    (int) (at.y() * scale),
                    look.colour(isCovered ? Token.TEXT : middle)))
            .as("line %d, size %d", line, side)
            .isTrue();
        if (!isCovered) {
          assertThat(FinishChartPainter.markerAt(at, AREA, look, CHART))
              .contains(new Marker(line, side));
        }
      }
    }
    assertThat(FinishChartPainter.markerAt(new Point(0, 0), AREA, look, CHART)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  void onlyTheUprightLineOfTheDisplayedSizeIsBlue(Look look, double scale) {
    PixelCanvas canvas = painted(look, scale, CHART);
    double x = FinishChartPainter.xOf(24, AREA, look, CHART);
    int above = (int) (place(1, 24, look).y() * scale) / 2;
    assertThat(canvas.has((int) (x * scale), above, look.colour(Token.ACCENT))).isTrue();
    int left = (int) ((x - 3) * scale);
    int right = (int) Math.ceil((x + 3) * scale);
    int axis = (int) ((AREA.height() - 26) * scale); // the number of the size is blue, too
    Rectangle upright = new Rectangle(left, 0, right - left, axis);
    assertThat(canvas.count(upright, look.colour(Token.ACCENT)))
        .isPositive()
        .isEqualTo(canvas.count(new Rectangle(canvas.width(), axis), look.colour(Token.ACCENT)));
    FinishChart without =
        new FinishChart(CHART.sides(), CHART.lines(), OptionalInt.empty(), CHART.across());
    assertThat(painted(look, scale, without).count(look.colour(Token.ACCENT))).isZero();
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.ALL)
  void aLineJoinsNoMarkersAcrossASizeThatIsNotMeasured(Look look) {
    FinishChart gap =
        new FinishChart(
            CHART.sides(),
            ImmutableList.of(new Line("A", ImmutableSortedMap.of(8, 0.6, 24, 0.6, 32, 0.6))),
            OptionalInt.empty(),
            "");
    PixelCanvas canvas = painted(look, 1, gap);
    assertThat(inkBetween(8, 24, canvas, look, gap)).isZero();
    assertThat(inkBetween(24, 32, canvas, look, gap)).isPositive();
    assertThat(inkBetween(32, 48, canvas, look, gap)).as("the label").isPositive();
  }

  private static int inkBetween(
      int from, int to, PixelCanvas canvas, Look look, FinishChart chart) {
    double left = FinishChartPainter.xOf(from, AREA, look, chart) + 10;
    double right = FinishChartPainter.xOf(to, AREA, look, chart) - 10;
    int y = (int) FinishChartPainter.placeOf(new Marker(0, 24), AREA, look, chart).y();
    Rectangle between = new Rectangle((int) left, y - 1, (int) (right - left), 3);
    return canvas.count(between, look.colour(Token.TEXT));
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.ALL)
  void noTextsOverlapEvenIfLinesEndTogether(Look look) {
    FinishChart equal =
        new FinishChart(
            ImmutableSortedSet.of(8, 16, 23, 24, 25),
            ImmutableList.of(
                line("Start again", 1, 1), line("Go", 1, 1), line("Jump", 0, 0), line("D", 0, 0)),
            OptionalInt.of(24),
            "cells along a side");
    for (FinishChart chart : List.of(CHART, equal)) {
      List<Text> texts = DrawnTexts.of(AREA, g -> FinishChartPainter.paint(g, AREA, look, chart));
      for (int i = 0; i < texts.size(); i++) {
        assertThat(AREA.contains(texts.get(i).ink())).as("%s", texts.get(i)).isTrue();
        for (int k = 0; k < i; k++) {
          assertThat(texts.get(i).ink().intersects(texts.get(k).ink()))
              .as("%s and %s", texts.get(i), texts.get(k))
              .isFalse();
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.ALL)
  void aPlaceAlongTheAxisBelongsToTheNearestSize(Look look) {
    for (int side : CHART.sides()) {
      double x = FinishChartPainter.xOf(side, AREA, look, CHART);
      assertThat(FinishChartPainter.sideAt(x + 5, AREA, look, CHART)).hasValue(side);
    }
    assertThat(FinishChartPainter.sideAt(-100, AREA, look, CHART)).hasValue(8);
    assertThat(FinishChartPainter.sideAt(9000, AREA, look, CHART)).hasValue(48);
  }
}
