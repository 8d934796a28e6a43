package org.cspworkbench.core.search.local;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.consistency.Filter;
import org.cspworkbench.core.gallery.MagicSquare;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.gallery.SendMoreMoney;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Seek;
import org.cspworkbench.core.testing.Solutions;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.core.trace.TraceState;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Min-conflicts: what it answers, when it stops, and that every move is the one it claims to be.
 */
class MinConflictsTest {

  private static final ImmutableList<Case> CASES =
      ImmutableList.<Case>builder()
          .addAll(Case.mixed(300))
          .addAll(Case.drawn(0, 150, seed -> RandomBinary.modelRb(seed, 7, 4, 0.7, 0.4)))
          .build();
  private static final double WALK = 0.1;

  private static MinConflicts search(Case problem) {
    return new MinConflicts(problem.network(), problem.csp(), new RandomStream(problem.seed()))
        .walk(WALK)
        .movesOfAnAttempt(200);
  }

  private static MinConflicts search(Csp csp, long seed) {
    return new MinConflicts(new Network(csp.structure()), csp, new RandomStream(seed)).walk(WALK);
  }

  /** Every two of four variables differ, and there are three values. */
  private static Csp unsatisfiable() {
    Csp.Builder csp = Csp.builder("four of three");
    return csp.allDifferent(csp.variables("x", 4, Domain.range(1, 3))).build();
  }

  /** Problems of pairs, of sums and of predicates on which some repairs are needed. */
  private static ImmutableList<Csp> conflictingProblems() {
    ImmutableList.Builder<Csp> problems = ImmutableList.builder();
    problems.add(Queens.pairwise(8), MagicSquare.ofOrder(3), SendMoreMoney.columns());
    problems.add(unsatisfiable());
    for (long seed = 0; seed < 10; seed++) {
      problems.add(RandomBinary.modelRb(seed, 12, 6, 0.5, 0.45));
    }
    return problems.build();
  }

  @Test
  void anAnswerIsASolutionAndOnlyTheFilterSaysThatThereIsNone() {
    int solved = 0;
    int refuted = 0;
    int gaveUp = 0;
    for (Case problem : CASES) {
      Solutions found = new Solutions();
      SearchResult result =
          search(problem).onSolution(found).solve(Limits.none().withAttempts(10), null);
      String run = problem.csp().name();
      switch (result.ending()) {
        case ENOUGH -> {
          solved++;
          assertThat(problem.solutions()).as(run).containsAll(found.inOrder());
          assertThat(found.inOrder()).as(run).hasSize(1);
          assertThat(result.mostAssigned()).as(run).isEqualTo(problem.csp().variables().size());
        }
        case EXHAUSTED -> {
          refuted++;
          assertThat(problem.solutions()).as(run).isEmpty();
          assertThat(result.counters().moves()).as(run).isZero();
        }
        case ATTEMPTS -> {
          gaveUp++;
          assertThat(problem.solutions()).as(run).isEmpty(); // so small that each is found
          assertThat(result.counters().attempts()).as(run).isEqualTo(10);
        }
        default -> throw new AssertionError(run + " ended by " + result.ending());
      }
    }
    assertThat(solved).isGreaterThan(100);
    assertThat(refuted).isGreaterThan(50);
    assertThat(gaveUp).isGreaterThan(5);
  }

  @ParameterizedTest
  @EnumSource(Filter.class)
  void whateverFiltersAnAnswerIsASolution(Filter filter) {
    boolean isTooWeak = filter == Filter.NODE || filter == Filter.FORWARD_CHECKING;
    for (Case problem : CASES.subList(0, 100)) {
      Solutions found = new Solutions();
      MinConflicts search = search(problem).rootFilter(filter).onSolution(found);
      if (isTooWeak) {
        assertThatIllegalArgumentException()
            .isThrownBy(() -> search.solve(Limits.none(), null))
            .withMessageContaining("min-conflicts, which needs it arc consistent");
      } else {
        SearchResult result = search.solve(Limits.none().withAttempts(5), null);
        assertThat(problem.solutions()).as(problem.toString()).containsAll(found.inOrder());
        assertThat(result.ending() == Ending.EXHAUSTED && !problem.solutions().isEmpty())
            .as(problem.toString())
            .isFalse();
      }
    }
  }

  @Test
  void itGivesUpWhereThereIsNoSolutionAndNeverSaysSo() {
    for (long seed = 0; seed < 20; seed++) {
      SearchResult result =
          search(unsatisfiable(), seed)
              .movesOfAnAttempt(50)
              .solve(Limits.none().withAttempts(7), null);
      assertThat(result.ending()).isEqualTo(Ending.ATTEMPTS);
      assertThat(result.counters().attempts()).isEqualTo(7);
      assertThat(result.counters().moves()).isEqualTo(7 * (4 + 50));
      assertThat(result.counters().nodes() + result.counters().backtracks()).isZero();
      assertThat(result.mostAssigned()).isEqualTo(2); // two of the four must be alike
    }
  }

  @Test
  void noMoreMovesAreMadeThanAllowed() {
    for (long moves = 0; moves < 20; moves++) {
      SearchResult result = search(unsatisfiable(), 1).solve(Limits.none().withNodes(moves), null);
      assertThat(result.ending()).isEqualTo(Ending.NODES);
      assertThat(result.counters().moves()).isEqualTo(moves);
    }
  }

  @Test
  void theTimeIsUpSomedayAndSomebodyMayStopIt() {
    assertThat(
            search(unsatisfiable(), 1)
                .solve(Limits.none().withTime(Duration.ofMillis(20)), null)
                .ending())
        .isEqualTo(Ending.TIME);
    Cancellation cancellation = new Cancellation();
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS, 1024);
    CompletableFuture<SearchResult> run =
        CompletableFuture.supplyAsync(
            () ->
                search(unsatisfiable(), 1)
                    .solve(Limits.none().withCancellation(cancellation), recorder));
    while (recorder.trace() == null || !recorder.trace().isFull()) {
      Thread.onSpinWait(); // until it is well under way
    }
    assertThat(run).isNotDone();
    cancellation.request();
    assertThat(run.join().ending()).isEqualTo(Ending.CANCELLED);
    SearchResult again =
        search(unsatisfiable(), 1).solve(Limits.none().withCancellation(cancellation), null);
    assertThat(again.ending()).isEqualTo(Ending.CANCELLED);
    assertThat(again.counters().moves()).isZero();
  }

  /** The number of repairs hardly grows with the board: what makes the heuristic famous. */
  @ParameterizedTest
  @CsvSource({"8, 400", "50, 600", "100, 600", "300, 900"})
  void queensAreMendedInFewMoves(int n, int most) {
    assertThatFewRepairsSuffice(n, 10, most);
  }

  @Tag("slow")
  @Test
  void aThousandQueensAreMendedInFewMoves() {
    assertThatFewRepairsSuffice(1000, 3, 2000);
  }

  private static void assertThatFewRepairsSuffice(int n, int seeds, int most) {
    Csp csp = Queens.pairwise(n);
    Network network = new Network(csp.structure());
    for (long seed = 0; seed < seeds; seed++) {
      Solutions found = new Solutions();
      Counts counters =
          new MinConflicts(network, csp, new RandomStream(seed))
              .walk(0.02)
              .onSolution(found)
              .solve(Limits.none(), null)
              .counters();
      int[] values = found.inOrder().get(0).stream().mapToInt(Integer::intValue).toArray();
      assertThat(csp.isSolution(values)).as("%d queens, seed %d", n, seed).isTrue();
      assertThat(counters.moves() - n).as("%d queens, seed %d", n, seed).isLessThan(most);
    }
  }

  @Test
  void theSameSeedGivesTheSameRunAndAnAttemptDependsOnItsNumberAlone() {
    for (Case problem : CASES.subList(0, 100)) {
      ImmutableList<TraceEvent> once = events(record(search(problem), 3));
      assertThat(events(record(search(problem), 3))).as(problem.toString()).isEqualTo(once);
      ImmutableList<TraceEvent> less = events(record(search(problem), 2));
      assertThat(once.subList(0, less.size())).as(problem.toString()).isEqualTo(less);
    }
    Csp csp = RandomBinary.modelRb(5, 20, 8, 0.3, 0.35);
    assertThat(events(record(search(csp, 1), 1))).isNotEqualTo(events(record(search(csp, 2), 1)));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.3, 1})
  void everyRepairTakesAVariableInConflictToAValueOfFewestConflictsOrAnywhere(double walk) {
    int best = 0;
    int worse = 0;
    for (Csp csp : conflictingProblems()) {
      Recount recount = new Recount(csp);
      TracePlayer player = record(search(csp, 1).movesOfAnAttempt(300).walk(walk), 2).player();
      while (Seek.next(player, Set.of(EventKind.SELECT))) {
        TraceState state = player.state();
        int x = event(player).variable();
        assertThat(recount.count(x, state.assigned(x), state::assigned)).isPositive();
        int[] counts =
            IntStream.range(0, csp.variables().get(x).domain().size())
                .map(i -> state.isLeft(x, i) ? recount.count(x, i, state::assigned) : -1)
                .toArray();
        int fewest = IntStream.of(counts).filter(count -> count >= 0).min().orElseThrow();
        assertThat(player.stepForward()).isTrue();
        TraceEvent move = event(player);
        assertThat(move.kind()).isEqualTo(EventKind.MOVE);
        assertThat(move.variable()).isEqualTo(x);
        assertThat(counts[move.value()]).as("a value that is left").isNotNegative();
        best += counts[move.value()] == fewest ? 1 : 0;
        worse += counts[move.value()] > fewest ? 1 : 0;
      }
    }
    assertThat(best).isGreaterThan(300);
    assertThat(worse).isBetween(walk > 0 ? 300 : 0, walk > 0 ? Integer.MAX_VALUE : 0);
  }

  @Test
  void everyVariableStartsWhereItViolatesFewestConstraintsWithThoseBeforeIt() {
    for (Csp csp : conflictingProblems()) {
      Recount recount = new Recount(csp);
      TracePlayer player = record(search(csp, 1).movesOfAnAttempt(300), 2).player();
      while (Seek.next(player, Set.of(EventKind.MOVE))) {
        TraceEvent move = event(player);
        int x = move.variable();
        if (move.previous() == TraceEvent.NONE) {
          TraceState state = player.state();
          int count = recount.count(x, move.value(), state::assigned);
          for (int i = 0; i < csp.variables().get(x).domain().size(); i++) {
            if (state.isLeft(x, i)) {
              assertThat(recount.count(x, i, state::assigned)).isGreaterThanOrEqualTo(count);
            }
          }
        }
      }
    }
  }

  @Test
  void whatIsGivenOrSettledByTheFilterNeverMoves() {
    for (Case problem : CASES) {
      TracePlayer player = record(search(problem), 2).player();
      List<Integer> settled = new ArrayList<>();
      while (player.stepForward()) {
        TraceEvent event = event(player);
        if (event.kind() == EventKind.MOVE) {
          assertThat(settled).as(problem.toString()).doesNotContain(event.variable());
          assertThat(problem.csp().initialDomain(variable(problem, event)).size())
              .as(problem.toString())
              .isGreaterThan(1);
        } else if (event.kind() == EventKind.PLACE) {
          settled.add(event.variable());
        }
      }
    }
  }

  /** Forwards to the solution, backwards to the start, and the moves are told as they were made. */
  @Test
  void theTraceLeadsToTheAnswerAndBack() {
    for (Case problem : CASES) {
      Solutions found = new Solutions();
      Trace trace = record(search(problem).onSolution(found), 4);
      TracePlayer player = trace.player();
      List<ImmutableList<Integer>> states = new ArrayList<>();
      states.add(assigned(player));
      while (player.stepForward()) {
        TraceEvent event = event(player);
        if (event.kind() == EventKind.MOVE) {
          assertThat(states.get(states.size() - 1).get(event.variable()))
              .isEqualTo(event.previous());
          assertThat(player.state().assigned(event.variable())).isEqualTo(event.value());
        }
        states.add(assigned(player));
      }
      for (ImmutableList<Integer> solution : found.inOrder()) {
        assertThat(problem.csp().variables())
            .as(problem.toString())
            .allSatisfy(
                x ->
                    assertThat(x.domain().valueAt(player.state().assigned(x.index())))
                        .isEqualTo(solution.get(x.index())));
      }
      Counts counters = player.state().counters();
      assertThat(counters.moves()).isEqualTo(requireNonNull(trace.finalCounters()).moves());
      while (player.stepBack()) {
        assertThat(assigned(player))
            .as("%s at %d", problem, player.position())
            .isEqualTo(states.get(player.position()));
      }
      assertThat(player.state().counters().moves()).isZero();
    }
  }

  @Test
  void whatMakesNoSenseIsRefused() {
    MinConflicts search = search(unsatisfiable(), 1);
    assertThatIllegalArgumentException().isThrownBy(() -> search.walk(1.5));
    assertThatIllegalArgumentException().isThrownBy(() -> search.walk(-0.1));
    assertThatIllegalArgumentException().isThrownBy(() -> search.walk(Double.NaN));
    assertThatIllegalArgumentException().isThrownBy(() -> search.movesOfAnAttempt(0));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new MinConflicts(
                    new Network(Queens.pairwise(4).structure()),
                    Queens.pairwise(4),
                    new RandomStream(1)));
  }

  private static Trace record(MinConflicts search, long attempts) {
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    search.solve(Limits.none().withAttempts(attempts), recorder);
    return requireNonNull(recorder.trace());
  }

  private static ImmutableList<TraceEvent> events(Trace trace) {
    ImmutableList.Builder<TraceEvent> events = ImmutableList.builder();
    TracePlayer player = trace.player();
    while (player.stepForward()) {
      events.add(event(player));
    }
    return events.build();
  }

  private static TraceEvent event(TracePlayer player) {
    @Nullable TraceEvent event = player.lastEvent();
    return requireNonNull(event);
  }

  private static Variable variable(Case problem, TraceEvent event) {
    return problem.csp().variables().get(event.variable());
  }

  private static ImmutableList<Integer> assigned(TracePlayer player) {
    return IntStream.range(0, player.trace().csp().variables().size())
        .mapToObj(player.state()::assigned)
        .collect(toImmutableList());
  }
}
