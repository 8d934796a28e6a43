package org.cspworkbench.generator;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.generator.fill.CompleteGrid;
import org.cspworkbench.generator.fill.DrawnRule;
import org.cspworkbench.generator.fill.Filler;
import org.cspworkbench.generator.givens.GivenSelection;
import org.cspworkbench.generator.givens.GivenSelector;
import org.cspworkbench.generator.givens.MinimalRemoval;
import org.cspworkbench.generator.givens.RandomMask;
import org.cspworkbench.generator.givens.RandomRemoval;
import org.cspworkbench.generator.givens.SelectedGivens;
import org.cspworkbench.generator.givens.VicinitySearch;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/**
 * The steps from nothing to a puzzle of one shape, as a request states them: fills a grid, selects
 * givens, and makes the puzzle easier or harder.
 */
final class PuzzlePipeline {

  /** With fewer, as a share of the cells, removing givens from the complete grid gets stuck. */
  private static final int LEAN_GIVENS = 28;

  private static final int LEAN_CELLS = 81;

  /** On larger boards it takes too long to remove more givens than requested. */
  private static final int MOST_CELLS_TO_EASE = 100;

  /** A given too many or too few is worse than anything else. */
  private static final int WORST = 1000;

  private final PuzzleRequest request;
  private final Shape shape;
  private final IntConsumer progress;
  private final Filler filler;
  private final GivenSelector selector;
  private final Optional<Easing> easing;

  /**
   * Creates the steps for a request.
   *
   * @param shape the shape of the request, with regions of its own if these are requested
   * @param progress receives the number of givens that are left while others are removed
   */
  PuzzlePipeline(PuzzleRequest request, Shape shape, IntConsumer progress) {
    this.request = request;
    this.shape = shape;
    this.progress = progress;
    this.filler = request.fill().of(shape);
    this.selector = selector(shape);
    this.easing =
        Hardness.of(request).map(hard -> new Easing(hard, request.symmetry().orbits(shape)));
  }

  /**
   * A puzzle that has been drawn.
   *
   * @param puzzle the givens, which have one solution
   * @param filled that solution
   * @param draws how many puzzles were drawn for it
   * @param undecided of how many givens it is not known whether they are needed, if that matters
   * @param removable how many givens can be removed, each alone, if that matters
   * @param distance how far it is from the request; 0 if it is as requested
   */
  record Draw(
      Grid puzzle, CompleteGrid filled, long draws, int undecided, int removable, int distance) {}

  private GivenSelector selector(Shape of) {
    GivenSelector fitting = kind(of);
    fitting.reportTo(progress);
    return fitting;
  }

  private GivenSelector kind(Shape of) {
    int wanted = request.givens().orElse(0);
    int cells = of.cellCount();
    if (request.selection() == GivenSelection.MASK) {
      return new RandomMask(of, request.symmetry(), wanted);
    }
    if (request.selection() == GivenSelection.MINIMAL) {
      return MinimalRemoval.byGroups(of, request.symmetry());
    }
    if (request.selection() == GivenSelection.STRICT) {
      return MinimalRemoval.strict(of, request.symmetry());
    }
    if (wanted > 0 && wanted * LEAN_CELLS < LEAN_GIVENS * cells) {
      return new VicinitySearch(of, request.symmetry(), wanted);
    }
    Optional<Level> level =
        request.level().or(() -> request.technique().map(RatedTechnique::level));
    if (wanted == 0 && level.equals(Optional.of(Level.EASY))) { // found among many givens only
      int most = request.technique().isPresent() ? cells - 1 : cells * 6 / 10;
      return new RandomRemoval(of, request.symmetry(), cells * 3 / 10, most);
    }
    boolean canBeEased =
        level.isPresent() && !level.equals(Optional.of(Level.EASY)) && cells <= MOST_CELLS_TO_EASE;
    return new RandomRemoval(of, request.symmetry(), canBeEased ? 0 : wanted);
  }

  /** Draws a puzzle; returns none if no grid was completed. */
  Optional<Draw> draw(RandomStream random, BooleanSupplier stop) {
    Optional<CompleteGrid> filled = filler.next(random, stop).map(grid -> withRules(grid, random));
    if (filled.isEmpty()) {
      return Optional.empty();
    }
    Shape own = filled.get().grid().shape();
    GivenSelector fitting = own == shape ? selector : selector(own);
    SelectedGivens selected = fitting.select(filled.get().grid(), random, stop);
    boolean isMinimal =
        request.selection() == GivenSelection.MINIMAL
            || request.selection() == GivenSelection.STRICT;
    int undecided = isMinimal ? selected.undecided() : 0;
    int notNeeded = undecided + selected.removable();
    if (easing.isEmpty()) {
      int distance = WORST * missed(selected.givens()) + notNeeded;
      return Optional.of(
          new Draw(
              selected.puzzle(),
              filled.get(),
              selected.draws(),
              undecided,
              selected.removable(),
              distance));
    }
    OptionalInt wanted =
        request.selection() == GivenSelection.RANDOM
            ? request.givens()
            : OptionalInt.of(selected.givens()); // as they were selected
    int most = wanted.orElse(selected.solution().filled());
    Easing.Eased eased =
        easing
            .get()
            .ease(selected.puzzle(), selected.solution(), wanted.orElse(0), most, random, stop);
    Grid puzzle = eased.puzzle();
    int distance = WORST * missed(puzzle.filled()) + notNeeded + easing.get().distance(eased);
    return Optional.of(
        new Draw(
            puzzle, filled.get(), selected.draws(), undecided, selected.removable(), distance));
  }

  /** Draws the rules of the request over a complete grid. */
  private CompleteGrid withRules(CompleteGrid complete, RandomStream random) {
    Grid grid = complete.grid();
    Shape own = shape;
    for (DrawnRule rule : request.drawnRules()) {
      own = own.with(rule.over(grid, random));
    }
    return complete.on(own);
  }

  /** Returns the number of givens too many or too few. */
  private int missed(int givens) {
    return Math.abs(givens - request.givens().orElse(givens));
  }
}
