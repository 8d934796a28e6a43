package org.cspworkbench.core.search.order;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.gallery.Graph;
import org.cspworkbench.core.gallery.GraphColouring;
import org.cspworkbench.core.gallery.Langford;
import org.cspworkbench.core.gallery.LatinSquare;
import org.cspworkbench.core.gallery.QuasigroupCompletion;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Restarts;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What dom/wdeg learns does not depend on how a binary constraint is stated: as a relation or as
 * the table of its pairs. Both have one arc for each direction, which gets the weight of the
 * contradictions that it finds, so the trees are equal; and weights do not lead far away from what
 * the smallest domain finds.
 */
final class StatedAsTablesTest {

  static Stream<Csp> gallery() {
    Stream.Builder<Csp> problems = Stream.builder();
    for (int n : new int[] {8, 20, 30}) {
      problems.add(Queens.pairwise(n));
    }
    for (int n : new int[] {6, 7, 8}) {
      problems.add(Langford.pairs(n));
    }
    for (int order : new int[] {8, 15}) {
      problems.add(LatinSquare.ofOrder(order));
    }
    for (int order : new int[] {9, 12, 15}) {
      for (long seed = 0; seed < 3; seed++) {
        problems.add(QuasigroupCompletion.withHoles(seed, order, order * order * 2 / 5));
      }
    }
    for (int colours : new int[] {3, 4}) {
      problems.add(GraphColouring.of(Graph.mycielski(colours), colours));
    }
    for (long seed = 0; seed < 5; seed++) {
      problems.add(RandomBinary.modelB(seed, 25, 10, 0.3, 0.4));
      problems.add(RandomBinary.modelB(seed, 20, 8, 0.4, 0.4));
    }
    return problems.build();
  }

  @ParameterizedTest
  @MethodSource("gallery")
  void theTreeOfWeightedDegreesIsTheSame(Csp stated) {
    SearchResult relations = solve(stated, new DomWdeg());
    SearchResult tables = solve(asTables(stated), new DomWdeg());
    assertThat(tables.counters().nodes()).isEqualTo(relations.counters().nodes());
    assertThat(tables.counters().fails()).isEqualTo(relations.counters().fails());
    assertThat(tables.ending()).isEqualTo(relations.ending());
  }

  @ParameterizedTest
  @MethodSource("gallery")
  void weightedDegreesFailAboutAsOftenAsTheSmallestDomainOrLess(Csp stated) {
    Csp tables = asTables(stated);
    assertThat(solve(tables, new DomWdeg()).counters().fails())
        .isLessThanOrEqualTo(3 * solve(tables, new Mrv()).counters().fails() + 300);
  }

  private static SearchResult solve(Csp csp, VariableOrder order) {
    SearchResult result =
        Search.on(csp)
            .order(new LastConflict(order))
            .values(new Ascending())
            .lookAhead((domains, assignment) -> new Gac(domains, assignment))
            .branching(Branching.BINARY)
            .restarts(Restarts.luby(100))
            .nogoods()
            .solve(Limits.none(), null);
    assertThat(result.ending()).isIn(Ending.ENOUGH, Ending.EXHAUSTED);
    return result;
  }

  /** The same variables and pairs, each constraint as the list of the pairs that it allows. */
  private static Csp asTables(Csp stated) {
    Csp.Builder tables = Csp.builder(stated.name() + " as tables");
    List<Variable> variables = new ArrayList<>();
    for (Variable variable : stated.variables()) {
      variables.add(tables.variable(variable.name(), stated.initialDomain(variable)));
    }
    stated.constraints().stream()
        .flatMap(StatedAsTablesTest::pairs)
        .forEach(
            constraint ->
                tables.post(
                    Extension.allowing(
                        constraint.scope().stream().map(x -> variables.get(x.index())).toList(),
                        allowed(stated, constraint))));
    return tables.build();
  }

  private static Stream<Constraint> pairs(Constraint constraint) {
    if (!(constraint instanceof AllDifferent)) {
      return Stream.of(constraint);
    }
    Stream.Builder<Constraint> pairs = Stream.builder();
    ImmutableList<Variable> scope = constraint.scope();
    for (int i = 0; i < scope.size(); i++) {
      for (int j = i + 1; j < scope.size(); j++) {
        pairs.add(new NotEqual(scope.get(i), scope.get(j), 0));
      }
    }
    return pairs.build();
  }

  private static int[][] allowed(Csp stated, Constraint constraint) {
    ImmutableList<Variable> scope = constraint.scope();
    assertThat(scope).hasSize(2);
    List<int[]> allowed = new ArrayList<>();
    for (int a : stated.initialDomain(scope.get(0)).values().toArray()) {
      for (int b : stated.initialDomain(scope.get(1)).values().toArray()) {
        if (constraint.isSatisfiedBy(a, b)) {
          allowed.add(new int[] {a, b});
        }
      }
    }
    return allowed.toArray(new int[0][]);
  }
}
