package org.cspworkbench.core.search;

import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.search.order.ValueOrder;
import org.cspworkbench.core.trace.Decision.Operator;

/**
 * How a search branches on the variable that it has selected: which decisions it tries there, one
 * after the other, and what follows when one of them has failed. {@link Bisection} splits domains.
 */
public interface Branching {

  /** d-way branching: x = v₁, x = v₂, …, until no value of x is left. */
  Branching D_WAY =
      new Branching() {
        @Override
        public boolean isBinary() {
          return false;
        }

        @Override
        public String toString() {
          return "d-way";
        }
      };

  /**
   * Binary branching: x = v, then x ≠ v, whose consequences are drawn, and after which any variable
   * may be selected (Sabin and Freuder, "Contradicting Conventional Wisdom in Constraint
   * Satisfaction", ECAI 1994).
   */
  Branching BINARY =
      new Branching() {
        @Override
        public boolean isBinary() {
          return true;
        }

        @Override
        public String toString() {
          return "binary";
        }
      };

  /**
   * Chooses the next decision on {@code x}, by {@link Decisions#choose}: x = v, where {@code
   * values} chooses v. At least one value is left; what has failed before is not. Where one half of
   * the domain has failed, the other half is tried without a choice.
   */
  default void choose(int x, Domains domains, ValueOrder values, Decisions decisions) {
    decisions.choose(x, Operator.EQUAL, values.next(x, domains));
  }

  /**
   * Returns whether the opposite of a decision that has failed is a branch of its own: its
   * consequences are drawn, and any variable may be selected after it. Otherwise the next decision
   * is on the same variable, until no value of it is left.
   */
  boolean isBinary();

  /** Returns whether it splits domains in place of choosing values. */
  default boolean splitsDomains() {
    return false;
  }
}
