package org.cspworkbench.sudoku;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkElementIndex;

import com.google.common.collect.ImmutableList;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Linear;
import org.cspworkbench.core.model.Variable;

/**
 * The rule of a killer Sudoku: the cells of a cage hold different values, which add up to its sum,
 * if it has one. Cages do not overlap.
 *
 * @param all the cages, numbered from 1 in messages
 */
public record Cages(ImmutableList<Cage> all) implements Rule {

  /**
   * Checks that the list is not empty.
   *
   * @param all the cages
   * @throws IllegalArgumentException if there is none
   */
  public Cages {
    checkArgument(!all.isEmpty(), "a killer Sudoku needs a cage");
  }

  @Override
  public String id() {
    return "killer";
  }

  @Override
  public String parts() {
    return "cages";
  }

  @Override
  public String rule() {
    return "the cells of a cage hold different values, which add up to its sum, if it has one";
  }

  @Override
  public void checkFits(Shape shape) {
    Set<Integer> seen = new HashSet<>();
    for (Cage cage : all) {
      checkArgument(
          cage.cells().length() <= shape.size(), "a cage of %s cells", cage.cells().length());
      cage.cells()
          .forEach(
              cell -> {
                checkElementIndex(cell, shape.cellCount(), "cell");
                checkArgument(seen.add(cell), "%s is in two cages", shape.cellName(cell));
              });
    }
  }

  @Override
  public ImmutableList<Unit> units() {
    return IntStream.range(0, all.size())
        .filter(c -> all.get(c).cells().length() > 1)
        .mapToObj(c -> new Unit("cage " + (c + 1), all.get(c).cells()))
        .collect(ImmutableList.toImmutableList());
  }

  @Override
  public ImmutableList<Constraint> constraints(ImmutableList<Variable> cells) {
    return all.stream()
        .filter(cage -> cage.sum().isPresent())
        .map(
            cage ->
                Linear.sum(cage.cells().stream().mapToObj(cells::get).toList())
                    .equalTo(cage.sum().getAsInt()))
        .collect(ImmutableList.toImmutableList());
  }

  /** Returns the cages whose sum is wrong or already exceeded. */
  @Override
  public ImmutableList<Conflict> conflicts(Grid grid) {
    ImmutableList.Builder<Conflict> broken = ImmutableList.builder();
    for (int c = 0; c < all.size(); c++) {
      Cage cage = all.get(c);
      int found = cage.cells().stream().map(grid::value).sum();
      boolean isFull = cage.cells().stream().noneMatch(grid::isEmpty);
      int sum = cage.sum().orElse(found);
      if (found > sum || (isFull && found < sum)) {
        broken.add(wrongSum(grid.shape(), c + 1, cage, found, sum));
      }
    }
    return broken.build();
  }

  private static Conflict wrongSum(Shape shape, int number, Cage cage, int found, int sum) {
    return new RuleViolation(
        shape,
        cage.cells(),
        "cage " + number + " adds up to " + found + ", not " + sum,
        "sum",
        ImmutableList.of(number, found, sum));
  }

  /** Returns text such as {@code 3 = r1c1 r1c2}, or {@code ? = r1c1 r1c2} without a sum. */
  @Override
  public ImmutableList<String> lines(Shape shape) {
    return all.stream()
        .map(
            cage ->
                cage.cells().stream()
                    .mapToObj(cell -> " " + shape.cellName(cell))
                    .reduce(sum(cage) + " =", String::concat))
        .collect(ImmutableList.toImmutableList());
  }

  private static String sum(Cage cage) {
    return cage.sum().isPresent() ? Integer.toString(cage.sum().getAsInt()) : "?";
  }
}
