package org.cspworkbench.presentation.comparison;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.presentation.tile.ImageSizes;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.timing.RunClock;
import org.cspworkbench.presentation.timing.RunClocks;
import org.cspworkbench.presentation.timing.Timing;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.SolverTexts;
import org.cspworkbench.solvers.WorkerThreads;
import org.cspworkbench.solvers.Workers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The counts of finished images are those of the solvers run one by one. */
class FinishCurveTest {

  private static final ImageSizes CASTLE = sizes("castle", 20, 20);

  private static final FinishLimits FEW = new FinishLimits(7, 4);

  /** Every reading is 1 ns after the one before in the same thread. */
  private static RunClocks countingClocks() {
    ThreadLocal<Long> readings = ThreadLocal.withInitial(() -> 0L);
    RunClock clock =
        new RunClock(
            RunClock.Kind.THREAD,
            () -> {
              readings.set(readings.get() + 1);
              return readings.get();
            });
    return new RunClocks(clock, clock, clock.reading());
  }

  private static ImageSizes sizes(String name, int width, int height) {
    return new ImageSizes(
        TileRequest.of(
            ShippedTiles.named(name, /* isPeriodic= */ false).orElseThrow(),
            width,
            height,
            /* isPeriodic= */ false));
  }

  private static Problem image(ImageSizes sizes, int side) {
    return new Problem.General(sizes.at(side).state());
  }

  private static ImmutableList<ComparedSolver> solvers(Settings settings, String... ids) {
    return ImmutableList.copyOf(ids).stream()
        .map(id -> new ComparedSolver(SolverSpec.of(Runs.solver(id)), settings))
        .collect(toImmutableList());
  }

  private static List<FinishFigures> measured(
      Problem problem, FinishLimits limits, Workers workers, String... ids) {
    List<FinishFigures> figures = new ArrayList<>(Collections.nCopies(ids.length, null));
    boolean isWhole =
        new FinishMeasurement(solvers(Settings.defaults(), ids), limits, countingClocks())
            .measure(problem, workers, figures::set);
    assertThat(isWhole).isTrue();
    return figures;
  }

  private static double median(List<Long> numbers) {
    List<Long> sorted = numbers.stream().sorted().toList();
    int n = sorted.size();
    return (sorted.get((n - 1) / 2) + sorted.get(n / 2)) / 2.0;
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 7})
  void theFiguresAreThoseOfTheSolversRunOneByOne(int seeds) {
    FinishLimits limits = new FinishLimits(seeds, 4);
    String[] ids = PolicyNames.POLICIES.toArray(String[]::new);
    Problem problem = image(CASTLE, 40);
    List<FinishFigures> figures = measured(problem, limits, Workers.ONE, ids);
    int unfinished = 0;
    for (int k = 0; k < ids.length; k++) {
      int finished = 0;
      List<Long> fails = new ArrayList<>();
      List<Long> nodes = new ArrayList<>();
      for (long seed = 1; seed <= seeds; seed++) {
        Result alone =
            Runs.solver(ids[k])
                .solve(
                    problem,
                    Settings.defaults().withSeed(seed).withLimits(Limits.none().withFails(4)),
                    null);
        finished += alone.outcome() instanceof Outcome.Solved ? 1 : 0;
        fails.add(alone.statistics().fails());
        nodes.add(alone.statistics().nodes());
      }
      assertThat(figures.get(k))
          .as(ids[k])
          .isEqualTo(figures(seeds, finished, median(fails), median(nodes), 1, 1, 1));
      unfinished += seeds - finished;
    }
    assertThat(unfinished).as("images at which some policy gives up").isPositive();
  }

  @Test
  void theNumberOfWorkersDoesNotChangeTheFigures() {
    String[] ids = {"wfc", "wfc-repair", "mac"};
    Problem problem = image(CASTLE, 24);
    List<FinishFigures> alone = measured(problem, FEW, Workers.ONE, ids);
    assertThat(measured(problem, FEW, new WorkerThreads(3), ids)).isEqualTo(alone);
  }

  /**
   * An attempt ends in a contradiction, so that the limit of attempts must not be the lower one.
   */
  @Test
  void contradictionsAreTheOnlyLimitOfPolicies() {
    Problem never = new Problem.General(Queens.pairwise(3));
    for (String id : PolicyNames.POLICIES) {
      FinishLimits limits = new FinishLimits(1, 1000);
      ComparedSolver solver = solvers(Settings.defaults(), id).get(0);
      Result result =
          solver
              .solver()
              .solve(never, limits.settings(solver, 1, never.csp().variables().size()), null);
      boolean isProof = result.outcome() instanceof Outcome.Unsatisfiable;
      assertThat(isProof || result.statistics().fails() == 1000).as(id).isTrue();
    }
  }

  /** Local search counts no contradictions, but stops all the same. */
  @Test
  void everySolverOfTheCatalogueComesToAnEnd() {
    Problem problem = image(sizes("castle", 6, 6), 6);
    for (Solver solver : Runs.solvers()) {
      ComparedSolver compared = new ComparedSolver(SolverSpec.of(solver), Settings.defaults());
      FinishLimits limits = new FinishLimits(1, 2);
      if (compared.accepts(problem)) {
        Result result = solver.solve(problem, limits.settings(compared, 1, 36), null);
        assertThat(result.statistics().nodes() + result.statistics().moves())
            .as(solver.about().id())
            .isLessThanOrEqualTo(3 * 36);
      }
    }
  }

  @Test
  void aCancelledRunLeavesNoFigures() {
    Cancellation cancellation = new Cancellation();
    cancellation.request();
    Settings settings =
        Settings.defaults().withLimits(Limits.none().withCancellation(cancellation));
    boolean isWhole =
        new FinishMeasurement(solvers(settings, "wfc", "mac"), FEW, countingClocks())
            .measure(
                image(CASTLE, 16),
                Workers.ONE,
                (solver, figures) -> {
                  throw new AssertionError("figures of cancelled runs");
                });
    assertThat(isWhole).isFalse();
  }

  @Test
  void aSolverThatRejectsTheProblemHasNoFigures() {
    List<FinishFigures> figures = measured(image(CASTLE, 8), FEW, Workers.ONE, "wfc", "bitboard");
    assertThat(figures.get(0)).isNotNull();
    assertThat(figures.get(1)).isNull();
  }

  @Test
  void equalBestFiguresAreAllBestAndNoneIsIfAllAreEqual() {
    FinishCurve curve =
        FinishCurve.empty(ImmutableList.of(), FEW)
            .with(0, 8, figures(7, 7, 1, 64, 19, 20, 21))
            .with(1, 8, figures(7, 7, 0, 64, 9, 10, 11))
            .with(2, 8, figures(7, 7, 2, 64, 10, 11, 12));
    assertThat(best(curve, FinishColumn.FINISHED)).isEmpty();
    assertThat(best(curve, FinishColumn.CONTRADICTIONS)).containsExactly(1);
    assertThat(best(curve, FinishColumn.PLACED)).isEmpty();
    assertThat(best(curve, FinishColumn.TIME)).containsExactly(1, 2);
    assertThat(curve.at(1, 8).orElseThrow().share()).isEqualTo(1);
    assertThat(curve.at(1, 16)).isEmpty();
  }

  /** Four times that no measurement of a few runs tells apart. */
  @Test
  void noTimeIsBestIfTheirQuartilesOverlap() {
    FinishCurve curve =
        FinishCurve.empty(ImmutableList.of(), FEW)
            .with(0, 8, figures(7, 7, 0, 64, 570, 573, 580))
            .with(1, 8, figures(7, 7, 0, 64, 571, 575, 590))
            .with(2, 8, figures(7, 7, 0, 64, 575, 593, 600));
    assertThat(best(curve, FinishColumn.TIME)).isEmpty();
  }

  /** The third one gives up two images after fewer contradictions. */
  @Test
  void solversThatFinishFewerImagesAreNotBestInTheirCost() {
    FinishCurve curve =
        FinishCurve.empty(ImmutableList.of(), FEW)
            .with(0, 8, figures(7, 7, 5, 80, 19, 20, 21))
            .with(1, 8, figures(7, 7, 4, 90, 29, 30, 31))
            .with(2, 8, figures(7, 5, 0, 10, 1, 2, 3));
    assertThat(best(curve, FinishColumn.FINISHED)).containsExactly(0, 1);
    assertThat(best(curve, FinishColumn.CONTRADICTIONS)).containsExactly(1);
    assertThat(best(curve, FinishColumn.PLACED)).containsExactly(0);
    assertThat(best(curve, FinishColumn.TIME)).containsExactly(0);
  }

  private static FinishFigures figures(
      int runs,
      int finished,
      double contradictions,
      double placed,
      long low,
      long nanos,
      long high) {
    return new FinishFigures(
        runs,
        finished,
        contradictions,
        placed,
        new Timing(nanos, low, high, runs, 1, 0, RunClock.Kind.THREAD));
  }

  private static List<Integer> best(FinishCurve curve, FinishColumn column) {
    return List.of(0, 1, 2).stream().filter(solver -> curve.isBest(solver, 8, column)).toList();
  }

  /** The panes of a comparison are equal up to the first contradiction: each has the same draws. */
  @Test
  void allPoliciesPlaceTheSameTilesUpToTheFirstContradiction() {
    for (long seed = 1; seed <= 3; seed++) {
      List<List<String>> all = new ArrayList<>();
      for (String id : PolicyNames.POLICIES) {
        all.add(triesBeforeTheFirstContradiction(Runs.solver(id), image(CASTLE, 16), seed));
      }
      int shortest = all.stream().mapToInt(List::size).min().orElse(0);
      assertThat(shortest).isGreaterThan(10);
      for (List<String> tries : all) {
        assertThat(tries.subList(0, shortest))
            .as("seed %d", seed)
            .isEqualTo(all.get(0).subList(0, shortest));
      }
    }
  }

  private static List<String> triesBeforeTheFirstContradiction(
      Solver solver, Problem problem, long seed) {
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    Result unused = solver.solve(problem, Settings.defaults().withSeed(seed), recorder);
    TracePlayer player = requireNonNull(recorder.trace()).player();
    List<String> tries = new ArrayList<>();
    while (player.stepForward()) {
      TraceEvent event = requireNonNull(player.lastEvent());
      if (event.kind() == EventKind.WIPE_OUT) {
        break;
      }
      if (event.kind() == EventKind.TRY) {
        tries.add(event.toString());
      }
    }
    return tries;
  }

  @Test
  void otherSizesHaveTheSameProportions() {
    ImageSizes sizes = sizes("sewer", 24, 12);
    assertThat(sizes.own()).isEqualTo(24);
    assertThat(sizes.at(48).width()).isEqualTo(48);
    assertThat(sizes.at(48).height()).isEqualTo(24);
    assertThat(sizes.sides()).contains(8, 24, 96).doesNotContain(12);
    assertThat(sizes("sewer", 20, 20).sides()).contains(20);
    assertThat(sizes.isSameAs(new ImageSizes(sizes.at(32)))).isTrue();
    assertThat(sizes.isSameAs(CASTLE)).isFalse();
  }

  @Test
  void policiesAreNamedAfterWhatTheyDoAndOtherSolversKeepTheirNames() {
    PolicyNames names =
        new PolicyNames(new SolverTexts(Locale.ENGLISH), TextBundle.ofPhrases(Locale.ENGLISH));
    assertThat(names.label(Runs.solver("wfc"))).isEqualTo("Start again");
    assertThat(names.summary(Runs.solver("wfc-repair"))).isEqualTo("erases the cells around it");
    assertThat(names.shortName(Runs.solver("mac"))).isEqualTo("MAC");
  }
}
