package org.cspworkbench.app.gui.explore.network;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.Locale;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.cspworkbench.app.gui.current.BoundValue;
import org.cspworkbench.app.gui.widget.Background;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.presentation.paint.ConstraintGraph;
import org.cspworkbench.presentation.paint.GraphFocus;
import org.cspworkbench.presentation.paint.GraphScene;
import org.cspworkbench.presentation.paint.Moment;
import org.cspworkbench.presentation.paint.Moments;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.SudokuCsp;
import org.jspecify.annotations.Nullable;

/**
 * The constraint graph of the problem that is watched, with what the solver is at where the viewer
 * stands. A graph that can be seen whole is laid out beside the thread that paints; of a larger one
 * what is around the variable at work is shown.
 *
 * <p>Used by one thread.
 */
public final class GraphModel extends ObservableModel {

  /**
   * What of a graph is laid out.
   *
   * @param graph the graph
   * @param whole all of it, if that can be seen at once
   */
  private record Laid(ConstraintGraph graph, Optional<GraphScene> whole) {

    static Laid of(Csp csp) {
      ConstraintGraph graph = ConstraintGraph.of(csp);
      return new Laid(
          graph,
          GraphScene.isShownWhole(graph) ? Optional.of(GraphScene.whole(graph)) : Optional.empty());
    }
  }

  private final Supplier<Optional<Playback>> playbacks;
  private final Background background;
  private final IntConsumer chosen;
  private final Narrator narrator = new Narrator(Locale.getDefault());
  private final BoundValue<Csp, Laid> laid;
  private final BoundValue<Trace, Moments> moments;
  private @Nullable Csp csp; // whose graph is laid out, or is being so
  private @Nullable GraphScene around;
  private int centre; // of what is shown around a variable
  private int extra = NONE; // what else has to be there
  private int selected = NONE;
  private boolean overBoard = true;

  /**
   * The graph of what is watched.
   *
   * @param playbacks where the viewer stands, if there is a tape
   * @param chosen is told the variable that a person has selected, or {@code NONE}
   */
  public GraphModel(
      Supplier<Optional<Playback>> playbacks, Background background, IntConsumer chosen) {
    this.playbacks = playbacks;
    this.background = background;
    this.chosen = chosen;
    this.laid = new BoundValue<>(this::csp);
    this.moments = new BoundValue<>(this::trace);
  }

  /** Begins with another graph if the problem is another; to be called once a frame. */
  public void refresh() {
    Trace trace = trace().orElse(null);
    if (trace == null) {
      csp = null;
      return;
    }
    if (moments.get().isEmpty()) {
      moments.set(trace, new Moments(trace));
    }
    if (csp != trace.csp()) {
      csp = trace.csp();
      laid.clear();
      around = null;
      selected = NONE;
      Csp wanted = trace.csp();
      background.run(() -> Laid.of(wanted), made -> take(wanted, made));
    }
  }

  private void take(Csp wanted, Laid made) {
    if (wanted == csp) {
      laid.set(wanted, made);
      notifyListeners();
    }
  }

  private Optional<Trace> trace() {
    return player().map(TracePlayer::trace);
  }

  private Optional<Csp> csp() {
    return trace().map(Trace::csp);
  }

  private Optional<TracePlayer> player() {
    return playbacks.get().map(Playback::player);
  }

  /** The graph, once it is known. */
  public Optional<ConstraintGraph> graph() {
    return laid.get().map(Laid::graph);
  }

  /** The board over which the graph can be laid, if there is one. */
  public Optional<Shape> board() {
    return csp().flatMap(SudokuCsp::shapeOf);
  }

  /** Whether the graph is laid over the board. */
  public boolean isOverBoard() {
    return overBoard && board().isPresent();
  }

  /** Lays the graph over the board, if there is one, or beside it. */
  public void setOverBoard(boolean over) {
    overBoard = over;
    notifyListeners();
  }

  /** What the solver is at where the viewer stands; none before there is a tape. */
  public Optional<GraphFocus> focus() {
    return player().map(GraphFocus::of);
  }

  /** What is shown of the graph, if it is not laid over the board; none before it is laid out. */
  public Optional<GraphScene> scene() {
    return laid.get().map(made -> made.whole().orElseGet(() -> around(made.graph())));
  }

  /** Around the variable that a person has selected, else the one at work, else the last such. */
  private GraphScene around(ConstraintGraph graph) {
    GraphFocus focus = focus().orElse(null);
    int atWork = focus == null ? NONE : focus.centre();
    int wanted = selected == NONE ? atWork : selected;
    int with = focus == null ? NONE : focus.variable();
    GraphScene scene = around;
    boolean isSame = scene != null && (wanted == NONE || wanted == centre);
    boolean hasAll = scene != null && (scene.variables().contains(with) || with == extra);
    if (scene == null || !isSame || !hasAll) {
      centre = wanted == NONE ? centre : wanted;
      extra = with;
      scene = GraphScene.around(graph, Math.min(centre, lastVariable(graph)), with);
      around = scene;
    }
    return scene;
  }

  private static int lastVariable(ConstraintGraph graph) {
    return graph.csp().variables().size() - 1;
  }

  /** What there is to see of the variables that are {@code wanted}; none before there is a tape. */
  public Optional<Moment> moment(IntPredicate wanted) {
    return moments
        .get()
        .flatMap(
            from ->
                playbacks.get().map(at -> from.at(at.position(), wanted).withSelected(selected)));
  }

  /** Says what happened last; empty before there is a tape. */
  public String story() {
    return player().map(narrator::tell).map(sentence -> sentence.text()).orElse("");
  }

  /** The revision at work as it is written: empty while there is none. */
  public String revision() {
    GraphFocus focus = focus().orElse(null);
    Csp of = csp().orElse(null);
    if (focus == null || focus.constraint() == NONE || of == null) {
      return "";
    }
    String tail = name(of, focus.variable());
    return focus.head() == NONE
        ? "revise(%s, %s)".formatted(tail, of.constraints().get(focus.constraint()))
        : "revise(%s, %s)".formatted(tail, name(of, focus.head()));
  }

  private static String name(Csp csp, int x) {
    Variable variable = csp.variables().get(x);
    return variable.name();
  }

  /** The variable that a person has selected, or {@code NONE}. */
  public int selected() {
    return selected;
  }

  /** Selects a variable; the one that is selected already, or {@code NONE}, to select none. */
  public void select(int variable) {
    selected = variable == selected ? NONE : variable;
    chosen.accept(selected);
    notifyListeners();
  }
}
