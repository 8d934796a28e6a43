package org.cspworkbench.web.page;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.paint.graph.ConstraintGraph;
import org.cspworkbench.presentation.paint.graph.ConstraintGraphPainter;
import org.cspworkbench.presentation.paint.graph.DrawnBoardGraph;
import org.cspworkbench.presentation.paint.graph.GraphFocus;
import org.cspworkbench.presentation.paint.graph.GraphScene;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.sudoku.SudokuCsp;
import org.cspworkbench.web.canvas.PageCanvas;
import org.jspecify.annotations.Nullable;

/** The constraint graph at the event that is shown: over the board of a Sudoku, else as a graph. */
final class GraphPart implements Part {

  private static final int MARGIN = 16;

  private final PageModel model;
  private final TabsPart tabs;
  private final DrawnGraphCanvas canvas;
  private @Nullable Drawn drawn;

  /** What is drawn of one run: the graph over the board of a Sudoku, or else as a graph. */
  private record Drawn(
      Trace trace,
      ConstraintGraph graph,
      Optional<GraphScene> whole,
      Optional<BoardPicture> board) {

    static Drawn of(Trace trace) {
      Csp csp = trace.csp();
      ConstraintGraph graph = ConstraintGraph.of(csp);
      return new Drawn(
          trace,
          graph,
          GraphScene.isShownWhole(graph) ? Optional.of(GraphScene.whole(graph)) : Optional.empty(),
          SudokuCsp.shapeOf(csp).map(shape -> BoardPicture.sudoku(shape, BoardView.full())));
    }

    /** Returns the whole graph, or the part around the variable of the event if it is too large. */
    GraphScene sceneAround(GraphFocus focus) {
      return whole.orElseGet(() -> GraphScene.around(graph, Math.max(0, focus.centre()), NONE));
    }
  }

  GraphPart(PageModel model, TabsPart tabs, PageCanvas.Studio studio) {
    this.model = model;
    this.tabs = tabs;
    this.canvas = new DrawnGraphCanvas(studio, "graph", this::update);
  }

  @Override
  public void update() {
    if (tabs.tab().equals("graph") && canvas.extent().isInSight()) {
      model.playback().ifPresent(this::show);
    }
  }

  private void show(Playback at) {
    Trace trace = at.player().trace();
    Drawn now = drawn == null || trace != drawn.trace() ? Drawn.of(trace) : drawn;
    drawn = now;
    Moment moment = model.moment().orElseThrow();
    GraphFocus focus = GraphFocus.of(at.player());
    Box whole = canvas.whole();
    Box area = whole.inset(MARGIN);
    if (now.board().isPresent()) {
      BoardPicture board = now.board().get();
      canvas.paint(
          whole,
          new DrawnBoardGraph(
              now.graph(), board, model.look(), area, moment, focus, ImmutableList.of()));
    } else {
      ConstraintGraphPainter painter =
          new ConstraintGraphPainter(now.sceneAround(focus), model.look());
      canvas.paint(
          whole,
          on -> painter.paintConstraints(on, area),
          painter.at(area, moment, focus, ImmutableList.of()));
    }
  }
}
