package org.cspworkbench.app.gui.explore.decide;

import static org.cspworkbench.app.gui.words.Texts.text;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.app.gui.animate.AnimateModel;
import org.cspworkbench.app.gui.run.RunSession;
import org.cspworkbench.app.gui.words.SolverWords;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.guide.Guide;
import org.cspworkbench.core.search.guide.Script;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.playback.WorkIndex;
import org.cspworkbench.solvers.Solver;
import org.jspecify.annotations.Nullable;

/**
 * Who makes the next choice: the algorithm, or the viewer. What the viewer chooses where he stands
 * makes another run, which replays the choices of the one he watches up to there; the algorithm
 * carries on from the choice, or the run waits for him at each one that follows.
 *
 * <p>Used by one thread.
 */
public final class DecideModel extends ObservableModel {

  /** Who makes the next choice. */
  public enum Chooser {
    /** The algorithm. */
    ALGORITHM,
    /** The viewer; then the algorithm carries on. */
    VIEWER,
    /** The viewer, and all that follow. */
    VIEWER_ALWAYS
  }

  /** The variable that the viewer has picked, to see its values. */
  private record Picked(ChoicePoint point, int variable) {}

  private final AnimateModel runs;
  private final Branches branches = new Branches();
  private final Outlook outlook = new Outlook();
  private Chooser chooser = Chooser.ALGORITHM;
  private boolean waited; // when the listeners were last told
  private int settleFrom = NONE; // where the choice just made lies on the tape that is shown
  private @Nullable Picked picked; // if it is not the run's own

  /** Who chooses in what {@code runs} watches. */
  public DecideModel(AnimateModel runs) {
    this.runs = runs;
    runs.addListener(this::follow);
    follow();
  }

  /** Takes in that another run is watched, and goes to where a choice just made has led. */
  private void follow() {
    RunSession session = runs.session().orElse(null);
    if (session != branches.shown().map(Branch::session).orElse(null)) {
      close();
      if (session != null) {
        branches.show(branches.add("", session));
      }
      notifyListeners();
    }
    settle();
  }

  /** To the next choice behind the one just made, as soon as that is known. */
  private void settle() {
    Playback at = runs.playback().orElse(null);
    Branch branch = shown().orElse(null);
    if (settleFrom == NONE || branch == null || at == null) {
      return;
    }
    boolean isLast = !runs.isRunning() || branch.isWaiting(); // first: then all is on the tape
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

  /** Who makes the next choice. */
  public Chooser chooser() {
    return chooser;
  }

  /** Sets who makes the next choice. The algorithm takes over from a viewer who is waited for. */
  public void setChooser(Chooser newChooser) {
    chooser = newChooser;
    if (chooser == Chooser.ALGORITHM) {
      branches().forEach(branch -> branch.waiting().ifPresent(AskingGuide::goOn));
    } else {
      runs.playback().ifPresent(Playback::pause);
    }
    notifyListeners();
  }

  /** Why nobody but the algorithm can choose, if that is so. */
  public Optional<String> whyNot() {
    Solver solver =
        shown().map(branch -> branch.session().request().solver()).orElseGet(runs::solver);
    String name = SolverWords.name(solver);
    return switch (solver.steering()) {
      case CHOOSES -> Optional.empty();
      case CHOOSES_NOTHING -> Optional.of(text("decide.nothing", name));
      case MOVES -> Optional.of(text("decide.moves", name));
      case CHOOSES_ALONE -> Optional.of(text("decide.alone", name));
    };
  }

  /** The branches, the run with which all began first. */
  public ImmutableList<Branch> branches() {
    return branches.kept();
  }

  /** The branch that is watched, if there is one. */
  public Optional<Branch> shown() {
    return branches.shown().filter(branch -> branch.session() == runs.session().orElse(null));
  }

  /** What {@code branch} has counted; none while its run is at work. */
  public Optional<BranchFigures> figures(Branch branch) {
    return BranchFigures.of(branch);
  }

  /** Whether the run that is watched waits for the viewer. */
  public boolean isWaiting() {
    return shown().filter(Branch::isWaiting).isPresent();
  }

  /** The next choice from where the viewer stands, if there is one and somebody can make it. */
  public Optional<ChoicePoint> point() {
    return whyNot().isPresent()
        ? Optional.empty()
        : shown().flatMap(branch -> runs.playback().flatMap(at -> outlook.from(branch, at)));
  }

  /** What can be chosen at {@code point}, which lies on the tape that is watched. */
  public Choices choices(ChoicePoint point) {
    return new Choices(point, shown().flatMap(Branch::lookUp).orElseThrow());
  }

  /** The variables of the problem that is solved, of which there must be a tape. */
  ImmutableList<Variable> problem() {
    return runs.playback().orElseThrow().player().trace().csp().variables();
  }

  /** The variable whose values are listed at {@code point}: the one picked, or the run's own. */
  public int variable(ChoicePoint point) {
    return picked != null && point.equals(picked.point())
        ? picked.variable()
        : choices(point).usualVariable();
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
    Optional<String> refused = choices(point).refusal(x);
    if (refused.isEmpty()) {
      picked = new Picked(point, x);
      notifyListeners();
    }
    return refused;
  }

  /** Lists the values of the next variable, or with −1 of the one before, round and round. */
  Optional<String> pickNext(int by) {
    return point()
        .flatMap(
            point -> {
              ImmutableList<Integer> open = choices(point).variables();
              int place = open.indexOf(variable(point)) + by;
              return pick(open.get(Math.floorMod(place, open.size())));
            });
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
    if (point == null) {
      return Optional.of(nothingToChoose());
    }
    Optional<String> refused = choices(point).refusal(x, i);
    if (refused.isPresent()) {
      return refused;
    }
    if (makeInPlace(point, x, i)) {
      settleFrom = point.end();
      settle();
      notifyListeners();
      return Optional.empty();
    }
    return branchAt(point, x, i);
  }

  /** Leaves the choice to the run that is watched, if it has made it or waits for it. */
  private boolean makeInPlace(ChoicePoint point, int x, int i) {
    if (point.isOwn(x, i) && chooser != Chooser.VIEWER_ALWAYS) {
      return true;
    }
    AskingGuide asking = shown().flatMap(Branch::waiting).orElse(null);
    if (asking == null || point.ownVariable() != NONE) {
      return false;
    }
    asking.answer(x, i);
    if (chooser != Chooser.VIEWER_ALWAYS) {
      asking.goOn();
    }
    return true;
  }

  private Optional<String> branchAt(ChoicePoint point, int x, int i) {
    Script script = point.script(shown().orElseThrow().script(), x, i);
    Guide guide =
        chooser == Chooser.VIEWER_ALWAYS ? new AskingGuide(script, point.node() + 1) : script;
    return start(choices(point).origin(x, i), guide, point.end());
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
    if (point == null) {
      return Optional.of(whyNot().orElseGet(() -> text("decide.noarcs")));
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

  /** Starts another run of the same solver on the same problem, and watches it. */
  private Optional<String> start(String origin, Guide guide, int from) {
    if (branches.isFull()) {
      return Optional.of(text("decide.full", Branches.MOST));
    }
    RunRequest usual = shown().orElseThrow().session().request();
    Branch branch =
        branches.add(
            origin, RunSession.start(usual.withSettings(usual.settings().withGuide(guide))));
    settleFrom = from;
    watch(branch);
    return Optional.empty();
  }

  /** Watches {@code branch}, where the viewer stood when he left it. */
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

  /** Puts {@code branch} away for good, and stops its run; the one that is watched stays. */
  public void remove(Branch branch) {
    if (branches.isHidden(branch)) {
      branches.remove(branch);
      notifyListeners();
    }
  }

  /** Stops every run, and forgets all branches. */
  public void close() {
    branches.clear();
    settleFrom = NONE;
    picked = null;
  }

  /** Looks whether the run waits by now, which nobody tells; to be called once a frame. */
  public void refresh() {
    follow();
    boolean waits = isWaiting();
    if (waits != waited) {
      waited = waits;
      notifyListeners();
    }
  }
}
