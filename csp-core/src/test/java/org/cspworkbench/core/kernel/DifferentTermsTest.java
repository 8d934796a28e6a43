package org.cspworkbench.core.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Linear;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.testing.BruteForce;
import org.junit.jupiter.api.Test;

/** An equation over variables that all differ implies a table of its tuples, and nothing more. */
final class DifferentTermsTest {

  @Test
  void theTableHasTheSolutionsOfTheEquationAndTheDisequalities() {
    int implied = 0;
    for (long seed = 0; seed < 300; seed++) {
      RandomStream random = new RandomStream(seed);
      Csp.Builder csp = Csp.builder("equation of seed " + seed);
      ImmutableList.Builder<Variable> drawn = ImmutableList.builder();
      ImmutableLongArray.Builder factors = ImmutableLongArray.builder();
      int n = 3 + random.nextInt(2);
      for (int k = 0; k < n; k++) {
        int min = random.nextInt(4) - 2;
        drawn.add(csp.variable("x" + k, min, min + random.nextInt(5)));
        factors.add(random.nextInt(5) - 2);
      }
      ImmutableList<Variable> scope = drawn.build();
      if (random.nextInt(2) == 0) {
        csp.post(new AllDifferent("all", scope));
      } else {
        postPairs(csp, scope);
      }
      csp.post(Linear.weighted(scope, factors.build()).equalTo(random.nextInt(9) - 4));
      Csp problem = csp.build();
      ImmutableList<Constraint> tables = DifferentTerms.of(problem.structure());
      implied += tables.size();
      if (!tables.isEmpty()) {
        Csp.Builder table = Csp.builder("table of seed " + seed);
        scope.forEach(x -> table.variable(x.name(), x.domain()));
        assertThat(BruteForce.solutions(table.post(tables.get(0)).build()))
            .as("seed %d", seed)
            .containsExactlyInAnyOrderElementsOf(BruteForce.solutions(problem));
      }
    }
    assertThat(implied).isEqualTo(300);
  }

  private static void postPairs(Csp.Builder csp, ImmutableList<Variable> scope) {
    for (int k = 0; k < scope.size(); k++) {
      for (int j = 0; j < k; j++) {
        csp.post(new NotEqual(scope.get(j), scope.get(k)));
      }
    }
  }

  @Test
  void anEquationIsNotListedIfTwoOfItsVariablesMayBeEqual() {
    Csp.Builder csp = Csp.builder("x ≠ y ≠ z");
    ImmutableList<Variable> x = csp.variables("x", 3, Domain.range(0, 4));
    csp.post(new NotEqual(x.get(0), x.get(1))).post(new NotEqual(x.get(1), x.get(2)));
    csp.post(Linear.sum(x).equalTo(6));
    assertThat(DifferentTerms.of(csp.build().structure())).isEmpty();
  }

  @Test
  void anEquationWithManyCombinationsIsNotListed() {
    Csp.Builder csp = Csp.builder("five of 1 to 10");
    ImmutableList<Variable> x = csp.variables("x", 5, Domain.range(1, 10));
    csp.post(new AllDifferent("all", x)).post(Linear.sum(x).equalTo(20));
    assertThat(DifferentTerms.of(csp.build().structure())).isEmpty();
  }
}
