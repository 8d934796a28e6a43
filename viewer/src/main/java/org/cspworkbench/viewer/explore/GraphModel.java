package org.cspworkbench.viewer.explore;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceKey;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.presentation.paint.graph.ConstraintGraph;
import org.cspworkbench.presentation.paint.graph.GraphFocus;
import org.cspworkbench.presentation.paint.graph.GraphScene;
import org.cspworkbench.presentation.paint.graph.InconsistentArcs;
import org.cspworkbench.presentation.paint.graph.VariablePair;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.words.ConstraintWords;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.SudokuCsp;
import org.cspworkbench.viewer.problem.ListedConstraints;
import org.cspworkbench.viewer.problem.ModelRow;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.run.BoundValue;
import org.jspecify.annotations.Nullable;

/**
 * The constraint graph of the current problem, with the variable, constraint or arc that the solver
 * processes at the current position. A small graph is shown whole and laid out in the background;
 * of a larger one, the neighbourhood of the current variable is shown.
 *
 * <p>Used by one thread.
 */
public final class GraphModel extends ObservableModel implements ListedConstraints {

  private static final int MOST_LISTED = 2_000;

  /**
   * A graph and its layout.
   *
   * @param graph the graph
   * @param whole the layout of the whole graph, if it is small enough
   */
  private record Laid(ConstraintGraph graph, Optional<GraphScene> whole) {

    Laid with(GraphScene scene) {
      return new Laid(graph, Optional.of(scene));
    }

    static Laid of(Csp csp) {
      ConstraintGraph graph = ConstraintGraph.of(csp);
      return new Laid(
          graph,
          GraphScene.isShownWhole(graph) ? Optional.of(GraphScene.whole(graph)) : Optional.empty());
    }
  }

  /** The events that are drawn on their arc. */
  private static final ImmutableSet<EventKind> REVISIONS =
      ImmutableSet.of(EventKind.REVISE, EventKind.PRUNE, EventKind.WIPE_OUT);

  private final Supplier<Optional<Playback>> playbacks;
  private final Background background;
  private final IntConsumer chosen;
  private final Function<VariablePair, Optional<String>> arcs;
  private final Narrator narrator = new Narrator(Locale.getDefault());
  private final BoundValue<Csp, Laid> laid;
  private final BoundValue<Trace, Moments> moments;
  private final BoundValue<Csp, ImmutableList<ModelRow>> rows;
  private @Nullable Csp csp; // whose graph is laid out
  private @Nullable GraphScene around;
  private int centre; // the variable whose neighbourhood is shown
  private int extra = NONE; // a further variable that must be shown
  private int selected = NONE;
  private int selectedConstraint = NONE;
  private int pointed = NONE; // the constraint that one points at
  private boolean overBoard = true;
  private boolean showsInconsistent;
  private String refusal = ""; // why an arc cannot be revised next,
  private int refusedAt = NONE; // at this position

  /**
   * Creates a model for the current run.
   *
   * @param playbacks the current playback, if there is a recording
   * @param chosen receives the variable that the user selects, or {@code NONE}
   * @param arcs revises an arc next, or returns why it cannot be revised
   */
  public GraphModel(
      Supplier<Optional<Playback>> playbacks,
      Background background,
      IntConsumer chosen,
      Function<VariablePair, Optional<String>> arcs) {
    this.playbacks = playbacks;
    this.background = background;
    this.chosen = chosen;
    this.arcs = arcs;
    this.laid = new BoundValue<>(this::csp);
    this.moments = new BoundValue<>(this::trace);
    this.rows = new BoundValue<>(this::csp);
  }

  /** Replaces the graph if the problem has changed; called once a frame. */
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
      selectedConstraint = NONE;
      pointed = NONE;
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

  /** Returns the graph, once it is laid out. */
  public Optional<ConstraintGraph> graph() {
    return laid.get().map(Laid::graph);
  }

  /** Returns the board on which the graph can be laid, if there is one. */
  public Optional<Shape> board() {
    return csp().flatMap(SudokuCsp::shapeOf);
  }

  /** Returns whether the graph is drawn on the board. */
  public boolean isOverBoard() {
    return overBoard && board().isPresent();
  }

  /** Sets whether the graph is drawn on the board, if there is one. */
  public void setOverBoard(boolean over) {
    overBoard = over;
    notifyListeners();
  }

  /** Returns whether arcs that are not consistent can be shown: pairs of variables in a graph. */
  public boolean canShowInconsistent() {
    return player().map(InconsistentArcs::areKnown).orElse(false);
  }

  /** Returns whether arcs that are not consistent are shown where they can be. */
  public boolean showsInconsistent() {
    return showsInconsistent && canShowInconsistent();
  }

  /** Sets whether arcs that are not consistent are shown. */
  public void setShowsInconsistent(boolean shows) {
    showsInconsistent = shows;
    notifyListeners();
  }

  /** Returns the arcs that are not consistent at the current position, if they are shown. */
  public ImmutableList<VariablePair> inconsistent() {
    return showsInconsistent()
        ? player().map(InconsistentArcs::at).orElse(ImmutableList.of())
        : ImmutableList.of();
  }

  /**
   * Shows {@code moved}, the current scene with a variable elsewhere, until the problem changes.
   */
  public void move(GraphScene moved) {
    Laid made = laid.get().orElse(null);
    if (made != null && csp != null && made.whole().isPresent()) {
      laid.set(csp, made.with(moved));
    } else {
      around = moved;
    }
    notifyListeners();
  }

  /**
   * Revises the arc between two variables next. Where it cannot be, goes to its next revision in
   * the run, or displays why there is none.
   */
  public void revise(VariablePair pair) {
    Optional<String> obstacle = arcs.apply(pair);
    refusal = obstacle.isEmpty() || goToNext(pair) ? "" : obstacle.get();
    refusedAt = playbacks.get().map(Playback::position).orElse(NONE);
    notifyListeners();
  }

  /**
   * Goes to the position after the next event of an arc in either direction; returns whether there
   * is one.
   */
  private boolean goToNext(VariablePair pair) {
    Playback at = playbacks.get().orElse(null);
    if (at == null) {
      return false;
    }
    Trace trace = at.player().trace();
    for (int p = at.position(), end = at.length(); p < end; p++) {
      boolean isRevision = REVISIONS.contains(trace.kind(p)) && trace.arc(p) != NONE;
      if (isRevision && isOf(pair, trace.key(), trace.arc(p))) {
        at.seek(p + 1);
        return true;
      }
    }
    return false;
  }

  private static boolean isOf(VariablePair pair, TraceKey key, int arc) {
    VariablePair found = new VariablePair(key.tail(arc), key.head(arc));
    return found.equals(pair) || found.equals(pair.reversed());
  }

  /** Returns the name of an arc: the variable that may lose values, and the other one. */
  public String name(VariablePair pair) {
    return csp().map(of -> name(of, pair.first()) + " ← " + name(of, pair.second())).orElse("");
  }

  /** Returns what the solver processes at the current position; empty without a recording. */
  public Optional<GraphFocus> focus() {
    return player()
        .map(GraphFocus::of)
        .map(
            at ->
                at.marking(
                    IntStream.of(selectedConstraint, pointed)
                        .filter(c -> c != NONE)
                        .boxed()
                        .collect(ImmutableSet.toImmutableSet())));
  }

  @Override
  public int count() {
    return csp().map(of -> of.constraints().size()).orElse(0);
  }

  @Override
  public ImmutableList<ModelRow> rows() {
    Csp of = csp().filter(each -> each.constraints().size() <= MOST_LISTED).orElse(null);
    if (of != null && rows.get().isEmpty()) {
      ConstraintWords words = new ConstraintWords(TextBundle.ofPhrases(Locale.getDefault()));
      rows.set(
          of,
          IntStream.range(0, of.constraints().size())
              .mapToObj(c -> row(words, of, c))
              .collect(toImmutableList()));
    }
    return rows.get().orElse(ImmutableList.of());
  }

  private static ModelRow row(ConstraintWords words, Csp of, int c) {
    return new ModelRow(0, words.of(of, c), of.constraints().get(c).toString(), c);
  }

  @Override
  public int selectedConstraint() {
    return selectedConstraint;
  }

  @Override
  public ImmutableSet<Integer> marked() {
    return focus().map(GraphModel::marked).orElse(ImmutableSet.of());
  }

  private static ImmutableSet<Integer> marked(GraphFocus at) {
    return at.constraint() == NONE
        ? at.marked()
        : ImmutableSet.<Integer>builder().addAll(at.marked()).add(at.constraint()).build();
  }

  @Override
  public ImmutableSet<Integer> violated() {
    return focus().map(GraphFocus::violated).orElse(ImmutableSet.of());
  }

  @Override
  public void pointAt(int constraint) {
    if (pointed != constraint) {
      pointed = constraint;
      notifyListeners();
    }
  }

  @Override
  public void selectConstraint(int constraint) {
    selectedConstraint = constraint;
    notifyListeners();
  }

  /**
   * Returns the displayed part of the graph when it is not drawn on the board; empty before it is
   * laid out.
   */
  public Optional<GraphScene> scene() {
    return laid.get().map(made -> made.whole().orElseGet(() -> around(made.graph())));
  }

  /**
   * Returns whether the graph is small enough to be displayed whole; true before it is laid out.
   */
  public boolean isWhole() {
    return isOverBoard() || laid.get().map(made -> made.whole().isPresent()).orElse(true);
  }

  /**
   * Returns the neighbourhood of the variable that the user selected, of the current variable, or
   * of the last one.
   */
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

  /**
   * Returns the current moment, restricted to the variables that satisfy {@code wanted}; empty
   * without a recording.
   */
  public Optional<Moment> moment(IntPredicate wanted) {
    return moments
        .get()
        .flatMap(
            from ->
                playbacks.get().map(at -> from.at(at.position(), wanted).withSelected(selected)));
  }

  /**
   * Returns the narration of the last event, or why an arc cannot be revised there; empty without a
   * recording.
   */
  public String story() {
    if (!refusal.isEmpty()
        && playbacks.get().filter(at -> at.position() == refusedAt).isPresent()) {
      return refusal;
    }
    return player().map(narrator::narrate).map(sentence -> sentence.text()).orElse("");
  }

  /** Returns the text of the current revision; empty if there is none. */
  public String revision() {
    GraphFocus focus = focus().orElse(null);
    Csp of = csp().orElse(null);
    if (focus == null || focus.relation().isEmpty() || of == null) {
      return "";
    }
    String tail = name(of, focus.variable());
    return focus.head() == NONE
        ? "revise(%s, %s)".formatted(tail, focus.relation().get())
        : "revise(%s, %s)".formatted(tail, name(of, focus.head()));
  }

  private static String name(Csp csp, int x) {
    Variable variable = csp.variables().get(x);
    return variable.name();
  }

  /** Returns the variable of a node of the picture, or {@code NONE}. */
  public int variable(int node) {
    return isOverBoard() ? node : scene().map(shown -> shown.variables().get(node)).orElse(NONE);
  }

  /** Selects the variable that many places further in their order, of those that are shown. */
  public void selectBeside(int places) {
    int count =
        isOverBoard()
            ? csp().map(of -> of.variables().size()).orElse(0)
            : scene().map(shown -> shown.variables().size()).orElse(0);
    int[] shown = IntStream.range(0, count).map(this::variable).toArray();
    int at = Ints.indexOf(shown, selected);
    int next = at < 0 ? 0 : Math.max(0, Math.min(count - 1, at + places));
    if (count > 0 && shown[next] != selected) {
      select(shown[next]);
    }
  }

  /** Returns the variable that the user selected, or {@code NONE}. */
  public int selected() {
    return selected;
  }

  /** Selects a variable. If it is selected already, or is {@code NONE}, none is selected. */
  public void select(int variable) {
    selected = variable == selected ? NONE : variable;
    chosen.accept(selected);
    notifyListeners();
  }
}
