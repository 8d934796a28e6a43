package org.cspworkbench.xcsp3.fuzz;

import java.util.function.Predicate;

/**
 * A constraint and its definition.
 *
 * @param xml the constraint as it is written in an instance
 * @param holds whether the values of all variables, in the order of declaration, satisfy it
 */
record Rule(String xml, Predicate<int[]> holds) {

  /** An element with this content. */
  static String element(String name, Object content) {
    return "<" + name + "> " + content + " </" + name.replaceAll(" .*", "") + ">";
  }
}
