package org.cspworkbench.xcsp3.models;

import java.util.function.LongSupplier;

/**
 * An instance of a published model, and what is known about it.
 *
 * @param name of the file, without extension
 * @param text the instance
 * @param goal what is asked
 * @param number the number of solutions, or 1 if only one is asked for, or the optimum
 * @param evidence where the number comes from: the literature, or brute force
 * @param bruteForce the number again, by a search written for this model
 */
record PublishedModel(
    String name, String text, Goal goal, long number, String evidence, LongSupplier bruteForce) {

  /** What is asked of an instance. */
  enum Goal {
    COUNT,
    ONE,
    OPTIMUM
  }

  /** An instance whose solutions are counted. */
  static PublishedModel counted(
      String name, InstanceText text, long solutions, String evidence, LongSupplier bruteForce) {
    return new PublishedModel(name, text.text(), Goal.COUNT, solutions, evidence, bruteForce);
  }

  /** An instance that has more solutions than one would count, at least {@code witnesses}. */
  static PublishedModel solvable(
      String name, InstanceText text, String evidence, LongSupplier witnesses) {
    return new PublishedModel(name, text.text(), Goal.ONE, 1, evidence, witnesses);
  }

  /** An instance with an objective. */
  static PublishedModel optimised(
      String name, InstanceText text, long optimum, String evidence, LongSupplier bruteForce) {
    return new PublishedModel(name, text.text(), Goal.OPTIMUM, optimum, evidence, bruteForce);
  }

  /** The line of the list of instances. */
  String line() {
    boolean isOptimised = goal == Goal.OPTIMUM;
    return String.join(
        ";",
        name + ".xml",
        isOptimised ? "COP" : "CSP",
        isOptimised ? "OPTIMUM" : number == 0 ? "UNSAT" : "SAT",
        goal == Goal.ONE ? "" : Long.toString(number),
        evidence);
  }

  @Override
  public String toString() {
    return name;
  }
}
