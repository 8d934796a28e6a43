package org.cspworkbench.core.testing;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Membership;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.text.Operator;

/** Draws expressions with every operator, which are undefined for some values of the variables. */
public final class RandomExpression {

  private static final Operator[] OPERATORS = Operator.values();

  private final RandomStream random;
  private final List<Variable> variables;
  private final long[] numbers;

  /** Draws with {@code random} over {@code variables} and {@code numbers}. */
  public RandomExpression(RandomStream random, List<Variable> variables, long... numbers) {
    this.random = random;
    this.variables = variables;
    this.numbers = numbers;
  }

  /** A comparison, or a connection of several, of expressions with {@code depth} operators. */
  public Expression truth(int depth) {
    Operator[] comparisons = {
      Operator.EQ, Operator.EQ, Operator.NE, Operator.LT, Operator.LE, Operator.GE, Operator.GT
    };
    return random.nextInt(3) == 0
        ? any(depth)
        : Operation.of(comparisons[random.nextInt(comparisons.length)], any(depth), any(1));
  }

  /** Any expression with at most {@code depth} operators above each variable. */
  public Expression any(int depth) {
    if (depth == 0 || random.nextInt(5) == 0) {
      return random.nextInt(3) == 0
          ? new Literal(numbers[random.nextInt(numbers.length)])
          : new Reference(variables.get(random.nextInt(variables.size())));
    }
    if (random.nextInt(20) == 0) {
      return new Membership(any(depth - 1), Domain.of(random.nextInt(5) - 2, random.nextInt(5)));
    }
    return of(OPERATORS[random.nextInt(OPERATORS.length)], depth);
  }

  private Operation of(Operator operator, int depth) {
    ImmutableList.Builder<Expression> operands = ImmutableList.builder();
    int count = 1 + random.nextInt(3);
    while (!takes(operator, count)) {
      count = count % 3 + 1;
    }
    for (int k = 0; k < count; k++) {
      operands.add(any(depth - 1));
    }
    return new Operation(operator, operands.build());
  }

  private static boolean takes(Operator operator, int count) {
    return switch (operator) {
      case NEG, ABS, SQR, NOT -> count == 1;
      case SUB, DIV, MOD, FLOOR_MOD, POW, DIST, LT, LE, GE, GT, IMP -> count == 2;
      case IF -> count == 3;
      default -> true;
    };
  }
}
