package org.cspworkbench.generator;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.generator.dig.Dig;
import org.cspworkbench.generator.dig.Digger;
import org.cspworkbench.generator.dig.DugPuzzle;
import org.cspworkbench.generator.dig.LeanDig;
import org.cspworkbench.generator.dig.MaskDig;
import org.cspworkbench.generator.dig.MinimalDig;
import org.cspworkbench.generator.dig.RandomDig;
import org.cspworkbench.generator.fill.CompleteGrid;
import org.cspworkbench.generator.fill.DrawnRule;
import org.cspworkbench.generator.fill.Filler;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/**
 * Where grids of one shape are filled, dug and eased as a request wants it, one puzzle at a time.
 */
final class Site {

  /** With fewer, given as a share of the cells, digging down from the full grid gets stuck. */
  private static final int LEAN_GIVENS = 28;

  private static final int LEAN_CELLS = 81;

  /** On larger boards it takes too long to dig further than is wanted. */
  private static final int MOST_CELLS_TO_EASE = 100;

  /** A given too many or too few is worse than anything else. */
  private static final int WORST = 1000;

  private final PuzzleRequest request;
  private final Shape shape;
  private final IntConsumer progress;
  private final Filler filler;
  private final Digger digger;
  private final Optional<Easing> easing;

  /**
   * A site.
   *
   * @param shape the shape of the request, with its own regions if there are to be any
   * @param progress receives the number of givens left while a puzzle is dug
   */
  Site(PuzzleRequest request, Shape shape, IntConsumer progress) {
    this.request = request;
    this.shape = shape;
    this.progress = progress;
    this.filler = request.fill().of(shape);
    this.digger = digger(shape);
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

  private Digger digger(Shape of) {
    Digger fitting = kind(of);
    fitting.reportTo(progress);
    return fitting;
  }

  private Digger kind(Shape of) {
    int wanted = request.givens().orElse(0);
    int cells = of.cellCount();
    if (request.dig() == Dig.MASK) {
      return new MaskDig(of, request.symmetry(), wanted);
    }
    if (request.dig() == Dig.MINIMAL) {
      return MinimalDig.byGroups(of, request.symmetry());
    }
    if (request.dig() == Dig.STRICT) {
      return MinimalDig.strict(of, request.symmetry());
    }
    if (wanted > 0 && wanted * LEAN_CELLS < LEAN_GIVENS * cells) {
      return new LeanDig(of, request.symmetry(), wanted);
    }
    Optional<Level> level =
        request.level().or(() -> request.technique().map(RatedTechnique::level));
    if (wanted == 0 && level.equals(Optional.of(Level.EASY))) { // found among many givens only
      int most = request.technique().isPresent() ? cells - 1 : cells * 6 / 10;
      return new RandomDig(of, request.symmetry(), cells * 3 / 10, most);
    }
    boolean canBeEased =
        level.isPresent() && !level.equals(Optional.of(Level.EASY)) && cells <= MOST_CELLS_TO_EASE;
    return new RandomDig(of, request.symmetry(), canBeEased ? 0 : wanted);
  }

  /** Draws a puzzle; empty if no grid came of it. */
  Optional<Draw> draw(RandomStream random, BooleanSupplier stop) {
    Optional<CompleteGrid> filled = filler.next(random, stop).map(grid -> withRules(grid, random));
    if (filled.isEmpty()) {
      return Optional.empty();
    }
    Shape own = filled.get().grid().shape();
    Digger fitting = own == shape ? digger : digger(own);
    DugPuzzle dug = fitting.dig(filled.get().grid(), random, stop);
    boolean isMinimal = request.dig() == Dig.MINIMAL || request.dig() == Dig.STRICT;
    int undecided = isMinimal ? dug.undecided() : 0;
    int notNeeded = undecided + dug.removable();
    if (easing.isEmpty()) {
      int distance = WORST * missed(dug.givens()) + notNeeded;
      return Optional.of(
          new Draw(dug.puzzle(), filled.get(), dug.draws(), undecided, dug.removable(), distance));
    }
    OptionalInt wanted =
        request.dig() == Dig.RANDOM
            ? request.givens()
            : OptionalInt.of(dug.givens()); // as it was dug
    int most = wanted.orElse(dug.solution().filled());
    Easing.Eased eased =
        easing.get().ease(dug.puzzle(), dug.solution(), wanted.orElse(0), most, random, stop);
    Grid puzzle = eased.puzzle();
    int distance = WORST * missed(puzzle.filled()) + notNeeded + easing.get().distance(eased);
    return Optional.of(
        new Draw(puzzle, filled.get(), dug.draws(), undecided, dug.removable(), distance));
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
