package org.cspworkbench.app.gui;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Maps;
import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JTable;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.comparison.FinishCurve;
import org.cspworkbench.presentation.comparison.FinishLimits;
import org.cspworkbench.presentation.comparison.PolicyNames;
import org.cspworkbench.presentation.paint.chart.FinishChart;
import org.cspworkbench.presentation.paint.chart.FinishChartPainter;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.viewer.compare.CompareCommands;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.Contender;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests of comparing policies on an image of tiles in a real window. */
@Tag("display")
class TilesCompareDisplayTest extends OpenWindow {

  private static final String PLOT = Texts.text("sizes.plot");

  private JFrame frame() {
    return window.frame();
  }

  private CompareModel model() {
    return models.compareModel();
  }

  private FinishCurve curve() {
    return Screen.see(() -> model().sizes().curve());
  }

  private void compare(String set, int side) {
    TileRequest request =
        TileRequest.of(
            ShippedTiles.named(set, /* isPeriodic= */ false).orElseThrow(),
            side,
            side,
            /* isPeriodic= */ false);
    Problem image = new Problem.General(request.state());
    Screen.onEventThread(
        () -> models.opener().open(new Reading.Opened(set, image, Optional.empty())));
    screen.press(KeyEvent.VK_3, KeyEvent.VK_CONTROL);
    screen.until("solvers are compared", () -> models.workspaces().isAt(CompareCommands.COMPARE));
  }

  @Test
  void policiesAreMeasuredAtAllSizesAndTheBoardsShowAnotherSize() {
    compare("castle", 16);
    assertThat(Screen.see(() -> model().contenders().stream().map(each -> id(each)).toList()))
        .isEqualTo(PolicyNames.POLICIES);
    screen.until("the size of the boards is measured", () -> isMeasured(16));
    JTable table = table(Texts.text("sizes.table.one"));
    for (int row = 0; row < 4; row++) {
      int at = row;
      String finished =
          Texts.phrases().text("finish.share", curve().at(row, 16).orElseThrow().finished(), 40);
      assertThat(Screen.see(() -> table.getValueAt(at, 1))).isEqualTo(finished);
    }

    screen.click(frame(), Texts.text("sizes.all"));
    screen.press(KeyEvent.VK_DOWN);
    screen.press(KeyEvent.VK_ENTER);
    screen.until("some sizes are measured", () -> isMeasured(8) && isMeasured(24));
    screen.press(KeyEvent.VK_ESCAPE);
    screen.until("it has stopped", () -> model().sizes().measuring().isEmpty());
    assertThat(curve().limits()).isEqualTo(FinishLimits.USUAL);
    assertThat(curve().figures().columnKeySet()).contains(8, 16, 24);

    Box area = Screen.see(() -> new Box(0, 0, plot().getWidth(), plot().getHeight()));
    FinishChart chart = chart(curve());
    Look look = Theme.LIGHT.look();
    org.cspworkbench.presentation.surface.Point marker =
        FinishChartPainter.placeOf(new FinishChart.Marker(3, 24), area, look, chart);
    assertThat(Screen.see(() -> plot().getToolTipText(over(marker.x(), marker.y()))))
        .matches(".+, 24: \\d+ of 40");

    int from = (int) FinishChartPainter.xOf(16, area, look, chart);
    int to = (int) FinishChartPainter.xOf(8, area, look, chart);
    screen.drag(frame(), PLOT, new Point(from, 40), new Point(to, 40));
    screen.until("the boards show the other size", () -> cells() == 64);
    screen.until("all have run", () -> !areRunning());
    assertThat(curve().figures().columnKeySet()).contains(8, 16, 24);
    assertThat(Screen.see(() -> frame().getTitle())).contains("8 × 8");
  }

  @Test
  void otherSolversAreComparedOnAnImage() {
    compare("sewer", 8);
    Screen.onEventThread(() -> model().choose(0, Runs.solver("mac")));
    Screen.onEventThread(() -> model().choose(1, Runs.solver("forward-checking")));
    screen.until("all have run", () -> !areRunning());
    screen.click(frame(), Texts.text("compare.wholerun"));
    JTable table = table(Texts.text("compare.table.name"));
    assertThat(Screen.see(() -> table.getValueAt(0, 0)))
        .isEqualTo(Runs.solver("mac").about().name());
    assertThat(Screen.see(() -> model().contenders().get(0).hasDecided())).isTrue();
    screen.until("the size of the boards is measured", () -> isMeasured(8));
  }

  private static String id(Contender contender) {
    return contender.solver().about().id();
  }

  private boolean areRunning() {
    return model().contenders().stream().anyMatch(Contender::isRunning);
  }

  private int cells() {
    return model().opened().orElseThrow().problem().csp().variables().size();
  }

  /** Returns whether all solvers have been measured at a size. */
  private boolean isMeasured(int side) {
    return model().sizes().curve().figures().column(side).size() == 4;
  }

  private JComponent plot() {
    return (JComponent) Screen.find(frame(), PLOT).orElseThrow();
  }

  private MouseEvent over(double x, double y) {
    return new MouseEvent(
        plot(), MouseEvent.MOUSE_MOVED, 0, 0, (int) x, (int) y, 0, /* popupTrigger= */ false);
  }

  /** The chart as displayed: its layout depends on sizes and names only. */
  private FinishChart chart(FinishCurve curve) {
    return new FinishChart(
        Screen.see(() -> model().sizes().sizes().orElseThrow().sides()),
        curve.entrants().stream()
            .map(
                each ->
                    new FinishChart.Line(
                        each.label(),
                        ImmutableSortedMap.copyOf(
                            Maps.transformValues(
                                curve.of(curve.entrants().indexOf(each)),
                                figures -> figures.share()))))
            .collect(toImmutableList()),
        OptionalInt.of(16),
        Texts.text("sizes.across"));
  }

  private JTable table(String name) {
    return Screen.see(
        () ->
            all(frame())
                .filter(each -> name.equals(each.getAccessibleContext().getAccessibleName()))
                .findFirst()
                .orElseThrow());
  }

  private static Stream<JTable> all(Container in) {
    return Stream.of(in.getComponents())
        .flatMap(
            (Component each) ->
                each instanceof JTable table
                    ? Stream.of(table)
                    : each instanceof Container inner ? all(inner) : Stream.empty());
  }
}
