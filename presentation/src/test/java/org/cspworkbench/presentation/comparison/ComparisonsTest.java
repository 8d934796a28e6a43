package org.cspworkbench.presentation.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.presentation.timing.RunClock;
import org.cspworkbench.presentation.timing.RunClocks;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Statistics;
import org.cspworkbench.solvers.Steering;
import org.cspworkbench.sudoku.Grid;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The comparisons of the command line and of the window count what each solver counts alone. */
final class ComparisonsTest {

  private static final ImmutableList<String> PUZZLES =
      ImmutableList.of(Runs.EASY, Runs.HARD, Runs.UNSATISFIABLE);

  private static final TimingPlan NO_TIME =
      new TimingPlan(Duration.ZERO, 1, Optional.of(Duration.ZERO), false);

  private static final Problem QUEENS = new Problem.General(Queens.pairwise(6));

  /** Takes no notice of how far a comparison has come. */
  private static final class Unheard implements ComparisonProgress {
    @Override
    public void running(long problem, String solver) {}

    @Override
    public void timing(double part, String solver) {}

    @Override
    public void done() {}
  }

  /** A solver that denies every solution. */
  private static final class Liar implements Solver {
    private final Solver honest = Runs.solver("mac");

    @Override
    public About about() {
      return honest.about();
    }

    @Override
    public PseudoCode pseudoCode() {
      return honest.pseudoCode();
    }

    @Override
    public Steering steering() {
      return honest.steering();
    }

    @Override
    public boolean accepts(Problem problem) {
      return honest.accepts(problem);
    }

    @Override
    public Result run(Problem problem, Settings settings, @Nullable TraceRecorder recorder) {
      Statistics statistics = honest.solve(problem, settings, recorder).statistics();
      return new Result(new Outcome.Unsatisfiable(), 0, ImmutableList.of(), statistics);
    }
  }

  private static ComparedSolver solver(Solver solver, Settings settings) {
    return new ComparedSolver(SolverSpec.of(solver), settings);
  }

  private static ImmutableList<ComparedSolver> solvers(String... ids) {
    return Stream.of(ids)
        .map(id -> solver(Runs.solver(id), Settings.defaults()))
        .collect(ImmutableList.toImmutableList());
  }

  /** Clocks on which a tenth of a second passes whenever somebody looks. */
  private static RunClocks clocks() {
    AtomicLong nanos = new AtomicLong();
    RunClock clock = new RunClock(RunClock.Kind.WALL, () -> nanos.addAndGet(100_000_000));
    return new RunClocks(clock, clock, clock.reading());
  }

  private static SolverComparison comparison(ImmutableList<ComparedSolver> solvers) {
    return new SolverComparison(solvers, Settings.defaults(), NO_TIME, clocks(), new Unheard());
  }

  private static Statistics alone(String solver, String puzzle) {
    return Runs.solver(solver).solve(Runs.sudoku(puzzle), Settings.defaults(), null).statistics();
  }

  @Test
  void totalsAreTheSumsOfTheRunsAlone() {
    SolverComparison comparison = comparison(solvers("forward-checking", "mac"));
    PUZZLES.forEach(puzzle -> comparison.add(Runs.sudoku(puzzle)));
    Comparison result = comparison.result();
    assertThat(result.problems()).isEqualTo(3);
    for (Comparison.Row row : result.rows()) {
      List<Statistics> each = PUZZLES.stream().map(puzzle -> alone(row.solver(), puzzle)).toList();
      assertThat(row.totals().nodes()).isEqualTo(each.stream().mapToLong(Statistics::nodes).sum());
      assertThat(row.totals().checks())
          .isEqualTo(each.stream().mapToLong(Statistics::checks).sum());
      assertThat(row.totals().maxDepth())
          .isEqualTo(each.stream().mapToLong(Statistics::maxDepth).max().orElseThrow());
      assertThat(row.solved()).isEqualTo(2);
      assertThat(row.unsatisfiable()).isEqualTo(1);
    }
  }

  @Test
  void everyRunOnAPuzzleIsTheRunAlone() {
    PuzzleComparison comparison =
        new PuzzleComparison(solvers("mac", "singles", "forward-checking"), clocks());
    for (String puzzle : PUZZLES) {
      ImmutableList<PuzzleRun> runs = comparison.run(Grid.ofLine(puzzle)).orElseThrow();
      assertThat(runs).extracting(PuzzleRun::entrant).containsExactly(0, 1, 2);
      for (PuzzleRun run : runs) {
        Statistics alone = alone(run.spec().toString(), puzzle);
        assertThat(run.statistics().nodes()).isEqualTo(alone.nodes());
        assertThat(run.statistics().prunings()).isEqualTo(alone.prunings());
        assertThat(run.statistics().timeNanos()).as("by the clock").isEqualTo(100_000_000);
      }
    }
  }

  @Test
  void anotherSolverBeginsEachRound() {
    SolverRounds rounds = new SolverRounds(clocks());
    List<Integer> turns = new ArrayList<>();
    for (int round = 0; round < 4; round++) {
      assertThat(rounds.run(solvers("mac", "mrv", "fc-cbj"), QUEENS, turns::add)).isPresent();
    }
    assertThat(turns).containsExactly(0, 1, 2, 1, 2, 0, 2, 0, 1, 0, 1, 2);
  }

  @Test
  void aSolverThatRejectsAProblemIsLeftOutFromThenOn() {
    SolverComparison comparison = comparison(solvers("bitboard", "mac"));
    comparison.add(Runs.sudoku(Runs.EASY));
    comparison.add(QUEENS);
    comparison.add(Runs.sudoku(Runs.EASY));
    Comparison result = comparison.result();
    assertThat(result.rows()).extracting(Comparison.Row::solver).containsExactly("mac");
    assertThat(result.rows().get(0).solved()).isEqualTo(3);
    assertThat(result.leftOut()).containsOnlyKeys("bitboard");
  }

  @Test
  void aSolverThatMayMissSolutionsIsLeftOutWhereAllAreCounted() {
    Settings all = Settings.defaults().withSolutions(Long.MAX_VALUE, 0);
    SolverComparison comparison =
        comparison(
            ImmutableList.of(solver(Runs.solver("wfc"), all), solver(Runs.solver("mac"), all)));
    comparison.add(QUEENS);
    assertThat(comparison.result().rows())
        .singleElement()
        .satisfies(row -> assertThat(row.solutions()).as("of 6 queens").isEqualTo(4));
  }

  @Test
  void solversThatContradictEachOtherAreReported() {
    SolverComparison comparison =
        comparison(
            ImmutableList.of(
                solver(Runs.solver("mac"), Settings.defaults()),
                solver(new Liar(), Settings.defaults())));
    assertThatThrownBy(() -> comparison.add(QUEENS))
        .isInstanceOf(SolverComparison.ContradictionException.class)
        .hasMessageContaining("solved=mac")
        .hasMessageContaining("unsatisfiable=mac");
  }

  @Test
  void aPuzzleOnWhichNotAllHaveRunYieldsNoRuns() {
    Cancellation cancellation = new Cancellation();
    Settings settings =
        Settings.defaults().withLimits(Limits.none().withCancellation(cancellation));
    PuzzleComparison comparison =
        new PuzzleComparison(ImmutableList.of(solver(Runs.solver("mac"), settings)), clocks());
    assertThat(comparison.run(Grid.ofLine(Runs.EASY))).isPresent();
    cancellation.request();
    assertThat(comparison.run(Grid.ofLine(Runs.EASY))).isEmpty();
  }
}
