package org.cspworkbench.examples;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Propagator;
import org.cspworkbench.core.model.Scope;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;

/** A constraint of one's own with its propagator: the product of two numbers. */
public final class OwnPropagator {

  private OwnPropagator() {}

  /** x · y = z, for natural numbers. */
  record Product(Variable x, Variable y, Variable z) implements Constraint {

    @Override
    public ImmutableList<Variable> scope() {
      return ImmutableList.of(x, y, z);
    }

    @Override
    public boolean isSatisfiedBy(int... values) {
      return (long) values[0] * values[1] == values[2];
    }

    @Override
    public Propagator.Cost cost() {
      return Propagator.Cost.LIGHT;
    }

    /** Removes the values of z that are less than the least product, or more than the greatest. */
    @Override
    public Propagator propagator(Scope scope) {
      return () ->
          scope.removeBelow(2, (long) scope.min(0) * scope.min(1))
              && scope.removeAbove(2, (long) scope.max(0) * scope.max(1));
    }

    @Override
    public String toString() {
      return x + " · " + y + " = " + z;
    }
  }

  /** Counts the ways to write a number up to 500 as a product of two numbers from 2 to 50. */
  public static void main(String[] arguments) {
    Csp.Builder products = Csp.builder("products");
    Variable x = products.variable("x", 2, 50);
    Variable y = products.variable("y", 2, 50);
    Variable z = products.variable("z", 1, 500);
    products.post(new Product(x, y, z)).atMost(x, y);
    SearchResult found =
        Search.on(products.build()).maintainArcConsistency().wantAll().keep(0).solve();
    System.out.println(found.counters().solutions() + " products");
  }
}
