package org.cspworkbench.solvers.logic;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.solvers.Puzzles.sudoku;

import com.google.common.collect.ImmutableList;
import java.util.ArrayDeque;
import java.util.Deque;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.PseudoCode.Phase;
import org.cspworkbench.solvers.Puzzles;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.RunState;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Human logic as a solver: what it answers, and what it tells the trace. */
class LogicSolverTest {

  private static final String EASY =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String SMALL = "1.....2..3.....4";
  private static final String WITHOUT_SOLUTION = "55" + ".".repeat(79);

  private static final ImmutableList<String> PUZZLES =
      ImmutableList.of(EASY, SMALL, Puzzles.INKALA, Puzzles.SEVENTEEN, WITHOUT_SOLUTION);

  private final LogicSolver solver = new LogicSolver();

  @ParameterizedTest
  @ValueSource(strings = {EASY, Puzzles.INKALA, Puzzles.SEVENTEEN})
  void aPuzzleWithOneSolutionIsSolved(String line) {
    Problem.Sudoku puzzle = sudoku(line);
    Result result = solver.solve(puzzle, Settings.defaults(), null);
    assertThat(result.outcome()).isEqualTo(new Outcome.Solved());
    assertThat(puzzle.filledWith(result.firstSolution().orElseThrow()).isSolved()).isTrue();
    assertThat(result.statistics().nodes()).isZero();
  }

  @Test
  void largerAndSmallerGridsAreSolved() {
    for (int size : new int[] {4, 6, 8, 10, 12, 16}) {
      Problem.Sudoku puzzle = Puzzles.satisfiable(Shape.ofSize(size), 0.75, size);
      Result result = solver.solve(puzzle, Settings.defaults(), null);
      if (result.outcome() instanceof Outcome.Solved) {
        assertThat(puzzle.filledWith(result.firstSolution().orElseThrow()).isSolved()).isTrue();
      } else {
        assertThat(result.outcome()).isInstanceOf(Outcome.Stalled.class);
      }
    }
  }

  @Test
  void givensThatDisagreeAreUnsatisfiable() {
    Result result = solver.solve(sudoku(WITHOUT_SOLUTION), Settings.defaults(), null);
    assertThat(result.outcome()).isEqualTo(new Outcome.Unsatisfiable());
  }

  @Test
  void aPuzzleWithTwoSolutionsStalls() {
    String two = Puzzles.INKALA_SOLVED; // two values in a rectangle change places
    int[] digits = two.chars().map(c -> c - '0').toArray();
    for (int cell = 0; cell < 81; cell++) {
      if (digits[cell] <= 2) {
        digits[cell] = 0; // ones and twos may change places everywhere
      }
    }
    Problem.Sudoku puzzle = Problem.Sudoku.of(Grid.ofGivens(Shape.ofSize(9), digits));
    assertThat(solver.solve(puzzle, Settings.defaults(), null).outcome())
        .isInstanceOf(Outcome.Stalled.class);
  }

  @Test
  void somebodyMayStopIt() {
    Cancellation cancellation = new Cancellation();
    cancellation.request();
    Limits limits = Limits.none().withCancellation(cancellation);
    assertThat(solver.solve(sudoku(EASY), Settings.defaults().withLimits(limits), null).outcome())
        .isEqualTo(new Outcome.Cancelled());
  }

  @Test
  void playingTheTraceCountsTheSameAndEndsInTheSolution() {
    for (String line : PUZZLES) {
      Trace trace = record(line);
      TracePlayer player = trace.player();
      player.seek(trace.length());
      assertThat(player.state().counters().prunings())
          .isEqualTo(requireNonNull(trace.finalCounters()).prunings());
      assertThat(player.state().counters().fails())
          .isEqualTo(requireNonNull(trace.finalCounters()).fails());
      if (trace.kind(trace.length() - 1) == EventKind.SOLUTION) {
        assertThat(RunState.at(player).assigned().asList()).doesNotContain(-1);
      }
    }
  }

  @Test
  void theTracePlaysBackwards() {
    for (String line : PUZZLES) {
      TracePlayer player = record(line).player();
      Deque<RunState> states = new ArrayDeque<>();
      do {
        states.push(RunState.at(player));
      } while (player.stepForward());
      states.pop();
      while (player.stepBack()) {
        assertThat(RunState.at(player)).isEqualTo(states.pop());
      }
    }
  }

  @Test
  void everyStepIsToldWithItsSentenceAndHasALine() {
    Trace trace = record(EASY);
    TracePlayer player = trace.player();
    int told = 0;
    while (player.stepForward()) {
      EventKind kind = trace.kind(player.position() - 1);
      assertThat(solver.pseudoCode().lineOf(kind, Phase.ROOT)).isNotNegative();
      if (kind == EventKind.TECHNIQUE) {
        String sentence = trace.note(requireNonNull(player.lastEvent()).number()).text();
        assertThat(sentence).endsWith(".").containsPattern("r[1-9]c[1-9] = [1-9]");
        told++;
      }
    }
    assertThat(told).isEqualTo(51);
  }

  @Test
  void aTraceThatIsFullEndsInTheSameState() {
    for (String line : ImmutableList.of(EASY, Puzzles.INKALA)) {
      TraceRecorder small = new TraceRecorder(Detail.DECISIONS, 4096);
      solver.solve(sudoku(line), Settings.defaults(), small);
      Trace cut = requireNonNull(small.trace());
      assertThat(cut.hasGap()).isTrue();
      assertThat(RunState.atEnd(cut)).isEqualTo(RunState.atEnd(record(line)));
    }
  }

  private Trace record(String line) {
    TraceRecorder recorder = new TraceRecorder(Detail.FINE);
    solver.solve(sudoku(line), Settings.defaults(), recorder);
    return requireNonNull(recorder.trace());
  }
}
