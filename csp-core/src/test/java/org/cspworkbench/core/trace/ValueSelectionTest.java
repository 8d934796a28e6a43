package org.cspworkbench.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.util.List;
import java.util.Objects;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.kernel.Adjacency;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Restarts;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.search.order.Ascending;
import org.cspworkbench.core.search.order.Degree;
import org.cspworkbench.core.search.order.FewestLegalValues;
import org.cspworkbench.core.search.order.Lexicographic;
import org.cspworkbench.core.search.order.Mrv;
import org.cspworkbench.core.search.order.ValueOrder;
import org.cspworkbench.core.search.order.VariableOrder;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.RandomCsp;
import org.cspworkbench.core.testing.Solutions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Plain backtracking passes over the values that fail, and the order of fewest legal values looks
 * only at what has changed; both count and tell what happens one by one.
 */
final class ValueSelectionTest {

  /** The smallest value first, by an order of which a search knows nothing: one by one. */
  private static final ValueOrder ONE_BY_ONE = (x, domains) -> domains.first(x);

  private static final ImmutableList<Case> PROBLEMS =
      ImmutableList.<Case>builder()
          .addAll(Case.mixed(150))
          .addAll(Case.drawn(0, 100, RandomCsp::binary))
          .add(Case.of(1, Queens.pairwise(6)))
          .build();

  private enum Order {
    LEXICOGRAPHIC,
    MRV,
    DEGREE,
    FEWEST_LEGAL_VALUES;

    private VariableOrder made() {
      return switch (this) {
        case LEXICOGRAPHIC -> new Lexicographic();
        case MRV -> new Mrv();
        case DEGREE -> new Degree();
        case FEWEST_LEGAL_VALUES -> new FewestLegalValues();
      };
    }
  }

  @ParameterizedTest
  @EnumSource
  void valuesPassedOverCountAndTellAsThoseTriedOneByOne(Order order) {
    for (Case problem : PROBLEMS) {
      assertThat(all(problem, order.made(), new Ascending(), Limits.none()))
          .as("%s", problem)
          .isEqualTo(all(problem, order.made(), ONE_BY_ONE, Limits.none()));
      assertThat(run(first(problem, order.made(), new Ascending()), Limits.none()))
          .as("the first solution of %s", problem)
          .isEqualTo(run(first(problem, order.made(), ONE_BY_ONE), Limits.none()));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aLimitCutsThemOffWhereItWouldOneByOne(Order order) {
    for (Case problem : Iterables.concat(PROBLEMS.subList(0, 25), PROBLEMS.subList(150, 170))) {
      for (int k = 1; k < 12; k++) {
        for (Limits limits : List.of(Limits.none().withNodes(k), Limits.none().withFails(k))) {
          assertThat(all(problem, order.made(), new Ascending(), limits))
              .as("%s, %s", problem, limits)
              .isEqualTo(all(problem, order.made(), ONE_BY_ONE, limits));
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void soDoesARestart(Order order) {
    for (Case problem : PROBLEMS) {
      for (int fails = 1; fails < 6; fails++) {
        Restarts restarts = Restarts.fixed(fails);
        Limits limits = Limits.none().withAttempts(3);
        assertThat(run(first(problem, order.made(), new Ascending()).restarts(restarts), limits))
            .as("%s, %d fails", problem, fails)
            .isEqualTo(run(first(problem, order.made(), ONE_BY_ONE).restarts(restarts), limits));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("org.cspworkbench.core.testing.Composition#branchings")
  void legalValuesAreCountedAsIfAskedForPairByPairAtEveryChoice(Branching branching) {
    ImmutableList<Case> problems =
        ImmutableList.<Case>builder()
            .addAll(PROBLEMS)
            .addAll(Case.drawn(0, 3, RandomCsp::wideWithGivens))
            .build();
    for (Case problem : problems) {
      Limits limits = Limits.none().withNodes(2000);
      assertThat(
              run(
                  first(problem, new FewestLegalValues(), new Ascending())
                      .branching(branching)
                      .wantAll(),
                  limits))
          .as("%s", problem)
          .isEqualTo(
              run(
                  first(problem, ValueSelectionTest::fewestLegalValues, new Ascending())
                      .branching(branching)
                      .wantAll(),
                  limits));
    }
  }

  /** The definition. */
  private static int fewestLegalValues(Network network, Domains domains, Assignment assignment) {
    int best = Network.NONE;
    int fewest = Integer.MAX_VALUE;
    for (int x = assignment.nextOpen(0); x != Network.NONE; x = assignment.nextOpen(x + 1)) {
      int legal = 0;
      for (int i = domains.first(x); i != Network.NONE && legal < fewest; i = domains.next(x, i)) {
        legal += isLegal(x, i, network, domains, assignment) ? 1 : 0;
      }
      if (legal < fewest) {
        fewest = legal;
        best = x;
      }
    }
    return best;
  }

  private static boolean isLegal(
      int x, int i, Network network, Domains domains, Assignment assignment) {
    Adjacency arcsFrom = network.arcsFrom();
    for (int place = arcsFrom.start(x); place < arcsFrom.end(x); place++) {
      int arc = arcsFrom.at(place);
      int y = network.head(arc);
      if (y != Network.NONE && assignment.isAssigned(y)) {
        domains.counters().checks++;
        if (!network.allows(arc, i, assignment.value(y))) {
          return false;
        }
      }
    }
    return true;
  }

  private static Run all(Case problem, VariableOrder order, ValueOrder values, Limits limits) {
    return run(first(problem, order, values).wantAll(), limits);
  }

  private static Search first(Case problem, VariableOrder order, ValueOrder values) {
    return new Search(problem.network(), problem.csp()).order(order).values(values);
  }

  private static Run run(Search search, Limits limits) {
    Csp csp = search.csp();
    Solutions solutions = new Solutions();
    TraceRecorder recorder = new TraceRecorder(Detail.FINE);
    SearchResult result = search.onSolution(solutions).solve(limits, recorder);
    ImmutableList.Builder<TraceEvent> events = ImmutableList.builder();
    TracePlayer player = Recording.started(recorder).player();
    while (player.stepForward()) {
      events.add(Objects.requireNonNull(player.lastEvent()));
    }
    ImmutableList.Builder<Integer> sizes = ImmutableList.builder();
    for (int x = 0; x < csp.variables().size(); x++) {
      sizes.add(result.domains().size(x));
    }
    Counts c = result.counters();
    return new Run(
        result.ending().name(),
        ImmutableList.of(
            c.nodes(),
            c.fails(),
            c.backtracks(),
            c.checks(),
            c.attempts(),
            c.maxDepth(),
            c.solutions(),
            (long) result.mostAssigned()),
        solutions.inOrder(),
        sizes.build(),
        events.build());
  }

  private record Run(
      String ending,
      ImmutableList<Long> counters,
      ImmutableList<ImmutableList<Integer>> solutions,
      ImmutableList<Integer> sizes,
      ImmutableList<TraceEvent> events) {}
}
