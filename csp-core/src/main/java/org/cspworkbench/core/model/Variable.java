package org.cspworkbench.core.model;

/**
 * A variable of a {@link Csp}.
 *
 * @param index its position among the variables of its problem, from 0
 * @param name its name, unique within its problem
 * @param domain the values it may take
 */
public record Variable(int index, String name, Domain domain) {

  @Override
  public String toString() {
    return name;
  }
}
