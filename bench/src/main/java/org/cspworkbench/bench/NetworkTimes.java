package org.cspworkbench.bench;

import com.google.common.collect.ImmutableList;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.cspworkbench.app.canvas.Looks;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.history.DomainHistory;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.paint.chart.HeatMapPainter;
import org.cspworkbench.presentation.paint.chart.HeatMapPlacement;
import org.cspworkbench.presentation.paint.chart.HeatMapPlacement.Rows;
import org.cspworkbench.presentation.paint.graph.ConstraintGraph;
import org.cspworkbench.presentation.paint.graph.ConstraintGraphPainter;
import org.cspworkbench.presentation.paint.graph.DrawnBoardGraph;
import org.cspworkbench.presentation.paint.graph.GraphFocus;
import org.cspworkbench.presentation.paint.graph.GraphScene;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/**
 * Measures the time to paint a constraint graph, one event after the other, and the domains over
 * time of a trace of five million events.
 */
final class NetworkTimes {

  private static final String PUZZLE =
      ".74...8..19...5.2......97.4.....7..5.2.....3.6..5.....4.26......6.7...19..9...34.";

  private static final int EVENTS = 5_000_000;
  private static final Box AREA = new Box(0, 0, 520, 520);
  private static final Box WIDE = new Box(0, 0, 844, 900);
  private static final int LABELS = 64;

  /** Paints the state after an event. */
  private interface Frame {
    void paint(Surface on, Moment moment, GraphFocus focus);
  }

  private NetworkTimes() {}

  static void run(List<String> arguments, PrintStream out) {
    Trace queens = trace(new Problem.General(Queens.pairwise(12)));
    Trace sudoku = trace(Problem.Sudoku.of(Grid.ofLine(PUZZLE)));
    DomainHistory history = new DomainHistory(Traces.ofEvents("forward-checking", EVENTS));
    history.readTo(history.trace().length());
    DomainHistory.Map map = history.map();
    ImmutableList<ComparedWork> contestants =
        ImmutableList.of(
            constraints("constraints of 12 queens, once", queens),
            graph("12 queens, at every frame", queens),
            constraints("constraints of a 9×9, once", sudoku),
            graph("9×9, at every frame", sudoku),
            overBoard("9×9, over the board, at every frame", sudoku),
            domains("domains over time, a row a cell", map, Rows.COUNTS),
            domains("domains over time, a row a value", map, Rows.VALUES));
    Table table = new Table("what is painted | ms, median | quartiles");
    new Rounds(Duration.ofSeconds(15), 30).print(contestants, 1, 2, table);
    table.print(out);
  }

  private static ComparedWork constraints(String name, Trace trace) {
    ConstraintGraphPainter painter = painter(trace);
    return painting(name, AREA, g -> painter.paintConstraints(g, AREA));
  }

  private static ComparedWork graph(String name, Trace trace) {
    ConstraintGraphPainter painter = painter(trace);
    return frames(
        name,
        trace,
        (g, moment, focus) -> painter.at(AREA, moment, focus, ImmutableList.of()).paint(g));
  }

  private static ConstraintGraphPainter painter(Trace trace) {
    return new ConstraintGraphPainter(
        GraphScene.whole(ConstraintGraph.of(trace.csp())), Looks.light());
  }

  private static ComparedWork overBoard(String name, Trace trace) {
    ConstraintGraph graph = ConstraintGraph.of(trace.csp());
    BoardPicture board = BoardPicture.sudoku(Shape.ofSize(9), BoardView.full());
    return frames(
        name,
        trace,
        (g, moment, focus) ->
            new DrawnBoardGraph(
                    graph, board, Looks.light(), AREA, moment, focus, ImmutableList.of())
                .paint(g));
  }

  /** Paints one frame for each event of the trace, repeatedly. */
  private static ComparedWork frames(String name, Trace trace, Frame frame) {
    Moments moments = new Moments(trace);
    TracePlayer player = trace.player();
    return painting(
        name,
        AREA,
        g -> {
          stepRound(player);
          frame.paint(g, moments.at(player.position()), GraphFocus.of(player));
        });
  }

  private static void stepRound(TracePlayer player) {
    if (player.position() == player.trace().length()) {
      player.seek(0);
    }
    player.stepForward();
  }

  private static ComparedWork domains(String name, DomainHistory.Map map, Rows rows) {
    HeatMapPlacement placement = new HeatMapPlacement(map.csp(), rows, WIDE, LABELS);
    return painting(name, WIDE, g -> new HeatMapPainter(map, placement, Looks.light()).paint(g));
  }

  private static ComparedWork painting(String name, Box area, Consumer<Surface> painter) {
    return new PaintedImage(area.width(), area.height(), Looks.light(), 1).work(name, painter);
  }

  private static Trace trace(Problem problem) {
    return Traces.of("mac", problem, Settings.defaults(), new TraceRecorder(Detail.FINE));
  }
}
