package org.cspworkbench.core.trace;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.learning.ActivityOrder;
import org.cspworkbench.core.learning.Keep;
import org.cspworkbench.core.learning.Learning;
import org.cspworkbench.core.learning.SavedPhases;
import org.cspworkbench.core.model.Linear;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.search.LearningBacktracking;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Restarts;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.search.order.Ascending;
import org.cspworkbench.core.search.order.DomWdeg;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Drawn;
import org.cspworkbench.core.testing.Solutions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The trace of a search that learns: it ends where the kernel ended, and each nogood in it is true
 * of the problem, holds when it is learnt, and rules out what it is said to rule out.
 */
final class LearningTraceTest {

  private static final int SEEDS = 36;
  private static final int MANY = 200; // solutions, which are not all looked for
  private static final int LONGEST = 400; // events, of traces that are played back step by step

  /** What a search looks for. */
  private enum Goal {
    FIRST,
    ALL,
    BEST;

    Search of(Case problem) {
      Search search = search(problem);
      return switch (this) {
        case FIRST -> search;
        case ALL -> search.wantAll();
        case BEST -> search.optimise(Objective.minimum(sum(problem)));
      };
    }
  }

  private final Map<EventKind, Integer> counts = new EnumMap<>(EventKind.class);
  private int removalsByNogoods;

  @ParameterizedTest
  @EnumSource(Drawn.class)
  void traceTellsWhatHappened(Drawn drawn) throws Exception {
    for (long seed = 0; seed < SEEDS; seed++) {
      Case problem = drawn.of(seed);
      boolean hasMany = problem.solutions().size() > MANY;
      Goal goal = hasMany ? Goal.FIRST : Goal.values()[(int) (seed / 6 % 3)];
      Detail detail = seed % 4 < 2 ? Detail.FINE : Detail.DECISIONS;
      check(problem, goal, detail);
    }
    assertThat(counts.getOrDefault(EventKind.LEARN, 0))
        .isGreaterThan(drawn == Drawn.HARD ? SEEDS : 1);
    assertThat(counts.get(EventKind.ASSERT)).isEqualTo(counts.get(EventKind.LEARN));
    assertThat(removalsByNogoods).isGreaterThan(drawn == Drawn.HARD ? SEEDS : 1);
    assertThat(counts.getOrDefault(EventKind.FORGET, 0))
        .isGreaterThanOrEqualTo(drawn == Drawn.HARD ? 10 : 0);
  }

  private void check(Case problem, Goal goal, Detail detail) throws Exception {
    String run = problem + ", " + goal + ", " + detail;
    Solutions unrecorded = new Solutions();
    SearchResult off = goal.of(problem).onSolution(unrecorded).solve();
    TraceRecorder recorder = new TraceRecorder(detail);
    Solutions recorded = new Solutions();
    SearchResult on = goal.of(problem).onSolution(recorded).solve(Limits.none(), recorder);
    assertThat(recorded.inOrder()).as(run).isEqualTo(unrecorded.inOrder());
    assertThat(Snapshot.allCounters(on.counters()))
        .as(run)
        .isEqualTo(Snapshot.allCounters(off.counters()));

    Trace trace = requireNonNull(recorder.trace());
    TracePlayer player = trace.player();
    Checker checker = new Checker(problem, goal, trace);
    while (player.stepForward()) {
      checker.check(requireNonNull(player.lastEvent()), run);
    }
    checkEnd(player.state(), on, detail, run);
    checkStepsBack(player, run);
    checkEncoding(trace, problem, run);
  }

  private static void checkStepsBack(TracePlayer player, String run) {
    Trace trace = player.trace();
    player.seek(0);
    List<Snapshot> states = new ArrayList<>();
    do {
      states.add(Snapshot.of(player.state(), trace.csp()));
    } while (player.position() < LONGEST && player.stepForward());
    while (player.stepBack()) {
      assertThat(Snapshot.of(player.state(), trace.csp()))
          .as("%s at %d", run, player.position())
          .isEqualTo(states.get(player.position()));
    }
  }

  private static void checkEnd(TraceState end, SearchResult result, Detail detail, String run) {
    for (Variable x : result.domains().csp().variables()) {
      for (int i = 0; i < x.domain().size(); i++) {
        assertThat(end.contains(x.index(), i))
            .as("%s: %s = %d", run, x, i)
            .isEqualTo(result.domains().contains(x.index(), i));
      }
    }
    Counters replayed = end.counters().copy();
    if (detail == Detail.DECISIONS) {
      replayed.revisions = result.counters().revisions(); // not those after the last selection
    }
    assertThat(Snapshot.counters(replayed)).as(run).isEqualTo(Snapshot.counters(result.counters()));
  }

  private static void checkEncoding(Trace trace, Case problem, String run) throws Exception {
    int half = trace.length() / 2;
    for (int end : new int[] {trace.length(), half}) {
      byte[] bytes = TraceEncoder.encode(trace, end);
      Trace decoded = TraceDecoder.decode(bytes, problem.csp(), trace.key());
      assertThat(decoded.length()).as(run).isEqualTo(end);
      TracePlayer original = trace.player();
      TracePlayer copy = decoded.player();
      while (copy.stepForward()) {
        original.stepForward();
        assertThat(copy.lastEvent()).as(run).isEqualTo(original.lastEvent());
      }
      for (int number = 1; number <= decoded.nogoodCount(); number++) {
        assertThat(decoded.nogood(number)).as(run).isEqualTo(trace.nogood(number));
      }
    }
  }

  private static Search search(Case problem) {
    int seed = (int) problem.seed();
    return new Search(seed % 2 == 0 ? problem.network() : problem.filteredAsAWhole(), problem.csp())
        .order(seed % 5 == 0 ? new DomWdeg() : new ActivityOrder())
        .values(new SavedPhases(new Ascending()))
        .lookAhead(Gac::new)
        .restarts(Restarts.luby(1 + seed % 3))
        .branching(Branching.BINARY)
        .onContradiction(
            LearningBacktracking.by(
                new Learning(List.of(Keep.values()).get(seed % 3), 1 + 30L * (seed % 4))));
  }

  private static Linear sum(Case problem) {
    Linear sum = Linear.of(1, problem.csp().variables().get(0));
    for (Variable x : problem.csp().variables()) {
      sum = sum.plus(coefficient(problem, x), x);
    }
    return sum;
  }

  private static int coefficient(Case problem, Variable x) {
    return (x.index() + (int) problem.seed()) % 5 - 2;
  }

  /** Follows one trace with a player that stands before each event. */
  private final class Checker {
    private final Goal goal;
    private final Trace trace;
    private final TraceKey key;
    private final TracePlayer before;
    private final Set<ImmutableList<Integer>> open; // solutions that have not been found
    private final Case problem;
    private final Set<Integer> forgotten = new HashSet<>();
    private final int learntBefore = counts.getOrDefault(EventKind.LEARN, 0);

    Checker(Case problem, Goal goal, Trace trace) {
      this.problem = problem;
      this.goal = goal;
      this.trace = trace;
      this.key = trace.key();
      this.before = trace.player();
      this.open = new HashSet<>(problem.solutions());
    }

    void check(TraceEvent event, String run) {
      String where = run + " at " + event;
      counts.merge(event.kind(), 1, Integer::sum);
      switch (event.kind()) {
        case SOLUTION -> found();
        case LEARN -> checkNogood(trace.nogood(event.number()), where);
        case JUMP, ASSERT -> checkAssertion(event, where);
        case FORGET -> {
          assertThat(event.number()).as(where).isBetween(1, nogoodsLearnt());
          assertThat(forgotten.add(event.number())).as(where).isTrue();
        }
        case PRUNE -> checkPruning(event, where);
        case VIOLATION -> {
          if (event.number() != TraceEvent.NONE) {
            assertThat(forgotten).as(where).doesNotContain(event.number());
            assertThat(holding(trace.nogood(event.number()), 0)).as(where).isTrue();
          }
        }
        default -> {
          // of every search
        }
      }
      before.stepForward();
    }

    private void found() {
      ImmutableList<Integer> values =
          problem.csp().variables().stream()
              .map(x -> x.domain().valueAt(before.state().assigned(x.index())))
              .collect(toImmutableList());
      assertThat(open).contains(values);
      open.removeIf(
          other -> goal == Goal.BEST ? worth(other) >= worth(values) : other.equals(values));
    }

    private long worth(List<Integer> solution) {
      long sum = solution.get(0);
      for (Variable x : problem.csp().variables()) {
        sum += (long) coefficient(problem, x) * solution.get(x.index());
      }
      return sum;
    }

    /** It holds, and no solution that may still be found has all of it. */
    private void checkNogood(LearntNogood nogood, String where) {
      assertThat(holding(nogood, 0)).as(where).isTrue();
      for (List<Integer> solution : open) {
        assertThat(IntStream.range(0, nogood.size()).allMatch(k -> holdsIn(solution, nogood, k)))
            .as("%s: %s", where, solution)
            .isFalse();
      }
      assertThat(nogood.level()).as(where).isLessThan(before.state().depth());
      assertThat(nogood.levels()).as(where).isBetween(1, nogood.size());
    }

    private boolean holdsIn(List<Integer> solution, LearntNogood nogood, int k) {
      int x = key.variableAt(nogood.address(k));
      int index = trace.csp().variables().get(x).domain().indexOf(solution.get(x));
      return (index == key.indexAt(nogood.address(k))) == nogood.isEquation(k);
    }

    private void checkAssertion(TraceEvent event, String where) {
      TraceState state = before.state();
      if (event.kind() == EventKind.JUMP) {
        assertThat(event.levels()).as(where).endsWith(state.depth());
        return;
      }
      LearntNogood nogood = trace.nogood(event.number());
      assertThat(holding(nogood, 1)).as(where).isTrue();
      assertThat(holds(nogood, 0)).as(where).isFalse();
      assertThat(event.number()).as(where).isEqualTo(nogoodsLearnt());
      if (goal == Goal.FIRST) {
        assertThat(state.depth()).as(where).isEqualTo(nogood.level());
      } else {
        assertThat(state.depth()).as(where).isGreaterThanOrEqualTo(nogood.level());
      }
    }

    private int nogoodsLearnt() {
      return counts.getOrDefault(EventKind.LEARN, 0) - learntBefore;
    }

    /** All literals of the nogood hold but one, which the removal contradicts. */
    private void checkPruning(TraceEvent event, String where) {
      if (event.number() == TraceEvent.NONE) {
        return;
      }
      removalsByNogoods++;
      assertThat(forgotten).as(where).doesNotContain(event.number());
      assertThat(event.arc()).as(where).isEqualTo(TraceEvent.NONE);
      assertThat(trace.arc(event.position())).as(where).isEqualTo(TraceEvent.NONE);
      LearntNogood nogood = trace.nogood(event.number());
      List<Integer> not =
          IntStream.range(0, nogood.size()).filter(k -> !holds(nogood, k)).boxed().toList();
      int address = key.address(event.variable(), event.prunings().get(0).value());
      assertThat(not).as(where).hasSize(1);
      int k = not.get(0);
      if (nogood.isEquation(k)) {
        assertThat(address).as(where).isEqualTo(nogood.address(k));
      } else {
        assertThat(key.variableAt(nogood.address(k))).as(where).isEqualTo(event.variable());
        assertThat(address).as(where).isNotEqualTo(nogood.address(k));
      }
    }

    private boolean holding(LearntNogood nogood, int from) {
      return IntStream.range(from, nogood.size()).allMatch(k -> holds(nogood, k));
    }

    private boolean holds(LearntNogood nogood, int k) {
      int x = key.variableAt(nogood.address(k));
      boolean has = before.state().contains(x, key.indexAt(nogood.address(k)));
      int others = before.state().size(x) - (has ? 1 : 0); // at a contradiction it may be empty
      return nogood.isEquation(k) ? others == 0 : !has;
    }
  }

  @Test
  void learntNogoodsCountAgainstTheMemoryOfATrace() {
    Case problem = Case.of(3, RandomBinary.modelRb(3, 10, 5, 0.6, 0.35));
    TraceRecorder whole = new TraceRecorder(Detail.DECISIONS);
    search(problem).wantAll().solve(Limits.none(), whole);
    TraceRecorder small =
        new TraceRecorder(Detail.DECISIONS, 6L * requireNonNull(whole.trace()).length());
    SearchResult result = search(problem).wantAll().solve(Limits.none(), small);
    Trace cut = requireNonNull(small.trace());
    assertThat(requireNonNull(whole.trace()).hasGap()).isFalse();
    assertThat(cut.hasGap()).isTrue();
    assertThat(cut.nogoodCount()).isPositive();
    TracePlayer player = cut.player();
    player.seek(cut.length());
    assertThat(Snapshot.counters(player.state().counters()))
        .isEqualTo(Snapshot.counters(result.counters()));
  }
}
