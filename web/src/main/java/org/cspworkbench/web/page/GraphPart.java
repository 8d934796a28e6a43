package org.cspworkbench.web.page;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.Optional;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.VariableWords;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.paint.graph.ConstraintGraphPainter;
import org.cspworkbench.presentation.paint.graph.DrawnBoardGraph;
import org.cspworkbench.presentation.paint.graph.GraphFocus;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.viewer.explore.GraphModel;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.run.PictureView;
import org.cspworkbench.web.canvas.PageCanvas;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.NextFrame;
import org.cspworkbench.web.dom.Pointer;
import org.teavm.jso.JSObject;
import org.teavm.jso.dom.events.KeyboardEvent;

/**
 * The constraint graph at the event that is shown: over the board of a Sudoku, else as a graph. A
 * click or the arrow keys select a variable; pointers and two buttons move and enlarge it.
 */
final class GraphPart implements PagePart {

  private static final int MARGIN = 16;

  private final PageModel model;
  private final TabsPart tabs;
  private final GraphModel graph;
  private final PageGraphCanvas canvas;
  private final PictureView view = PictureView.readable();
  private final NextFrame repainting = new NextFrame(this::update);

  GraphPart(PageModel model, TabsPart tabs, PageCanvas.Studio studio) {
    this.model = model;
    this.tabs = tabs;
    this.graph =
        new GraphModel(model::playback, Background.NONE, chosen -> {}, arc -> Optional.empty());
    this.canvas = new PageGraphCanvas(studio, "graph", this::update);
    canvas.moveBy(new Pointer.Hand(view, repainting::request, this::click));
    Elements.on(canvas.surface(), "keydown", event -> press((KeyboardEvent) (JSObject) event));
  }

  private void click(Point at) {
    int node = canvas.nodeAt(at);
    graph.select(node == NONE ? NONE : graph.variable(node));
    repainting.request();
  }

  private void press(KeyboardEvent key) {
    if (key.isCtrlKey() || key.isAltKey() || key.isMetaKey() || key.isShiftKey()) {
      return;
    }
    switch (key.getKey()) {
      case "ArrowLeft", "ArrowUp" -> graph.selectBeside(-1);
      case "ArrowRight", "ArrowDown" -> graph.selectBeside(1);
      case "Escape" -> graph.select(NONE);
      default -> {
        return;
      }
    }
    key.preventDefault();
    key.stopPropagation(); // these keys move in the run elsewhere
    repainting.request();
  }

  @Override
  public void update() {
    if (tabs.tab().equals("graph") && canvas.extent().isInSight()) {
      graph.refresh();
      Size frame = new Size(canvas.extent().width(), canvas.extent().height());
      view.setArea(frame, frame);
      graph.focus().ifPresent(this::show);
      model.playback().filter(at -> !at.isPlaying()).ifPresent(this::describe);
    }
  }

  private void describe(Playback at) {
    PageTexts texts = model.texts();
    VariableWords words = new VariableWords(TextBundle.ofPhrases(texts.locale()));
    Moment moment = graph.moment(each -> true).orElseThrow();
    Csp csp = at.player().trace().csp();
    int x = graph.selected() == NONE ? GraphFocus.of(at.player()).variable() : graph.selected();
    canvas.describe(
        x == NONE ? "" : words.spoken(csp, x, moment.spot(x)),
        new Described(at.player().trace(), at.position(), texts),
        node -> words.spoken(csp, graph.variable(node), moment.spot(graph.variable(node))));
  }

  /** What the descriptions depend on. */
  private record Described(Trace trace, int position, PageTexts texts) {}

  private void show(GraphFocus focus) {
    Box whole = canvas.whole();
    Box area = view.place().inset(MARGIN);
    if (graph.isOverBoard()) {
      Shape shape = graph.board().orElseThrow();
      canvas.paint(
          whole,
          new DrawnBoardGraph(
              graph.graph().orElseThrow(),
              BoardPicture.sudoku(shape, BoardView.full()),
              model.look(),
              area,
              graph.moment(x -> true).orElseThrow(),
              focus,
              graph.inconsistent()));
    } else {
      ConstraintGraphPainter painter =
          new ConstraintGraphPainter(graph.scene().orElseThrow(), model.look());
      canvas.paint(
          whole,
          on -> painter.paintConstraints(on, area),
          painter.at(
              area,
              graph.moment(painter.scene()::isShown).orElseThrow(),
              focus,
              graph.inconsistent()));
    }
  }
}
