package org.cspworkbench.web.page;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.Optional;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.paint.graph.BoardGraphPainter;
import org.cspworkbench.presentation.paint.graph.ConstraintGraph;
import org.cspworkbench.presentation.paint.graph.ConstraintGraphPainter;
import org.cspworkbench.presentation.paint.graph.GraphFocus;
import org.cspworkbench.presentation.paint.graph.GraphScene;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.sudoku.SudokuCsp;
import org.cspworkbench.web.canvas.PageCanvas;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.Extent;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/** The constraint graph at the event that is shown: over the board of a Sudoku, else as a graph. */
final class GraphPart implements Part {

  private static final int MARGIN = 16;

  private final PageModel model;
  private final TabsPart tabs;
  private final PageCanvas canvas;
  private final Extent extent = new Extent(Elements.byId("graph-surface"), this::update);
  private @Nullable Drawn drawn;

  /** What is drawn of one run: the graph over the board of a Sudoku, or else as a graph. */
  private record Drawn(
      Trace trace,
      ConstraintGraph graph,
      Optional<GraphScene> whole,
      Optional<BoardGraphPainter> board) {

    static Drawn of(Trace trace) {
      Csp csp = trace.csp();
      ConstraintGraph graph = ConstraintGraph.of(csp);
      return new Drawn(
          trace,
          graph,
          GraphScene.isShownWhole(graph) ? Optional.of(GraphScene.whole(graph)) : Optional.empty(),
          SudokuCsp.shapeOf(csp)
              .map(shape -> BoardPicture.sudoku(shape, BoardView.full()))
              .map(picture -> new BoardGraphPainter(graph, picture)));
    }

    /** Returns the whole graph, or the part around the variable of the event if it is too large. */
    GraphScene sceneAround(GraphFocus focus) {
      return whole.orElseGet(() -> GraphScene.around(graph, Math.max(0, focus.centre()), NONE));
    }
  }

  GraphPart(PageModel model, TabsPart tabs, PageCanvas.Studio studio) {
    this.model = model;
    this.tabs = tabs;
    this.canvas = new PageCanvas(studio, (HTMLCanvasElement) Elements.byId("graph-canvas"));
  }

  @Override
  public void update() {
    if (tabs.tab().equals("graph") && extent.isInSight()) {
      model.run().ifPresent(this::show);
    }
  }

  private void show(ShownRun run) {
    Drawn now = drawn == null || run.trace() != drawn.trace() ? Drawn.of(run.trace()) : drawn;
    drawn = now;
    Moment moment = run.moment();
    GraphFocus focus = run.focus();
    canvas.paint(
        extent.width(),
        extent.height(),
        (on, all) -> paint(now, on, all.inset(MARGIN), moment, focus));
  }

  private void paint(Drawn now, Surface on, Box area, Moment moment, GraphFocus focus) {
    if (now.board().isPresent()) {
      now.board().get().paint(on, area, model.look(), moment, focus);
    } else {
      new ConstraintGraphPainter(now.sceneAround(focus), model.look())
          .paint(on, area, moment, focus);
    }
  }
}
