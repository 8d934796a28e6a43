package org.cspworkbench.app.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.io.File;
import java.util.Optional;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.history.DomainHistory;
import org.cspworkbench.presentation.paint.PaintedRuns;
import org.cspworkbench.presentation.paint.chart.HeatMapPainter;
import org.cspworkbench.presentation.paint.chart.HeatMapPlacement;
import org.cspworkbench.presentation.paint.chart.HeatMapPlacement.Rows;
import org.cspworkbench.presentation.paint.chart.HeatScale;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.solvers.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The painting of domains over time without a screen. */
final class HeatMapPainterTest {

  private static final int LABELS = 64;

  private static DomainHistory.Map map(Problem problem, String solver) {
    Trace trace = PaintedRuns.of(problem, solver, Detail.DECISIONS);
    DomainHistory history = new DomainHistory(trace);
    history.readTo(trace.length());
    return history.map();
  }

  private static PixelCanvas paint(
      DomainHistory.Map map, Rows rows, int height, int position, Look look, double scale) {
    Box area = new Box(8, 0, 828, height);
    HeatMapPlacement placement = new HeatMapPlacement(map.csp(), rows, area, LABELS);
    return PixelCanvas.of(
        844,
        height,
        scale,
        look.colour(Token.BG_PANEL),
        g -> {
          HeatMapPainter painter = new HeatMapPainter(map, placement, look);
          painter.paint(g);
          painter.paintPlayhead(g, position);
        });
  }

  private static void keep(PixelCanvas canvas, String name) {
    Optional.ofNullable(System.getProperty("pictures"))
        .ifPresent(folder -> canvas.write(new File(folder, name + ".png")));
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  void aSudokuHasARowForEveryCell(Look look, double scale) {
    DomainHistory.Map map = map(PaintedRuns.SUDOKU, "forward-checking");
    PixelCanvas canvas = paint(map, Rows.COUNTS, 196, map.length() / 2, look, scale);
    keep(canvas, "heat-sudoku-" + LooksAndScales.name(look) + "-" + scale);
    assertThat(canvas.count(look.colour(Token.CELL_GIVEN))).as("givens").isPositive();
    assertThat(canvas.count(look.colour(Token.HEAT_2))).as("two values left").isPositive();
    assertThat(canvas.count(look.colour(Token.DEAD_MARK))).as("none left").isPositive();
    assertThat(canvas.count(look.colour(Token.ACCENT))).as("the playhead").isPositive();
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  void aMapHasARowForEveryColour(Look look, double scale) {
    DomainHistory.Map map = map(PaintedRuns.AUSTRALIA, "forward-checking");
    PixelCanvas canvas = paint(map, Rows.VALUES, 240, 9, look, scale);
    keep(canvas, "heat-australia-" + LooksAndScales.name(look) + "-" + scale);
    assertThat(canvas.count(look.colour(Token.HEAT_3))).as("in the domain").isPositive();
    assertThat(canvas.count(look.colour(Token.TEXT_MUTED))).as("the only one left").isPositive();
    assertThat(canvas.count(look.colour(Token.ACCENT))).as("tried").isPositive();
  }

  /** The tone in the middle of a value's row is that of its state, at every position. */
  @Test
  void everyValueHasTheToneOfItsState() {
    Look look = Looks.light();
    Trace trace = PaintedRuns.of(PaintedRuns.AUSTRALIA, "forward-checking", Detail.DECISIONS);
    DomainHistory history = new DomainHistory(trace);
    history.readTo(trace.length());
    DomainHistory.Map map = history.map();
    Box area = new Box(0, 0, 844, 300);
    HeatMapPlacement placement = new HeatMapPlacement(map.csp(), Rows.VALUES, area, LABELS);
    PixelCanvas canvas =
        PixelCanvas.of(
            844,
            300,
            1,
            look.colour(Token.BG_PANEL),
            g -> new HeatMapPainter(map, placement, look).paint(g));
    TracePlayer player = trace.player();
    for (int position = 0; position <= trace.length(); position++) {
      player.seek(position);
      int at = (int) placement.placeOf(position, map.length());
      for (int x = 0; x < map.csp().variables().size(); x++) {
        for (int i = 0; i < 3; i++) {
          double row = placement.top(x, i) + placement.rowHeight() / 2;
          assertThat(placement.variableAt(row)).isEqualTo(x);
          assertThat(placement.valueAt(row)).isEqualTo(i);
          boolean isThere = player.state().contains(x, i);
          assertThat(canvas.has(at, (int) row, look.colour(Token.BG_RAISED)))
              .as("value %s of %s at %s is gone", i, x, position)
              .isEqualTo(!isThere);
        }
      }
    }
  }

  @Test
  void positionsAndPlacesAreInverse() {
    HeatMapPlacement placement =
        new HeatMapPlacement(
            map(PaintedRuns.QUEENS, "mrv").csp(), Rows.COUNTS, new Box(0, 0, 844, 196), LABELS);
    for (int length : new int[] {0, 1, 7, 500}) {
      for (int position = 0; position <= length; position++) {
        double place = placement.placeOf(position, length);
        assertThat(placement.positionAt(place, length)).isEqualTo(position);
      }
    }
    assertThat(placement.positionAt(-50, 10)).isZero();
    assertThat(placement.positionAt(5_000, 10)).isEqualTo(10);
  }

  /** The painting stays inside the area for any number of variables. */
  @Test
  void manyVariablesShareThePixels() {
    DomainHistory.Map map = map(PaintedRuns.SUDOKU, "mac");
    PixelCanvas canvas = paint(map, Rows.COUNTS, 60, 0, Looks.light(), 1);
    keep(canvas, "heat-low");
    Rectangle below = new Rectangle(0, 58, 844, 2);
    assertThat(canvas.count(below, Looks.light().colour(Token.BG_PANEL))).isEqualTo(844 * 2);
  }

  @Test
  void theScaleGoesFromOneToSevenOrMore() {
    HeatScale small = new HeatScale(4);
    assertThat(small.tones()).hasSize(4);
    for (int size = 1; size <= 4; size++) {
      assertThat(small.tone(size)).isEqualTo(small.tones().get(size - 1));
    }
    HeatScale large = new HeatScale(1_000);
    assertThat(large.tone(1)).isEqualTo(Token.HEAT_1);
    assertThat(large.tone(2)).isEqualTo(Token.HEAT_2);
    assertThat(large.tone(1_000)).isEqualTo(Token.HEAT_7);
  }
}
