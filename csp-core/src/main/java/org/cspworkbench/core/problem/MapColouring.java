package org.cspworkbench.core.problem;

import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;

/**
 * Colouring a map so that no two neighbouring regions have the same colour: the first example of
 * most textbooks (Russell and Norvig, "Artificial Intelligence: A Modern Approach", chapter on
 * constraint satisfaction).
 */
public final class MapColouring {

  private MapColouring() {}

  /** The states and territories of Australia in three colours: 18 solutions. */
  public static Csp australia() {
    Csp.Builder csp = Csp.builder("Map of Australia");
    Domain colours = Domain.named("red", "green", "blue");
    Variable wa = csp.variable("WA", colours);
    Variable nt = csp.variable("NT", colours);
    Variable sa = csp.variable("SA", colours);
    Variable q = csp.variable("Q", colours);
    Variable nsw = csp.variable("NSW", colours);
    Variable v = csp.variable("V", colours);
    csp.variable("T", colours); // Tasmania has no neighbour
    return csp.notEqual(wa, nt)
        .notEqual(wa, sa)
        .notEqual(nt, sa)
        .notEqual(nt, q)
        .notEqual(sa, q)
        .notEqual(sa, nsw)
        .notEqual(sa, v)
        .notEqual(q, nsw)
        .notEqual(nsw, v)
        .build();
  }
}
