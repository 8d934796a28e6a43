package org.cspworkbench.core.text;

import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Propagator;
import org.cspworkbench.core.model.Scope;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Membership;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;

/**
 * Hull consistency of one expression, however wide the domains are (HC4-revise of Benhamou,
 * Goualard, Granvilliers and Puget, "Revising Hull and Box Consistency", ICLP 1999): on the way up
 * the tree each node gets the interval of values that its operands allow; then the root is true,
 * and on the way down each node narrows its operands. Variables keep what lies within their leaves.
 *
 * <p>O(nodes) a call. Weaker than bounds consistency where a variable occurs several times.
 */
final class HullConsistency implements Propagator {

  private final Scope scope;
  private final List<Interval> nodes = new ArrayList<>(); // each behind its operands
  private final List<Leaf> leaves = new ArrayList<>();

  /** A variable, by its position in the scope. */
  private static final class Leaf extends Interval {
    private final Scope scope;
    private final int position;

    Leaf(Scope scope, int position) {
      this.scope = scope;
      this.position = position;
    }

    @Override
    void evaluate() {
      least = scope.min(position);
      most = scope.max(position);
    }

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

  /** The hull of {@code condition} over {@code scope}, in which the values have the same places. */
  HullConsistency(Condition condition, Scope scope) {
    this.scope = scope;
    add(condition.expression(), condition, false);
  }

  @Override
  public boolean propagate() {
    for (int k = 0; k < nodes.size(); k++) {
      Interval node = nodes.get(k);
      node.evaluate();
      if (node.least > node.most) {
        return false; // it has no value
      }
    }
    if (!nodes.get(nodes.size() - 1).keep(true)) {
      return false;
    }
    for (int k = nodes.size() - 1; k >= 0; k--) {
      if (!nodes.get(k).project()) {
        return false;
      }
    }
    for (int k = 0; k < leaves.size(); k++) {
      Leaf leaf = leaves.get(k);
      if (!scope.removeBelow(leaf.position, leaf.least)
          || !scope.removeAbove(leaf.position, leaf.most)) {
        return false;
      }
    }
    return true;
  }

  private Interval add(Expression expression, Condition condition, boolean isOptional) {
    Interval node = node(expression, condition, isOptional);
    nodes.add(node);
    return node;
  }

  /**
   * Adds the operands of {@code expression}, and returns its node.
   *
   * @param isOptional whether the condition may be true where the expression has no value
   */
  private Interval node(Expression expression, Condition condition, boolean isOptional) {
    if (expression instanceof Literal literal) {
      return new Constant(literal.number());
    }
    if (expression instanceof Reference reference) {
      Leaf leaf = new Leaf(scope, condition.scope().indexOf(reference.variable()));
      leaves.add(leaf);
      return leaf;
    }
    if (expression instanceof Membership membership) {
      Domain set = membership.set();
      return new IntervalLogic.Member(add(membership.member(), condition, isOptional), set);
    }
    Operation operation = (Operation) expression;
    if (isOptional && operation.operator().isPartial()) {
      return new Unknown();
    }
    Interval[] operands = new Interval[operation.operands().size()];
    for (int k = 0; k < operands.length; k++) {
      boolean isRequired = k < operation.operator().required();
      operands[k] = add(operation.operands().get(k), condition, isOptional || !isRequired);
    }
    return operation.operator().isTruth()
        ? logic(operation.operator(), operands)
        : arithmetic(operation.operator(), operands, isSquare(operation.operands()));
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
