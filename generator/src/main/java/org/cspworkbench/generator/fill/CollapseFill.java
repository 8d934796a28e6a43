package org.cspworkbench.generator.fill;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Restarts;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchRun;
import org.cspworkbench.core.search.order.Entropy;
import org.cspworkbench.core.search.order.RandomValue;
import org.cspworkbench.core.search.order.Weights;
import org.cspworkbench.solvers.Networks;
import org.cspworkbench.solvers.ValueWeights;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.SudokuCsp;
import org.jspecify.annotations.Nullable;

/**
 * Makes complete grids by procedural wave function collapse (Gumin, "WaveFunctionCollapse", 2016):
 * in an empty grid every cell can still be anything. Collapse the cell of least entropy, ties at
 * random, to a random one of its candidates; propagate; repeat. A cell without candidates is a
 * contradiction: restart.
 *
 * <p>More than half of the attempts at 9×9 succeed. Where {@value #MOST_ATTEMPTS} have failed, as
 * they do in large grids with many rules, the next ones filter the units as a whole and take up to
 * {@value #MOST_FAILS} decisions back before they are given up (Karth and Smith,
 * "WaveFunctionCollapse is Constraint Solving in the Wild", 2017).
 */
public final class CollapseFill implements Filler {

  /** So many attempts restart at once; docs/generator.md lists how many each shape needs. */
  private static final int MOST_ATTEMPTS = 500;

  private static final int MOST_BACKTRACKING_ATTEMPTS = 100;
  private static final int MOST_FAILS = 200;

  private final Shape shape;
  private final Csp csp;
  private final RandomStream random = new RandomStream(0); // each attempt has its own stream of it
  private final SearchRun restarting;
  private @Nullable SearchRun backtracking; // rarely needed, and costly to prepare
  private int[] found = {};

  /** Makes grids of any shape. */
  public CollapseFill(Shape shape) {
    this.shape = shape;
    this.csp = SudokuCsp.of(Grid.empty(shape));
    this.restarting = run(AllDifferentFiltering.PAIRWISE, Restarts.ON_CONTRADICTION);
  }

  private SearchRun run(AllDifferentFiltering filtering, Restarts restarts) {
    Weights equal = ValueWeights.EQUAL.on(csp);
    SearchRun run =
        new Search(Networks.of(csp.structure(), filtering), csp)
            .random(random)
            .order(new Entropy(equal, random))
            .values(new RandomValue(random))
            .lookAhead(Gac::new)
            .branching(Branching.D_WAY)
            .restarts(restarts)
            .keep(0)
            .onSolution(values -> found = values)
            .start(Limits.none());
    run.establish();
    return run;
  }

  @Override
  public Optional<CompleteGrid> next(RandomStream seeds, BooleanSupplier stop) {
    for (int attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      if (stop.getAsBoolean()) {
        return Optional.empty();
      }
      if (succeeds(restarting, seeds.nextLong())) {
        return Optional.of(new CompleteGrid(Grid.ofGivens(shape, found), attempt, false));
      }
    }
    if (backtracking == null) {
      backtracking = run(AllDifferentFiltering.DOMAIN_CONSISTENT, Restarts.fixed(MOST_FAILS));
    }
    for (int attempt = 1; attempt <= MOST_BACKTRACKING_ATTEMPTS; attempt++) {
      if (stop.getAsBoolean()) {
        return Optional.empty();
      }
      if (succeeds(backtracking, seeds.nextLong())) {
        return Optional.of(
            new CompleteGrid(Grid.ofGivens(shape, found), MOST_ATTEMPTS + attempt, true));
      }
    }
    return Optional.empty();
  }

  private static boolean succeeds(SearchRun run, long stream) {
    run.takeCounters(); // each attempt has the limits of a run
    return run.attempt(stream) == Ending.ENOUGH;
  }
}
