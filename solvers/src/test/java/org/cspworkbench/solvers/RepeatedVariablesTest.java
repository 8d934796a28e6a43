package org.cspworkbench.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.AllDifferentSums;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All-different constraints in which a variable stands more than once, shifted or not. */
class RepeatedVariablesTest {

  private static final Settings ALL = Settings.defaults().withSolutions(Long.MAX_VALUE, 0);

  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.COMPLETE)
  void everySolutionIsFoundAndNoneBesides(Solver solver) {
    for (long seed = 0; seed < 500; seed++) {
      Csp csp = random(new Random(seed));
      assertThat(solver.solve(Puzzles.general(csp), ALL, null).solutionCount())
          .as("seed %d: %s", seed, csp.constraints())
          .isEqualTo(countFrom(csp, new int[csp.variables().size()], 0));
    }
  }

  private static Csp random(Random random) {
    Csp.Builder csp = Csp.builder("repeated variables");
    List<Variable> variables =
        IntStream.range(0, 2 + random.nextInt(3))
            .mapToObj(
                i -> {
                  int least = random.nextInt(3);
                  return csp.variable("x" + i, Domain.range(least, least + 1 + random.nextInt(3)));
                })
            .toList();
    for (int c = 1 + random.nextInt(2); c > 0; c--) {
      int[] picked = random.ints(2 + random.nextInt(4), 0, variables.size()).toArray();
      ImmutableList<Variable> scope =
          IntStream.of(picked).mapToObj(variables::get).collect(ImmutableList.toImmutableList());
      int[] offsets = random.ints(picked.length, -1, 2).toArray();
      csp.post(
          random.nextInt(3) == 0
              ? new AllDifferent(scope)
              : new AllDifferentSums(scope, ImmutableIntArray.copyOf(offsets)));
    }
    return csp.build();
  }

  /** By trying everything. */
  private static long countFrom(Csp csp, int[] values, int next) {
    if (next == values.length) {
      return csp.constraints().stream().allMatch(c -> holds(c, values)) ? 1 : 0;
    }
    Domain domain = csp.variables().get(next).domain();
    long count = 0;
    for (int i = 0; i < domain.size(); i++) {
      values[next] = domain.valueAt(i);
      count += countFrom(csp, values, next + 1);
    }
    return count;
  }

  private static boolean holds(Constraint constraint, int[] values) {
    return constraint.isSatisfiedBy(
        constraint.scope().stream().mapToInt(x -> values[x.index()]).toArray());
  }
}
