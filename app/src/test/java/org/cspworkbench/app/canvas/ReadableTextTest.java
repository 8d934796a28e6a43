package org.cspworkbench.app.canvas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.cspworkbench.app.canvas.DrawnTexts.Text;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.paint.GeneralProblems;
import org.cspworkbench.presentation.paint.PaintedRuns;
import org.cspworkbench.presentation.paint.Pictures;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.paint.graph.ConstraintGraph;
import org.cspworkbench.presentation.paint.graph.ConstraintGraphPainter;
import org.cspworkbench.presentation.paint.graph.GraphFocus;
import org.cspworkbench.presentation.paint.graph.GraphScene;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.solvers.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Texts in the pictures of general problems are legible: all names of a picture have the same size,
 * of at least 11 pixels, or 14 on a projector; no text overlaps another one or exceeds the area.
 */
final class ReadableTextTest {

  private static final ImmutableList<Size> PANES =
      ImmutableList.of(
          new Size(400, 300), new Size(560, 500), new Size(760, 420), new Size(1400, 900));

  /** The units of the window if everything is enlarged for a projector. */
  private static final double ENLARGEMENT = 1.5;

  /** The minimum height of a row and width of a gap between blocks, in font sizes. */
  private static final double ROW = 1.7;

  private static final double GAP = 1.4;

  /** The number of tested moments of a run. */
  private static final int MOMENTS = 9;

  private record Setting(Look look, double least, double unit) {
    static final ImmutableList<Setting> ALL =
        ImmutableList.of(
            new Setting(Looks.light(), 11, 1),
            new Setting(Looks.projector().inUnits(ENLARGEMENT), 14, ENLARGEMENT));

    /** Returns the area of a pane, in units of the painter. */
    Box area(Size pane) {
      return new Box(5, 7, (int) (pane.width() / unit), (int) (pane.height() / unit));
    }
  }

  static Stream<Arguments> tables() {
    return GeneralProblems.TABLES.entrySet().stream()
        .map(entry -> Arguments.of(entry.getKey(), entry.getValue()));
  }

  static Stream<Arguments> graphs() {
    return GeneralProblems.GRAPHS.entrySet().stream()
        .map(entry -> Arguments.of(entry.getKey(), entry.getValue()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("tables")
  void allTextOfATableHasOneLegibleSize(String name, Csp csp) {
    Picture picture = Pictures.of(csp, BoardView.full());
    Moment moment = GeneralProblems.moment(csp);
    for (Setting setting : Setting.ALL) {
      for (Size pane : PANES) {
        Box given = setting.area(pane);
        Size least =
            picture.minimumSize(
                setting.look(), new Size((int) given.width(), (int) given.height()));
        assertThat((double) least.width())
            .as("it never scrolls sideways")
            .isLessThanOrEqualTo(given.width());
        Box area =
            new Box(given.x(), given.y(), given.width(), Math.max(given.height(), least.height()));
        ImmutableList<Text> texts = texts(picture, area, setting.look(), moment);
        double size = texts.get(0).size();
        assertThat(size * setting.unit()).isGreaterThanOrEqualTo(setting.least() - 1e-3);
        assertThat(texts).as("%s in %s", name, pane).allMatch(text -> text.size() == size);
        assertThat(names(texts, csp)).hasSizeGreaterThanOrEqualTo(csp.variables().size());
        assertNothingIsCovered(texts, area);
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("tables")
  void textOfATableIsAsLargeAsItsPanePermits(String name, Csp csp) {
    Picture picture = Pictures.of(csp, BoardView.full());
    Look look = Looks.light();
    for (Size pane : PANES) {
      Box area = Box.of(pane);
      if (picture.minimumSize(look, pane).height() > pane.height()) {
        continue; // it scrolls
      }
      double size = texts(picture, area, look, GeneralProblems.moment(csp)).get(0).size();
      double larger = size + 0.5;
      if (larger <= 30) {
        double block = picture.boundsOf(0, area, look).width() * larger / size;
        double rows = Math.floor((pane.height() - 2) / (ROW * larger));
        double blocks = Math.ceil(csp.variables().size() / rows);
        assertThat(blocks * block + (blocks - 1) * GAP * larger + 2)
            .as("%s in %s at %s", name, pane, larger)
            .isGreaterThan(pane.width() - 4 * blocks); // columns are whole pixels
      }
    }
  }

  @Test
  void tablesOfManyVariablesUseAllOfThePane() {
    Box area = new Box(0, 0, 800, 600);
    for (String name : List.of("zebra", "45 variables of two values")) {
      Csp csp = Objects.requireNonNull(GeneralProblems.TABLES.get(name));
      Picture picture = Pictures.of(csp, BoardView.full());
      Box all = new Box(0, 0, 0, 0);
      for (Variable x : csp.variables()) {
        Box row = picture.boundsOf(x.index(), area, Looks.light());
        all = all.isEmpty() ? row : all.union(row);
      }
      double used = all.width() * all.height() / (800.0 * 600);
      assertThat(used).as(name).isGreaterThan(0.6);
      assertThat(texts(picture, area, Looks.light(), GeneralProblems.moment(csp)).get(0).size())
          .isGreaterThan(15);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("graphs")
  void allNamesInAGraphHaveOneLegibleSize(String name, Csp csp) {
    Picture picture = Pictures.of(csp, BoardView.full());
    Moment moment = GeneralProblems.moment(csp);
    for (Setting setting : Setting.ALL) {
      for (Size pane : PANES) {
        Box area = setting.area(pane);
        assertReadable(texts(picture, area, setting.look(), moment), csp, area, setting, name);
      }
    }
  }

  @Test
  void textInAConstraintGraphIsLegible() {
    for (Problem problem :
        List.of(
            PaintedRuns.QUEENS, PaintedRuns.UNITED_STATES, PaintedRuns.GRAPH, PaintedRuns.SUDOKU)) {
      Trace trace = PaintedRuns.of(problem, "mac", Detail.FINE);
      ConstraintGraph graph = ConstraintGraph.of(trace.csp());
      for (int moment = 1; moment <= MOMENTS; moment++) {
        assertGraphIsReadable(trace, graph, trace.length() * moment / (MOMENTS + 1));
      }
    }
  }

  private static void assertGraphIsReadable(Trace trace, ConstraintGraph graph, int position) {
    TracePlayer player = trace.player();
    player.seek(position);
    GraphFocus focus = GraphFocus.of(player);
    GraphScene scene = scene(graph, focus);
    Moment moment = new Moments(trace).at(position);
    for (Setting setting : Setting.ALL) {
      for (Size pane : PANES) {
        Box area = setting.area(pane);
        ConstraintGraphPainter painter = new ConstraintGraphPainter(scene, setting.look());
        ImmutableList<Text> texts = DrawnTexts.of(area, g -> painter.paint(g, area, moment, focus));
        assertReadable(texts, trace.csp(), area, setting, trace.csp().name() + " at " + position);
      }
    }
  }

  private static GraphScene scene(ConstraintGraph graph, GraphFocus focus) {
    return GraphScene.isShownWhole(graph)
        ? GraphScene.whole(graph)
        : GraphScene.around(graph, Math.max(0, focus.centre()), focus.variable());
  }

  private static ImmutableList<Text> texts(Picture picture, Box area, Look look, Moment moment) {
    return DrawnTexts.of(area, g -> picture.paint(g, area, look, moment));
  }

  private static void assertReadable(
      ImmutableList<Text> texts, Csp csp, Box area, Setting setting, String what) {
    assertThat(texts)
        .as("%s in %s", what, area)
        .allMatch(text -> text.size() * setting.unit() >= setting.least() - 1e-3);
    List<Double> sizes = names(texts, csp).stream().map(Text::size).distinct().toList();
    assertThat(sizes).as("%s in %s", what, area).hasSizeLessThanOrEqualTo(1);
    assertNothingIsCovered(texts, area);
  }

  /** Returns the texts that are names of variables, in full or shortened. */
  private static List<Text> names(ImmutableList<Text> texts, Csp csp) {
    return texts.stream()
        .filter(
            text ->
                text.text().contains("…")
                    || csp.variables().stream().anyMatch(x -> x.name().equals(text.text())))
        .toList();
  }

  private static void assertNothingIsCovered(ImmutableList<Text> texts, Box area) {
    for (int i = 0; i < texts.size(); i++) {
      Text text = texts.get(i);
      assertThat(area.contains(text.ink())).as("%s is in %s", text, area).isTrue();
      for (Text other : texts.subList(i + 1, texts.size())) {
        if (text.ink().intersects(other.ink())) {
          fail("%s is written over %s", other, text);
        }
      }
    }
  }
}
