package org.cspworkbench.xcsp3;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Extremum;
import org.cspworkbench.core.model.NoOverlap;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.text.Operator;
import org.cspworkbench.core.text.Range;

/**
 * Translates expressions: requires that one is true, or represents its value by a variable. A
 * comparison of sums becomes a sum; an expression with few combinations of values becomes a table;
 * any other expression is divided at its operators, with a helper variable for each part.
 */
final class ExpressionConstraints {

  /** The truth of an inequality is listed up to this many combinations of values. */
  private static final long MOST_LISTED_OF_AN_INEQUALITY = 64;

  /** A disjunction over two variables is listed up to this many pairs of values. */
  private static final long MOST_PAIRS_OF_A_DISJUNCTION = 1 << 16;

  private final ModelBuilder model;

  ExpressionConstraints(ModelBuilder model) {
    this.model = model;
  }

  /** Requires that {@code expression} is true. */
  void post(Expression expression) {
    if (expression instanceof Operation operation) {
      postNode(operation);
    } else {
      new Sum().add(-1, sum(expression)).post(model, Operator.NE);
    }
  }

  private void postNode(Operation operation) {
    Expression first = operation.operands().get(0);
    switch (operation.operator()) {
      case AND -> operation.operands().forEach(this::post);
      case NOT -> postNot(first);
      case LT, LE, GE, GT, EQ, NE -> postComparison(operation);
      case OR -> postOr(operation);
      case IMP -> postOr(Operation.of(Operator.OR, negated(first), operation.operands().get(1)));
      default -> postWhole(operation);
    }
  }

  private void postNot(Expression expression) {
    Expression opposite = negated(expression);
    if (opposite instanceof Operation operation && operation.operator() == Operator.NOT) {
      postWhole(operation);
    } else {
      post(opposite);
    }
  }

  private void postComparison(Operation operation) {
    if (operation.operands().size() > 2) {
      postWhole(operation);
      return;
    }
    Operator relation = operation.operator();
    Optional<Sum> left = Linearization.of(operation.operands().get(0));
    Optional<Sum> right = Linearization.of(operation.operands().get(1));
    if (left.isPresent() && right.isPresent()) {
      left.get().add(-1, right.get()).post(model, relation);
    } else if (isShort(operation) || !canBeDivided(operation)) {
      postTable(operation);
    } else {
      sum(operation.operands().get(0))
          .add(-1, sum(operation.operands().get(1)))
          .post(model, relation);
    }
  }

  private void postOr(Operation or) {
    List<Expression> parts = new ArrayList<>();
    flatten(or, parts);
    Operation whole = new Operation(Operator.OR, ImmutableList.copyOf(parts));
    Optional<NoOverlap> tasks = TaskPairs.of(parts);
    if (tasks.isPresent()) {
      postTasks(tasks.get());
    } else if (isShort(whole)) {
      postTable(whole);
    } else {
      Sum sum = new Sum();
      parts.forEach(part -> sum.add(1, truth(part)));
      sum.post(model, Operator.GE, 1);
    }
  }

  private void postTasks(NoOverlap tasks) {
    if (TaskPairs.haveOrder(tasks.x(), tasks.y())) {
      TaskPairs.postOrder(model, tasks);
    } else {
      model.post(tasks);
    }
  }

  private static void flatten(Expression expression, List<Expression> parts) {
    if (expression instanceof Operation operation && operation.operator() == Operator.OR) {
      operation.operands().forEach(operand -> flatten(operand, parts));
    } else {
      parts.add(expression);
    }
  }

  private void postWhole(Operation operation) {
    postTable(isShort(operation) ? operation : cut(operation));
  }

  private void postTable(Operation operation) {
    ImmutableList<Variable> scope = operation.scope();
    model.relate(FunctionalForm.shape(operation, scope), scope, operation);
  }

  private static boolean isShort(Operation operation) {
    ImmutableList<Variable> scope = operation.scope();
    long pairs = operation.operator() == Operator.OR ? MOST_PAIRS_OF_A_DISJUNCTION : 1 << 20;
    long limit = scope.size() <= 2 ? pairs : ModelBuilder.MAX_COMBINATIONS;
    return scope.size() == 1 || CartesianProduct.size(scope) <= limit;
  }

  /** Returns the same operator over variables and numbers. */
  private Operation cut(Operation operation) {
    return new Operation(operation.operator(), each(operation.operands(), this::cutOff));
  }

  private Expression cutOff(Expression operand) {
    return operand instanceof Literal ? operand : new Reference(variable(operand));
  }

  private static ImmutableList<Expression> each(
      ImmutableList<Expression> operands, UnaryOperator<Expression> change) {
    return operands.stream().map(change).collect(toImmutableList());
  }

  /** Returns the negation of {@code expression}. */
  private static Expression negated(Expression expression) {
    if (!(expression instanceof Operation operation)) {
      return Operation.of(Operator.NOT, expression);
    }
    ImmutableList<Expression> operands = operation.operands();
    boolean two = operands.size() == 2;
    return switch (operation.operator()) {
      case LT -> new Operation(Operator.GE, operands);
      case LE -> new Operation(Operator.GT, operands);
      case GE -> new Operation(Operator.LT, operands);
      case GT -> new Operation(Operator.LE, operands);
      case EQ ->
          two ? new Operation(Operator.NE, operands) : Operation.of(Operator.NOT, expression);
      case NE ->
          two ? new Operation(Operator.EQ, operands) : Operation.of(Operator.NOT, expression);
      case AND -> new Operation(Operator.OR, each(operands, ExpressionConstraints::negated));
      case OR -> new Operation(Operator.AND, each(operands, ExpressionConstraints::negated));
      case IN -> new Operation(Operator.NOTIN, operands);
      case NOTIN -> new Operation(Operator.IN, operands);
      default -> Operation.of(Operator.NOT, expression);
    };
  }

  /** Returns the value of {@code expression} as a sum. */
  Sum sum(Expression expression) {
    Optional<Sum> linear = Linearization.of(expression);
    if (linear.isPresent()) {
      return linear.get();
    }
    Operation operation = (Operation) expression;
    return switch (operation.operator()) {
      case NEG -> new Sum().add(-1, sum(operation.operands().get(0)));
      case SUB -> sum(operation.operands().get(0)).add(-1, sum(operation.operands().get(1)));
      case ADD -> {
        Sum sum = new Sum();
        operation.operands().forEach(operand -> sum.add(1, sum(operand)));
        yield sum;
      }
      case MUL -> weighted(operation);
      default -> new Sum().add(1, variable(expression));
    };
  }

  /** Returns the value of a product; where all factors but one are numbers, that one is a sum. */
  private Sum weighted(Operation product) {
    long weight = 1;
    List<Expression> others = new ArrayList<>();
    for (Expression factor : product.operands()) {
      if (factor instanceof Literal number) {
        weight = Math.multiplyExact(weight, number.number());
      } else {
        others.add(factor);
      }
    }
    return others.size() == 1
        ? new Sum().add(weight, sum(others.get(0)))
        : new Sum().add(1, variable(product));
  }

  /** Returns whether {@code expression} is true, as a sum that is 0 or 1. */
  private Sum truth(Expression expression) {
    if (expression instanceof Operation operation
        && operation.operator() == Operator.NOT
        && isZeroOne(operation.operands().get(0))) {
      return new Sum().add(1).add(-1, sum(operation.operands().get(0)));
    }
    return isZeroOne(expression)
        ? sum(expression)
        : sum(Operation.of(Operator.NE, expression, new Literal(0)));
  }

  private static boolean isZeroOne(Expression expression) {
    if (expression instanceof Reference reference) {
      return reference.variable().domain().min() >= 0 && reference.variable().domain().max() <= 1;
    }
    return expression.isTruth()
        || (expression instanceof Literal literal
            && (literal.number() == 0 || literal.number() == 1));
  }

  /** Returns the variable that is the value of {@code expression}. */
  Variable variable(Expression expression) {
    if (expression instanceof Reference reference) {
      return reference.variable();
    }
    if (expression instanceof Literal number) {
      return model.constant(number.number());
    }
    String text = FunctionalForm.text(expression);
    return model.shared(text, () -> define((Operation) expression, text));
  }

  private Variable define(Operation operation, String text) {
    ImmutableList<Variable> scope = operation.scope();
    if (isComparisonOfSums(operation)
        && canBeDivided(operation)
        && CartesianProduct.size(scope) > mostListed(operation)) {
      Sum sum = sum(operation.operands().get(0)).add(-1, sum(operation.operands().get(1)));
      if (sum.isOneVariable() && operation.operator() == Operator.EQ) {
        return isZero(sum);
      }
      if (sum.terms().size() >= Math.min(2, scope.size())) {
        return sum.truth(model, operation.operator(), text);
      }
    }
    if (model.canList(operation) || !canBeDivided(operation)) {
      return model.define(text, operation);
    }
    Optional<Sum> linear = Linearization.of(operation);
    if (linear.isPresent()
        || operation.operator() == Operator.ADD
        || operation.operator() == Operator.SUB) {
      return linear.orElseGet(() -> sum(operation)).total(model, text);
    }
    Operation cut = cut(operation);
    return switch (operation.operator()) {
      case AND -> truthOf(cut, cut.operands().size());
      case OR -> truthOf(cut, 1);
      case MIN, MAX -> extremum(cut, text);
      default -> model.define(text, cut);
    };
  }

  /** Returns whether the parts of {@code whole} have so few values that they can be variables. */
  private static boolean canBeDivided(Operation whole) {
    boolean addsParts = isSum(whole) || whole.operator().isComparison();
    for (Expression operand : whole.operands()) {
      if (operand instanceof Operation part
          && !(canBeDivided(part) && ((addsParts && isSum(part)) || canBeVariable(part)))) {
        return false;
      }
    }
    return true;
  }

  private static boolean canBeVariable(Operation part) {
    Range range = Range.of(part);
    return range.size() <= Domain.MAX_SIZE
        && range.min() >= Integer.MIN_VALUE
        && range.max() <= Integer.MAX_VALUE;
  }

  private static boolean isSum(Operation operation) {
    return switch (operation.operator()) {
      case NEG, ADD, SUB -> true;
      default -> Linearization.isPossible(operation);
    };
  }

  /**
   * Returns whether it compares two sums, or two expressions whose values can be variables of a
   * sum.
   */
  private static boolean isComparisonOfSums(Operation operation) {
    return operation.operator().isComparison()
        && operation.operands().size() == 2
        && (operation.operands().stream().allMatch(Linearization::isPossible)
            || CartesianProduct.size(operation.scope()) > ModelBuilder.MAX_ARGUMENTS);
  }

  /**
   * Returns for how many combinations of values the truth of a comparison is listed: for more where
   * filtering by bounds is not complete, as of equations.
   */
  private static long mostListed(Operation comparison) {
    if (comparison.scope().size() == 1) {
      return ModelBuilder.MAX_LISTED_VALUES;
    }
    boolean isEquation =
        comparison.operator() == Operator.EQ || comparison.operator() == Operator.NE;
    return isEquation ? ModelBuilder.MAX_COMBINATIONS : MOST_LISTED_OF_AN_INEQUALITY;
  }

  /** Returns whether {@code sum}, a variable plus a number, is 0. */
  private Variable isZero(Sum sum) {
    Variable x = sum.terms().keySet().iterator().next();
    long value = Math.negateExact(sum.number());
    return value == (int) value && x.domain().contains((int) value)
        ? model.takesOneOf(x, (int) value)
        : model.constant(0);
  }

  /**
   * Returns whether at least {@code least} of the operands are true, where that is all of them or
   * one.
   */
  private Variable truthOf(Operation cut, int least) {
    Sum count = new Sum();
    cut.operands().forEach(operand -> count.add(1, truth(operand)));
    long n = cut.operands().size();
    Variable result = model.helper(FunctionalForm.text(cut), Domain.range(0, 1));
    // result = 1 needs at least `least`; result = 0 needs fewer
    new Sum().add(1, count).add(-least, result).post(model, Operator.GE);
    new Sum().add(1, count).add(-(n - least + 1), result).post(model, Operator.LT, least);
    return result;
  }

  /** Returns the smallest or largest of the operands, each a variable or a number. */
  Variable extremum(Operation cut, String text) {
    Range bounds = Range.of(cut);
    Variable result = model.helper(text, ModelBuilder.range(text, bounds.min(), bounds.max()));
    postExtremum(cut, result);
    return result;
  }

  /** Requires that {@code result} is the smallest or largest of the operands. */
  void postExtremum(Operation cut, Variable result) {
    model.post(
        new Extremum(
            Lists.transform(cut.operands(), this::variable),
            cut.operator() == Operator.MAX ? Extremum.Which.MAX : Extremum.Which.MIN,
            result));
  }
}
