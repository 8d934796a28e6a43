package org.cspworkbench.viewer.decide;

import static org.cspworkbench.core.trace.TraceEvent.NONE;
import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.Consumer;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.guide.Guide;
import org.cspworkbench.core.search.guide.Script;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.core.trace.TraceKey;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.paint.graph.VariablePair;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.playback.WorkIndex;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Steering;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.run.RunSession;
import org.cspworkbench.viewer.words.SolverWords;
import org.jspecify.annotations.Nullable;

/**
 * The model of choices in a run, which the algorithm or the viewer makes. A choice of the viewer at
 * the current position starts another run, which replays the choices of the displayed run up to
 * there. Then either the algorithm continues, or the run waits for the viewer at each later choice.
 *
 * <p>Used by one thread.
 */
public final class DecideModel extends ObservableModel {

  /** The maker of the next choice. */
  public enum Chooser {
    /** The algorithm. */
    ALGORITHM,
    /** The viewer; then the algorithm continues. */
    VIEWER,
    /** The viewer, at this and all later choices. */
    VIEWER_ALWAYS
  }

  /** The variable that the viewer has selected to list its values. */
  private record Picked(ChoicePoint point, int variable) {}

  /** The branches of a run that has been left, the displayed one each at its position. */
  public static final class Left {
    private final Branches branches;

    private Left(Branches branches) {
      this.branches = branches;
    }

    /** Stops their runs. */
    public void close() {
      branches.clear();
    }
  }

  private final AnimateModel runs;
  private Branches branches = new Branches();
  private Consumer<Left> keeper = Left::close;
  private final Outlook outlook = new Outlook();
  private Chooser chooser = Chooser.ALGORITHM;
  private boolean waited; // at the last notification
  private int settleFrom = NONE; // the position of the last choice in the displayed recording
  private @Nullable Picked picked; // null if it is the one of the run

  /** Creates a model for the current run of {@code runs}. */
  public DecideModel(AnimateModel runs) {
    this.runs = runs;
    runs.addListener(this::follow);
    follow();
  }

  /**
   * Updates the displayed branch when the run changes, and moves to the result of the last choice.
   */
  private void follow() {
    RunSession session = runs.session().orElse(null);
    Branch before = branches.shown().orElse(null);
    if (before != null && before.session() == session) {
      before.remember(runs.playback().orElse(null)); // it may be left at any time
    } else if (before != null || session != null) {
      leave();
      if (session != null) {
        branches.show(branches.add("", session));
      }
      notifyListeners();
    }
    settle();
  }

  /** Removes the branches; those among which the viewer has chosen go to the keeper. */
  private void leave() {
    if (branches.kept().size() > 1) {
      keeper.accept(new Left(branches));
      branches = new Branches();
    }
    close();
  }

  /** Sets what receives the branches of a run that is left, and closes them in the end. */
  public void keepBy(Consumer<Left> newKeeper) {
    keeper = newKeeper;
  }

  /** Displays branches again, in place of a run on the same problem. */
  public void resume(Left left) {
    close();
    branches = left.branches;
    branches.shown().ifPresent(branch -> runs.watch(branch.session(), branch.playback()));
    notifyListeners();
  }

  /** Moves to the choice after the last one, as soon as it is recorded. */
  private void settle() {
    Playback at = runs.playback().orElse(null);
    Branch branch = shown().orElse(null);
    if (settleFrom == NONE || branch == null || at == null) {
      return;
    }
    // read first, so that the recording is complete
    boolean isLast = !runs.isRunning() || branch.isWaiting();
    if (at.length() > settleFrom || isLast) {
      TracePlayer player = branch.lookUp().orElseThrow();
      Optional<ChoicePoint> next =
          ChoicePoint.unforcedAfter(player, Math.min(settleFrom, at.length()));
      if (next.isPresent() || isLast) {
        settleFrom = NONE;
        at.seek(next.map(ChoicePoint::position).orElseGet(at::length));
        notifyListeners();
      }
    }
  }

  /** Returns who makes the next choice. */
  public Chooser chooser() {
    return chooser;
  }

  /** Sets who makes the next choice. The algorithm also answers a pending question. */
  public void setChooser(Chooser newChooser) {
    chooser = newChooser;
    if (chooser == Chooser.ALGORITHM) {
      branches().forEach(branch -> branch.waiting().ifPresent(AskingGuide::stopAsking));
    } else {
      runs.playback().ifPresent(Playback::pause);
    }
    notifyListeners();
  }

  /** Returns why only the algorithm can choose, if this is so. */
  public Optional<String> whyNot() {
    Solver solver = solver();
    String name = SolverWords.name(solver);
    return switch (solver.steering()) {
      case CHOOSES, SPLITS -> Optional.empty();
      case CHOOSES_NOTHING -> Optional.of(text("decide.nothing", name));
      case MOVES -> Optional.of(text("decide.moves", name));
      case CHOOSES_ALONE, CHOOSES_ONCE -> Optional.of(text("decide.alone", name));
    };
  }

  private Solver solver() {
    return shown().map(branch -> branch.session().request().solver()).orElseGet(runs::solver);
  }

  /**
   * Returns the decision on the lower half of the values of variable {@code x} at {@code point}, if
   * its domain can be split there.
   */
  public Optional<Decision> half(ChoicePoint point, int x) {
    return solver().steering() == Steering.SPLITS ? choices(point).half(x) : Optional.empty();
  }

  /** Returns the branches, the original run first. */
  public ImmutableList<Branch> branches() {
    return branches.kept();
  }

  /** Returns the displayed branch, if there is one. */
  public Optional<Branch> shown() {
    return branches.shown().filter(branch -> branch.session() == runs.session().orElse(null));
  }

  /** Returns the statistics of {@code branch}; empty while its run is active. */
  public Optional<BranchFigures> figures(Branch branch) {
    return BranchFigures.of(branch);
  }

  /** Returns whether the displayed run waits for the viewer. */
  public boolean isWaiting() {
    return shown().filter(Branch::isWaiting).isPresent();
  }

  /**
   * Returns the next choice from the current position, if there is one and the solver can be
   * guided.
   */
  public Optional<ChoicePoint> point() {
    return whyNot().isPresent()
        ? Optional.empty()
        : shown().flatMap(branch -> runs.playback().flatMap(at -> outlook.from(branch, at)));
  }

  /** Returns the possible choices at {@code point}, which belongs to the displayed recording. */
  public PossibleChoices choices(ChoicePoint point) {
    return new PossibleChoices(point, shown().flatMap(Branch::lookUp).orElseThrow());
  }

  /** Returns the variables of the problem; there must be a recording. */
  ImmutableList<Variable> problem() {
    return runs.playback().orElseThrow().player().trace().csp().variables();
  }

  /**
   * Returns the variable whose values are listed at {@code point}: the selected one, or the
   * default.
   */
  public int variable(ChoicePoint point) {
    return picked != null && point.equals(picked.point())
        ? picked.variable()
        : choices(point).usualVariable();
  }

  /**
   * Lists the values of variable {@code x}, so that one of them can be chosen.
   *
   * @return why it cannot be chosen, in one sentence; then nothing is changed
   */
  public Optional<String> pick(int x) {
    ChoicePoint point = point().orElse(null);
    if (point == null) {
      return Optional.of(nothingToChoose());
    }
    Optional<String> refused = choices(point).refusal(x);
    if (refused.isEmpty()) {
      picked = new Picked(point, x);
      notifyListeners();
    }
    return refused;
  }

  /** Lists the values of the next variable, or with −1 of the previous one, cyclically. */
  public Optional<String> pickNext(int by) {
    return point()
        .flatMap(
            point -> {
              ImmutableList<Integer> open = choices(point).variables();
              int place = open.indexOf(variable(point)) + by;
              return pick(open.get(Math.floorMod(place, open.size())));
            });
  }

  /** Returns why there is no choice at the current position. */
  public String nothingToChoose() {
    return whyNot().orElseGet(() -> text(runs.isRunning() ? "decide.notyet" : "decide.nomore"));
  }

  /**
   * Assigns the value at index {@code i} to variable {@code x} at the next choice.
   *
   * @return why it cannot be chosen, in one sentence; then nothing is changed
   */
  public Optional<String> choose(int x, int i) {
    return choose(Decision.equal(x, i));
  }

  /**
   * Makes {@code decision} at the next choice.
   *
   * @return why it cannot be made, in one sentence; then nothing is changed
   */
  public Optional<String> choose(Decision decision) {
    ChoicePoint point = point().orElse(null);
    if (point == null) {
      return Optional.of(nothingToChoose());
    }
    Optional<String> refused = choices(point).refusal(decision);
    if (refused.isPresent()) {
      return refused;
    }
    if (makeInPlace(point, decision)) {
      settleFrom = point.end();
      settle();
      notifyListeners();
      return Optional.empty();
    }
    return branchAt(point, decision);
  }

  /** Uses the displayed run for the choice if it has made the same choice or waits for it. */
  private boolean makeInPlace(ChoicePoint point, Decision decision) {
    if (point.isOwn(decision) && chooser != Chooser.VIEWER_ALWAYS) {
      return true;
    }
    AskingGuide asking = shown().flatMap(Branch::waiting).orElse(null);
    if (asking == null || point.ownVariable() != NONE) {
      return false;
    }
    asking.answer(decision);
    if (chooser != Chooser.VIEWER_ALWAYS) {
      asking.stopAsking();
    }
    return true;
  }

  private Optional<String> branchAt(ChoicePoint point, Decision decision) {
    Script script = point.script(shown().orElseThrow().script(), decision);
    Guide guide =
        chooser == Chooser.VIEWER_ALWAYS ? new AskingGuide(script, point.node() + 1) : script;
    return start(choices(point).origin(decision), guide, point.end());
  }

  /** Returns the next revision from the current position, if the queue is recorded. */
  public Optional<ArcPoint> arcPoint() {
    Optional<WorkIndex> work = runs.session().flatMap(RunSession::work);
    Optional<TracePlayer> player = shown().flatMap(Branch::lookUp);
    return work.isEmpty() || player.isEmpty() || whyNot().isPresent()
        ? Optional.empty()
        : runs.playback().flatMap(at -> ArcPoint.after(player.get(), at.position(), work.get()));
  }

  /**
   * Revises {@code arc} next.
   *
   * @return why it cannot be revised, in one sentence; then nothing is changed
   */
  public Optional<String> chooseArc(int arc) {
    ArcPoint point = arcPoint().orElse(null);
    if (point == null) {
      return Optional.of(noArcs());
    }
    if (!point.waiting().contains(arc)) {
      return Optional.of(text("decide.notwaiting"));
    }
    if (arc == point.own()) {
      runs.playback().ifPresent(at -> at.seek(point.position() + 1));
      return Optional.empty();
    }
    Script script = point.script(shown().orElseThrow().script(), arc);
    String name = ArcPoint.name(arc, runs.playback().orElseThrow().player().trace());
    return start(text("decide.origin.arc", point.revision(), name), script, point.position() + 1);
  }

  /**
   * Revises an arc between two variables next: the one in this direction if it is queued, otherwise
   * the other one.
   *
   * @return why neither can be revised, in one sentence; then nothing is changed
   */
  public Optional<String> chooseArc(VariablePair pair) {
    ArcPoint point = arcPoint().orElse(null);
    TraceKey key = runs.playback().map(at -> at.player().trace().key()).orElse(null);
    if (point == null || key == null) {
      return Optional.of(noArcs());
    }
    return queued(point, key, pair)
        .or(() -> queued(point, key, pair.reversed()))
        .map(this::chooseArc)
        .orElseGet(() -> Optional.of(text("decide.notwaiting")));
  }

  /** Returns why no arc can be chosen at the current position. */
  private String noArcs() {
    return whyNot()
        .orElseGet(
            () ->
                shown().flatMap(Branch::lookUp).filter(ArcPoint::queuesVariables).isPresent()
                    ? text("decide.variables", SolverWords.name(solver()))
                    : text("decide.noarcs"));
  }

  private static Optional<Integer> queued(ArcPoint point, TraceKey key, VariablePair pair) {
    return point.waiting().stream()
        .filter(arc -> key.tail(arc) == pair.first() && key.head(arc) == pair.second())
        .findFirst();
  }

  /** Starts another run of the same solver on the same problem, and displays it. */
  private Optional<String> start(String origin, Guide guide, int from) {
    if (branches.isFull()) {
      return Optional.of(text("decide.full", Branches.MOST));
    }
    RunRequest usual = shown().orElseThrow().session().request();
    Branch branch =
        branches.add(origin, runs.start(usual.withSettings(usual.settings().withGuide(guide))));
    settleFrom = from;
    watch(branch);
    return Optional.empty();
  }

  /** Displays {@code branch} at the position where it was left. */
  public void show(Branch branch) {
    if (branches.isHidden(branch)) {
      settleFrom = NONE;
      watch(branch);
    }
  }

  private void watch(Branch branch) {
    shown().ifPresent(left -> left.remember(runs.playback().orElse(null)));
    branches.show(branch);
    runs.watch(branch.session(), branch.playback());
    settle();
    notifyListeners();
  }

  /** Removes {@code branch} and stops its run; the displayed branch is never removed. */
  public void remove(Branch branch) {
    if (branches.isHidden(branch)) {
      branches.remove(branch);
      notifyListeners();
    }
  }

  /** Stops every run and removes all branches. */
  public void close() {
    branches.clear();
    settleFrom = NONE;
    picked = null;
  }

  /** Polls whether the run waits, of which no event notifies; called once a frame. */
  public void refresh() {
    follow();
    boolean waits = isWaiting();
    if (waits != waited) {
      waited = waits;
      notifyListeners();
    }
  }
}
