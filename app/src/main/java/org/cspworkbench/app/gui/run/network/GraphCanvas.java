package org.cspworkbench.app.gui.run.network;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.awt.Graphics2D;
import java.util.Optional;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.DeviceImage;
import org.cspworkbench.app.gui.widget.DrawnGraphCanvas;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.VariableWords;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.paint.graph.ConstraintGraph;
import org.cspworkbench.presentation.paint.graph.ConstraintGraphPainter;
import org.cspworkbench.presentation.paint.graph.DrawnBoardGraph;
import org.cspworkbench.presentation.paint.graph.DrawnGraph;
import org.cspworkbench.presentation.paint.graph.DrawnLink;
import org.cspworkbench.presentation.paint.graph.GraphFocus;
import org.cspworkbench.presentation.paint.graph.GraphScene;
import org.cspworkbench.presentation.paint.graph.VariablePair;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.viewer.explore.GraphModel;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/**
 * The picture of the constraint graph. A click selects or deselects a variable, or revises the arc
 * next that is clicked; variables can be dragged.
 */
final class GraphCanvas extends DrawnGraphCanvas<DrawnGraph> {

  private static final VariableWords WORDS = new VariableWords(Texts.phrases());

  private static final int MARGIN = 12;
  private static final int NAME = 40; // next to a variable at the edge

  private final GraphModel model;
  private @Nullable ConstraintGraphPainter painter;
  private @Nullable Look painted;
  private @Nullable ConstraintsImage constraints;

  GraphCanvas(GraphModel model) {
    super(0);
    this.model = model;
    setFocusable(true);
    setWantedSize(240, 200);
  }

  private Box area() {
    return new Box(NAME, 4, unscaled(getWidth()) - 2 * NAME, unscaled(getHeight()) - 4 - MARGIN);
  }

  /** Returns the painter of the current scene in the look of the theme. */
  private Optional<ConstraintGraphPainter> painter() {
    GraphScene scene = model.scene().orElse(null);
    Look look = Theme.current().look();
    if (scene == null) {
      painter = null;
    } else if (painter == null || !painter.scene().equals(scene) || !look.equals(painted)) {
      painter = new ConstraintGraphPainter(scene, look);
      painted = look;
    }
    return Optional.ofNullable(painter);
  }

  @Override
  protected Optional<DrawnGraph> drawn() {
    GraphFocus focus = model.focus().orElse(null);
    ConstraintGraph graph = model.graph().orElse(null);
    if (focus == null || graph == null) {
      return Optional.empty();
    }
    if (model.isOverBoard()) {
      Shape shape = model.board().orElseThrow();
      return model.moment(x -> true).map(moment -> overBoard(graph, shape, moment, focus));
    }
    return painter()
        .flatMap(
            made ->
                model
                    .moment(made.scene()::isShown)
                    .map(moment -> made.at(area(), moment, focus, model.inconsistent())));
  }

  private DrawnGraph overBoard(
      ConstraintGraph graph, Shape shape, Moment moment, GraphFocus focus) {
    BoardPicture board = BoardPicture.sudoku(shape, BoardView.full());
    Look look = Theme.current().look();
    return new DrawnBoardGraph(graph, board, look, area(), moment, focus, model.inconsistent());
  }

  @Override
  protected void drawBehind(Graphics2D g, DrawnGraph graph) {
    if (!model.isOverBoard()) {
      painter().ifPresent(made -> drawConstraints(g, made));
    }
  }

  private void drawConstraints(Graphics2D g, ConstraintGraphPainter graph) {
    if (isPaintingForPrint()) {
      GraphicsSurface.paint(g, on -> graph.paintConstraints(on, area()));
    } else {
      double scale = g.getTransform().getScaleX();
      if (constraints == null || !constraints.isOf(graph, area(), scale)) {
        constraints = ConstraintsImage.of(graph, area(), scale);
      }
      constraints.image().draw(g);
    }
  }

  @Override
  protected void click(int node, Point at, DrawnGraph graph) {
    if (node == NONE) {
      graph.linkAt(at).map(this::arc).ifPresent(model::revise);
    } else {
      model.select(model.variable(node));
    }
  }

  @Override
  protected boolean drag(int node, Point from, Point to) {
    if (node == NONE || model.isOverBoard()) {
      return false;
    }
    painter().ifPresent(graph -> model.move(graph.dragged(model.variable(node), to, area())));
    return true;
  }

  private VariablePair arc(DrawnLink link) {
    return new VariablePair(model.variable(link.from()), model.variable(link.to()));
  }

  @Override
  protected String linkName(DrawnLink link, DrawnGraph graph) {
    return Texts.text("graph.arc.tip", model.name(arc(link)));
  }

  @Override
  protected String cellName(int cell) {
    int x = model.variable(cell);
    ConstraintGraph graph = model.graph().orElse(null);
    Moment moment = model.moment(each -> each == x).orElse(null);
    return graph == null || moment == null ? "" : WORDS.spoken(graph.csp(), x, moment.spot(x));
  }

  /**
   * An image of the constraints of a graph. They do not change during a run, and painting hundreds
   * of lines takes most of the time of a frame.
   *
   * @param graph the graph
   * @param image the image of its area
   */
  private record ConstraintsImage(ConstraintGraphPainter graph, DeviceImage image) {

    static ConstraintsImage of(ConstraintGraphPainter graph, Box area, double scale) {
      return new ConstraintsImage(
          graph, DeviceImage.of(area, scale, on -> graph.paintConstraints(on, area)));
    }

    boolean isOf(ConstraintGraphPainter wanted, Box where, double pixels) {
      return graph == wanted && image.area().equals(where) && image.scale() == pixels;
    }
  }
}
