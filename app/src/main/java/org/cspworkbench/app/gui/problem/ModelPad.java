package org.cspworkbench.app.gui.problem;

import static org.cspworkbench.core.trace.TraceEvent.NONE;
import static org.cspworkbench.viewer.words.Texts.text;

import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.DrawnGraphCanvas;
import org.cspworkbench.app.gui.widget.LocalKeys;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.paint.graph.DrawnModel;
import org.cspworkbench.presentation.paint.graph.StatedModel;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.viewer.problem.OwnProblem;
import org.cspworkbench.viewer.workspace.OwnRun;

/**
 * The pad on which a problem is drawn: a click adds a variable or selects what is there, a drag
 * from one variable to another adds a constraint, and one to an empty place moves the variable.
 *
 * <p>Keys: arrows select a variable, Insert adds one, E and a second variable add a constraint,
 * Delete removes what is selected.
 */
final class ModelPad extends DrawnGraphCanvas<DrawnModel> {

  private static final int TOP = 8;

  private final OwnProblem problem;
  private final OwnRun run;
  private Optional<StatedModel.Pull> pull = Optional.empty();
  private int first = NONE; // of a constraint that is added by keys

  ModelPad(OwnProblem problem, OwnRun run, Runnable rename) {
    super(0);
    this.problem = problem;
    this.run = run;
    setFocusable(true);
    setWantedSize(300, 260);
    getAccessibleContext().setAccessibleName(text("own.picture"));
    addMouseMotionListener(
        new MouseAdapter() {
          @Override
          public void mouseMoved(MouseEvent event) {
            java.awt.Point at = at(event);
            Point point = new Point(at.x, at.y);
            run.pointAt(
                drawn()
                    .filter(graph -> graph.nodeAt(point).isEmpty())
                    .map(graph -> graph.constraintAt(point).orElse(NONE))
                    .orElse(NONE));
          }
        });
    bind("INSERT", () -> problem.addVariable(Optional.empty()));
    bind("A", () -> problem.addVariable(Optional.empty()));
    bind("E", this::beginConstraint);
    bind("ENTER", this::endConstraint);
    bind("DELETE", problem::remove);
    bind("BACK_SPACE", problem::remove);
    bind("F2", rename);
    bind("control Z", problem::undo);
    bind("control Y", problem::redo);
    bind("control shift Z", problem::redo);
    bind("LEFT", () -> selectNext(-1, 0));
    bind("RIGHT", () -> selectNext(1, 0));
    bind("UP", () -> selectNext(0, -1));
    bind("DOWN", () -> selectNext(0, 1));
    setLayout(new MigLayout("insets 8, fill", "push[120:360:360, fill]push", "push[]push"));
    add(new Examples(problem), "wmin 0");
    problem.addListener(this::update);
    update();
  }

  private void bind(String key, Runnable action) {
    LocalKeys.whenFocused(this, key, action);
  }

  private void update() {
    getComponent(0).setVisible(problem.model().isEmpty() && problem.isEmpty());
    int selected = drawn().map(DrawnModel::selected).orElse(NONE);
    if (selected != NONE) {
      announce(selected);
    } else {
      first = NONE;
    }
    repaint();
  }

  private void beginConstraint() {
    first = drawn().map(DrawnModel::selected).orElse(NONE);
    repaint();
  }

  private void endConstraint() {
    int second = drawn().map(DrawnModel::selected).orElse(NONE);
    int from = first;
    first = NONE;
    if (from != NONE && second != NONE && from != second) {
      problem.connect(from, second);
    }
  }

  /** Selects the next variable in a direction, or the first one if none is selected. */
  private void selectNext(int right, int down) {
    DrawnModel graph = drawn().orElse(null);
    if (graph == null) {
      return;
    }
    int from = graph.selected();
    if (from == NONE) {
      problem.selection().selectVariable(0);
      return;
    }
    Point at = graph.middle(from);
    ToDoubleFunction<Point> ahead = to -> right * (to.x() - at.x()) + down * (to.y() - at.y());
    IntStream.range(0, graph.size())
        .filter(x -> x != from && ahead.applyAsDouble(graph.middle(x)) > 1)
        .boxed()
        .min(
            Comparator.comparingDouble(
                x -> {
                  Point to = graph.middle(x);
                  return 3 * at.distance(to) - 2 * ahead.applyAsDouble(to);
                }))
        .ifPresent(problem.selection()::selectVariable);
  }

  private Box area() {
    return new Box(0, TOP, unscaled(getWidth()), unscaled(getHeight()) - TOP);
  }

  @Override
  protected Optional<DrawnModel> drawn() {
    return run.model().map(model -> drawn(withPull(model)));
  }

  private DrawnModel drawn(StatedModel model) {
    return new DrawnModel(Theme.current().look(), area(), model);
  }

  private StatedModel withPull(StatedModel model) {
    return pull.or(() -> byKeys(model)).map(model::pulled).orElse(model);
  }

  private Optional<StatedModel.Pull> byKeys(StatedModel model) {
    return first == NONE || model.variable() == NONE || first >= model.places().size()
        ? Optional.empty()
        : Optional.of(new StatedModel.Pull(first, drawn(model).middle(model.variable())));
  }

  /** Adds the first variable, for which there is no graph yet. */
  @Override
  protected void clickNothing(Point at) {
    problem.addVariable(Optional.of(DrawnModel.firstPlace(area(), at)));
  }

  @Override
  protected void click(int node, Point at, DrawnModel graph) {
    if (node != NONE) {
      problem.selection().selectVariable(node == graph.selected() ? NONE : node);
      return;
    }
    int constraint = graph.constraintAt(at).orElse(NONE);
    if (constraint != NONE) {
      problem.selection().selectConstraint(constraint);
    } else {
      problem.addVariable(Optional.of(graph.placeOf(at)));
    }
  }

  @Override
  protected boolean drag(int node, Point from, Point to) {
    pull = node == NONE ? Optional.empty() : Optional.of(new StatedModel.Pull(node, to));
    repaint();
    return node != NONE;
  }

  @Override
  protected void drop(int node, Point at, DrawnModel graph) {
    pull = Optional.empty();
    int target = graph.nodeAt(at).orElse(NONE);
    if (node != NONE && target == NONE) {
      problem.move(node, graph.placeOf(at));
    } else if (node != NONE && target != node) {
      problem.connect(node, target);
    }
    repaint();
  }

  @Override
  protected String cellName(int cell) {
    return problem
        .model()
        .filter(model -> cell < model.places().size())
        .map(
            model -> {
              Variable x = model.csp().variables().get(cell);
              long constraints =
                  model.csp().constraints().stream().filter(c -> c.scope().contains(x)).count();
              return text("own.spoken", x.name(), x.domain(), constraints);
            })
        .orElse("");
  }
}
