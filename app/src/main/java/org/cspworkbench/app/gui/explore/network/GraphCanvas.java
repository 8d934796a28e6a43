package org.cspworkbench.app.gui.explore.network;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.awt.Cursor;
import java.awt.Graphics2D;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Optional;
import java.util.OptionalInt;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.BoardCanvas;
import org.cspworkbench.app.gui.widget.DeviceImage;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.geometry.Point;
import org.cspworkbench.presentation.look.Look;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.VariableWords;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.paint.graph.BoardGraphPainter;
import org.cspworkbench.presentation.paint.graph.ConstraintGraph;
import org.cspworkbench.presentation.paint.graph.ConstraintGraphPainter;
import org.cspworkbench.presentation.paint.graph.GraphFocus;
import org.cspworkbench.presentation.paint.graph.GraphScene;
import org.cspworkbench.presentation.paint.graph.VariablePair;
import org.cspworkbench.viewer.network.GraphModel;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/**
 * The picture of the constraint graph. A click selects or deselects a variable, or revises the arc
 * next that is clicked; variables can be dragged.
 */
final class GraphCanvas extends BoardCanvas {

  private static final VariableWords WORDS = new VariableWords(Texts.phrases());

  private static final int MARGIN = 12;
  private static final int NAME = 40; // next to a variable at the edge

  private final GraphModel model;
  private @Nullable ConstraintGraphPainter painter;
  private @Nullable Look painted;
  private @Nullable ConstraintsImage constraints;

  GraphCanvas(GraphModel model) {
    super(Token.BG_PANEL);
    this.model = model;
    setWantedSize(240, 200);
    setToolTipText("");
    setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
    Hand hand = new Hand();
    addMouseListener(hand);
    addMouseMotionListener(hand);
  }

  /** Tells clicks on variables and arcs from variables that are dragged. */
  private final class Hand extends MouseAdapter {

    private static final double STILL = 4; // so far a click may move

    private int held = NONE;
    private @Nullable Point pressed; // null while a variable is dragged

    @Override
    public void mousePressed(MouseEvent event) {
      if (SwingUtilities.isLeftMouseButton(event)) {
        pressed = Awt.point(at(event));
        held = isOverArcOfBoard(pressed) ? NONE : variableAt(pressed).orElse(NONE);
      }
    }

    @Override
    public void mouseDragged(MouseEvent event) {
      if (held == NONE || model.isOverBoard()) {
        return;
      }
      Point now = Awt.point(at(event));
      if (pressed != null && pressed.distance(now) < STILL) {
        return;
      }
      pressed = null;
      painter().ifPresent(graph -> model.move(graph.dragged(held, now, area())));
    }

    @Override
    public void mouseReleased(MouseEvent event) {
      if (pressed != null && SwingUtilities.isLeftMouseButton(event)) {
        if (held == NONE) {
          arcAt(pressed).ifPresent(model::revise);
        } else {
          model.select(held);
        }
      }
      held = NONE;
      pressed = null;
    }
  }

  /** Returns whether {@code point} is on an arc over the board, all of which belongs to cells. */
  private boolean isOverArcOfBoard(Point point) {
    return model.isOverBoard() && arcAt(point).isPresent();
  }

  private Optional<VariablePair> arcAt(Point point) {
    GraphFocus focus = model.focus().orElse(null);
    BoardGraphPainter board = boardPainter().orElse(null);
    if (board != null && focus != null) {
      return board.arcAt(point, area(), Theme.current().look(), focus);
    }
    return model.isOverBoard()
        ? Optional.empty()
        : painter().flatMap(graph -> graph.edgeAt(point, area()));
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

  private Optional<BoardGraphPainter> boardPainter() {
    ConstraintGraph graph = model.graph().orElse(null);
    return graph == null || !model.isOverBoard()
        ? Optional.empty()
        : model
            .board()
            .map(shape -> BoardPicture.sudoku(shape, BoardView.full()))
            .map(board -> new BoardGraphPainter(graph, board));
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    GraphFocus focus = model.focus().orElse(null);
    if (focus == null) {
      return;
    }
    Look look = Theme.current().look();
    BoardGraphPainter board = boardPainter().orElse(null);
    if (board != null) {
      model
          .moment(x -> true)
          .ifPresent(
              all ->
                  GraphicsSurface.paint(
                      g,
                      on -> {
                        board.paint(on, area(), look, all, focus);
                        board.paintInconsistent(on, area(), look, model.inconsistent());
                      }));
    } else {
      painter().ifPresent(graph -> paint(graph, g, focus));
    }
  }

  private void paint(ConstraintGraphPainter graph, Graphics2D g, GraphFocus focus) {
    Moment moment = model.moment(graph.scene()::isShown).orElse(null);
    if (moment == null) {
      return;
    }
    if (isPaintingForPrint()) {
      GraphicsSurface.paint(g, on -> graph.paintConstraints(on, area()));
    } else {
      double scale = g.getTransform().getScaleX();
      if (constraints == null || !constraints.isOf(graph, area(), scale)) {
        constraints = ConstraintsImage.of(graph, area(), scale);
      }
      constraints.image().draw(g);
    }
    GraphicsSurface.paint(g, on -> graph.paintRun(on, area(), moment, focus, model.inconsistent()));
  }

  private OptionalInt variableAt(Point point) {
    BoardGraphPainter board = boardPainter().orElse(null);
    GraphFocus focus = model.focus().orElse(null);
    if (board != null) {
      return board.variableAt(point, area(), Theme.current().look());
    }
    return focus == null
        ? OptionalInt.empty()
        : painter()
            .map(graph -> graph.variableAt(point, area(), focus, model.selected()))
            .orElse(OptionalInt.empty());
  }

  @Override
  public @Nullable String getToolTipText(MouseEvent event) {
    Point point = Awt.point(at(event));
    OptionalInt x = isOverArcOfBoard(point) ? OptionalInt.empty() : variableAt(point);
    return x.isPresent()
        ? words(x.getAsInt())
        : arcAt(point).map(arc -> Texts.text("graph.arc.tip", model.name(arc))).orElse(null);
  }

  private String words(int x) {
    ConstraintGraph graph = model.graph().orElse(null);
    Moment moment = model.moment(each -> each == x).orElse(null);
    return graph == null || moment == null ? "" : WORDS.spoken(graph.csp(), x, moment.spot(x));
  }

  private int variable(int cell) {
    return model.isOverBoard()
        ? cell
        : model.scene().map(scene -> scene.variables().get(cell)).orElse(NONE);
  }

  @Override
  protected int cellCount() {
    return model.isOverBoard()
        ? model.graph().map(graph -> graph.csp().variables().size()).orElse(0)
        : model.scene().map(scene -> scene.variables().size()).orElse(0);
  }

  @Override
  protected String cellName(int cell) {
    int x = variable(cell);
    return x == NONE ? "" : words(x);
  }

  @Override
  protected boolean isCellSelected(int cell) {
    return variable(cell) == model.selected() && model.selected() != NONE;
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
