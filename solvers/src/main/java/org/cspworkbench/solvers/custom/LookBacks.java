package org.cspworkbench.solvers.custom;

import java.util.function.Consumer;
import java.util.function.LongFunction;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Backjumping;
import org.cspworkbench.core.search.Backtracking;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.search.Restarts;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.lookback.ConflictDirectedBackjumping;
import org.cspworkbench.core.search.lookback.GaschnigBackjumping;
import org.cspworkbench.core.search.lookback.GraphBasedBackjumping;
import org.cspworkbench.core.search.order.LargeNeighbourhood;
import org.cspworkbench.core.search.order.SolutionSaving;
import org.cspworkbench.core.search.order.ValueOrder;
import org.cspworkbench.core.search.order.VariableOrder;
import org.cspworkbench.solvers.Parameter;

/** What happens after a failure, by name: look-back, branching, restarts and nogoods. */
final class LookBacks {

  /** The quotient of the lengths of two attempts, one after the other. */
  private static final double GROWTH = 1.5;

  static final String CHRONOLOGICAL = "chronological";

  static final NamedParts<Backtracking.Policy> LOOK_BACK =
      NamedParts.<Backtracking.Policy>of(
              "look-back", "The decision to which the search returns from a dead end.")
          .part(CHRONOLOGICAL, "The last decision.", Backtracking.CHRONOLOGICAL)
          .part(
              "gaschnig",
              "The latest variable found in conflict by a check; only without look-ahead.",
              Backjumping.by(GaschnigBackjumping::new))
          .part(
              "graph-based",
              "The latest neighbour in the constraint graph; without look-ahead, or forward checking.",
              Backjumping.by(GraphBasedBackjumping::new))
          .part(
              "conflict-directed",
              "The latest decision in the conflict set.",
              Backjumping.by(ConflictDirectedBackjumping::new))
          .build();

  static final NamedParts<Branching> BRANCHING =
      NamedParts.<Branching>of("branching", "How the search continues after a failed decision.")
          .part("d-way", "The values of one variable are tried in turn.", Branching.D_WAY)
          .part("binary", "First x = v, then x ≠ v; any variable may follow.", Branching.BINARY)
          .build();

  static final NamedParts<LongFunction<Restarts>> RESTARTS =
      NamedParts.<LongFunction<Restarts>>of("restarts", "When the search starts a new attempt.")
          .part("none", "Never.", fails -> Restarts.NEVER)
          .part("luby", "After 1, 1, 2, 1, 1, 2, 4, … times restart-fails fails.", Restarts::luby)
          .part(
              "geometric",
              "After restart-fails fails, then after 1.5 times as many each time.",
              fails -> Restarts.geometric(fails, GROWTH))
          .build();

  /** Sets the orders of a search such that they use the best solution, by random choices or not. */
  @FunctionalInterface
  interface NearSolution {
    Search in(Search search, VariableOrder order, ValueOrder values, RandomStream random);
  }

  static final NamedParts<NearSolution> BEST_SOLUTION =
      NamedParts.<NearSolution>of(
              "best-solution", "How the best solution so far is used, for an objective.")
          .part(
              "bound",
              "Only better ones count.",
              (search, order, values, random) -> search.order(order).values(values))
          .part(
              "values",
              "Its values are tried first while they are in the domain.",
              (search, order, values, random) ->
                  search.order(order).values(new SolutionSaving(values)))
          .randomPart(
              "neighbourhoods",
              "The same; after some restarts most variables get its values first.",
              LookBacks::inNeighbourhoods)
          .build();

  static final Parameter.WholeNumber RESTART_FAILS =
      new Parameter.WholeNumber(
          "restart-fails",
          "The number of fails by which restarts are scaled.",
          1,
          1_000_000_000,
          100);

  static final NamedParts<Consumer<Search>> NOGOODS =
      NamedParts.<Consumer<Search>>of("nogoods", "Whether nogoods are learnt when an attempt ends.")
          .part("no", "Nothing is learnt.", search -> {})
          .part(
              "yes",
              "No later attempt searches the same subtree again; needs binary branching.",
              Search::nogoods)
          .build();

  private LookBacks() {}

  private static Search inNeighbourhoods(
      Search search, VariableOrder order, ValueOrder values, RandomStream random) {
    SolutionSaving saving = new SolutionSaving(values);
    return search.order(new LargeNeighbourhood(order, saving, random)).values(saving);
  }
}
