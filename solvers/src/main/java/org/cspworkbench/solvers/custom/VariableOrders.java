package org.cspworkbench.solvers.custom;

import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.order.Degree;
import org.cspworkbench.core.search.order.DomDdeg;
import org.cspworkbench.core.search.order.DomWdeg;
import org.cspworkbench.core.search.order.Entropy;
import org.cspworkbench.core.search.order.FewestLegalValues;
import org.cspworkbench.core.search.order.LastConflict;
import org.cspworkbench.core.search.order.Lexicographic;
import org.cspworkbench.core.search.order.Mrv;
import org.cspworkbench.core.search.order.MrvThenDegree;
import org.cspworkbench.core.search.order.RandomVariable;
import org.cspworkbench.core.search.order.VariableOrder;
import org.cspworkbench.core.search.order.Weights;

/** The orders of variables by name. */
final class VariableOrders {

  /**
   * What an order may depend on.
   *
   * @param filtersDomains whether the look-ahead removes the values that are no longer legal
   * @param weights the weights of values
   * @param random where random choices are drawn from
   */
  record Setting(boolean filtersDomains, Weights weights, RandomStream random) {}

  /** Creates an order for a run. */
  @FunctionalInterface
  interface Maker {
    VariableOrder in(Setting setting);
  }

  /** Changes an order. */
  @FunctionalInterface
  interface Change {
    VariableOrder of(VariableOrder order);
  }

  static final NamedParts<Maker> ORDER =
      NamedParts.<Maker>of("order", "The variable that is decided next.")
          .part("lexical", "The first open variable as the problem states them.", s -> lexical())
          .part("degree", "The open variable with the most constraints.", s -> new Degree())
          .part("mrv", "Minimum remaining values: the fewest legal values.", VariableOrders::mrv)
          .part(
              "mrv-degree",
              "The smallest domain; of equal ones the most constraints.",
              s -> new MrvThenDegree())
          .part(
              "dom/ddeg",
              "The least quotient of domain size and dynamic degree.",
              s -> new DomDdeg())
          .part(
              "dom/wdeg",
              "The least quotient of domain size and weighted degree.",
              s -> new DomWdeg())
          .randomPart(
              "entropy",
              "The least Shannon entropy, ties at random.",
              s -> new Entropy(s.weights, s.random))
          .randomPart("random", "A random open variable.", s -> new RandomVariable(s.random))
          .build();

  static final NamedParts<Change> LAST_CONFLICT =
      NamedParts.<Change>of(
              "last-conflict", "Whether the variable of the last contradiction is decided first.")
          .part("no", "The order alone decides.", order -> order)
          .part("yes", "It is decided first until one of its values holds.", LastConflict::new)
          .build();

  private VariableOrders() {}

  private static VariableOrder lexical() {
    return new Lexicographic();
  }

  /** Where domains are filtered, the legal values are those that are left. */
  private static VariableOrder mrv(Setting setting) {
    return setting.filtersDomains ? new Mrv() : new FewestLegalValues();
  }
}
