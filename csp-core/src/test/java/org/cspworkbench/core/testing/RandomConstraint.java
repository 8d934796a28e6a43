package org.cspworkbench.core.testing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.List;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.AllDifferentSums;
import org.cspworkbench.core.model.Circuit;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Count;
import org.cspworkbench.core.model.CountBetween;
import org.cspworkbench.core.model.Element;
import org.cspworkbench.core.model.ElementOfNumbers;
import org.cspworkbench.core.model.Equal;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.LessThan;
import org.cspworkbench.core.model.Lex;
import org.cspworkbench.core.model.Linear;
import org.cspworkbench.core.model.LinearSum;
import org.cspworkbench.core.model.ReifiedSum;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;

/**
 * A constraint of any kind that the model has beyond inequalities, over variables of small domains
 * that may be repeated in it.
 */
final class RandomConstraint {

  private final RandomStream random;
  private final List<Variable> variables;

  RandomConstraint(RandomStream random, List<Variable> variables) {
    this.random = random;
    this.variables = variables;
  }

  /** Of any kind. */
  Constraint draw() {
    return switch (random.nextInt(10)) {
      case 0, 1 -> ofTwo();
      case 9 -> new ReifiedSum(sum(), any());
      case 2 -> table();
      case 3 -> sum();
      case 4 -> new Element(some(1 + random.nextInt(3)), about(0), any(), any());
      case 5 -> new Count(some(1 + random.nextInt(3)), about(1), any());
      case 6 -> countBetween();
      case 7 -> lex();
      default -> circuit();
    };
  }

  /** A constraint on at most two variables whose form is known to the compiler. */
  Constraint ofTwo() {
    Variable x = any();
    Variable y = any();
    return switch (random.nextInt(6)) {
      case 0 -> new Equal(x, y, about(0));
      case 1 -> new LessThan(x, y, 2 + about(0));
      case 2 -> LessThan.orEqual(x, y);
      case 3 -> new AllDifferentSums(ImmutableList.of(x, y), ImmutableIntArray.of(0, 1 + about(0)));
      case 4 -> Linear.of(2, x).minus(y).plus(about(0)).atMost(1);
      default ->
          new ElementOfNumbers(
              ImmutableIntArray.of(about(0), about(0), about(0), about(0)), about(0), x, y);
    };
  }

  private Constraint table() {
    ImmutableList<Variable> scope = some(1 + random.nextInt(4));
    boolean supports = random.nextInt(3) > 0;
    int[][] tuples =
        IntStream.range(0, (supports ? 8 : 4) << scope.size())
            .mapToObj(t -> scope.stream().mapToInt(this::valueOf).toArray())
            .toArray(int[][]::new);
    return supports ? Extension.allowing(scope, tuples) : Extension.forbidding(scope, tuples);
  }

  private int valueOf(Variable x) {
    return x.domain().valueAt(random.nextInt(x.domain().size()));
  }

  private LinearSum sum() {
    Linear sum = Linear.of(1 + random.nextInt(2), any());
    for (int terms = random.nextInt(4); terms > 0; terms--) {
      sum = sum.plus(random.nextInt(5) - 2, any());
    }
    return switch (random.nextInt(4)) {
      case 0 -> sum.equalTo(about(1));
      case 1 -> sum.notEqualTo(about(1));
      case 2 -> sum.atMost(about(1));
      default -> sum.atLeast(Linear.of(any()).plus(about(0)));
    };
  }

  private Constraint countBetween() {
    ImmutableSet<Integer> values = ImmutableSet.of(0, about(0));
    int least = random.nextInt(3);
    return new CountBetween(some(1 + random.nextInt(4)), values, least, least + random.nextInt(2));
  }

  private Constraint lex() {
    int length = 1 + random.nextInt(2);
    Lex.Order order = random.nextInt(2) == 0 ? Lex.Order.STRICT : Lex.Order.OR_EQUAL;
    return new Lex(some(length), order, some(length));
  }

  private Constraint circuit() {
    Circuit.Stays stays = random.nextInt(2) == 0 ? Circuit.Stays.NONE : Circuit.Stays.LEFT_OUT;
    return new Circuit(some(1 + random.nextInt(3)), about(0), stays);
  }

  /** One of the five numbers around {@code middle}. */
  private int about(int middle) {
    return middle + random.nextInt(5) - 2;
  }

  private ImmutableList<Variable> some(int count) {
    return IntStream.range(0, count).mapToObj(k -> any()).collect(ImmutableList.toImmutableList());
  }

  private Variable any() {
    return variables.get(random.nextInt(variables.size()));
  }
}
