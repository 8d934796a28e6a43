package org.cspworkbench.core.search.lookback;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.cspworkbench.core.consistency.Ac3;
import org.cspworkbench.core.consistency.Ac3Bit;
import org.cspworkbench.core.consistency.BackwardChecking;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.consistency.ForwardChecking;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Backjumping;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Restarts;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.search.order.DomWdeg;
import org.cspworkbench.core.search.order.Lexicographic;
import org.cspworkbench.core.search.order.Mrv;
import org.cspworkbench.core.search.order.VariableOrder;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.testing.Seek;
import org.cspworkbench.core.testing.Solutions;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.core.trace.TraceState;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A search that jumps back leaves out only what holds nothing: what it jumps over rests on
 * decisions that really cannot stand together.
 */
final class LookBackTest {

  private static final ImmutableList<LookBack.Maker> FROM_THE_PAST =
      ImmutableList.of(GaschnigBackjumping::new, GraphBasedBackjumping::new);

  private static final ImmutableList<Case> PROBLEMS =
      ImmutableList.<Case>builder()
          .addAll(Case.mixed(100))
          .addAll(
              Case.mixed(60).stream()
                  .map(LookBackTest::filteredAsAWhole)
                  .collect(ImmutableList.toImmutableList()))
          .addAll(Case.drawn(0, 40, LookBackTest::sparse))
          .addAll(Case.drawn(0, 40, LookBackTest::apart))
          .build();

  private static Case filteredAsAWhole(Case problem) {
    return new Case(problem.seed(), problem.csp(), problem.filteredAsAWhole(), problem.solutions());
  }

  /** Ten variables with few tight constraints, so that what is decided last is seldom to blame. */
  private static Csp sparse(long seed) {
    return RandomBinary.modelRb(seed, 10, 3, 0.3, 0.5);
  }

  /** Three variables that have nothing to do with anything, then a graph to be coloured. */
  private static Csp apart(long seed) {
    RandomStream random = new RandomStream(seed);
    Csp.Builder csp = Csp.builder("colouring apart of seed " + seed);
    for (int i = 0; i < 3; i++) {
      csp.variable("a" + i, 1, 2);
    }
    List<Variable> nodes = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      nodes.add(csp.variable("v" + i, 1, 3));
    }
    for (int i = 0; i < nodes.size(); i++) {
      for (int j = 0; j < i; j++) {
        if (random.nextInt(100) < 75) {
          csp.notEqual(nodes.get(i), nodes.get(j));
        }
      }
    }
    return csp.build();
  }

  static Stream<Arguments> lookBacks() {
    List<Arguments> all = new ArrayList<>();
    for (Branching branching : Composition.branchings()) {
      for (LookBack.Maker maker : FROM_THE_PAST) {
        all.add(of("no look-ahead", BackwardChecking::new, branching, maker));
      }
      LookBack.Maker cbj = ConflictDirectedBackjumping::new;
      all.add(of("no look-ahead", BackwardChecking::new, branching, cbj));
      all.add(of("forward checking", ForwardChecking::new, branching, cbj));
      all.add(of("forward checking", ForwardChecking::new, branching, GraphBasedBackjumping::new));
      all.add(of("AC-3", Ac3::new, branching, cbj));
      all.add(of("AC-3 by words", Ac3Bit::new, branching, cbj));
      all.add(of("propagators", Gac::new, branching, cbj));
    }
    return all.stream();
  }

  private static Arguments of(
      String name, Consistency.Maker lookAhead, Branching branching, LookBack.Maker lookBack) {
    return Arguments.of(Named.of(name(lookBack), lookBack), name, branching, lookAhead);
  }

  private static String name(LookBack.Maker lookBack) {
    Case any = PROBLEMS.get(0);
    Domains domains = new Domains(any.network(), any.csp(), new Counters(), null);
    return lookBack.on(domains, new Assignment(domains)).toString();
  }

  /**
   * Asked of brute force at every dead end: with the decisions of the conflict set, and whatever
   * the others, there is no solution but those found by then. The return goes to the latest of
   * them.
   */
  @ParameterizedTest(name = "{0}, {1}, {2}")
  @MethodSource("lookBacks")
  void everyConflictSetIsARealConflict(
      LookBack.Maker lookBack, String name, Branching branching, Consistency.Maker lookAhead) {
    int conflicts = 0;
    int longJumps = 0;
    for (Case problem : PROBLEMS) {
      Solutions found = new Solutions();
      TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
      SearchResult result =
          search(problem, lookAhead, lookBack)
              .branching(branching)
              .wantAll()
              .onSolution(found)
              .solve(Limits.none(), recorder);
      assertThat(found.sorted()).as("%s", problem).isEqualTo(problem.solutions());
      Trace trace = requireNonNull(recorder.trace());
      ConflictChecker checker = new ConflictChecker(problem, trace, found.inOrder());
      checker.checkAll();
      assertThat(checker.returns).as("%s", problem).isEqualTo(result.counters().backtracks());
      conflicts += checker.conflicts;
      longJumps += checker.longJumps;
    }
    assertThat(conflicts).as("conflict sets looked at").isGreaterThan(50);
    assertThat(longJumps).as("jumps over at least one decision").isGreaterThan(5);
  }

  /** Plays a trace and asks at every dead end. */
  private static final class ConflictChecker {
    private final Case problem;
    private final List<ImmutableList<Integer>> found;
    private final TracePlayer player;
    private final List<Integer> conflict = new ArrayList<>();
    private @Nullable Set<ImmutableList<Integer>> ruledOut; // by the decisions of the conflict set
    private int conflicts;
    private int longJumps;
    private long returns;

    ConflictChecker(Case problem, Trace trace, List<ImmutableList<Integer>> found) {
      this.problem = problem;
      this.found = found;
      this.player = trace.player();
    }

    void checkAll() {
      while (player.stepForward()) {
        TraceEvent event = requireNonNull(player.lastEvent());
        switch (event.kind()) {
          case CONFLICT -> {
            conflict.addAll(event.levels());
            ruledOut = solutionsWithTheConflict();
            continue;
          }
          case BACKTRACK -> checkReturn(player.state().depth() + 1, 1);
          case JUMP -> {
            int target = event.value() == TraceEvent.NONE ? 0 : event.levels().get(0);
            checkReturn(target, event.levels().size());
            longJumps += event.levels().size() > 1 ? 1 : 0;
          }
          default -> assertThat(ruledOut).as("a conflict set is told before a return").isNull();
        }
        conflict.clear();
        ruledOut = null;
      }
    }

    private void checkReturn(int target, int dropped) {
      returns++;
      if (ruledOut == null) { // from a solution
        assertThat(dropped).as("%s", problem).isEqualTo(1);
        return;
      }
      conflicts++;
      assertThat(conflict.stream().mapToInt(level -> level).max().orElse(0))
          .as("%s, at %d", problem, player.position())
          .isEqualTo(target);
      assertThat(found.subList(0, (int) player.state().counters().solutions()))
          .as("%s, at %d: conflict set %s", problem, player.position(), conflict)
          .containsAll(ruledOut);
    }

    private Set<ImmutableList<Integer>> solutionsWithTheConflict() {
      return problem.solutions().stream()
          .filter(solution -> agrees(solution, player.state()))
          .collect(ImmutableSet.toImmutableSet());
    }

    private boolean agrees(ImmutableList<Integer> solution, TraceState state) {
      return conflict.stream()
          .allMatch(
              level -> {
                int x = state.decisionVariable(level);
                int value =
                    problem.csp().variables().get(x).domain().valueAt(state.decisionValue(level));
                return solution.get(x) == value;
              });
    }
  }

  /**
   * With a fixed order of the variables each algorithm visits no node that the one before does not
   * (Kondrak and van Beek, "A Theoretical Evaluation of Selected Backtracking Algorithms", 1997).
   */
  @Test
  void conflictDirectedVisitsNoMoreThanGaschnigAndThatNoMoreThanBacktracking() {
    for (Case problem : PROBLEMS) {
      long backtracking = nodes(problem, BackwardChecking::new, null);
      long gaschnig = nodes(problem, BackwardChecking::new, GaschnigBackjumping::new);
      long graph = nodes(problem, BackwardChecking::new, GraphBasedBackjumping::new);
      long cbj = nodes(problem, BackwardChecking::new, ConflictDirectedBackjumping::new);
      assertThat(gaschnig).as("%s", problem).isLessThanOrEqualTo(backtracking);
      assertThat(graph).as("%s", problem).isLessThanOrEqualTo(backtracking);
      assertThat(cbj).as("%s", problem).isLessThanOrEqualTo(gaschnig).isLessThanOrEqualTo(graph);
      long forward = nodes(problem, ForwardChecking::new, null);
      long graphForward = nodes(problem, ForwardChecking::new, GraphBasedBackjumping::new);
      assertThat(graphForward).as("%s", problem).isLessThanOrEqualTo(forward);
      assertThat(nodes(problem, ForwardChecking::new, ConflictDirectedBackjumping::new))
          .as("%s", problem)
          .isLessThanOrEqualTo(graphForward);
    }
  }

  /** Of 25 variables with 39 constraints: most decisions have nothing to do with a dead end. */
  @Test
  void onASparseProblemEachVisitsFarFewerNodesThanTheOneBefore() {
    Csp csp = RandomBinary.modelRb(8, 25, 4, 0.13, 0.5);
    assertThat(counters(csp, null).nodes()).isEqualTo(42_105);
    assertThat(counters(csp, GaschnigBackjumping::new).nodes()).isEqualTo(15_472);
    assertThat(counters(csp, GraphBasedBackjumping::new).nodes()).isEqualTo(5_789);
    assertThat(counters(csp, ConflictDirectedBackjumping::new).nodes()).isEqualTo(3_114);
    assertThat(longestJump(csp)).isGreaterThan(5);
  }

  private static Counts counters(Csp csp, LookBack.@Nullable Maker lookBack) {
    Search search = new Search(new Network(csp.structure()), csp);
    return (lookBack == null ? search : search.onContradiction(Backjumping.by(lookBack)))
        .solve(Limits.none(), null)
        .counters();
  }

  /** The most decisions that a jump of conflict-directed backjumping drops. */
  private static int longestJump(Csp csp) {
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    new Search(new Network(csp.structure()), csp)
        .onContradiction(Backjumping.by(ConflictDirectedBackjumping::new))
        .solve(Limits.none(), recorder);
    TracePlayer player = requireNonNull(recorder.trace()).player();
    int longest = 0;
    while (Seek.next(player, Set.of(EventKind.JUMP))) {
      longest = Math.max(longest, requireNonNull(player.lastEvent()).levels().size());
    }
    return longest;
  }

  /**
   * On thousands of random problems, with and without solutions, with any order of the variables,
   * and when it starts anew.
   */
  @Test
  void graphBasedBackjumpingWithForwardCheckingFindsWhatBruteForceFinds() {
    int satisfiable = 0;
    List<Case> problems = new ArrayList<>(Case.mixed(1_000));
    problems.addAll(Case.drawn(0, 1_000, LookBackTest::sparse));
    problems.addAll(Case.drawn(0, 1_000, LookBackTest::apart));
    for (Case problem : problems) {
      satisfiable += problem.solutions().isEmpty() ? 0 : 1;
      for (Branching branching : Composition.branchings()) {
        for (VariableOrder order : List.of(new Lexicographic(), new Mrv(), new DomWdeg())) {
          Solutions found = new Solutions();
          graphBasedForward(problem, branching, order).wantAll().onSolution(found).solve();
          assertThat(found.sorted())
              .as("%s, %s", problem, branching)
              .isEqualTo(problem.solutions());
        }
        Ending ending =
            graphBasedForward(problem, branching, new DomWdeg())
                .restarts(Restarts.luby(2))
                .solve()
                .ending();
        assertThat(ending)
            .as("%s, %s, with restarts", problem, branching)
            .isEqualTo(problem.solutions().isEmpty() ? Ending.EXHAUSTED : Ending.ENOUGH);
      }
    }
    assertThat(satisfiable).isBetween(500, problems.size() - 500);
  }

  private static Search graphBasedForward(Case problem, Branching branching, VariableOrder order) {
    return search(problem, ForwardChecking::new, GraphBasedBackjumping::new)
        .branching(branching)
        .order(order);
  }

  @Test
  void gaschnigIsRefusedWithLookAhead() {
    for (Consistency.Maker lookAhead :
        List.<Consistency.Maker>of(ForwardChecking::new, Ac3::new, Ac3Bit::new)) {
      assertRefused(
          lookAhead,
          GaschnigBackjumping::new,
          "Gaschnig's backjumping is defined without look-ahead only: it learns from checks against"
              + " earlier variables");
    }
  }

  @Test
  void graphBasedIsRefusedWithArcConsistency() {
    for (Consistency.Maker lookAhead :
        List.<Consistency.Maker>of(Ac3::new, Ac3Bit::new, Gac::new)) {
      assertRefused(
          lookAhead,
          GraphBasedBackjumping::new,
          "graph-based backjumping is defined without look-ahead or with forward checking only:"
              + " other look-ahead removes values for reasons beyond the neighbours");
    }
  }

  private static void assertRefused(
      Consistency.Maker lookAhead, LookBack.Maker lookBack, String sentence) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> search(PROBLEMS.get(0), lookAhead, lookBack).solve(Limits.none(), null))
        .withMessage(sentence);
  }

  /** The last variable must be 1 by the first and 0 by the second, until that one is undone. */
  @Test
  void manyVariablesHaveConflictSets() {
    Csp.Builder csp = Csp.builder("many variables");
    List<Variable> x = csp.variables("x", 40_000, Domain.range(0, 1));
    csp.lessThan(x.get(0), x.get(39_999)).equal(x.get(1), x.get(39_999));
    SearchResult result =
        Search.on(csp.build())
            .onContradiction(Backjumping.by(ConflictDirectedBackjumping::new))
            .solve();
    assertThat(result.counters().solutions()).isEqualTo(1);
    assertThat(result.counters().maxDepth()).isEqualTo(40_000);
    assertThat(result.counters().jumps()).isEqualTo(1);
  }

  private static long nodes(
      Case problem, Consistency.Maker lookAhead, LookBack.@Nullable Maker lookBack) {
    return search(problem, lookAhead, lookBack)
        .wantAll()
        .solve(Limits.none(), null)
        .counters()
        .nodes();
  }

  private static Search search(
      Case problem, Consistency.Maker lookAhead, LookBack.@Nullable Maker lookBack) {
    Search search = new Search(problem.network(), problem.csp()).lookAhead(lookAhead);
    return lookBack == null ? search : search.onContradiction(Backjumping.by(lookBack));
  }
}
