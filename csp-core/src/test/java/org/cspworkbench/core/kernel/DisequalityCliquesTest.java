package org.cspworkbench.core.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.learning.Keep;
import org.cspworkbench.core.learning.Learning;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.OccasionalMatching;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.search.LearningBacktracking;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.search.order.DomWdeg;
import org.cspworkbench.core.search.order.Mrv;
import org.cspworkbench.core.testing.BruteForce;
import org.cspworkbench.core.testing.Solutions;
import org.junit.jupiter.api.Test;

/** What cliques of disequalities imply is true, is found, and loses no solution. */
final class DisequalityCliquesTest {

  @Test
  void everySolutionSatisfiesWhatIsImplied() {
    int implied = 0;
    int stated = 0;
    for (long seed = 0; seed < 400; seed++) {
      Csp csp = drawn(seed);
      for (Constraint constraint : DisequalityCliques.of(csp.structure())) {
        implied++;
        List<Variable> scope = constraint.scope();
        assertThat(scope).as("seed %d", seed).hasSizeGreaterThan(3).doesNotHaveDuplicates();
        assertThat(csp.constraints())
            .as("seed %d: %s", seed, constraint)
            .noneMatch(other -> other.pairs().isPresent() && other.scope().containsAll(scope));
        for (ImmutableList<Integer> solution : BruteForce.solutions(csp)) {
          int[] values = scope.stream().mapToInt(x -> solution.get(x.index())).toArray();
          assertThat(constraint.isSatisfiedBy(values)).as("seed %d: %s", seed, constraint).isTrue();
          stated++;
        }
      }
    }
    assertThat(implied).isGreaterThan(200);
    assertThat(stated).isGreaterThan(1_000);
  }

  @Test
  void searchesFindTheSameSolutionsWithCliquesAndWithout() {
    long nodes = 0;
    long nodesOfPairs = 0;
    for (long seed = 0; seed < 300; seed++) {
      Csp csp = drawn(seed);
      ImmutableList<ImmutableList<Integer>> expected = BruteForce.solutions(csp);
      for (boolean learns : new boolean[] {false, true}) {
        Solutions found = new Solutions();
        SearchResult result = search(csp, AllDifferentFiltering.WITH_CLIQUES, learns, found);
        assertThat(found.sorted()).as("seed %d, learns %s", seed, learns).isEqualTo(expected);
        nodes += result.counters().nodes();
        nodesOfPairs +=
            search(csp, AllDifferentFiltering.DOMAIN_CONSISTENT, learns, new Solutions())
                .counters()
                .nodes();
      }
    }
    assertThat(nodes).isLessThan(nodesOfPairs);
  }

  private static SearchResult search(
      Csp csp, AllDifferentFiltering filtering, boolean learns, Solutions found) {
    Search search =
        new Search(new Network(csp.structure(), filtering), csp)
            .lookAhead(
                (domains, assignment) -> new Gac(domains, assignment, OccasionalMatching::new))
            .onSolution(found)
            .wantAll();
    return (learns
            ? search
                .order(new Mrv())
                .branching(Branching.BINARY)
                .onContradiction(LearningBacktracking.by(new Learning(Keep.ALL)))
            : search.order(new DomWdeg()).branching(Branching.BINARY))
        .solve(Limits.none(), null);
  }

  /** A structure that states a clique in several ways, and each edge of it in one of them. */
  @Test
  void constraintsOfAnyKindJoinIntoOneClique() {
    Csp.Builder csp = Csp.builder("six that differ");
    ImmutableList<Variable> x = csp.variables("x", 6, Domain.range(1, 6));
    csp.allDifferent(x.subList(0, 4)).allDifferent(x.subList(2, 6));
    csp.lessThan(x.get(0), x.get(4)).notEqual(x.get(0), x.get(5)).notEqual(x.get(5), x.get(1));
    csp.equal(x.get(1), x.get(4), 2);
    assertThat(DisequalityCliques.of(csp.build().structure()))
        .hasSize(1)
        .allMatch(implied -> implied.scope().equals(x));
  }

  @Test
  void aCliqueWithMoreValuesThanVariablesImpliesNothing() {
    assertThat(DisequalityCliques.of(clique(5, 6).structure())).isEmpty();
    assertThat(DisequalityCliques.of(clique(5, 5).structure())).hasSize(1);
    assertThat(DisequalityCliques.of(clique(5, 4).structure())).hasSize(1);
  }

  @Test
  void aStatedConstraintIsNotImpliedAgain() {
    Csp.Builder csp = Csp.builder("stated");
    csp.allDifferent(csp.variables("x", 6, Domain.range(1, 6)));
    assertThat(DisequalityCliques.of(csp.build().structure())).isEmpty();
  }

  @Test
  void onlyNetworksWithCliquesHaveImpliedConstraints() {
    Csp csp = clique(5, 5);
    for (AllDifferentFiltering filtering : AllDifferentFiltering.values()) {
      Network network = new Network(csp.structure(), filtering);
      boolean hasCliques = filtering == AllDifferentFiltering.WITH_CLIQUES;
      assertThat(network.constraints()).hasSize(csp.constraints().size() + (hasCliques ? 1 : 0));
      assertThat(network.constraints()).startsWith(csp.constraints().toArray(Constraint[]::new));
      assertThat(network.arcCount()).isEqualTo(2 * csp.constraints().size());
    }
  }

  private static Csp clique(int size, int values) {
    Csp.Builder csp = Csp.builder(size + " that differ");
    List<Variable> clique = new ArrayList<>();
    for (Variable y : csp.variables("x", size, Domain.range(1, values))) {
      clique.forEach(x -> csp.notEqual(x, y));
      clique.add(y);
    }
    return csp.build();
  }

  /** A dense graph of up to seven variables, coloured with few values; some edges say more. */
  private static Csp drawn(long seed) {
    RandomStream random = new RandomStream(seed);
    Csp.Builder csp = Csp.builder("seed " + seed);
    int n = 4 + random.nextInt(4);
    List<Variable> variables = new ArrayList<>();
    for (int k = 0; k < n; k++) {
      int first = random.nextInt(2);
      variables.add(csp.variable("x" + k, first, first + 2 + random.nextInt(3)));
    }
    for (int k = 0; k < n; k++) {
      for (int j = 0; j < k; j++) {
        Variable x = variables.get(j);
        Variable y = variables.get(k);
        switch (random.nextInt(20)) {
          case 0 -> csp.lessThan(x, y);
          case 1 -> csp.equal(x, y, 1 - random.nextInt(3));
          case 2 -> csp.notEqual(x, y, 1);
          case 3, 4 -> csp.allDifferent(variables.subList(j, k + 1));
          default -> csp.notEqual(x, y);
        }
      }
    }
    return csp.build();
  }
}
