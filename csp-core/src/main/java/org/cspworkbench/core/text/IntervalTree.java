package org.cspworkbench.core.text;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Membership;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;

/**
 * The intervals of all parts of an expression, computed upwards from those of its variables, and
 * downwards from that of the whole.
 */
final class IntervalTree {

  private final List<Interval> nodes = new ArrayList<>(); // each behind its operands
  private final ImmutableList<Variable> scope;
  private final Interval[] places; // the variables, by place in the scope
  private final Interval root;
  private boolean hasAlwaysValue = true;

  /** A variable, whose interval is set from outside. */
  private static final class Leaf extends Interval {
    @Override
    void evaluate() {}

    @Override
    boolean project() {
      return true;
    }
  }

  /** A number. */
  private static final class Constant extends Interval {
    private final long number;

    Constant(long number) {
      this.number = number;
    }

    @Override
    void evaluate() {
      set(number, number);
    }

    @Override
    boolean project() {
      return true;
    }
  }

  /** A part of which nothing is known, since it may have no value and not be asked for one. */
  private static final class Unknown extends Interval {
    @Override
    void evaluate() {
      set(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    @Override
    boolean project() {
      return true;
    }
  }

  /** Creates the intervals of {@code expression}, whose variables are in {@code scope}. */
  IntervalTree(Expression expression, ImmutableList<Variable> scope) {
    this.scope = scope;
    places = new Interval[scope.size()];
    for (int place = 0; place < places.length; place++) {
      places[place] = new Leaf();
    }
    root = add(expression, false);
  }

  /** Returns the interval of the variable at {@code place}. */
  Interval place(int place) {
    return places[place];
  }

  /** Returns the interval of the whole expression. */
  Interval root() {
    return root;
  }

  /**
   * Computes the interval of every part from those of the variables.
   *
   * @return whether every part that must have a value can have one
   */
  boolean evaluate() {
    for (int k = 0; k < nodes.size(); k++) {
      Interval node = nodes.get(k);
      node.evaluate();
      if (node.least > node.most) {
        return false;
      }
    }
    return true;
  }

  /**
   * Narrows the intervals of the variables to what lets the expression be true.
   *
   * @return whether each has a value left
   */
  boolean requireTrue() {
    if (!evaluate() || !root.keep(true)) {
      return false;
    }
    for (int k = nodes.size() - 1; k >= 0; k--) {
      if (!nodes.get(k).project()) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether the expression is true, or whether it is not, while every variable has any of
   * the values from {@code least} to {@code most}; nothing if that differs, or is not known.
   */
  Optional<Boolean> ofRange(int least, int most) {
    for (Interval place : places) {
      place.set(least, most);
    }
    if (!evaluate() || root.isFalse()) {
      return Optional.of(false);
    }
    return root.isTrue() && hasAlwaysValue ? Optional.of(true) : Optional.empty();
  }

  private Interval add(Expression expression, boolean isOptional) {
    Interval node = node(expression, isOptional);
    nodes.add(node);
    return node;
  }

  /**
   * Adds the operands of {@code expression}, and returns its node.
   *
   * @param isOptional whether the condition may be true where the expression has no value
   */
  private Interval node(Expression expression, boolean isOptional) {
    if (expression instanceof Literal literal) {
      return new Constant(literal.number());
    }
    if (expression instanceof Reference reference) {
      return places[scope.indexOf(reference.variable())];
    }
    if (expression instanceof Membership membership) {
      Domain set = membership.set();
      return new IntervalLogic.Member(add(membership.member(), isOptional), set);
    }
    Operation operation = (Operation) expression;
    hasAlwaysValue &= !operation.operator().isPartial() || hasValue(operation);
    if (isOptional && operation.operator().isPartial()) {
      return new Unknown();
    }
    Interval[] operands = new Interval[operation.operands().size()];
    for (int k = 0; k < operands.length; k++) {
      boolean isRequired = k < operation.operator().required();
      operands[k] = add(operation.operands().get(k), isOptional || !isRequired);
    }
    return operation.operator().isTruth()
        ? logic(operation.operator(), operands)
        : arithmetic(operation.operator(), operands, isSquare(operation.operands()));
  }

  /** Returns whether a partial operation always has a value: a division by a number but 0. */
  private static boolean hasValue(Operation operation) {
    Expression divisor = operation.operands().get(operation.operands().size() - 1);
    return operation.operator() != Operator.POW
        && divisor instanceof Literal literal
        && literal.number() != 0;
  }

  private static boolean isSquare(List<Expression> factors) {
    return factors.size() == 2 && factors.get(0).equals(factors.get(1));
  }

  /** Adds a node that stands between two operators. */
  private Interval between(Interval node) {
    nodes.add(node);
    return node;
  }

  private Interval power(Interval base, long exponent) {
    return new IntervalArithmetic.Power(base, between(new Constant(exponent)));
  }

  private Interval product(Interval[] factors) {
    Interval product = factors[0];
    for (int k = 1; k < factors.length; k++) {
      Interval next = new IntervalArithmetic.Product(product, factors[k]);
      product = k + 1 < factors.length ? between(next) : next;
    }
    return factors.length > 1 ? product : new IntervalArithmetic.Sum(1, 1, factors);
  }

  private Interval arithmetic(Operator operator, Interval[] operands, boolean isSquare) {
    Interval a = operands[0];
    Interval b = operands[operands.length - 1];
    return switch (operator) {
      case NEG -> new IntervalArithmetic.Sum(-1, 1, a);
      case ADD -> new IntervalArithmetic.Sum(1, 1, operands);
      case SUB -> new IntervalArithmetic.Sum(1, -1, operands);
      case ABS -> new IntervalArithmetic.Absolute(a);
      case DIST ->
          new IntervalArithmetic.Absolute(between(new IntervalArithmetic.Sum(1, -1, a, b)));
      case SQR -> power(a, 2);
      case POW -> new IntervalArithmetic.Power(a, b);
      case MUL -> isSquare ? power(a, 2) : product(operands);
      case DIV -> new IntervalArithmetic.Quotient(a, b);
      case MOD -> new IntervalArithmetic.Remainder(false, a, b);
      case FLOOR_MOD -> new IntervalArithmetic.Remainder(true, a, b);
      case MAX -> new IntervalArithmetic.Maximum(operands);
      case MIN -> {
        Interval[] negated = new Interval[operands.length];
        for (int k = 0; k < negated.length; k++) {
          negated[k] = between(new IntervalArithmetic.Sum(-1, 1, operands[k]));
        }
        yield new IntervalArithmetic.Sum(-1, 1, between(new IntervalArithmetic.Maximum(negated)));
      }
      case IF -> new IntervalLogic.Choice(operands);
      default -> throw new IllegalStateException(operator + " is no number");
    };
  }

  private Interval logic(Operator operator, Interval[] operands) {
    Interval a = operands[0];
    Interval b = operands[operands.length - 1];
    return switch (operator) {
      case LT -> new IntervalLogic.Less(a, b, 1);
      case LE -> new IntervalLogic.Less(a, b, 0);
      case GE -> new IntervalLogic.Less(b, a, 0);
      case GT -> new IntervalLogic.Less(b, a, 1);
      case EQ -> new IntervalLogic.AllEqual(operands);
      case NE -> new IntervalLogic.AllDifferent(operands);
      case IN -> new IntervalLogic.AmongRest(operands);
      case NOTIN -> new IntervalLogic.Not(between(new IntervalLogic.AmongRest(operands)));
      case NOT -> new IntervalLogic.Not(a);
      case AND -> new IntervalLogic.Conjunction(operands);
      case OR -> disjunction(operands);
      case IMP -> disjunction(between(new IntervalLogic.Not(a)), b);
      case XOR -> new IntervalLogic.Parity(operands);
      case IFF -> new IntervalLogic.Equivalence(operands);
      default -> throw new IllegalStateException(operator + " is no truth value");
    };
  }

  /** Returns the negation of the conjunction of the negations. */
  private Interval disjunction(Interval... operands) {
    Interval[] negated = new Interval[operands.length];
    for (int k = 0; k < negated.length; k++) {
      negated[k] = between(new IntervalLogic.Not(operands[k]));
    }
    return new IntervalLogic.Not(between(new IntervalLogic.Conjunction(negated)));
  }
}
