package org.cspworkbench.core.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.consistency.Filter;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.learning.Keep;
import org.cspworkbench.core.learning.Learning;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.IncompatibleParts;
import org.cspworkbench.core.search.LearningBacktracking;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Composition.LookAhead;
import org.cspworkbench.core.testing.Solutions;
import org.cspworkbench.core.trace.Counters;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A propagator that keeps account of its variables must know of those that were fixed before the
 * look-ahead began: by a given, by a constraint on one variable, or by a filter of the root.
 */
final class PropagatorsAfterRootFilterTest {

  private static final int PROBLEMS = 12; // of each kind

  @ParameterizedTest(name = "{0}")
  @EnumSource
  void everyFilterOfTheRootLeavesEveryLookAheadItsSolutions(ConstraintKind kind) {
    for (long seed = 0; seed < PROBLEMS; seed++) {
      Case problem = Case.of(seed, problem(kind, seed));
      Network network = problem.filteredAsAWhole();
      for (Filter filter : Filter.values()) {
        for (LookAhead lookAhead : LookAhead.values()) {
          Branching branching = seed % 2 == 0 ? Branching.BINARY : Branching.D_WAY;
          findsEverySolutionOrIsRefused(
              new Search(network, problem.csp())
                  .rootFilter(filter)
                  .lookAhead(lookAhead.maker())
                  .branching(branching),
              problem,
              filter + ", " + lookAhead);
        }
        findsEverySolutionOrIsRefused(
            new Search(network, problem.csp())
                .rootFilter(filter)
                .lookAhead(Gac::new)
                .branching(Branching.BINARY)
                .onContradiction(LearningBacktracking.by(new Learning(Keep.ALL))),
            problem,
            filter + ", learning");
      }
    }
  }

  private static void findsEverySolutionOrIsRefused(Search search, Case problem, String parts) {
    Solutions found = new Solutions();
    try {
      search.wantAll().onSolution(found).solve();
    } catch (IncompatibleParts refused) {
      return;
    }
    assertThat(found.sorted()).as("%s, %s", problem, parts).isEqualTo(problem.solutions());
  }

  /** No filter that only looks at pairs leaves more than the look-ahead alone does. */
  @ParameterizedTest(name = "{0}")
  @EnumSource
  void theRootIsAsConsistentAsTheLookAheadAloneMakesIt(ConstraintKind kind) {
    for (long seed = 0; seed < PROBLEMS; seed++) {
      Csp problem = problem(kind, seed);
      Network network = new Network(problem.structure(), AllDifferentFiltering.DOMAIN_CONSISTENT);
      SearchResult alone = root(new Search(network, problem));
      for (Filter filter : Filter.values()) {
        if (levelOf(filter, network, problem) == Consistency.Level.ARC_CONSISTENT) {
          SearchResult both = root(new Search(network, problem).rootFilter(filter));
          assertThat(both.ending()).as("%s, %s", problem, filter).isEqualTo(alone.ending());
          if (alone.ending() != Ending.EXHAUSTED) {
            assertThat(both.domains().snapshot())
                .as("%s, %s", problem, filter)
                .isEqualTo(alone.domains().snapshot());
          }
        }
      }
    }
  }

  private static Consistency.Level levelOf(Filter filter, Network network, Csp problem) {
    Domains domains = new Domains(network, problem, new Counters(), null);
    return filter.on(domains, new Assignment(domains)).level();
  }

  private static SearchResult root(Search search) {
    return search.lookAhead(Gac::new).withoutDecisions().solve();
  }

  /** One constraint of the kind, and constraints on one and two of its variables, and givens. */
  private static Csp problem(ConstraintKind kind, long seed) {
    RandomStream random = new RandomStream(seed);
    Csp.Builder csp = Csp.builder(kind + " of seed " + seed);
    Constraint constraint = kind.draw(csp, random);
    csp.post(constraint);
    List<Variable> scope = constraint.scope();
    for (int left = random.nextInt(scope.size()); left > 0; left--) {
      Variable x = scope.get(random.nextInt(scope.size()));
      Variable y = scope.get(random.nextInt(scope.size()));
      int value = x.domain().valueAt(random.nextInt(x.domain().size()));
      switch (random.nextInt(4)) {
        case 0 -> csp.where(x + " = " + value, values -> values[0] == value, x);
        case 1 -> csp.where(x + " ≠ " + value, values -> values[0] != value, x);
        case 2 -> csp.atMost(x, y);
        default -> csp.equal(x, y);
      }
    }
    Csp whole = csp.build();
    Map<Variable, Domain> givens = new HashMap<>();
    for (Variable x : scope) {
      if (random.nextInt(4) == 0) {
        givens.put(x, Domain.of(x.domain().valueAt(random.nextInt(x.domain().size()))));
      }
    }
    return whole.restricted(whole.name(), givens);
  }

  /** What is wrong here is found at once, and not by answers that are wrong. */
  @Test
  void generalisedArcConsistencyRefusesToContinueWhatItHasNotEstablished() {
    Csp.Builder csp = Csp.builder("a sum");
    ImmutableList<Variable> scope = csp.variables("x", 4, Domain.range(0, 1));
    Csp sum = csp.count(scope, 1, 2).build();
    Domains domains = new Domains(new Network(sum.structure()), sum, new Counters(), null);
    Consistency lookAhead = new Gac(domains, new Assignment(domains));
    assertThatThrownBy(() -> lookAhead.after(0)).isInstanceOf(IllegalStateException.class);
  }
}
