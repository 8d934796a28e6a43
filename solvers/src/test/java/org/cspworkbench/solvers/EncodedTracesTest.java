package org.cspworkbench.solvers;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.cspworkbench.solvers.Puzzles.emptySudoku;
import static org.cspworkbench.solvers.Puzzles.general;
import static org.cspworkbench.solvers.Puzzles.sudoku;

import com.google.common.collect.ImmutableList;
import java.util.Random;
import java.util.stream.Stream;
import org.cspworkbench.core.gallery.LatinSquare;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.model.NotEncodableException;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.text.CspDecoder;
import org.cspworkbench.core.text.CspEncoder;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceDecoder;
import org.cspworkbench.core.trace.TraceEncoder;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TraceKey;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.core.trace.TraceState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The trace of any solver is played alike after it has been encoded and decoded. */
class EncodedTracesTest {

  private static final long SMALL_TRACE = 2048;
  private static final int POSITIONS = 20;

  private static final int MOST_BYTES_MORE_OF_A_PART = 24;

  private static final ImmutableList<Problem> PROBLEMS = problems();

  private static ImmutableList<Problem> problems() {
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    problems.add(sudoku(Puzzles.INKALA), emptySudoku(4));
    problems.add(general(Queens.pairwise(6)), general(LatinSquare.ofOrder(4)));
    for (long seed = 0; seed < 3; seed++) {
      problems.add(general(RandomBinary.modelRb(seed, 15, 8, 0.3, 0.35)));
    }
    for (long seed = 0; seed < 10; seed++) {
      problems.add(general(new SmallProblem(seed).csp()));
    }
    return problems.build();
  }

  private static Stream<Arguments> everySolverInBothDetails() {
    return Solvers.recording()
        .flatMap(solver -> Stream.of(Detail.values()).map(detail -> Arguments.of(solver, detail)));
  }

  @ParameterizedTest(name = "{0}, {1}")
  @MethodSource("everySolverInBothDetails")
  void aDecodedTraceIsPlayedAlike(Solver solver, Detail detail) throws Exception {
    for (Problem problem : PROBLEMS) {
      if (solver.accepts(problem)) {
        for (Settings settings : Solvers.waysToSet(solver, settings(solver))) {
          Trace whole = record(solver, problem, settings, new TraceRecorder(detail));
          assertDecodedAlike(whole, whole.length(), solver, problem, settings);
          assertDecodedAlike(whole, whole.length() / 3, solver, problem, settings);
          Trace cut = record(solver, problem, settings, new TraceRecorder(detail, SMALL_TRACE));
          assertDecodedAlike(cut, cut.length(), solver, problem, settings);
        }
      }
    }
  }

  /** As a page receives the recording of its worker, which goes on meanwhile. */
  @ParameterizedTest(name = "{0}, {1}")
  @MethodSource("everySolverInBothDetails")
  void aTraceThatArrivesInPartsIsTheWholeOneAtEachEvent(Solver solver, Detail detail)
      throws Exception {
    for (Problem problem : PROBLEMS) {
      if (solver.accepts(problem)) {
        Settings settings = settings(solver);
        assertReceivedAlike(
            record(solver, problem, settings, new TraceRecorder(detail)),
            solver.traceKey(problem, settings));
        assertReceivedAlike(
            record(solver, problem, settings, new TraceRecorder(detail, SMALL_TRACE)),
            solver.traceKey(problem, settings));
      }
    }
  }

  private static void assertReceivedAlike(Trace whole, TraceKey key) throws Exception {
    Random random = new Random(whole.length());
    TraceEncoder sent = new TraceEncoder(whole);
    TraceDecoder received = new TraceDecoder(whole.csp(), key);
    Trace growing = received.append(sent.next(0));
    TracePlayer one = growing.player();
    TracePlayer other = whole.player();
    int parts = 1;
    int bytes = 0;
    while (sent.position() < whole.length()) {
      int most = Math.min(whole.length() - sent.position(), 1 << random.nextInt(12));
      byte[] part = sent.next(sent.position() + 1 + random.nextInt(most));
      parts++;
      bytes += part.length;
      assertThat(received.append(part)).isSameAs(growing);
      assertThat(growing.length()).isEqualTo(sent.position());
      assertThat(growing.isClosed()).isFalse();
      while (one.stepForward()) {
        other.stepForward();
        assertThat(one.lastEvent()).isEqualTo(other.lastEvent());
      }
      assertThat(state(one)).isEqualTo(state(other));
    }
    received.close();
    assertThat(growing.isClosed()).isTrue();
    assertThat(growing.hasGap()).isEqualTo(whole.hasGap());
    assertThat(growing.isFull()).isEqualTo(whole.isFull());
    byte[] atOnce = TraceEncoder.encode(whole, whole.length());
    assertThat(TraceEncoder.encode(growing, growing.length())).isEqualTo(atOnce);
    assertThat(bytes).isLessThan(atOnce.length * 3 / 2 + parts * MOST_BYTES_MORE_OF_A_PART);
  }

  private static Settings settings(Solver solver) {
    return Solvers.withFewAttempts(
        Settings.defaults()
            .withSolutions(Solvers.isComplete(solver) ? 5 : 1, 5)
            .withLimits(Limits.none().withNodes(500)));
  }

  private static Trace record(
      Solver solver, Problem problem, Settings settings, TraceRecorder recorder) {
    solver.solve(problem, settings, recorder);
    return requireNonNull(recorder.trace());
  }

  /** The problem is decoded too, as in a page, unless it is a Sudoku or cannot be encoded. */
  private static void assertDecodedAlike(
      Trace trace, int end, Solver solver, Problem problem, Settings settings) throws Exception {
    Problem again = problem instanceof Problem.Sudoku ? problem : decoded(problem);
    TraceKey key = solver.traceKey(again, settings);
    Trace decoded = TraceDecoder.decode(TraceEncoder.encode(trace, end), again.csp(), key);
    String run = solver.about().id() + " on " + problem.csp().name();
    assertThat(decoded.isClosed()).isTrue();
    assertThat(decoded.length()).as(run).isEqualTo(end);
    assertThat(decoded.hasGap()).as(run).isEqualTo(end == trace.length() && trace.hasGap());
    assertThat(decoded.isFull()).as(run).isEqualTo(end == trace.length() && trace.isFull());
    assertThat(decoded.detail()).isEqualTo(trace.detail());
    assertThat(decoded.finalCounters())
        .as(run)
        .usingRecursiveComparison()
        .isEqualTo(trace.finalCounters());
    assertPlayedAlike(decoded, trace, run);
  }

  private static Problem decoded(Problem problem) throws MalformedEncodingException {
    try {
      return new Problem.General(CspDecoder.decode(CspEncoder.encode(problem.csp())));
    } catch (NotEncodableException e) {
      assertThat(problem.csp().name()).startsWith("small problem");
      return problem;
    }
  }

  private static void assertPlayedAlike(Trace actual, Trace expected, String run) {
    TracePlayer one = actual.player();
    TracePlayer other = expected.player();
    assertThat(state(one)).as(run).isEqualTo(state(other));
    while (one.stepForward()) {
      other.stepForward();
      TraceEvent event = requireNonNull(one.lastEvent());
      assertThat(event).as(run).isEqualTo(other.lastEvent());
      if (event.number() > 0 && actual.kind(event.position()).name().equals("TECHNIQUE")) {
        assertThat(actual.note(event.number())).isEqualTo(expected.note(event.number()));
      }
    }
    new Random(actual.length())
        .ints(POSITIONS, 0, actual.length() + 1)
        .forEach(
            position -> {
              one.seek(position);
              other.seek(position);
              assertThat(state(one)).as("%s at %d", run, position).isEqualTo(state(other));
            });
  }

  /** All that a state shows. */
  private static ImmutableList<Object> state(TracePlayer player) {
    TraceState state = player.state();
    ImmutableList.Builder<Object> all = ImmutableList.builder();
    all.add(RunState.at(player));
    for (int level = 1; level <= state.depth(); level++) {
      all.add(state.decisionVariable(level), state.decisionValue(level), state.placed(level));
      all.add(state.decisionPosition(level), state.isChoice(level));
    }
    return all.add(Statistics.of(state.counters(), 0)).build();
  }

  @Test
  void aSolverThatDoesNotRecordHasNoKey() {
    assertThatThrownBy(
            () -> Solvers.byId("bitboard").traceKey(sudoku(Puzzles.INKALA), Settings.defaults()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("bitboard does not record its runs");
  }

  @Test
  void aTraceIsRejectedWithTheKeyOfAnotherProblemOrSolver() {
    Problem puzzle = sudoku(Puzzles.INKALA);
    Settings settings = settings(Solvers.byId("mac"));
    Trace trace =
        record(Solvers.byId("mac"), puzzle, settings, new TraceRecorder(Detail.DECISIONS));
    byte[] bytes = TraceEncoder.encode(trace, trace.length());
    TraceKey ofLogic = Solvers.byId("logic").traceKey(puzzle, settings);
    assertThatThrownBy(() -> TraceDecoder.decode(bytes, puzzle.csp(), ofLogic))
        .isInstanceOf(MalformedEncodingException.class)
        .hasMessageContaining("by another solver");
    Problem queens = general(Queens.pairwise(6));
    TraceKey ofQueens = Solvers.byId("mac").traceKey(queens, settings);
    assertThatThrownBy(() -> TraceDecoder.decode(bytes, queens.csp(), ofQueens))
        .isInstanceOf(MalformedEncodingException.class)
        .hasMessageContaining("from another problem");
  }
}
