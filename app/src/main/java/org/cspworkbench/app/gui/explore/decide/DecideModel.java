package org.cspworkbench.app.gui.explore.decide;

import static org.cspworkbench.app.gui.words.Texts.text;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.app.gui.animate.AnimateModel;
import org.cspworkbench.app.gui.run.Playback;
import org.cspworkbench.app.gui.run.RunRequest;
import org.cspworkbench.app.gui.run.RunSession;
import org.cspworkbench.app.gui.run.WorkIndex;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.guide.Guide;
import org.cspworkbench.core.search.guide.Script;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.solvers.Solver;
import org.jspecify.annotations.Nullable;

/**
 * Who makes the next choice: the algorithm, or the viewer. What the viewer chooses where he stands
 * makes another run, which replays the choices of the one he watches up to there; the algorithm
 * carries on from the choice, or the run waits for him at each one that follows.
 *
 * <p>Used by one thread.
 */
public final class DecideModel {

  /** Who makes the next choice. */
  public enum Chooser {
    /** The algorithm. */
    ALGORITHM,
    /** The viewer; then the algorithm carries on. */
    VIEWER,
    /** The viewer, and all that follow. */
    VIEWER_ALWAYS
  }

  /** A tape may take 64 MiB, and every branch has one. */
  public static final int MOST_BRANCHES = 8;

  /** Where the next choice was looked for, and how much there was to look at. */
  private record Look(
      Branch branch, int position, int length, AskingGuide.@Nullable Question question) {}

  private final AnimateModel runs;
  private final List<Runnable> listeners = new ArrayList<>();
  private final List<Branch> branches = new ArrayList<>();
  private Chooser chooser = Chooser.ALGORITHM;
  private @Nullable Branch shown;
  private boolean waited; // when the listeners were last told
  private int made; // how many branches there have been
  private int settleFrom = NONE; // where the choice just made lies on the tape that is shown
  private int picked = NONE; // the variable whose values are listed, if it is not the run's own
  private @Nullable ChoicePoint pickedAt;
  private @Nullable Look lastLook;
  private Optional<ChoicePoint> lastPoint = Optional.empty();

  /** Who chooses in what {@code runs} watches. */
  public DecideModel(AnimateModel runs) {
    this.runs = runs;
    runs.addListener(this::follow);
    follow();
  }

  /** Lets {@code listener} know when there are other branches, or other things to choose. */
  public void addListener(Runnable listener) {
    listeners.add(listener);
  }

  private void tellListeners() {
    listeners.forEach(Runnable::run);
  }

  /** Takes in that another run is watched, and goes to where a choice just made has led. */
  private void follow() {
    RunSession session = runs.session().orElse(null);
    if (session != (shown == null ? null : shown.session())) {
      close();
      if (session != null) {
        shown = add("", session);
      }
      tellListeners();
    }
    settle();
  }

  private Branch add(String origin, RunSession session) {
    Branch branch = new Branch(++made, origin, session);
    branches.add(branch);
    return branch;
  }

  /** To the next choice behind the one just made, as soon as that is known. */
  private void settle() {
    Playback at = runs.playback().orElse(null);
    if (settleFrom == NONE || shown == null || at == null) {
      return;
    }
    boolean isLast = !runs.isRunning() || shown.isWaiting(); // first: then all is on the tape
    if (at.length() > settleFrom || isLast) {
      TracePlayer player = shown.lookUp().orElseThrow();
      Optional<ChoicePoint> next =
          ChoicePoint.unforcedAfter(player, Math.min(settleFrom, at.length()));
      if (next.isPresent() || isLast) {
        settleFrom = NONE;
        at.seek(next.map(ChoicePoint::position).orElseGet(at::length));
        tellListeners();
      }
    }
  }

  /** Who makes the next choice. */
  public Chooser chooser() {
    return chooser;
  }

  /** Sets who makes the next choice. The algorithm takes over from a viewer who is waited for. */
  public void setChooser(Chooser newChooser) {
    chooser = newChooser;
    if (chooser == Chooser.ALGORITHM) {
      branches.forEach(branch -> branch.waiting().ifPresent(AskingGuide::goOn));
    } else {
      runs.playback().ifPresent(Playback::pause);
    }
    tellListeners();
  }

  /** Why nobody but the algorithm can choose, if that is so. */
  public Optional<String> whyNot() {
    Solver solver = shown == null ? runs.solver() : shown.session().request().solver();
    String name = solver.about().name();
    return switch (solver.steering()) {
      case CHOOSES -> Optional.empty();
      case CHOOSES_NOTHING -> Optional.of(text("decide.nothing", name));
      case MOVES -> Optional.of(text("decide.moves", name));
      case CHOOSES_ALONE -> Optional.of(text("decide.alone", name));
    };
  }

  /** The branches, the run with which all began first. */
  public ImmutableList<Branch> branches() {
    return ImmutableList.copyOf(branches);
  }

  /** The branch that is watched, if there is one. */
  public Optional<Branch> shown() {
    return Optional.ofNullable(shown);
  }

  /** What {@code branch} has counted; none while its run is at work. */
  public Optional<BranchFigures> figures(Branch branch) {
    return BranchFigures.of(branch);
  }

  /** Whether the run that is watched waits for the viewer. */
  public boolean isWaiting() {
    return shown != null && shown.isWaiting();
  }

  /** The next choice from where the viewer stands, if there is one and somebody can make it. */
  public Optional<ChoicePoint> point() {
    Playback at = runs.playback().orElse(null);
    if (shown == null || at == null || whyNot().isPresent()) {
      return Optional.empty();
    }
    AskingGuide.Question question = shown.question(); // first: then all before it is told
    Look look = new Look(shown, at.position(), at.length(), question);
    if (!look.equals(lastLook)) {
      TracePlayer player = shown.lookUp().orElseThrow();
      Optional<ChoicePoint> onTape = ChoicePoint.after(player, at.position());
      lastPoint =
          onTape.isEmpty() && question != null
              ? Optional.of(ChoicePoint.waiting(player, question.bound()))
              : onTape;
      lastLook = look;
    }
    return lastPoint;
  }

  /** The variables that can be chosen at {@code point}, by index. */
  public ImmutableList<Integer> variables(ChoicePoint point) {
    return point.bound() == NONE
        ? IntStream.range(0, problem().size())
            .filter(x -> stateAt(point).assigned(x) == NONE)
            .boxed()
            .collect(ImmutableList.toImmutableList())
        : ImmutableList.of(point.bound());
  }

  /** The values that variable {@code x} has left at {@code point}, by index. */
  public ImmutableList<Integer> values(ChoicePoint point, int x) {
    TraceState state = stateAt(point);
    return IntStream.range(0, problem().get(x).domain().size())
        .filter(i -> state.contains(x, i))
        .boxed()
        .collect(ImmutableList.toImmutableList());
  }

  private TraceState stateAt(ChoicePoint point) {
    TracePlayer player = shown().flatMap(Branch::lookUp).orElseThrow();
    player.seek(point.position());
    return player.state();
  }

  /** The variables of the problem that is solved, of which there must be a tape. */
  ImmutableList<Variable> problem() {
    return runs.playback().orElseThrow().player().trace().csp().variables();
  }

  /** The variable whose values are listed at {@code point}: the one picked, or the run's own. */
  public int variable(ChoicePoint point) {
    if (picked != NONE && point.equals(pickedAt)) {
      return picked;
    }
    if (point.bound() != NONE) {
      return point.bound();
    }
    return point.ownVariable() == NONE ? variables(point).get(0) : point.ownVariable();
  }

  /**
   * Lists the values of variable {@code x}, for one of them to be chosen.
   *
   * @return why it cannot be chosen, in one sentence; nothing is changed then
   */
  public Optional<String> pick(int x) {
    ChoicePoint point = point().orElse(null);
    if (point == null) {
      return Optional.of(nothingToChoose());
    }
    Optional<String> refused = refusal(point, x);
    if (refused.isEmpty()) {
      picked = x;
      pickedAt = point;
      tellListeners();
    }
    return refused;
  }

  /** Lists the values of the next variable, or with −1 of the one before, round and round. */
  Optional<String> pickNext(int by) {
    return point()
        .flatMap(
            point -> {
              ImmutableList<Integer> open = variables(point);
              int place = open.indexOf(variable(point)) + by;
              return pick(open.get(Math.floorMod(place, open.size())));
            });
  }

  private Optional<String> refusal(ChoicePoint point, int x) {
    String name = problem().get(x).name();
    TraceState state = stateAt(point);
    if (point.bound() != NONE && point.bound() != x) {
      return Optional.of(text("decide.bound", problem().get(point.bound()).name(), name));
    }
    return state.assigned(x) == NONE ? Optional.empty() : Optional.of(text("decide.given", name));
  }

  /** Why there is nothing to choose where the viewer stands. */
  public String nothingToChoose() {
    return whyNot().orElseGet(() -> text(runs.isRunning() ? "decide.notyet" : "decide.nomore"));
  }

  /**
   * Lets variable {@code x} take the value at index {@code i} at the next choice.
   *
   * @return why it cannot be chosen, in one sentence; nothing is changed then
   */
  public Optional<String> choose(int x, int i) {
    ChoicePoint point = point().orElse(null);
    if (point == null || shown == null) {
      return Optional.of(nothingToChoose());
    }
    Optional<String> refused = refusal(point, x);
    if (refused.isPresent()) {
      return refused;
    }
    if (!values(point, x).contains(i)) {
      return Optional.of(text("decide.gone", problem().get(x).name(), label(x, i)));
    }
    if (point.isOwn(x, i) && chooser != Chooser.VIEWER_ALWAYS) {
      goBehind(point);
      return Optional.empty();
    }
    AskingGuide asking = shown.waiting().orElse(null);
    if (asking != null && point.ownVariable() == NONE) {
      asking.answer(x, i);
      if (chooser != Chooser.VIEWER_ALWAYS) {
        asking.goOn();
      }
      goBehind(point);
      return Optional.empty();
    }
    return branchAt(point, x, i);
  }

  private String label(int x, int i) {
    return i >= 0 && i < problem().get(x).domain().size()
        ? problem().get(x).domain().labelAt(i)
        : Integer.toString(i);
  }

  private void goBehind(ChoicePoint point) {
    settleFrom = point.position() + (point.bound() == NONE ? 2 : 1);
    settle();
    tellListeners();
  }

  private Optional<String> branchAt(ChoicePoint point, int x, int i) {
    long node = point.node();
    Script before = shown().orElseThrow().script();
    Script script = before.before(node, point.revisions() + 1).withValue(node, i);
    if (point.bound() == NONE) {
      script = script.withVariable(node, x);
    } else if (before.variables().containsKey(node)) {
      script = script.withVariable(node, x); // chosen before, and stays so
    }
    Guide guide = chooser == Chooser.VIEWER_ALWAYS ? new AskingGuide(script, node + 1) : script;
    String origin = text("decide.origin", point.decision(), problem().get(x).name(), label(x, i));
    return start(origin, guide, point.position() + (point.bound() == NONE ? 2 : 1));
  }

  /** The next revision from where the viewer stands, if the tape tells what waits for it. */
  public Optional<ArcPoint> arcPoint() {
    Optional<WorkIndex> work = runs.session().flatMap(RunSession::work);
    Optional<TracePlayer> player = shown().flatMap(Branch::lookUp);
    return work.isEmpty() || player.isEmpty() || whyNot().isPresent()
        ? Optional.empty()
        : runs.playback().flatMap(at -> ArcPoint.after(player.get(), at.position(), work.get()));
  }

  /**
   * Lets {@code arc} be revised next.
   *
   * @return why it cannot be, in one sentence; nothing is changed then
   */
  public Optional<String> chooseArc(int arc) {
    ArcPoint point = arcPoint().orElse(null);
    if (point == null || shown == null) {
      return Optional.of(whyNot().orElseGet(() -> text("decide.noarcs")));
    }
    if (!point.waiting().contains(arc)) {
      return Optional.of(text("decide.notwaiting"));
    }
    if (arc == point.own()) {
      runs.playback().ifPresent(at -> at.seek(point.position() + 1));
      return Optional.empty();
    }
    Script script =
        shown.script().before(point.nodes() + 1, point.revision()).withArc(point.revision(), arc);
    String name = ArcPoint.name(arc, runs.playback().orElseThrow().player().trace());
    return start(text("decide.origin.arc", point.revision(), name), script, point.position() + 1);
  }

  /** Starts another run of the same solver on the same problem, and watches it. */
  private Optional<String> start(String origin, Guide guide, int from) {
    if (branches.size() == MOST_BRANCHES) {
      return Optional.of(text("decide.full", MOST_BRANCHES));
    }
    RunRequest usual = shown().orElseThrow().session().request();
    Branch branch =
        add(origin, RunSession.start(usual.withSettings(usual.settings().withGuide(guide))));
    settleFrom = from;
    watch(branch);
    return Optional.empty();
  }

  /** Watches {@code branch}, where the viewer stood when he left it. */
  public void show(Branch branch) {
    if (branches.contains(branch) && branch != shown) {
      settleFrom = NONE;
      watch(branch);
    }
  }

  private void watch(Branch branch) {
    if (shown != null) {
      shown.remember(runs.playback().orElse(null));
    }
    shown = branch;
    runs.watch(branch.session(), branch.playback());
    settle();
    tellListeners();
  }

  /** Puts {@code branch} away for good, and stops its run; the one that is watched stays. */
  public void remove(Branch branch) {
    if (branch != shown && branches.remove(branch)) {
      stop(branch);
      tellListeners();
    }
  }

  /** Stops every run, and forgets all branches. */
  public void close() {
    branches.forEach(DecideModel::stop);
    branches.clear();
    shown = null;
    made = 0;
    settleFrom = NONE;
    picked = NONE;
  }

  private static void stop(Branch branch) {
    branch.session().cancel();
  }

  /** Looks whether the run waits by now, which nobody tells; to be called once a frame. */
  public void refresh() {
    follow();
    boolean waits = isWaiting();
    if (waits != waited) {
      waited = waits;
      tellListeners();
    }
  }
}
