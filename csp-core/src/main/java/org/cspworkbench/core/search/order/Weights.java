package org.cspworkbench.core.search.order;

/**
 * The relative frequency of each value of each variable, by which wave function collapse imitates a
 * style.
 */
@FunctionalInterface
public interface Weights {

  /** All values are equally likely. */
  Weights EQUAL = (x, i) -> 1;

  /**
   * Returns the weight of value {@code i} of variable {@code x}: positive and finite, the same at
   * every call.
   */
  double of(int x, int i);

  /** Returns whether values of the same index have the same weight in all variables. */
  default boolean areShared() {
    return false;
  }
}
