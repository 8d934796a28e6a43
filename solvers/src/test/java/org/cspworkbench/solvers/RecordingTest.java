package org.cspworkbench.solvers;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.solvers.Puzzles.emptySudoku;
import static org.cspworkbench.solvers.Puzzles.general;
import static org.cspworkbench.solvers.Puzzles.sudoku;

import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Solution;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.TileProblem;
import org.cspworkbench.tiles.TileSet;
import org.cspworkbench.tiles.format.ShippedTileSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Recording changes nothing about a run, and the trace of it leads where the run led. */
class RecordingTest {

  /** So small that every trace of more than a hundred events has a gap before its end. */
  private static final long SMALLEST_TRACE = 1024;

  /** Up to here every state is compared on the way back. */
  private static final int DENSE = 100;

  /** From there on, one state in so many. */
  private static final int SPARSE = 500;

  private static final ImmutableList<Problem> PROBLEMS = problems();

  private static ImmutableList<Problem> problems() {
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    problems.add(sudoku(Puzzles.OF_425_SOLUTIONS));
    problems.add(sudoku(Puzzles.INKALA));
    problems.add(emptySudoku(4));
    problems.add(Puzzles.satisfiable(Shape.ofSize(6), 0.3, 1));
    problems.add(Puzzles.satisfiable(Shape.ofSize(9), 0.4, 2));
    problems.add(Puzzles.satisfiable(Shape.ofSize(16), 0.8, 3));
    for (int queens : new int[] {3, 5, 8}) {
      problems.add(general(Queens.pairwise(queens)));
    }
    for (long seed = 0; seed < 10; seed++) {
      problems.add(general(RandomBinary.modelRb(seed, 20, 8, 0.3, 0.35)));
    }
    for (long seed = 0; seed < 25; seed++) {
      problems.add(general(new SmallProblem(seed).csp()));
    }
    problems.add(general(sewer(5)));
    return problems.build();
  }

  private static Csp sewer(int side) {
    TileSet set = ShippedTileSet.named("sewer").orElseThrow().set();
    return TileProblem.of("sewer", set.table(), TileGrid.of(side, side)).csp();
  }

  private static List<Problem> problemsFor(Solver solver) {
    return PROBLEMS.stream().filter(solver::accepts).toList();
  }

  private static Stream<Arguments> everySolverInBothDetails() {
    return Solvers.recording()
        .flatMap(solver -> Stream.of(Detail.values()).map(detail -> Arguments.of(solver, detail)));
  }

  private static Settings settings(Solver solver) {
    return Solvers.withFewAttempts(
        Settings.defaults()
            .withSolutions(Solvers.isComplete(solver) ? 5 : 1, 5)
            .withLimits(Limits.none().withNodes(1500)));
  }

  private static Trace record(Solver solver, Problem problem, TraceRecorder recorder) {
    solver.solve(problem, settings(solver), recorder);
    return requireNonNull(recorder.trace());
  }

  @ParameterizedTest(name = "{0}, {1}")
  @MethodSource("everySolverInBothDetails")
  void theAnswerAndTheCountersAreTheSameWhetherOrNotATraceRuns(Solver solver, Detail detail) {
    for (Problem problem : problemsFor(solver)) {
      Result silent = solver.solve(problem, settings(solver), null);
      Result told = solver.solve(problem, settings(solver), new TraceRecorder(detail));
      Result full =
          solver.solve(problem, settings(solver), new TraceRecorder(detail, SMALLEST_TRACE));
      assertThat(withoutTime(told)).as(problem.csp().name()).isEqualTo(withoutTime(silent));
      assertThat(withoutTime(full)).as(problem.csp().name()).isEqualTo(withoutTime(silent));
    }
  }

  private static Result withoutTime(Result result) {
    return new Result(
        result.outcome(),
        result.solutionCount(),
        result.solutions(),
        result.statistics().withTimeNanos(0));
  }

  /** A trace that was full brings the solver's own state at its end; the others must come to it. */
  @ParameterizedTest(name = "{0}, {1}")
  @MethodSource("everySolverInBothDetails")
  void theTraceLeadsToTheStateInWhichTheRunEnded(Solver solver, Detail detail) {
    int compared = 0;
    for (Problem problem : problemsFor(solver)) {
      Trace whole = record(solver, problem, new TraceRecorder(detail));
      Trace cut = record(solver, problem, new TraceRecorder(detail, SMALLEST_TRACE));
      assertThat(whole.hasGap()).as(problem.csp().name()).isFalse();
      if (cut.hasGap()) {
        assertThat(RunState.atEnd(whole)).as(problem.csp().name()).isEqualTo(RunState.atEnd(cut));
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(Solvers.isPersistent(solver) ? 5 : 2);
  }

  @ParameterizedTest(name = "{0}, {1}")
  @MethodSource("everySolverInBothDetails")
  void theTraceOfASolvedPuzzleEndsInTheSolution(Solver solver, Detail detail) {
    for (Problem problem : problemsFor(solver)) {
      TraceRecorder recorder = new TraceRecorder(detail);
      Result result = solver.solve(problem, settings(solver).withSolutions(1, 1), recorder);
      if (result.outcome() instanceof Outcome.Solved) {
        RunState end = RunState.atEnd(requireNonNull(recorder.trace()));
        Csp csp = problem.csp();
        Solution solution = result.firstSolution().orElseThrow();
        csp.variables()
            .forEach(
                x -> {
                  int value = solution.valueOf(x);
                  assertThat(end.values().get(x.index()).asList()).containsExactly(value);
                  assertThat(end.assigned().get(x.index())).isEqualTo(x.domain().indexOf(value));
                });
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.RECORDING)
  void playingTheTraceCountsWhatTheRunCounted(Solver solver) {
    for (Problem problem : problemsFor(solver)) {
      Trace trace = record(solver, problem, new TraceRecorder(Detail.FINE));
      TracePlayer player = trace.player();
      player.seek(trace.length());
      assertThat(countsOf(player.state().counters()))
          .as(problem.csp().name())
          .isEqualTo(countsOf(requireNonNull(trace.finalCounters())));
    }
  }

  /** The revisions too, which are events in fine detail only. */
  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.RECORDING)
  void theSameIsCountedAtEachEventInBothDetails(Solver solver) {
    for (Problem problem : problemsFor(solver)) {
      TracePlayer coarse = record(solver, problem, new TraceRecorder(Detail.DECISIONS)).player();
      TracePlayer fine = record(solver, problem, new TraceRecorder(Detail.FINE)).player();
      while (coarse.stepForward()) {
        do {
          fine.stepForward();
        } while (fine.trace().kind(fine.position() - 1).isFine());
        if (coarse.position() % 7 == 0 || coarse.position() < DENSE) {
          assertThat(countsOf(coarse.state().counters()))
              .as("%s, event %d", problem.csp().name(), coarse.position())
              .isEqualTo(countsOf(fine.state().counters()));
        }
      }
    }
  }

  /** All that is in a trace: everything but the checks. */
  private static List<Long> countsOf(Counts c) {
    return List.of(
        c.nodes(),
        c.fails(),
        c.backtracks(),
        c.prunings(),
        c.revisions(),
        c.moves(),
        c.attempts(),
        c.maxDepth(),
        c.solutions());
  }

  /** Otherwise the tests of this class would say nothing about jumps. */
  @ParameterizedTest
  @ValueSource(strings = {"wfc-backjump", "wfc-repair"})
  void jumpsOfWaveFunctionCollapseAreAmongWhatIsPlayed(String id) {
    Solver solver = Solvers.byId(id);
    assertThat(problemsFor(solver))
        .anyMatch(problem -> jumps(record(solver, problem, new TraceRecorder(Detail.DECISIONS))));
  }

  private static boolean jumps(Trace trace) {
    return IntStream.range(0, trace.length())
        .anyMatch(event -> trace.kind(event) == EventKind.JUMP);
  }

  @ParameterizedTest(name = "{0}, {1}")
  @MethodSource("everySolverInBothDetails")
  void steppingBackComesThroughTheSameStatesToTheFirst(Solver solver, Detail detail) {
    Settings shorter = settings(solver).withLimits(Limits.none().withNodes(150));
    for (Problem problem : problemsFor(solver)) {
      TraceRecorder recorder = new TraceRecorder(detail);
      solver.solve(problem, shorter, recorder);
      TracePlayer player = requireNonNull(recorder.trace()).player();
      Map<Integer, RunState> states = new HashMap<>();
      do {
        if (player.position() <= DENSE || player.position() % SPARSE == 0) {
          states.put(player.position(), RunState.at(player));
        }
      } while (player.stepForward());
      while (player.stepBack()) {
        RunState before = states.get(player.position());
        if (before != null) {
          assertThat(RunState.at(player))
              .as("%s at %d", problem.csp().name(), player.position())
              .isEqualTo(before);
        }
      }
      assertThat(player.position()).isZero();
      assertThat(player.state().depth()).isZero();
    }
  }
}
