package org.cspworkbench.core.testing;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.RandomVariable;

/** A search that filters each constraint as a whole, and draws the variables that it decides. */
public final class DrawnSearch {

  private DrawnSearch() {}

  /** Returns all solutions that it finds, which {@link BruteForce} finds without a filter. */
  public static Set<List<Integer>> solutions(Csp csp, RandomStream random) {
    return solutions(new Network(csp.structure()), csp, random);
  }

  /** Returns all solutions that it finds on {@code network}, which is compiled from {@code csp}. */
  public static Set<List<Integer>> solutions(Network network, Csp csp, RandomStream random) {
    Set<List<Integer>> solutions = new HashSet<>();
    new Search(network, csp)
        .order(new RandomVariable(random))
        .lookAhead(Gac::new)
        .branching(Branching.BINARY)
        .wantAll()
        .onSolution(values -> solutions.add(IntStream.of(values).boxed().toList()))
        .solve(Limits.none(), null);
    return solutions;
  }
}
