package org.cspworkbench.solvers.custom;

import java.util.function.Consumer;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.Ascending;
import org.cspworkbench.core.search.order.Cheapest;
import org.cspworkbench.core.search.order.Descending;
import org.cspworkbench.core.search.order.LeastConstrainingValue;
import org.cspworkbench.core.search.order.PhaseSaving;
import org.cspworkbench.core.search.order.RandomValue;
import org.cspworkbench.core.search.order.ValueOrder;
import org.cspworkbench.core.search.order.WeightedRandom;
import org.cspworkbench.core.search.order.Weights;

/** The orders of values by name. */
final class ValueOrders {

  /** Creates an order for a run. */
  @FunctionalInterface
  interface Maker {
    ValueOrder of(Weights weights, RandomStream random);
  }

  /** Changes an order. */
  @FunctionalInterface
  interface Change {
    ValueOrder of(ValueOrder order);
  }

  static final NamedParts<Maker> VALUES =
      NamedParts.<Maker>of("values", "The value that is tried next.")
          .part("ascending", "The smallest value.", (weights, random) -> new Ascending())
          .part("descending", "The greatest value.", (weights, random) -> new Descending())
          .part(
              "cheapest",
              "The value that costs the objective least; without one the smallest.",
              (weights, random) -> new Cheapest())
          .part(
              "least-constraining",
              "The value that rules out the fewest values of the neighbours.",
              (weights, random) -> new LeastConstrainingValue())
          .randomPart("random", "A random value.", (weights, random) -> new RandomValue(random))
          .randomPart(
              "weighted-random",
              "A random value, each as likely as its weight.",
              WeightedRandom::new)
          .build();

  static final NamedParts<Change> PHASE_SAVING =
      NamedParts.<Change>of(
              "phase-saving", "Whether the value that a variable had last is tried first.")
          .part("no", "The order of values alone decides.", order -> order)
          .part("yes", "It is tried first while it is in the domain.", PhaseSaving::new)
          .build();

  static final NamedParts<Consumer<Search>> BOUND_IMPACT =
      NamedParts.<Consumer<Search>>of(
              "bound-impact",
              "Whether values are tried out before the first solution for an objective.")
          .part("no", "The order of values alone decides.", search -> {})
          .part(
              "yes",
              "The value is taken after which the objective can still be the best.",
              Search::boundImpact)
          .build();

  private ValueOrders() {}
}
