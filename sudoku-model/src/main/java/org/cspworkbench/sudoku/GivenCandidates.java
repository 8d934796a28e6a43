package org.cspworkbench.sudoku;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.Variable;

/**
 * The rule of a Sukaku: the candidates of cells are given, and each of these cells holds one of
 * them.
 *
 * @param masks for each cell its given candidates, value v as bit v − 1; 0 where none are given
 */
public record GivenCandidates(ImmutableIntArray masks) implements Rule {

  /**
   * Checks that candidates are given.
   *
   * @param masks for each cell its given candidates
   * @throws IllegalArgumentException if there are none
   */
  public GivenCandidates {
    checkArgument(masks.stream().anyMatch(mask -> mask != 0), "a Sukaku needs candidates");
  }

  @Override
  public String id() {
    return "sukaku";
  }

  @Override
  public String parts() {
    return "given candidates";
  }

  @Override
  public String rule() {
    return "a cell with given candidates holds one of them";
  }

  @Override
  public void checkFits(Shape shape) {
    checkArgument(
        masks.length() == shape.cellCount(),
        "candidates of %s cells for %s",
        masks.length(),
        shape.cellCount());
    checkArgument(
        masks.stream().allMatch(mask -> mask >>> shape.size() == 0),
        "a candidate is greater than %s",
        shape.size());
  }

  private IntStream cells() {
    return IntStream.range(0, masks.length()).filter(cell -> masks.get(cell) != 0);
  }

  private IntStream candidates(int cell) {
    return IntStream.rangeClosed(1, Symbols.MAX_VALUE).filter(value -> contains(cell, value));
  }

  private boolean contains(int cell, int value) {
    return (masks.get(cell) >>> (value - 1) & 1) != 0;
  }

  @Override
  public ImmutableList<Constraint> constraints(ImmutableList<Variable> cells) {
    return cells()
        .mapToObj(
            cell ->
                Extension.allowing(
                    ImmutableList.of(cells.get(cell)),
                    candidates(cell).mapToObj(value -> new int[] {value}).toArray(int[][]::new)))
        .collect(ImmutableList.toImmutableList());
  }

  @Override
  public ImmutableList<Conflict> conflicts(Grid grid) {
    return cells()
        .filter(cell -> !grid.isEmpty(cell) && !contains(cell, grid.value(cell)))
        .mapToObj(cell -> notGiven(grid, cell))
        .collect(ImmutableList.toImmutableList());
  }

  private Conflict notGiven(Grid grid, int cell) {
    String name = grid.shape().cellName(cell);
    String value = String.valueOf(Symbols.of(grid.value(cell)));
    return new RuleViolation(
        grid.shape(),
        ImmutableIntArray.of(cell),
        name + " holds " + value + ", which is none of its given candidates",
        "candidates",
        ImmutableList.of(name, value));
  }

  /** Returns text such as {@code r1c3 = 1 2 5}. */
  @Override
  public ImmutableList<String> lines(Shape shape) {
    return cells()
        .mapToObj(
            cell ->
                candidates(cell)
                    .mapToObj(value -> String.valueOf(Symbols.of(value)))
                    .collect(Collectors.joining(" ", shape.cellName(cell) + " = ", "")))
        .collect(ImmutableList.toImmutableList());
  }
}
