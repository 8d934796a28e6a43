package org.cspworkbench.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.testing.RandomExpression;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Filtering on bounds removes no value of a solution, whatever the expression, and the bounds of
 * single operators are as narrow as they can be. Compared with the evaluation of each tuple.
 */
final class IntervalTreeTest {

  /** Operators whose smallest and largest results are computed for any intervals. */
  private static final Set<Operator> EXACT_RESULTS =
      EnumSet.of(
          Operator.NEG,
          Operator.ABS,
          Operator.SQR,
          Operator.ADD,
          Operator.SUB,
          Operator.MUL,
          Operator.DIV,
          Operator.DIST,
          Operator.MIN,
          Operator.MAX,
          Operator.LT,
          Operator.LE,
          Operator.GE,
          Operator.GT,
          Operator.NOT,
          Operator.AND,
          Operator.OR);

  /** Operators after which each bound of an operand is part of a solution in whole numbers. */
  private static final Set<Operator> EXACT_OPERANDS =
      EnumSet.of(
          Operator.NEG, Operator.ADD, Operator.SUB, Operator.MIN, Operator.MAX, Operator.DIST);

  @ParameterizedTest
  @EnumSource
  void boundsOfResultsAreTheSmallestAndTheLargest(Operator operator) {
    for (long seed = 0; seed < 1_000; seed++) {
      RandomStream random = new RandomStream(seed);
      Box box = new Box(random, operator.takes(2) ? 2 : operator.takes(1) ? 1 : 3, -6, 13);
      Operation operation = new Operation(operator, box.references());
      IntervalTree tree = box.tree(operation);
      boolean isDefined = tree.evaluate();
      OptionalLong least = box.results(operation).min();
      String name = operator + " " + box;
      if (least.isPresent()) {
        long most = box.results(operation).max().orElseThrow();
        assertThat(isDefined).as(name).isTrue();
        assertThat(tree.root().least).as(name).isLessThanOrEqualTo(least.getAsLong());
        assertThat(tree.root().most).as(name).isGreaterThanOrEqualTo(most);
        if (EXACT_RESULTS.contains(operator)) {
          assertThat(tree.root().least).as(name).isEqualTo(least.getAsLong());
          assertThat(tree.root().most).as(name).isEqualTo(most);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void aResultLeavesItsOperandsEveryValueOfASolution(Operator operator) {
    int shorter = 0;
    for (long seed = 0; seed < 1_000; seed++) {
      RandomStream random = new RandomStream(seed);
      Box box = new Box(random, operator.takes(2) ? 3 : operator.takes(1) ? 2 : 4, -6, 13);
      ImmutableList<Expression> all = box.references();
      Operation operation = new Operation(operator, all.subList(1, all.size()));
      Expression equation = Operation.of(Operator.EQ, operation, all.get(0));
      shorter += check(box, equation, EXACT_OPERANDS.contains(operator));
    }
    assertThat(shorter).isGreaterThan(100);
  }

  @Test
  void noSolutionOfAnExpressionIsLost() {
    int shorter = 0;
    for (long seed = 0; seed < 30_000; seed++) {
      RandomStream random = new RandomStream(seed);
      Box box = new Box(random, 3, -4, 7);
      Expression expression =
          new RandomExpression(random, box.scope, -3, -1, 0, 1, 2, 5).truth(1 + random.nextInt(3));
      shorter += check(box, expression, false);
    }
    assertThat(shorter).isGreaterThan(3_000);
  }

  /** Results beyond {@code long} are undefined, and no bound may wrap around. */
  @Test
  void noSolutionIsLostNearTheLimitsOfNumbers() {
    int shorter = 0;
    for (long seed = 0; seed < 30_000; seed++) {
      RandomStream random = new RandomStream(seed);
      int start = random.nextInt(2) == 0 ? Integer.MIN_VALUE : Integer.MAX_VALUE - 8;
      Box box = new Box(random, 2, start, 4);
      long[] numbers = {
        Long.MIN_VALUE,
        Long.MIN_VALUE + 1,
        -(1L << 62),
        -3_037_000_500L,
        -2,
        0,
        1,
        3,
        1L << 31,
        1L << 32,
        1L << 62,
        Long.MAX_VALUE - 1,
        Long.MAX_VALUE
      };
      Expression expression =
          new RandomExpression(random, box.scope, numbers).truth(1 + random.nextInt(3));
      shorter += check(box, expression, false);
    }
    assertThat(shorter).isGreaterThan(1_000);
  }

  @Test
  void equalFactorsAreAPower() {
    Csp.Builder csp = Csp.builder("square");
    Variable x = csp.variable("x", -20, 30);
    Expression square = Operation.of(Operator.MUL, new Reference(x), new Reference(x));
    IntervalTree tree =
        new IntervalTree(
            Operation.of(Operator.LE, square, new Expression.Literal(120)), ImmutableList.of(x));
    tree.place(0).set(-20, 30);
    assertThat(tree.requireTrue()).isTrue();
    assertThat(tree.place(0).least).isEqualTo(-10);
    assertThat(tree.place(0).most).isEqualTo(10);
  }

  /** Returns 1 if a bound has changed, after comparing the bounds with all solutions. */
  private static int check(Box box, Expression expression, boolean isExact) {
    IntervalTree tree = box.tree(expression);
    boolean isPossible = tree.requireTrue();
    int[][] solutions = box.tuples(new Condition(expression, box.scope));
    String name = expression + " " + box;
    assertThat(isPossible || solutions.length == 0).as(name).isTrue();
    boolean isShorter = !isPossible;
    for (int k = 0; k < box.scope.size() && isPossible; k++) {
      int place = k;
      for (int[] solution : solutions) {
        assertThat((long) solution[k]).as(name).isBetween(tree.place(k).least, tree.place(k).most);
      }
      if (isExact && solutions.length > 0) {
        assertThat(Arrays.stream(solutions).mapToLong(tuple -> tuple[place]))
            .as(name)
            .contains(tree.place(k).least, tree.place(k).most);
      }
      isShorter |= tree.place(k).least > box.min(k) || tree.place(k).most < box.max(k);
    }
    return isShorter ? 1 : 0;
  }

  /** Some variables with intervals. */
  private static final class Box {

    private final ImmutableList<Variable> scope;

    Box(RandomStream random, int variables, int start, int width) {
      Csp.Builder csp = Csp.builder("box");
      ImmutableList.Builder<Variable> drawn = ImmutableList.builder();
      for (int k = 0; k < variables; k++) {
        int min = start + random.nextInt(width);
        int size = random.nextInt(start + width - min);
        drawn.add(csp.variable("x" + k, Domain.range(min, min + size)));
      }
      scope = drawn.build();
    }

    ImmutableList<Expression> references() {
      return scope.stream().map(Reference::new).collect(ImmutableList.toImmutableList());
    }

    int min(int k) {
      return scope.get(k).domain().min();
    }

    int max(int k) {
      return scope.get(k).domain().max();
    }

    IntervalTree tree(Expression expression) {
      IntervalTree tree = new IntervalTree(expression, scope);
      for (int k = 0; k < scope.size(); k++) {
        tree.place(k).set(min(k), max(k));
      }
      return tree;
    }

    LongStream results(Expression expression) {
      Expression.Function function = expression.over(scope);
      return Arrays.stream(tuples(values -> true))
          .map(values -> value(function, values))
          .flatMapToLong(OptionalLong::stream);
    }

    private static OptionalLong value(Expression.Function function, int... values) {
      try {
        return OptionalLong.of(function.of(values));
      } catch (ArithmeticException e) {
        return OptionalLong.empty();
      }
    }

    int[][] tuples(Predicate.Test test) {
      int count = scope.stream().mapToInt(x -> x.domain().size()).reduce(1, (a, b) -> a * b);
      return IntStream.range(0, count)
          .mapToObj(this::tuple)
          .filter(test::holds)
          .toArray(int[][]::new);
    }

    private int[] tuple(int number) {
      int[] tuple = new int[scope.size()];
      int rest = number;
      for (int k = 0; k < tuple.length; k++) {
        Domain domain = scope.get(k).domain();
        tuple[k] = domain.valueAt(rest % domain.size());
        rest /= domain.size();
      }
      return tuple;
    }

    @Override
    public String toString() {
      return scope.stream().map(x -> x + " in " + x.domain()).toList().toString();
    }
  }
}
