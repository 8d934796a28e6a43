package org.cspworkbench.viewer.stage;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.paint.graph.ConstraintGraph;
import org.cspworkbench.presentation.paint.graph.ConstraintGraphPainter;
import org.cspworkbench.presentation.paint.graph.DrawnBoardGraph;
import org.cspworkbench.presentation.paint.graph.GraphFocus;
import org.cspworkbench.presentation.paint.graph.GraphScene;
import org.cspworkbench.presentation.paint.graph.VariablePair;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.viewer.explore.GraphModel;

/**
 * A constraint graph on the stage.
 *
 * @param graph the graph
 * @param board the shape of the board on which it is drawn, if it is drawn on one
 * @param scene the places of its nodes, if it is not drawn on a board
 * @param moment the domains
 * @param focus what the solver processes
 * @param inconsistent the inconsistent arcs to be marked
 */
public record StagedGraph(
    ConstraintGraph graph,
    Optional<Shape> board,
    Optional<GraphScene> scene,
    Moment moment,
    GraphFocus focus,
    ImmutableList<VariablePair> inconsistent)
    implements StagePicture {

  private static final double NAME = 40; // next to a variable at the edge
  private static final double MARGIN = 16;

  /** Returns the graph that {@code model} displays, once it is laid out. */
  public static Optional<StagePicture> of(GraphModel model) {
    ConstraintGraph graph = model.graph().orElse(null);
    GraphFocus focus = model.focus().orElse(null);
    Optional<Shape> board = model.isOverBoard() ? model.board() : Optional.empty();
    Optional<GraphScene> scene = board.isPresent() ? Optional.empty() : model.scene();
    Moment moment =
        model.moment(x -> scene.map(shown -> shown.isShown(x)).orElse(true)).orElse(null);
    return graph == null || focus == null || moment == null || (board.isEmpty() && scene.isEmpty())
        ? Optional.empty()
        : Optional.of(new StagedGraph(graph, board, scene, moment, focus, model.inconsistent()));
  }

  @Override
  public void paint(Surface surface, Box area, Look look) {
    board.ifPresent(
        shape ->
            new DrawnBoardGraph(
                    graph,
                    BoardPicture.sudoku(shape, BoardView.full()),
                    look,
                    area,
                    moment,
                    focus,
                    inconsistent)
                .paint(surface));
    scene.ifPresent(
        shown -> {
          Box nodes =
              new Box(
                  area.x() + NAME,
                  area.y() + MARGIN,
                  area.width() - 2 * NAME,
                  area.height() - 2 * MARGIN);
          ConstraintGraphPainter painter = new ConstraintGraphPainter(shown, look);
          painter.paintConstraints(surface, nodes);
          painter.at(nodes, moment, focus, inconsistent).paint(surface);
        });
  }
}
