package org.cspworkbench.outside;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.cspworkbench.core.consistency.BackwardChecking;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.consistency.ForwardChecking;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Propagator;
import org.cspworkbench.core.model.Scope;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.search.order.Mrv;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A kind of constraint that the library does not know is added from another package. */
class ConstraintFromOutsideTest {

  /** {@code x · y = z}, of natural numbers. */
  private record Product(Variable x, Variable y, Variable z) implements Constraint {

    @Override
    public ImmutableList<Variable> scope() {
      return ImmutableList.of(x, y, z);
    }

    @Override
    public boolean isSatisfiedBy(int... values) {
      return values[0] * values[1] == values[2];
    }

    @Override
    public Propagator.Cost cost() {
      return Propagator.Cost.LIGHT;
    }

    @Override
    public Propagator propagator(Scope scope) {
      return new Bounds(scope);
    }

    @Override
    public String toString() {
      return x.name() + " · " + y.name() + " = " + z.name();
    }
  }

  /** Bounds consistency: each bound that cannot be reached goes. */
  private record Bounds(Scope scope) implements Propagator {

    @Override
    public boolean propagate() {
      return scope.removeBelow(2, (long) scope.min(0) * scope.min(1))
          && scope.removeAbove(2, (long) scope.max(0) * scope.max(1))
          && boundFactor(0, 1)
          && boundFactor(1, 0)
          && (!isDecided() || scope.min(0) * scope.min(1) == scope.min(2));
    }

    private boolean boundFactor(int factor, int other) {
      long most = scope.max(other);
      long least = scope.min(other);
      return (most == 0 || scope.removeBelow(factor, -Math.floorDiv(-scope.min(2), most)))
          && (least == 0 || scope.removeAbove(factor, scope.max(2) / least));
    }

    private boolean isDecided() {
      return scope.domainSize(0) == 1 && scope.domainSize(1) == 1 && scope.domainSize(2) == 1;
    }
  }

  private static final int VARIABLES = 5;

  private static Csp random(long seed) {
    RandomStream random = new RandomStream(seed);
    Csp.Builder csp = Csp.builder("products of seed " + seed);
    List<Variable> variables = new ArrayList<>();
    for (int i = 0; i < VARIABLES; i++) {
      int min = random.nextInt(4);
      variables.add(csp.variable("x" + i, min, min + 1 + random.nextInt(8)));
    }
    for (int i = 0; i < 3; i++) {
      csp.post(
          new Product(
              variables.get(random.nextInt(VARIABLES)),
              variables.get(random.nextInt(VARIABLES)),
              variables.get(random.nextInt(VARIABLES))));
    }
    return csp.build();
  }

  /** Every tuple of values, checked one by one. */
  private static long countByEnumeration(Csp csp) {
    int[] values = new int[VARIABLES];
    return count(csp, values, 0);
  }

  private static long count(Csp csp, int[] values, int x) {
    if (x == VARIABLES) {
      return csp.isSolution(values) ? 1 : 0;
    }
    long count = 0;
    for (int value : csp.variables().get(x).domain().values().toArray()) {
      values[x] = value;
      count += count(csp, values, x + 1);
    }
    return count;
  }

  static Stream<Consistency.Maker> lookAheads() {
    return Stream.of(Gac::new, ForwardChecking::new, BackwardChecking::new);
  }

  @ParameterizedTest
  @MethodSource("lookAheads")
  void everySolutionIsFoundWhetherItsPropagatorIsCalledOrNot(Consistency.Maker lookAhead) {
    long all = 0;
    for (long seed = 0; seed < 200; seed++) {
      Csp csp = random(seed);
      SearchResult result = Search.on(csp).order(new Mrv()).lookAhead(lookAhead).wantAll().solve();
      assertThat(result.counters().solutions()).as(csp.name()).isEqualTo(countByEnumeration(csp));
      all += result.counters().solutions();
    }
    assertThat(all).as("not all problems are without solutions").isGreaterThan(1000);
  }

  /** The bounds of a product of 2 to 9 and 3 to 9 within 0 to 20. */
  @Test
  void itsPropagatorFiltersTheRoot() {
    Csp.Builder csp = Csp.builder("one product");
    Variable x = csp.variable("x", 2, 9);
    Variable y = csp.variable("y", 3, 9);
    Variable z = csp.variable("z", 0, 20);
    csp.post(new Product(x, y, z));
    SearchResult result = Search.on(csp.build()).lookAhead(Gac::new).withoutDecisions().solve();
    assertThat(left(result, x)).containsExactly(2, 3, 4, 5, 6);
    assertThat(left(result, y)).containsExactly(3, 4, 5, 6, 7, 8, 9);
    assertThat(left(result, z)).startsWith(6).endsWith(20);
  }

  private static List<Integer> left(SearchResult result, Variable x) {
    List<Integer> values = new ArrayList<>();
    for (int i = 0; i < x.domain().size(); i++) {
      if (result.domains().contains(x.index(), i)) {
        values.add(x.domain().valueAt(i));
      }
    }
    return values;
  }
}
