package org.cspworkbench.core.search;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.learning.Keep;
import org.cspworkbench.core.learning.Learning;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.IncrementalPropagator;
import org.cspworkbench.core.model.Linear;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Propagator;
import org.cspworkbench.core.model.Scope;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.local.MinConflicts;
import org.cspworkbench.core.search.order.Entropy;
import org.cspworkbench.core.search.order.RandomValue;
import org.cspworkbench.core.search.order.Weights;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.testing.Solutions;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever a propagator fails to remove or to report, a solution that is reported satisfies every
 * constraint, and every solution is reported.
 */
final class WeakPropagatorsTest {

  /** What a propagator does of what it could do; none removes a value of a solution. */
  private enum Strength {
    /** Nothing at all. */
    NOTHING,
    /** Reports that the values of all variables violate the constraint, and removes nothing. */
    REPORTS_IN_THE_END,
    /** Reports that nothing satisfies the constraint, and removes nothing. */
    REPORTS,
    /** Removes the values of the first variable that nothing supports. */
    FILTERS_ONE,
    /** Does so too, but asks not to be called for some time after each call. */
    PAUSES,
    /** Does so too, but asks not to be called whatever changes. */
    IGNORES_CHANGES;

    private static Strength any(RandomStream random) {
      return values()[random.nextInt(values().length)];
    }
  }

  /** A relation drawn from {@code salt}, and with it a cost that may be the wrong one. */
  private record Weak(ImmutableList<Variable> scope, Strength strength, long salt)
      implements Constraint {

    @Override
    public boolean isSatisfiedBy(int... values) {
      long hash = salt;
      for (int value : values) {
        hash = 31 * hash + value;
      }
      return new RandomStream(hash).nextInt(100) < 55;
    }

    @Override
    public Propagator.Cost cost() {
      return salt % 2 == 0 ? Propagator.Cost.LIGHT : Propagator.Cost.HEAVY;
    }

    @Override
    public Propagator propagator(Scope domains) {
      return switch (strength) {
        case PAUSES ->
            new Propagator() {
              @Override
              public boolean propagate() {
                return filterFirst(domains);
              }

              @Override
              public int pause() {
                return 5;
              }
            };
        case IGNORES_CHANGES ->
            new IncrementalPropagator() {
              @Override
              public boolean propagate() {
                return filterFirst(domains);
              }

              @Override
              public boolean notice(int position) {
                return false;
              }
            };
        default -> () -> propagate(domains);
      };
    }

    private boolean propagate(Scope domains) {
      return switch (strength) {
        case NOTHING -> true;
        case REPORTS_IN_THE_END ->
            IntStream.range(0, domains.size()).anyMatch(k -> domains.domainSize(k) > 1)
                || isSatisfiable(domains, 0, new int[domains.size()]);
        case REPORTS -> isSatisfiable(domains, 0, new int[domains.size()]);
        default -> filterFirst(domains);
      };
    }

    private boolean filterFirst(Scope domains) {
      int[] tuple = new int[domains.size()];
      for (int i = domains.first(0); i >= 0; i = domains.next(0, i)) {
        tuple[0] = domains.value(0, i);
        if (!isSatisfiable(domains, 1, tuple) && !domains.remove(0, i)) {
          return false;
        }
      }
      return true;
    }

    private boolean isSatisfiable(Scope domains, int place, int[] tuple) {
      if (place == tuple.length) {
        return isSatisfiedBy(tuple);
      }
      for (int i = domains.first(place); i >= 0; i = domains.next(place, i)) {
        tuple[place] = domains.value(place, i);
        if (isSatisfiable(domains, place + 1, tuple)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public String toString() {
      return strength + " on " + scope;
    }
  }

  private static final ImmutableList<Case> PROBLEMS = Case.drawn(0, 40, WeakPropagatorsTest::draw);

  private static Csp draw(long seed) {
    RandomStream random = new RandomStream(seed);
    Csp.Builder csp = Csp.builder("weak propagators of seed " + seed);
    ImmutableList<Variable> variables = csp.variables("x", 5, Domain.range(0, 2));
    for (int left = 3 + random.nextInt(4); left > 0; left--) {
      List<Variable> scope = new ArrayList<>(variables);
      while (scope.size() > 3) {
        scope.remove(random.nextInt(scope.size()));
      }
      csp.post(new Weak(ImmutableList.copyOf(scope), Strength.any(random), random.nextLong()));
    }
    if (random.nextInt(2) == 0) {
      csp.notEqual(variables.get(random.nextInt(3)), variables.get(3));
    }
    return csp.build();
  }

  static ImmutableList<Composition> compositions() {
    return Composition.everyPair()
        .filter(c -> c.lookAhead() == Composition.LookAhead.GAC)
        .collect(ImmutableList.toImmutableList());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("compositions")
  void everySearchFindsEverySolutionOnce(Composition composition) {
    for (Case problem : PROBLEMS) {
      findsAll(problem, composition.search(problem));
      if (composition.mayLearnNogoods()) {
        findsAll(problem, composition.search(problem).restarts(Restarts.fixed(1)).nogoods());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void everySearchThatLearnsFindsEverySolutionOnce(Keep keep) {
    for (Case problem : PROBLEMS) {
      findsAll(
          problem,
          Search.on(problem.csp())
              .lookAhead(Gac::new)
              .branching(Branching.BINARY)
              .onContradiction(LearningBacktracking.by(new Learning(keep))));
    }
  }

  @ParameterizedTest
  @MethodSource("org.cspworkbench.core.testing.Composition#branchings")
  void jumpsLoseNoSolution(Branching branching) {
    for (Case problem : PROBLEMS) {
      findsAll(
          problem,
          Search.on(problem.csp())
              .lookAhead(Gac::new)
              .branching(branching)
              .onContradiction(LongJumps.after(1)));
    }
  }

  private static void findsAll(Case problem, Search search) {
    Solutions found = new Solutions();
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    SearchResult result = search.wantAll().onSolution(found).solve(Limits.none(), recorder);
    assertThat(found.sorted()).as("%s", problem).isEqualTo(problem.solutions());
    assertThat(result.ending()).as("%s", problem).isEqualTo(Ending.EXHAUSTED);
    assertTraceCountsAs(problem, requireNonNull(recorder.trace()), result.counters());
  }

  private static void assertTraceCountsAs(Case problem, Trace trace, Counts counters) {
    TracePlayer player = trace.player();
    player.seek(trace.length());
    Counts recounted = player.state().counters();
    assertThat(
            List.of(
                recounted.nodes(),
                recounted.fails(),
                recounted.backtracks(),
                recounted.solutions()))
        .as("%s", problem)
        .isEqualTo(
            List.of(
                counters.nodes(), counters.fails(), counters.backtracks(), counters.solutions()));
  }

  @ParameterizedTest
  @MethodSource("org.cspworkbench.core.testing.Composition#branchings")
  void thePartsOfASearchHaveItsSolutions(Branching branching) {
    for (Case problem : PROBLEMS) {
      Solutions found = new Solutions();
      Decomposition.Cut cut = Decomposition.of(search(problem, branching), 20, Limits.none());
      cut.subproblems()
          .forEach(
              part -> search(problem, branching).within(part).wantAll().onSolution(found).solve());
      assertThat(found.sorted()).as("%s", problem).isEqualTo(problem.solutions());
    }
  }

  private static Search search(Case problem, Branching branching) {
    return Search.on(problem.csp()).lookAhead(Gac::new).branching(branching);
  }

  static ImmutableList<UnaryOperator<Search>> optimising() {
    return ImmutableList.of(
        search -> search,
        search -> search.branching(Branching.BINARY),
        search ->
            search
                .branching(Branching.BINARY)
                .onContradiction(LearningBacktracking.by(new Learning(Keep.ALL))),
        search -> search.branching(Branching.BINARY).restarts(Restarts.fixed(2)).nogoods());
  }

  @ParameterizedTest
  @MethodSource("optimising")
  void theBestSolutionIsTheBest(UnaryOperator<Search> parts) {
    for (Case problem : PROBLEMS) {
      Solutions found = new Solutions();
      Linear sum = Linear.of(problem.csp().variables().get(0));
      for (Variable x : problem.csp().variables().subList(1, 5)) {
        sum = sum.plus(x);
      }
      parts
          .apply(search(problem, Branching.D_WAY))
          .optimise(Objective.minimum(sum))
          .onSolution(found)
          .solve();
      assertThat(problem.solutions()).as("%s", problem).containsAll(found.inOrder());
      long best = least(problem.solutions());
      assertThat(least(found.inOrder())).as("%s", problem).isEqualTo(best);
    }
  }

  private static long least(ImmutableList<ImmutableList<Integer>> solutions) {
    return solutions.stream()
        .mapToLong(values -> values.stream().mapToLong(Integer::longValue).sum())
        .min()
        .orElse(Long.MAX_VALUE);
  }

  /** Sampling, repair of blocks and local search prove little, but what they find is a solution. */
  @ParameterizedTest
  @MethodSource("sampling")
  void whatASearchByChanceFindsIsASolution(UnaryOperator<Search> parts) {
    long solved = 0;
    for (Case problem : PROBLEMS) {
      RandomStream random = new RandomStream(problem.seed());
      Solutions found = new Solutions();
      Search search =
          parts
              .apply(Search.on(problem.csp()).lookAhead(Gac::new))
              .order(new Entropy(Weights.EQUAL, random))
              .values(new RandomValue(random))
              .random(random)
              .onSolution(found);
      SearchResult result = search.solve(Limits.none().withAttempts(50), null);
      solved += assertSolutionOrNone(problem, found, result);
    }
    assertThat(solved).isGreaterThan(10);
  }

  static ImmutableList<UnaryOperator<Search>> sampling() {
    return ImmutableList.of(
        search -> search.restarts(Restarts.ON_CONTRADICTION),
        search -> search.onContradiction(BlockRepair.ofRadius(1)).restarts(Restarts.fixed(20)));
  }

  @ParameterizedTest
  @MethodSource("filtered")
  void whatLocalSearchFindsIsASolution(Case problem) {
    Solutions found = new Solutions();
    SearchResult result =
        new MinConflicts(problem.network(), problem.csp(), new RandomStream(problem.seed()))
            .walk(0.1)
            .movesOfAnAttempt(100)
            .onSolution(found)
            .solve(Limits.none().withAttempts(5), null);
    assertThat(assertSolutionOrNone(problem, found, result)).isLessThanOrEqualTo(1);
  }

  /** The problems above, and each with all variables fixed, at which no local search may move. */
  static ImmutableList<Case> filtered() {
    ImmutableList.Builder<Case> cases = ImmutableList.builder();
    LongStream.range(0, PROBLEMS.size())
        .forEach(
            seed -> {
              Csp csp = PROBLEMS.get((int) seed).csp();
              cases.add(PROBLEMS.get((int) seed), Case.of(seed, fixed(csp, seed)));
            });
    return cases.build();
  }

  private static Csp fixed(Csp csp, long seed) {
    RandomStream random = new RandomStream(seed);
    return csp.restricted(
        csp.name() + ", fixed",
        csp.variables().stream()
            .collect(ImmutableMap.toImmutableMap(x -> x, x -> Domain.of(random.nextInt(3)))));
  }

  private static int assertSolutionOrNone(Case problem, Solutions found, SearchResult result) {
    assertThat(problem.solutions()).as("%s", problem).containsAll(found.inOrder());
    if (result.ending() == Ending.EXHAUSTED) {
      assertThat(problem.solutions()).as("%s", problem).isEmpty();
    }
    return found.inOrder().size();
  }
}
