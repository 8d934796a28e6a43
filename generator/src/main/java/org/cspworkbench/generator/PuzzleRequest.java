package org.cspworkbench.generator;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.BitSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.cspworkbench.generator.fill.DrawnRule;
import org.cspworkbench.generator.fill.Fill;
import org.cspworkbench.generator.fill.GridExistence;
import org.cspworkbench.generator.givens.GivenSelection;
import org.cspworkbench.generator.givens.Symmetry;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;
import org.cspworkbench.sudoku.Rule;
import org.cspworkbench.sudoku.Shape;

/**
 * A request for puzzles. Immutable; derive requests from {@link #of}. An impossible request is
 * rejected with a sentence that states the reason.
 *
 * <p>A request that names neither givens nor a rating is one for as few givens as one removal
 * reaches.
 *
 * @param shape how the grids are laid out
 * @param ownRegions whether each puzzle has regions of its own in place of the boxes of the shape
 * @param drawnRules the rules that are drawn for each puzzle
 * @param fill how the complete grids are made
 * @param selection how givens are selected from them
 * @param symmetry of the pattern of givens
 * @param givens exactly how many givens there are to be, if that matters
 * @param level how hard the puzzles are to be, if that matters
 * @param technique what the puzzles must need, and nothing harder, if that matters
 */
public record PuzzleRequest(
    Shape shape,
    boolean ownRegions,
    ImmutableSet<DrawnRule> drawnRules,
    Fill fill,
    GivenSelection selection,
    Symmetry symmetry,
    OptionalInt givens,
    Optional<Level> level,
    Optional<RatedTechnique> technique) {

  /** No plain 9×9 with fewer has exactly one solution (McGuire, Tugemann and Civario, 2012). */
  private static final int FEWEST_OF_NINE = 17;

  /**
   * Checks that the parts of the request do not contradict each other.
   *
   * @param shape how the grids are laid out
   * @param ownRegions whether each puzzle has regions of its own
   * @param drawnRules the rules that are drawn for each puzzle
   * @param fill how the complete grids are made
   * @param selection how givens are selected from them
   * @param symmetry of the pattern of givens
   * @param givens exactly how many givens
   * @param level how hard the puzzles are to be
   * @param technique what the puzzles must need
   * @throws IllegalArgumentException if not
   */
  public PuzzleRequest {
    checkArgument(
        shape.isStatedByUnits(),
        "puzzles on a board that has %s already are not generated",
        parts(shape));
    checkArgument(
        fill != Fill.TEMPLATE || (shape.isPlain() && !ownRegions),
        "a template has rows, columns and boxes alone; fill by collapse for any other rule");
    checkArgument(
        symmetry == Symmetry.NONE || (!ownRegions && symmetry.fits(shape)),
        "symmetry %s does not fit %s, because it maps some units to no unit",
        symmetry,
        ownRegions ? "a jigsaw" : shape);
    checkArgument(
        symmetry == Symmetry.NONE || drawnRules.isEmpty(),
        "symmetry %s does not fit %s, which are drawn without any",
        symmetry,
        Joiner.on(" and ").join(drawnRules));
    checkArgument(
        drawnRules.isEmpty() || (level.isEmpty() && technique.isEmpty()),
        "puzzles with %s are not rated: human logic knows no technique for them",
        Joiner.on(" and ").join(drawnRules));
    checkArgument(
        level.isEmpty() || technique.isEmpty(), "either a level or a technique, not both");
    checkArgument(
        (level.isEmpty() && technique.isEmpty()) || givens.orElse(0) != shape.cellCount(),
        "a complete grid needs no technique");
    checkArgument(
        selection != GivenSelection.MASK || givens.isPresent(), "a mask needs a number of givens");
    int fewest = fewest(shape, drawnRules);
    givens.ifPresent(count -> checkGivens(shape, symmetry, fewest, count));
  }

  private static String parts(Shape shape) {
    return shape.rules().stream().map(Rule::parts).collect(Collectors.joining(" and "));
  }

  /** Of plain 9×9 it is known; elsewhere two values may be exchanged unless a rule orders them. */
  private static int fewest(Shape shape, ImmutableSet<DrawnRule> drawnRules) {
    if (!drawnRules.isEmpty()) {
      return 0;
    }
    return shape == Shape.ofSize(9) ? FEWEST_OF_NINE : shape.size() - 1;
  }

  private static void checkGivens(Shape shape, Symmetry symmetry, int fewest, int givens) {
    checkArgument(
        givens >= fewest,
        "no %s with fewer than %s givens has exactly one solution, and %s are requested",
        shape,
        fewest,
        givens);
    checkArgument(
        givens <= shape.cellCount(),
        "%s has %s cells, and %s givens are requested",
        shape,
        shape.cellCount(),
        givens);
    BitSet possible = symmetry.counts(shape);
    checkArgument(
        possible.get(givens),
        "no pattern of %s givens has symmetry %s; %s and %s are possible",
        givens,
        symmetry,
        possible.previousSetBit(givens),
        possible.nextSetBit(givens));
  }

  /**
   * Checks what takes a search: whether the rules of the shape, if there are several beside rows,
   * columns and boxes, leave any complete grid at all.
   *
   * @throws IllegalArgumentException if it is proved that they do not
   */
  public void checkThatGridsExist() {
    boolean isDoubtful = shape.variants().size() > 1 && !ownRegions;
    checkArgument(
        !isDoubtful || !GridExistence.isRefuted(shape),
        "there is no %s: a complete search has found no grid that satisfies all of its rules",
        shape);
  }

  /**
   * Returns any puzzle of this shape: filled by collapse, with givens removed at random as far as
   * possible.
   */
  public static PuzzleRequest of(Shape shape) {
    return new PuzzleRequest(
        shape,
        false,
        ImmutableSet.of(),
        Fill.COLLAPSE,
        GivenSelection.RANDOM,
        Symmetry.NONE,
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /** Returns the same with regions drawn anew for each puzzle, in place of the boxes: a jigsaw. */
  public PuzzleRequest withOwnRegions() {
    return new PuzzleRequest(
        shape, true, drawnRules, fill, selection, symmetry, givens, level, technique);
  }

  /** Returns the same with one rule more that is drawn for each puzzle. */
  public PuzzleRequest withDrawn(DrawnRule rule) {
    ImmutableSet<DrawnRule> more =
        Sets.immutableEnumSet(
            ImmutableSet.<DrawnRule>builder().addAll(drawnRules).add(rule).build());
    return new PuzzleRequest(
        shape, ownRegions, more, fill, selection, symmetry, givens, level, technique);
  }

  /**
   * Returns whether each puzzle has a shape of its own: its regions, or a rule that is drawn for
   * it.
   */
  public boolean hasOwnShapes() {
    return ownRegions || !drawnRules.isEmpty();
  }

  /** Returns the same with complete grids made this way. */
  public PuzzleRequest withFill(Fill newFill) {
    return new PuzzleRequest(
        shape, ownRegions, drawnRules, newFill, selection, symmetry, givens, level, technique);
  }

  /** Returns the same with givens selected this way; masks need a number of givens first. */
  public PuzzleRequest withSelection(GivenSelection newSelection) {
    return new PuzzleRequest(
        shape, ownRegions, drawnRules, fill, newSelection, symmetry, givens, level, technique);
  }

  /** Returns the same with this symmetry of the givens. */
  public PuzzleRequest withSymmetry(Symmetry newSymmetry) {
    return new PuzzleRequest(
        shape, ownRegions, drawnRules, fill, selection, newSymmetry, givens, level, technique);
  }

  /** Returns the same with exactly this many givens. */
  public PuzzleRequest withGivens(int count) {
    return new PuzzleRequest(
        shape,
        ownRegions,
        drawnRules,
        fill,
        selection,
        symmetry,
        OptionalInt.of(count),
        level,
        technique);
  }

  /** Returns the same with the number of givens of this difficulty. */
  public PuzzleRequest withGivens(Difficulty difficulty) {
    return withGivens(difficulty.givens(shape));
  }

  /** Returns the same of this level: the puzzles need a technique of it, and nothing harder. */
  public PuzzleRequest withLevel(Level newLevel) {
    return new PuzzleRequest(
        shape,
        ownRegions,
        drawnRules,
        fill,
        selection,
        symmetry,
        givens,
        Optional.of(newLevel),
        technique);
  }
}
