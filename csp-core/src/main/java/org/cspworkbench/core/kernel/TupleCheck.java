package org.cspworkbench.core.kernel;

import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Variable;

/**
 * Asks constraints on three or more variables about whole tuples, once all of their variables but
 * one are down to one value. Belongs to one run: the tuples are reused.
 */
public final class TupleCheck {

  private final Network network;
  private final Domains domains;
  private final int[][] tuples; // by constraint, made when first asked

  /** A check over these domains. */
  public TupleCheck(Domains domains) {
    this.domains = domains;
    this.network = domains.network();
    this.tuples = new int[network.constraints().size()][];
  }

  /** Returns whether every variable on which {@code arc} depends has one value left. */
  public boolean othersAreSingle(int arc) {
    for (Variable y : network.constraint(arc).scope()) {
      if (y.index() != network.tail(arc) && !domains.isSingle(y.index())) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether every variable on which {@code arc} depends is assigned. */
  public boolean othersAreAssigned(int arc, Assignment assignment) {
    for (Variable y : network.constraint(arc).scope()) {
      if (y.index() != network.tail(arc) && !assignment.isAssigned(y.index())) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether the constraint of {@code arc} allows value {@code i} at its tail together with
   * the one value that each other variable has left. Counts one check.
   */
  public boolean allows(int arc, int i) {
    domains.counters().checks++;
    return holds(arc, i);
  }

  private boolean holds(int arc, int i) {
    Constraint constraint = network.constraint(arc);
    int[] tuple = tuple(network.constraintIndex(arc), constraint.scope().size());
    for (int k = 0; k < tuple.length; k++) {
      Variable y = constraint.scope().get(k);
      int index = y.index() == network.tail(arc) ? i : domains.first(y.index());
      tuple[k] = y.domain().valueAt(index);
    }
    return constraint.isSatisfiedBy(tuple);
  }

  /**
   * Returns the first arc of a constraint that the only values left of all variables violate, or
   * {@link Network#NONE}. Constraints made of pairs are not asked: no algorithm leaves a pair that
   * they forbid. Counts no check, since no algorithm asks for it.
   */
  public int violatedArc() {
    for (int arc : network.wholes()) {
      if (!holds(arc, domains.first(network.tail(arc)))) {
        return arc;
      }
    }
    return Network.NONE;
  }

  private int[] tuple(int constraint, int length) {
    if (tuples[constraint] == null) {
      tuples[constraint] = new int[length];
    }
    return tuples[constraint];
  }
}
