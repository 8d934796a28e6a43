package org.cspworkbench.examples;

import com.google.common.primitives.ImmutableLongArray;
import java.util.List;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Linear;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;

/** The most valuable things that fit into a bag. */
public final class Knapsack {

  private Knapsack() {}

  /** Prints which things are taken, and whether that is proved to be the best choice. */
  public static void main(String[] arguments) {
    Csp.Builder bag = Csp.builder("knapsack");
    List<Variable> taken = bag.variables("taken", 6, Domain.range(0, 1));
    Linear weight = Linear.weighted(taken, ImmutableLongArray.of(12, 2, 1, 4, 1, 7));
    Linear value = Linear.weighted(taken, ImmutableLongArray.of(20, 7, 6, 10, 2, 12));
    bag.post(weight.atMost(15));
    SearchResult best =
        Search.on(bag.build()).maintainArcConsistency().optimise(Objective.maximum(value)).solve();
    System.out.println(best.solutions().get(0).values());
    System.out.println(best.ending() == Ending.EXHAUSTED ? "the best" : "perhaps not the best");
  }
}
