package org.cspworkbench.app.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.File;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.cspworkbench.core.gallery.Graph;
import org.cspworkbench.core.gallery.GraphColouring;
import org.cspworkbench.core.gallery.MagicSquare;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.notation.ProblemReader;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.Seek;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.paint.PaintedRuns;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.paint.graph.ConstraintGraph;
import org.cspworkbench.presentation.paint.graph.ConstraintGraphPainter;
import org.cspworkbench.presentation.paint.graph.DrawnBoardGraph;
import org.cspworkbench.presentation.paint.graph.GraphFocus;
import org.cspworkbench.presentation.paint.graph.GraphScene;
import org.cspworkbench.presentation.paint.graph.VariablePair;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.SudokuCsp;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The painting of constraint graphs without a screen. */
final class ConstraintGraphPainterTest {

  private static final Box AREA = new Box(0, 0, 844, 520);

  private static final String TYPED =
      """
      variables x, y, z in 1..9
      variables v, w in 1..40
      x + y + z = 15
      x < y
      v + w + x = 60
      v != w
      """;

  private static Problem typed() {
    try {
      return new Problem.General(ProblemReader.read("typed", TYPED).csp());
    } catch (MalformedProblemException e) {
      throw new AssertionError(e);
    }
  }

  /** A problem at a moment at which values are removed. */
  private record Sample(String name, Trace trace, int position) {

    static Sample of(String name, Problem problem, String solver, int prunings) {
      Trace trace = PaintedRuns.of(problem, solver, Detail.FINE);
      return new Sample(name, trace, behind(trace, EventKind.PRUNE, prunings));
    }

    Moment moment() {
      return new Moments(trace).at(position);
    }

    GraphFocus focus() {
      TracePlayer player = trace.player();
      player.seek(position);
      return GraphFocus.of(player);
    }

    GraphScene scene() {
      ConstraintGraph graph = ConstraintGraph.of(trace.csp());
      return GraphScene.isShownWhole(graph)
          ? GraphScene.whole(graph)
          : GraphScene.around(graph, Math.max(0, focus().centre()), focus().variable());
    }
  }

  private static int behind(Trace trace, EventKind kind, int number) {
    TracePlayer player = trace.player();
    Set<EventKind> kinds = EnumSet.of(kind);
    for (int i = 0; i < number; i++) {
      assertThat(Seek.next(player, kinds)).isTrue();
    }
    return player.position();
  }

  static Stream<Sample> samples() {
    return Stream.of(
        Sample.of("queens", PaintedRuns.QUEENS, "forward-checking", 7),
        Sample.of("australia", PaintedRuns.AUSTRALIA, "mac", 3),
        Sample.of("states", PaintedRuns.UNITED_STATES, "forward-checking", 9),
        Sample.of("sudoku-ac3", PaintedRuns.SUDOKU, "ac3", 30),
        Sample.of("sudoku-mac", PaintedRuns.SUDOKU, "mac", 60),
        Sample.of("sudoku-all", PaintedRuns.SUDOKU, "mac-alldifferent", 20),
        Sample.of("mycielski", PaintedRuns.GRAPH, "forward-checking", 5),
        Sample.of(
            "large-graph",
            new Problem.General(GraphColouring.of(Graph.mycielski(7), 8)),
            "forward-checking",
            30),
        Sample.of("magic", new Problem.General(MagicSquare.ofOrder(3)), "mac", 2),
        Sample.of("typed", typed(), "mac", 2));
  }

  private static PixelCanvas paint(Sample sample, Look look, double scale) {
    ConstraintGraphPainter painter = new ConstraintGraphPainter(sample.scene(), look);
    return PixelCanvas.of(
        844,
        520,
        scale,
        look.colour(Token.BG_PANEL),
        g -> painter.paint(g, AREA, sample.moment(), sample.focus()));
  }

  private static void keep(PixelCanvas canvas, String name) {
    Optional.ofNullable(System.getProperty("pictures"))
        .ifPresent(folder -> canvas.write(new File(folder, name + ".png")));
  }

  @ParameterizedTest
  @MethodSource("samples")
  void removedValuesAreHighlighted(Sample sample) {
    PixelCanvas canvas = paint(sample, Looks.light(), 1);
    keep(canvas, "graph-" + sample.name());
    assertThat(canvas.count(Looks.light().colour(Token.PRUNED_MARK))).isGreaterThan(60);
    assertThat(canvas.count(Looks.light().colour(Token.PRUNED_FILL))).isGreaterThan(60);
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  void everyLookHasCardsLinesAndTheArrow(Look look, double scale) {
    for (Sample sample :
        new Sample[] {
          Sample.of("queens", PaintedRuns.QUEENS, "forward-checking", 7),
          Sample.of("sudoku", PaintedRuns.SUDOKU, "mac", 60)
        }) {
      PixelCanvas canvas = paint(sample, look, scale);
      keep(canvas, "graph-" + sample.name() + "-" + LooksAndScales.name(look) + "-" + scale);
      assertThat(canvas.count(look.colour(Token.CELL))).isPositive();
      assertThat(canvas.count(look.colour(Token.LINE_CONTROL))).isPositive();
      assertThat(canvas.count(look.colour(Token.PRUNED_MARK))).isPositive();
    }
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  void theGraphIsDrawnOverTheBoard(Look look, double scale) {
    Sample sample = Sample.of("board", PaintedRuns.SUDOKU, "mac", 60);
    Csp csp = sample.trace().csp();
    BoardPicture board =
        BoardPicture.sudoku(SudokuCsp.shapeOf(csp).orElseThrow(), BoardView.full());
    PixelCanvas without = PixelCanvas.of(board, sample.moment(), look, 520, scale);
    PixelCanvas with =
        PixelCanvas.of(
            520,
            520,
            scale,
            look.colour(Token.BG_PANEL),
            g -> overBoard(sample, board, look, ImmutableList.of()).paint(g));
    keep(with, "graph-board-" + LooksAndScales.name(look) + "-" + scale);
    assertThat(with.differenceFrom(without).width).isPositive();
    PixelCanvas marked =
        PixelCanvas.of(
            520,
            520,
            scale,
            look.colour(Token.BG_PANEL),
            g ->
                overBoard(
                        sample,
                        board,
                        look,
                        ImmutableList.of(new VariablePair(0, 8), new VariablePair(8, 0)))
                    .paint(g));
    Colour mark = look.colour(Token.CONFLICT_MARK);
    assertThat(marked.count(mark)).isGreaterThan(with.count(mark));
  }

  private static DrawnBoardGraph overBoard(
      Sample sample, BoardPicture board, Look look, ImmutableList<VariablePair> inconsistent) {
    ConstraintGraph graph = ConstraintGraph.of(sample.trace().csp());
    Box place = new Box(0, 0, 520, 520);
    return new DrawnBoardGraph(
        graph, board, look, place, sample.moment(), sample.focus(), inconsistent);
  }
}
