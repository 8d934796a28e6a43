package org.cspworkbench.solvers.logic.position;

/** What cannot be in any solution, and shows at a glance. */
public sealed interface Contradiction {

  /**
   * An empty cell can hold nothing.
   *
   * @param cell the cell
   */
  record NoCandidate(int cell) implements Contradiction {}

  /**
   * A unit cannot hold a digit that it needs.
   *
   * @param house the unit
   * @param digit the digit
   */
  record NoPlace(House house, int digit) implements Contradiction {}

  /**
   * A unit holds a digit twice.
   *
   * @param house the unit
   * @param digit the digit
   */
  record Repeated(House house, int digit) implements Contradiction {}
}
