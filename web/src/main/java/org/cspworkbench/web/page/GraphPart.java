package org.cspworkbench.web.page;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.Optional;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Moments;
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
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLElement;

/** The constraint graph at the event that is shown: over the board of a Sudoku, else as a graph. */
final class GraphPart implements Part {

  private static final int MARGIN = 16;

  private final PageModel model;
  private final TabsPart tabs;
  private final PageCanvas canvas;
  private final HTMLElement surface = Elements.byId("graph-surface");
  private @Nullable Trace drawn;
  private @Nullable Moments moments;
  private @Nullable ConstraintGraph graph;
  private @Nullable GraphScene scene;
  private Optional<BoardGraphPainter> board = Optional.empty();

  GraphPart(PageModel model, TabsPart tabs, PageCanvas.Studio studio) {
    this.model = model;
    this.tabs = tabs;
    this.canvas = new PageCanvas(studio, (HTMLCanvasElement) Elements.byId("graph-canvas"));
  }

  @Override
  public void update() {
    if (tabs.tab().equals("graph")) {
      model.run().ifPresent(this::show);
    }
  }

  private void show(ShownRun run) {
    if (run.trace() != drawn) {
      drawn = run.trace();
      moments = new Moments(drawn);
      take(drawn.csp());
    }
    Moment now = moments.at(run.playback().position());
    GraphFocus focus = GraphFocus.of(run.playback().player());
    canvas.paint(
        surface.getClientWidth(),
        surface.getClientHeight(),
        (on, all) -> paint(on, all.inset(MARGIN), now, focus));
  }

  private void take(Csp csp) {
    graph = ConstraintGraph.of(csp);
    scene = GraphScene.isShownWhole(graph) ? GraphScene.whole(graph) : null;
    board =
        SudokuCsp.shapeOf(csp)
            .map(shape -> BoardPicture.sudoku(shape, BoardView.full()))
            .map(picture -> new BoardGraphPainter(graph, picture));
  }

  private void paint(Surface on, Box area, Moment now, GraphFocus focus) {
    if (board.isPresent()) {
      board.get().paint(on, area, model.look(), now, focus);
    } else {
      new ConstraintGraphPainter(sceneAround(focus), model.look()).paint(on, area, now, focus);
    }
  }

  /** Returns the whole graph, or the part around the variable of the event if it is too large. */
  private GraphScene sceneAround(GraphFocus focus) {
    return scene != null ? scene : GraphScene.around(graph, Math.max(0, focus.centre()), NONE);
  }
}
