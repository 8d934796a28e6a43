package org.cspworkbench.sudoku;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkElementIndex;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.LessThan;
import org.cspworkbench.core.model.Variable;

/**
 * The rule that values increase along each thermometer, from its bulb to its tip. Thermometers may
 * share cells.
 *
 * @param all the thermometers, numbered from 1 in messages
 */
public record Thermometers(ImmutableList<Thermometer> all) implements Rule {

  /**
   * Checks that the list is not empty.
   *
   * @param all the thermometers
   * @throws IllegalArgumentException if there is none
   */
  public Thermometers {
    checkArgument(!all.isEmpty(), "the rule needs a thermometer");
  }

  @Override
  public String id() {
    return "thermometers";
  }

  @Override
  public String parts() {
    return "thermometers";
  }

  @Override
  public String rule() {
    return "values increase along each thermometer, from its bulb to its tip";
  }

  @Override
  public void checkFits(Shape shape) {
    for (Thermometer thermometer : all) {
      ImmutableIntArray path = thermometer.path();
      path.forEach(cell -> checkElementIndex(cell, shape.cellCount(), "cell"));
      checkArgument(
          path.length() <= shape.size(),
          "%s cells cannot increase with %s values",
          path.length(),
          shape.size());
      for (int i = 1; i < path.length(); i++) {
        checkArgument(
            touch(shape, path.get(i - 1), path.get(i)),
            "%s is not next to %s",
            shape.cellName(path.get(i)),
            shape.cellName(path.get(i - 1)));
      }
    }
  }

  /** Returns whether the two cells have a side or a corner in common. */
  private static boolean touch(Shape shape, int a, int b) {
    return Math.abs(shape.row(a) - shape.row(b)) <= 1
        && Math.abs(shape.column(a) - shape.column(b)) <= 1;
  }

  /**
   * Returns one constraint for each pair of neighbouring cells: the first is less than the second.
   */
  @Override
  public ImmutableList<Constraint> constraints(ImmutableList<Variable> cells) {
    return all.stream()
        .flatMap(
            thermometer ->
                IntStream.range(1, thermometer.path().length())
                    .mapToObj(
                        i ->
                            new LessThan(
                                cells.get(thermometer.path().get(i - 1)),
                                cells.get(thermometer.path().get(i)))))
        .distinct()
        .collect(ImmutableList.toImmutableList());
  }

  /** Finds filled cells that are not greater than the previous filled cell. */
  @Override
  public ImmutableList<Conflict> conflicts(Grid grid) {
    ImmutableList.Builder<Conflict> broken = ImmutableList.builder();
    for (int t = 0; t < all.size(); t++) {
      int[] filled = all.get(t).path().stream().filter(cell -> !grid.isEmpty(cell)).toArray();
      for (int i = 1; i < filled.length; i++) {
        if (grid.value(filled[i]) <= grid.value(filled[i - 1])) {
          broken.add(notIncreasing(grid, t + 1, filled[i - 1], filled[i]));
        }
      }
    }
    return broken.build();
  }

  private static Conflict notIncreasing(Grid grid, int number, int before, int after) {
    Shape shape = grid.shape();
    ImmutableList<Object> arguments =
        ImmutableList.of(
            number,
            String.valueOf(Symbols.of(grid.value(before))),
            shape.cellName(before),
            String.valueOf(Symbols.of(grid.value(after))),
            shape.cellName(after));
    return new RuleViolation(
        shape,
        ImmutableIntArray.of(Math.min(before, after), Math.max(before, after)),
        String.format(
            "thermometer %s does not increase: %s in %s, then %s in %s", arguments.toArray()),
        "increase",
        arguments);
  }

  /** Returns text such as {@code r1c1 < r1c2 < r2c3}. */
  @Override
  public ImmutableList<String> lines(Shape shape) {
    return all.stream()
        .map(
            thermometer ->
                thermometer.path().stream()
                    .mapToObj(shape::cellName)
                    .collect(Collectors.joining(" < ")))
        .collect(ImmutableList.toImmutableList());
  }
}
