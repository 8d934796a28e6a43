package org.cspworkbench.core.search;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.google.common.collect.ImmutableList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.lookback.ConflictDirectedBackjumping;
import org.cspworkbench.core.search.order.DomWdeg;
import org.cspworkbench.core.search.order.LastConflict;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.testing.Composition.LookAhead;
import org.cspworkbench.core.testing.Composition.LookBack;
import org.cspworkbench.core.testing.Composition.RootFilter;
import org.cspworkbench.core.testing.Seek;
import org.cspworkbench.core.testing.Solutions;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.core.trace.TraceState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Nogoods from restarts keep a search from what it has seen, and from nothing else. */
final class NogoodsTest {

  private static final ImmutableList<Case> PROBLEMS =
      ImmutableList.<Case>builder()
          .addAll(Case.mixed(100))
          .addAll(Case.drawn(0, 30, seed -> RandomBinary.modelRb(seed, 8, 4, 0.6, 0.35)))
          .build();

  /** However short the attempts, together they find every solution, each once, and then end. */
  @ParameterizedTest
  @EnumSource(LookAhead.class)
  void attemptsOfOneFailFindEverySolutionOnce(LookAhead lookAhead) {
    Composition.everyCombination()
        .filter(c -> c.lookAhead() == lookAhead && c.rootFilter() == RootFilter.NO_OTHER)
        .filter(c -> c.branching() == Branching.BINARY && c.lookBack() == LookBack.CHRONOLOGICAL)
        .forEach(NogoodsTest::findsEverySolutionOnce);
  }

  private static void findsEverySolutionOnce(Composition composition) {
    int share = Math.floorMod(composition.toString().hashCode(), 4); // the same in every run
    for (Case problem : PROBLEMS) {
      if (problem.seed() % 4 != share) {
        continue;
      }
      Solutions found = new Solutions();
      SearchResult result =
          composition
              .search(problem)
              .restarts(Restarts.fixed(1 + problem.seed() % 3))
              .nogoods()
              .wantAll()
              .onSolution(found)
              .solve(Limits.none(), null);
      assertThat(found.sorted()).as("%s, %s", problem, composition).isEqualTo(problem.solutions());
      assertThat(result.ending()).as("%s, %s", problem, composition).isEqualTo(Ending.EXHAUSTED);
    }
  }

  /**
   * Asked of brute force whenever one is learnt: with the decisions it names and its value there is
   * no solution but those found by then.
   */
  @ParameterizedTest
  @EnumSource(LookAhead.class)
  void everyNogoodIsOne(LookAhead lookAhead) {
    int learnt = 0;
    for (Case problem : PROBLEMS) {
      Solutions found = new Solutions();
      TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
      search(problem, lookAhead).wantAll().onSolution(found).solve(Limits.none(), recorder);
      TracePlayer player = requireNonNull(recorder.trace()).player();
      while (Seek.next(player, Set.of(EventKind.NOGOOD))) {
        learnt++;
        TraceState state = player.state();
        TraceEvent event = requireNonNull(player.lastEvent());
        assertThat(found.inOrder().subList(0, (int) state.counters().solutions()))
            .as("%s, %s", problem, event)
            .containsAll(
                problem.solutions().stream()
                    .filter(s -> agrees(s, event, state, problem))
                    .toList());
      }
    }
    assertThat(learnt).isGreaterThan(50);
  }

  private static boolean agrees(
      ImmutableList<Integer> solution, TraceEvent nogood, TraceState state, Case problem) {
    return has(solution, nogood.variable(), nogood.value(), problem)
        && nogood.levels().stream()
            .allMatch(
                level ->
                    has(
                        solution,
                        state.decisionVariable(level),
                        state.decisionValue(level),
                        problem));
  }

  private static boolean has(ImmutableList<Integer> solution, int x, int i, Case problem) {
    return solution.get(x) == problem.csp().variables().get(x).domain().valueAt(i);
  }

  /** No set of decisions comes to a solution or a failure twice. */
  @Test
  void noAttemptRepeatsABranch() {
    for (Case problem : PROBLEMS) {
      TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
      search(problem, LookAhead.AC3_BIT).wantAll().solve(Limits.none(), recorder);
      TracePlayer player = requireNonNull(recorder.trace()).player();
      Set<Set<List<Integer>>> failed = new HashSet<>();
      while (Seek.next(player, Set.of(EventKind.REFUTE))) {
        player.stepBack();
        assertThat(failed.add(decisions(player.state()))).as("%s", problem).isTrue();
        player.stepForward();
      }
    }
  }

  private static Set<List<Integer>> decisions(TraceState state) {
    Set<List<Integer>> decisions = new HashSet<>();
    for (int level = 1; level <= state.depth(); level++) {
      decisions.add(List.of(state.decisionVariable(level), state.decisionValue(level)));
    }
    return decisions;
  }

  /** Without them, attempts of a fixed length would go on for ever. */
  @Test
  void fixedAttemptsProveThatThereIsNoSolution() {
    Csp csp = Queens.pairwise(3);
    SearchResult result =
        new Search(new Network(csp.structure()), csp)
            .branching(Branching.BINARY)
            .restarts(Restarts.fixed(1))
            .nogoods()
            .solve(Limits.none(), null);
    assertThat(result.ending()).isEqualTo(Ending.EXHAUSTED);
    assertThat(result.counters().attempts()).isGreaterThan(3);
  }

  @Test
  void queensAreCountedOverManyAttempts() {
    Csp csp = Queens.pairwise(8);
    SearchResult result =
        new Search(new Network(csp.structure()), csp)
            .order(new LastConflict(new DomWdeg()))
            .maintainArcConsistency()
            .restarts(Restarts.luby(3))
            .nogoods()
            .wantAll()
            .solve(Limits.none(), null);
    assertThat(result.counters().solutions()).isEqualTo(92);
    assertThat(result.counters().attempts()).isGreaterThan(10);
  }

  @Test
  void whatIsNotDefinedWithNogoodsIsRefused() {
    Case problem = PROBLEMS.get(0);
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                search(problem, LookAhead.AC3)
                    .branching(Branching.D_WAY)
                    .solve(Limits.none(), null))
        .withMessage("nogoods from restarts need binary branching");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                search(problem, LookAhead.AC3)
                    .onContradiction(Backjumping.by(ConflictDirectedBackjumping::new))
                    .solve(Limits.none(), null))
        .withMessage(
            "nogoods from restarts give conflict-directed backjumping no reasons: take one or the"
                + " other");
    assertThatIllegalStateException()
        .isThrownBy(() -> search(problem, LookAhead.AC3).start(Limits.none()).attempt(1));
  }

  private static Search search(Case problem, LookAhead lookAhead) {
    return new Search(problem.network(), problem.csp())
        .lookAhead(lookAhead.maker())
        .branching(Branching.BINARY)
        .restarts(Restarts.fixed(2))
        .nogoods();
  }
}
