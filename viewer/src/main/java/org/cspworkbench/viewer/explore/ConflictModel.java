package org.cspworkbench.viewer.explore;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.conflict.ConflictWords;
import org.cspworkbench.presentation.conflict.Contradictions;
import org.cspworkbench.presentation.conflict.ImplicationGraph;
import org.cspworkbench.presentation.conflict.LearntList;
import org.cspworkbench.presentation.conflict.NogoodDerivation;
import org.cspworkbench.presentation.conflict.ResolveExercise;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.run.BoundValue;
import org.jspecify.annotations.Nullable;

/**
 * The last contradiction before the current position, and how much of its analysis is shown. A new
 * contradiction is shown with the whole analysis.
 *
 * <p>Used by one thread; contradictions are analysed in the background.
 */
public final class ConflictModel extends ObservableModel {

  /**
   * What is found in the background.
   *
   * @param learnt the nogoods learnt before the contradiction
   */
  private record Analysed(NogoodDerivation analysis, LearntList learnt) {}

  private final Supplier<Optional<Playback>> playbacks;
  private final Background background;
  private final BoundValue<Trace, TracePlayer> lookUp;
  private @Nullable Trace trace;
  private int position; // up to which the last contradiction is known
  private int event = NONE;
  private boolean making;
  private @Nullable Analysed analysed;
  private int cut;
  private int selected = NONE;
  private boolean unfolded;
  private @Nullable ResolveExercise exercise;

  /**
   * Creates a model for the current run.
   *
   * @param playbacks the current playback, if there is a recording
   */
  public ConflictModel(Supplier<Optional<Playback>> playbacks, Background background) {
    this.playbacks = playbacks;
    this.background = background;
    this.lookUp = new BoundValue<>(this::currentTrace);
  }

  private Optional<Trace> currentTrace() {
    return playbacks.get().map(at -> at.player().trace());
  }

  /** Returns whether the current run names the causes of removals; true without a run. */
  public boolean hasCauses() {
    return currentTrace().map(ImplicationGraph::isIn).orElse(true);
  }

  /** Returns why the current run has no reasons, in one sentence; empty if it has. */
  public String whyNot(ConflictWords words) {
    return currentTrace()
        .filter(now -> !ImplicationGraph.isIn(now))
        .map(words::noReasons)
        .orElse("");
  }

  /** Analyses the contradiction at the current position, called once a frame while it is shown. */
  public void refresh() {
    int now = event();
    Trace of = trace;
    if (of != null && now != NONE && !making && analysis().isEmpty()) {
      make(of, now);
    }
  }

  /** Returns the last contradiction before the current position, or {@code NONE}. */
  private int event() {
    Playback at = playbacks.get().orElse(null);
    Trace now = at == null || !hasCauses() ? null : at.player().trace();
    if (now != trace) {
      trace = now;
      position = 0;
      event = NONE;
      analysed = null;
    }
    if (at != null && now != null) {
      find(now, at.position());
    }
    return event;
  }

  private void find(Trace now, int to) {
    int from = to >= position ? position : 0;
    OptionalInt last = Contradictions.last(now, from, to);
    event = last.isPresent() || from == 0 ? last.orElse(NONE) : event;
    position = to;
  }

  private void make(Trace of, int conflict) {
    making = true;
    background.run(() -> new ImplicationGraph.Reading(of, conflict), begun -> read(of, begun));
  }

  /** Reads on, part by part, so that a page can do other things in between. */
  private void read(Trace of, ImplicationGraph.Reading reading) {
    if (of != trace || reading.event() != event()) {
      making = false; // another contradiction is at hand
      return;
    }
    background.run(
        reading::readOn,
        isRead -> {
          if (isRead) {
            analyse(of, reading);
          } else {
            read(of, reading);
          }
        });
  }

  private void analyse(Trace of, ImplicationGraph.Reading reading) {
    background.run(
        () ->
            new Analysed(
                NogoodDerivation.of(reading.graph()), LearntList.at(of, reading.event() + 1)),
        result -> take(of, result));
  }

  private void take(Trace of, Analysed result) {
    making = false;
    if (result.analysis().graph().event() == event() && of == trace) {
      analysed = result;
      cut = result.analysis().cuts().size() - 1;
      selected = NONE;
      unfolded = false;
      exercise = null;
      notifyListeners();
    }
  }

  /** Returns the analysis of the contradiction, once it is made. */
  public Optional<NogoodDerivation> analysis() {
    return analysed().map(Analysed::analysis);
  }

  private Optional<Analysed> analysed() {
    int now = event();
    return Optional.ofNullable(analysed).filter(any -> any.analysis().graph().event() == now);
  }

  /**
   * Returns a player at the contradiction, where everything that led to it stands; empty if there
   * is none up to the current position.
   */
  public Optional<TracePlayer> player() {
    int now = event();
    Trace of = trace;
    return of == null || now == NONE
        ? Optional.empty()
        : Optional.of(playerAt(of, Contradictions.standing(of, now)));
  }

  private TracePlayer playerAt(Trace of, int standing) {
    if (lookUp.get().isEmpty()) {
      lookUp.set(of, of.player());
    }
    TracePlayer player = lookUp.get().orElseThrow();
    player.seek(standing);
    return player;
  }

  /**
   * Returns the nogoods learnt up to the current position, once the contradiction is analysed; none
   * if the solver learns none.
   */
  public LearntList learnt() {
    Playback at = playbacks.get().orElse(null);
    return at == null
        ? LearntList.NONE
        : analysed()
            .map(known -> known.learnt().until(at.player().trace(), at.position()))
            .orElse(LearntList.NONE);
  }

  /** Goes to the contradiction behind a learnt nogood. */
  public void goTo(LearntList.Entry entry) {
    playbacks.get().ifPresent(at -> at.seek(entry.event()));
  }

  /** Returns whether the analysis for the current position is made, or there is none to make. */
  public boolean isReady() {
    return event() == NONE || analysis().isPresent();
  }

  /** Returns the number of the cut that is shown. */
  public int cut() {
    return cut;
  }

  /** Returns the number of the last cut; 0 without an analysis. */
  public int lastCut() {
    return analysis().map(made -> made.cuts().size() - 1).orElse(0);
  }

  /** Returns whether the whole analysis is shown, so that the nogood is known. */
  public boolean isResolved() {
    return analysis().isPresent() && cut == lastCut();
  }

  /** Returns whether the contradiction follows without any decision, so that there is no nogood. */
  public boolean isWithoutDecision() {
    return analysis().filter(made -> made.implicationPoint() == NONE).isPresent();
  }

  /**
   * Returns the sentence about the step that is shown, about the outcome, or about the exercise;
   * empty without an analysis.
   */
  public String sentence(ConflictWords words) {
    return analysis().map(made -> sentence(made, words)).orElse("");
  }

  private String sentence(NogoodDerivation made, ConflictWords words) {
    if (exercise != null) {
      return words.turn(exercise);
    }
    return isResolved() ? words.jump(made, learnt()) : words.step(made, cut);
  }

  /** Starts the exercise in which the learner resolves the contradiction, or ends it. */
  public void switchExercise() {
    NogoodDerivation made = analysis().orElse(null);
    if (exercise == null && made != null && made.implicationPoint() != NONE) {
      exercise = ResolveExercise.of(made);
      selected = NONE;
      showCut(0);
    } else if (exercise != null && made != null) {
      exercise = null;
      showCut(lastCut());
    }
  }

  /** Returns the exercise, while there is one. */
  public Optional<ResolveExercise> exercise() {
    return Optional.ofNullable(exercise);
  }

  /** Selects a node, or none; during the exercise names it. */
  public void choose(int node) {
    ResolveExercise now = exercise;
    if (now == null || node == NONE) {
      select(node);
    } else {
      ResolveExercise next = now.name(node);
      exercise = next;
      showCut(next.cut());
    }
  }

  /** Moves the cut by one literal; from the last one on, starts again at the contradiction. */
  public void resolve() {
    if (exercise != null) {
      choose(selected); // by the keyboard
      return;
    }
    analysis().ifPresent(made -> showCut((cut + 1) % made.cuts().size()));
  }

  /** Moves the cut back by one literal. */
  public void takeBack() {
    if (cut > 0 && exercise == null) {
      showCut(cut - 1);
    }
  }

  private void showCut(int newCut) {
    cut = newCut;
    notifyListeners();
  }

  /** Returns the selected node, or {@code NONE}. */
  public int selected() {
    return analysis().isPresent() ? selected : NONE;
  }

  /** Selects a node, or none. */
  public void select(int node) {
    selected = node;
    notifyListeners();
  }

  /** Selects the first unique implication point. */
  public void selectPoint() {
    analysis().ifPresent(made -> select(made.implicationPoint()));
  }

  /** Selects the node that many places further in the order of time, if there is one. */
  public void selectBeside(int places) {
    analysis()
        .ifPresent(
            made -> {
              int last = made.graph().nodes().size() - 1;
              walkTo(selected == NONE ? last : Math.max(0, Math.min(last, selected + places)));
            });
  }

  /** Selects a node from the keyboard, and shows all nodes: it may be one that was not drawn. */
  private void walkTo(int node) {
    unfolded = true;
    select(node);
  }

  /** Selects the last of the literals that imply the selected node, or of those that contradict. */
  public void toCause() {
    analysis()
        .ifPresent(
            made -> {
              OptionalInt cause =
                  (selected == NONE
                          ? made.graph().causes()
                          : made.graph().nodes().get(selected).causes())
                      .stream().max();
              cause.ifPresent(this::walkTo);
            });
  }

  /** Selects the first literal that the selected node helps to imply. */
  public void toEffect() {
    pick(n -> n, node -> node > selected && implies(selected, node));
  }

  private boolean implies(int cause, int node) {
    return analysis().orElseThrow().graph().nodes().get(node).causes().contains(cause);
  }

  /** Selects the next node of an earlier decision. */
  public void toEarlierDecision() {
    pick(n -> -level(n) * 10_000 - n, n -> level(n) < level(selected));
  }

  /** Selects the next node of a later decision. */
  public void toLaterDecision() {
    pick(n -> level(n) * 10_000 - n, n -> level(n) > level(selected));
  }

  private int level(int node) {
    return analysis().orElseThrow().graph().nodes().get(node).level();
  }

  private void pick(IntUnaryOperator rank, IntPredicate wanted) {
    NogoodDerivation made = analysis().orElse(null);
    if (made == null || selected == NONE) {
      toCause();
      return;
    }
    IntStream.range(0, made.graph().nodes().size())
        .filter(wanted)
        .boxed()
        .min(Comparator.comparingInt(rank::applyAsInt))
        .ifPresent(this::walkTo);
  }

  /** Returns whether all nodes of a large graph are shown. */
  public boolean isUnfolded() {
    return unfolded;
  }

  /** Shows all nodes of a large graph. */
  public void unfold() {
    unfolded = true;
    notifyListeners();
  }
}
