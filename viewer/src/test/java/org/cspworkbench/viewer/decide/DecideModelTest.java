package org.cspworkbench.viewer.decide;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TraceKey;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.paint.graph.VariablePair;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.decide.DecideModel.Chooser;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.run.RunSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests of choices by the user: the replay of the previous choices, the continuation, and the
 * branches.
 */
class DecideModelTest {

  private static final String SMALL = "1.....2..3.....4";

  private final AnimateModel runs = new AnimateModel(Runs.THREADS, 1 << 22);
  private final DecideModel model = new DecideModel(runs);
  private long now = 1;

  @AfterEach
  void stop() {
    model.close();
    runs.stop();
  }

  static Stream<String> steered() {
    return Runs.solvers().stream()
        .filter(solver -> solver.steering().asksForAllChoices())
        .map(solver -> solver.about().id());
  }

  private void refreshUntil(String what, BooleanSupplier condition) {
    try {
      Runs.await(
          what,
          () -> {
            now += 16_000_000;
            runs.refresh(now);
            model.refresh();
            return condition.getAsBoolean();
          });
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private void watch(String solver, String puzzle) {
    watch(solver, puzzle, Detail.DECISIONS);
  }

  private void watch(String solver, String puzzle, Detail detail) {
    Solver chosen = Runs.solver(solver);
    runs.choose(chosen);
    runs.options().setDetail(detail);
    runs.open(PuzzleEntry.ofText("Puzzle", "Text", puzzle));
    refreshUntil("the run", () -> !runs.isRunning() && runs.playback().isPresent());
    playback().pause();
    model.setChooser(Chooser.VIEWER);
  }

  private Playback playback() {
    return runs.playback().orElseThrow();
  }

  private Trace trace() {
    return playback().player().trace();
  }

  private Branch shown() {
    return model.shown().orElseThrow();
  }

  private void refreshUntilChosen() {
    refreshUntil(
        "the run up to the choice",
        () -> runs.playback().isPresent() && (!runs.isRunning() || model.isWaiting()));
    model.refresh(); // processes new events
  }

  private static <T> T any(Random random, List<T> possible) {
    return possible.get(random.nextInt(possible.size()));
  }

  private static void assertSameUpTo(int end, Trace before, Trace after) {
    TracePlayer one = before.player();
    TracePlayer other = after.player();
    while (one.position() < end) {
      one.stepForward();
      other.stepForward();
      assertThat(other.lastEvent()).isEqualTo(one.lastEvent());
    }
  }

  @ParameterizedTest
  @MethodSource("steered")
  void aChoiceStartsARunThatReplaysThePreviousOneUpToTheChoice(String solver) {
    watch(solver, Runs.HARD);
    Random random = new Random(1);
    while (model.branches().size() < 4) {
      playback().seek(random.nextInt(1 + trace().length() / 2));
      Optional<ChoicePoint> next = model.point();
      if (next.isEmpty()) {
        break;
      }
      ChoicePoint point = next.get();
      int x = any(random, model.choices(point).variables());
      int i = any(random, model.choices(point).values(x));
      if (point.isOwn(Decision.equal(x, i))) {
        continue;
      }
      Branch before = shown();
      Trace old = trace();
      int length = old.length();
      assertThat(model.choose(x, i)).isEmpty();
      refreshUntilChosen();
      assertThat(shown()).isNotSameAs(before);
      assertThat(model.branches()).contains(before, shown());
      assertThat(old.length()).as("the old run").isEqualTo(length);
      assertSameUpTo(point.position(), old, trace());
      TracePlayer player = trace().player();
      player.seek(point.position() + (point.bound() < 0 ? 2 : 1));
      int depth = player.state().depth();
      assertThat(player.state().decisionVariable(depth)).isEqualTo(x);
      assertThat(player.state().decisionValue(depth)).isEqualTo(i);
      assertThat(playback().position()).isGreaterThanOrEqualTo(player.position());
    }
    assertThat(model.branches()).hasSizeGreaterThan(1);
    model.branches().forEach(this::assertCountsWhatTheSolverAloneCounts);
  }

  /** Asserts that the same choices made without a window yield the same counts. */
  private void assertCountsWhatTheSolverAloneCounts(Branch branch) {
    RunRequest request = branch.session().request();
    Result alone =
        request
            .solver()
            .solve(request.problem(), request.settings().withGuide(branch.script()), null);
    assertThat(model.figures(branch))
        .hasValue(
            new BranchFigures(
                alone.statistics().nodes(),
                alone.statistics().fails(),
                alone.statistics().backtracks(),
                alone.statistics().maxDepth(),
                alone.solutionCount()));
  }

  @Test
  void aBranchNamesItsOrigin() {
    watch("mac", Runs.HARD);
    playback().toStart();
    ChoicePoint point = model.point().orElseThrow();
    int x = model.choices(point).variables().get(0);
    int i = model.choices(point).values(x).get(1);
    assertThat(model.choose(x, i)).isEmpty();
    assertThat(shown().number()).isEqualTo(2);
    assertThat(shown().origin()).isEqualTo("decision 1: r1c2 = 2");
    assertThat(model.branches().get(0).origin()).isEmpty();
  }

  @Test
  void choosingTheValueOfTheRunStartsNoBranch() {
    watch("mac", Runs.HARD);
    playback().toStart();
    ChoicePoint point = model.point().orElseThrow();
    assertThat(model.choose(point.own().orElseThrow())).isEmpty();
    assertThat(model.branches()).hasSize(1);
    assertThat(playback().position()).isGreaterThanOrEqualTo(point.position() + 2);
    ChoicePoint next = model.point().orElseThrow();
    assertThat(playback().position()).isEqualTo(next.position());
    assertThat(model.choices(next).values(model.variable(next))).hasSizeGreaterThan(1);
  }

  @Test
  void branchesKeepTheirState() {
    watch("forward-checking", Runs.HARD);
    playback().seek(500);
    playback().bookmarks();
    Playback before = playback();
    int at = model.point().orElseThrow().position();
    chooseAnything();
    Branch second = shown();
    Branch first = model.branches().get(0);
    model.show(first);
    assertThat(runs.playback()).containsSame(before);
    assertThat(playback().position()).isEqualTo(500);
    model.show(second);
    assertThat(playback().position()).isGreaterThan(at);
    model.remove(second);
    assertThat(model.branches()).as("the one that is watched stays").contains(second);
    model.remove(first);
    assertThat(model.branches()).containsExactly(second);
  }

  private void chooseAnything() {
    ChoicePoint point = model.point().orElseThrow();
    for (int x : model.choices(point).variables()) {
      for (int i : model.choices(point).values(x)) {
        if (!point.isOwn(Decision.equal(x, i))) {
          assertThat(model.choose(x, i)).isEmpty();
          refreshUntilChosen();
          return;
        }
      }
    }
    throw new AssertionError("nothing else to choose at " + point);
  }

  @Test
  void anotherRunRemovesAllBranches() {
    watch("mac", Runs.HARD);
    playback().toStart();
    chooseAnything();
    assertThat(model.branches()).hasSize(2);
    watch("mac", Runs.EASY);
    assertThat(model.branches()).hasSize(1);
    assertThat(shown().session()).isSameAs(runs.session().orElseThrow());
  }

  @Test
  void invalidChoicesAreRejectedInOneSentence() {
    watch("forward-checking", Runs.HARD);
    playback().toStart();
    ChoicePoint point = model.point().orElseThrow();
    assertThat(model.choose(0, 0)).hasValue("r1c1 is already assigned.");
    assertThat(model.pick(0)).hasValue("r1c1 is already assigned.");
    int x = model.choices(point).variables().get(0);
    assertThat(model.choices(point).values(x)).doesNotContain(7);
    assertThat(model.choose(x, 7))
        .hasValue("r1c2 cannot take 8: that value was removed or has failed.");
    int retry = positionOf(EventKind.REFUTE);
    playback().seek(retry + 1);
    ChoicePoint value = model.point().orElseThrow();
    assertThat(value.bound()).isGreaterThanOrEqualTo(0);
    String name = trace().csp().variables().get(value.bound()).name();
    int other =
        model.choices(point).variables().stream().filter(y -> y != value.bound()).findAny().get();
    assertThat(model.choose(other, 0).orElseThrow())
        .startsWith("The values of " + name + " are being tried in turn.");
    playback().toEnd();
    assertThat(model.choose(x, 0)).hasValue("The run makes no further choice: it has ended.");
    assertThat(model.branches()).hasSize(1);
  }

  private int positionOf(EventKind kind) {
    int p = 0;
    while (trace().kind(p) != kind) {
      p++;
    }
    return p;
  }

  @Test
  void choicesAreUnavailableForSolversThatCannotBeGuided() {
    watch("exact-cover", Runs.HARD);
    assertThat(model.whyNot())
        .hasValue(
            "Exact cover makes its choices in an internal structure, so you cannot choose here.");
    assertThat(model.point()).isEmpty();
    assertThat(model.choose(1, 1)).isEqualTo(model.whyNot());
    watch("singles", Runs.EASY);
    assertThat(model.whyNot().orElseThrow()).startsWith("Singles makes no choice");
    watch("min-conflicts", SMALL);
    assertThat(model.whyNot().orElseThrow()).contains("changes values");
    watch("mac", SMALL);
    assertThat(model.whyNot()).isEmpty();
  }

  @Test
  void theNumberOfBranchesIsLimited() {
    watch("mac", Runs.HARD);
    for (int k = 1; k < Branches.MOST; k++) {
      model.show(model.branches().get(0));
      playback().toStart();
      ChoicePoint point = model.point().orElseThrow();
      int x = model.choices(point).variables().get(k);
      int i = model.choices(point).values(x).get(0);
      assertThat(model.choose(x, i)).isEmpty();
      refreshUntilChosen();
    }
    playback().toStart();
    ChoicePoint point = model.point().orElseThrow();
    int x = model.choices(point).variables().get(30);
    assertThat(model.choose(x, model.choices(point).values(x).get(1)))
        .hasValue("No more than 8 branches are kept. Remove one first.");
    assertThat(model.branches()).hasSize(8);
  }

  /** After each choice the run waits again, until a solution has been found. */
  @Test
  void atEveryChoiceTheRunWaitsForTheViewer() {
    watch("forward-checking", Runs.HARD);
    model.setChooser(Chooser.VIEWER_ALWAYS);
    playback().toStart();
    Random random = new Random(3);
    int answers = 0;
    while (answers < 60) {
      ChoicePoint point = model.point().orElseThrow();
      int x = any(random, model.choices(point).variables());
      assertThat(model.pick(x)).isEmpty();
      assertThat(model.variable(point)).isEqualTo(x);
      int i = any(random, model.choices(point).values(x));
      assertThat(model.choose(x, i)).isEmpty();
      answers++;
      refreshUntil("the question", () -> !runs.isRunning() || isAsked());
      assertThat(model.branches()).hasSize(2);
      assertThat(trace().player().trace().length()).isGreaterThan(point.position());
      if (!runs.isRunning()) {
        break;
      }
      assertThat(shown().session().state()).isEqualTo(RunSession.State.RUNNING);
      assertThat(model.point().orElseThrow().node()).isGreaterThan(answers);
    }
    assertThat(shown().script().values()).hasSize(answers);
    model.setChooser(Chooser.ALGORITHM);
    refreshUntil("the end", () -> !runs.isRunning());
    assertCountsWhatTheSolverAloneCounts(shown());
  }

  private boolean isAsked() {
    return model.isWaiting() && playback().position() == playback().length();
  }

  private void waitForTheViewer() {
    watch("mac", Runs.HARD);
    model.setChooser(Chooser.VIEWER_ALWAYS);
    playback().toStart();
    ChoicePoint point = model.point().orElseThrow();
    assertThat(model.choose(point.own().orElseThrow())).isEmpty();
    refreshUntil("the question", () -> runs.playback().isPresent() && isAsked());
  }

  @Test
  void aWaitingRunCanBeStoppedAndLeavesNoThread() throws InterruptedException {
    waitForTheViewer();
    RunSession session = shown().session();
    assertThat(session.await(Duration.ofMillis(50))).as("waits").isFalse();
    runs.stop();
    assertThat(session.await(Runs.GENEROUS)).isTrue();
    assertThat(session.state()).isEqualTo(RunSession.State.CANCELLED);
  }

  @Test
  void closingEndsEveryThread() throws InterruptedException {
    waitForTheViewer();
    RunSession session = shown().session();
    model.close();
    assertThat(session.await(Runs.GENEROUS)).isTrue();
    assertThat(session.state()).isEqualTo(RunSession.State.CANCELLED);
  }

  @Test
  void theAlgorithmContinuesAfterAChoice() {
    waitForTheViewer();
    model.setChooser(Chooser.VIEWER);
    ChoicePoint point = model.point().orElseThrow();
    int x = model.variable(point);
    assertThat(model.choose(x, model.choices(point).values(x).get(0))).isEmpty();
    refreshUntil("the end", () -> !runs.isRunning());
    assertThat(shown().session().state()).isEqualTo(RunSession.State.FINISHED);
    assertCountsWhatTheSolverAloneCounts(shown());
  }

  /** A waiting branch can be left, branched from, and selected again. */
  @Test
  void aWaitingRunIsKeptAmongTheBranches() {
    waitForTheViewer();
    Branch waiting = shown();
    model.setChooser(Chooser.VIEWER);
    playback().toStart();
    chooseAnything();
    refreshUntil("the other run", () -> !runs.isRunning());
    assertThat(waiting.isWaiting()).isTrue();
    assertThat(model.figures(waiting).orElseThrow().nodes()).isEqualTo(1);
    model.show(waiting);
    assertThat(model.isWaiting()).isTrue();
    playback().toEnd();
    ChoicePoint point = model.point().orElseThrow();
    assertThat(point.node()).isEqualTo(2);
    assertThat(
            model.choose(
                model.variable(point), model.choices(point).values(model.variable(point)).get(0)))
        .isEmpty();
    refreshUntil("the end", () -> !runs.isRunning());
    assertThat(model.branches()).hasSize(3);
  }

  @Test
  void aQueuedArcCanBeRevisedFirst() {
    watch("forward-checking", Runs.EASY, Detail.FINE);
    Random random = new Random(5);
    for (int round = 0; round < 4; round++) {
      int at = 0;
      Optional<ArcPoint> next = Optional.empty();
      while (next.isEmpty() || next.get().waiting().size() < 2) {
        at = random.nextInt(trace().length() / 2);
        playback().seek(at);
        next = arcPoint();
      }
      ArcPoint point = next.get();
      int arc = any(random, point.waiting());
      Trace old = trace();
      int branches = model.branches().size();
      assertThat(model.chooseArc(arc)).isEmpty();
      refreshUntilChosen();
      assertThat(model.branches()).hasSize(arc == point.own() ? branches : branches + 1);
      assertSameUpTo(point.position(), old, trace());
      TracePlayer player = trace().player();
      player.seek(point.position() + 1);
      TraceEvent revision = requireNonNull(player.lastEvent());
      assertThat(revision.kind()).isEqualTo(EventKind.REVISE);
      assertThat(revision.arc()).isEqualTo(arc);
      assertThat(model.figures(shown()).orElseThrow().solutions()).isEqualTo(1);
    }
    playback().toStart();
    assertThat(model.chooseArc(-1)).isPresent();
    assertThat(model.chooseArc(new VariablePair(0, 0))).isPresent();
  }

  /**
   * By the two variables of an edge, as a click on the constraint graph does. On inequalities MAC
   * queues variables instead of arcs.
   */
  @ParameterizedTest
  @ValueSource(strings = {"ac3", "forward-checking"})
  void aQueuedArcBetweenTwoVariablesCanBeRevisedFirst(String solver) {
    watch(solver, Runs.EASY, Detail.FINE);
    Optional<ArcPoint> next = Optional.empty();
    for (int at = 0; next.isEmpty() || next.get().waiting().size() < 2; at++) {
      assertThat(at).as("a moment at which two arcs wait").isLessThan(trace().length());
      playback().seek(at);
      next = arcPoint();
    }
    ArcPoint point = next.get();
    TraceKey key = trace().key();
    int arc = point.waiting().get(point.waiting().size() - 1);
    assertThat(model.chooseArc(new VariablePair(key.tail(arc), key.head(arc)))).isEmpty();
    refreshUntilChosen();
    TracePlayer player = trace().player();
    player.seek(point.position() + 1);
    TraceEvent revision = requireNonNull(player.lastEvent());
    assertThat(revision.kind()).isEqualTo(EventKind.REVISE);
    assertThat(key.tail(revision.arc())).isEqualTo(key.tail(arc));
    assertThat(key.head(revision.arc())).isEqualTo(key.head(arc));
  }

  /** The choice of the run is marked until another variable is listed. */
  @Test
  void availableValuesAreListedWithTheirOutcomes() {
    watch("forward-checking", Runs.HARD, Detail.FINE);
    playback().toStart();
    ChoicePoint point = model.point().orElseThrow();
    DecideOffer offer =
        DecideOffer.of(model, made -> new ValueResult("value " + made.value(), "×" + made.value()));
    assertThat(offer.values()).hasSameSizeAs(model.choices(point).values(point.ownVariable()));
    assertThat(offer.values())
        .allMatch(row -> row.result().marks().equals("×" + row.decision().value()));
    assertThat(offer.marked().orElseThrow().decision()).isEqualTo(point.own().orElseThrow());
    assertThat(offer.hasOtherVariables()).isTrue();

    List<Integer> open = model.choices(point).variables();
    int place = open.indexOf(point.ownVariable());
    assertThat(model.pickNext(1)).isEmpty();
    assertThat(model.variable(point)).isEqualTo(open.get((place + 1) % open.size()));
    DecideOffer other = DecideOffer.of(model, made -> new ValueResult("not asked", ""));
    assertThat(other.values()).allMatch(row -> row.result().equals(ValueResult.NONE));
    assertThat(other.marked().orElseThrow().decision()).isEqualTo(other.values().get(0).decision());
    for (int round = 1; round < open.size(); round++) {
      assertThat(model.pickNext(1)).isEmpty();
    }
    assertThat(model.variable(point)).as("once round").isEqualTo(point.ownVariable());
    assertThat(model.pickNext(-1)).isEmpty();
    assertThat(model.variable(point)).isEqualTo(open.get(Math.floorMod(place - 1, open.size())));

    playback().seek(1);
    refreshUntil(
        "what waits", () -> !DecideOffer.of(model, made -> ValueResult.NONE).arcs().isEmpty());
    playback().toEnd();
    DecideOffer none = DecideOffer.of(model, made -> ValueResult.NONE);
    assertThat(none.values()).isEmpty();
    assertThat(none.note()).isEqualTo("The run makes no further choice: it has ended.");
  }

  private Optional<ArcPoint> arcPoint() {
    refreshUntil(
        "the work list",
        () -> runs.session().orElseThrow().work().orElseThrow().isKnown(trace().length()));
    return model.arcPoint();
  }

  @Test
  void arcsCannotBeSelectedIfTheTraceDoesNotRecordTheQueue() {
    watch("mac", Runs.HARD);
    playback().toStart();
    assertThat(model.arcPoint()).isEmpty();
    assertThat(model.chooseArc(0).orElseThrow()).startsWith("No queue of arcs is recorded here.");
  }

  /** A click on the constraint graph of a Sudoku, of which MAC queues the variables. */
  @Test
  void theSolverThatQueuesVariablesIsNamed() {
    watch("mac", Runs.EASY, Detail.FINE);
    for (int at : new int[] {0, trace().length() / 2}) {
      playback().seek(at);
      assertThat(arcPoint()).isEmpty();
      assertThat(model.chooseArc(new VariablePair(0, 1)).orElseThrow())
          .startsWith("Maintaining arc consistency queues variables, not arcs:");
    }
  }
}
