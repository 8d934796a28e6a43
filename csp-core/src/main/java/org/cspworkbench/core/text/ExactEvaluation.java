package org.cspworkbench.core.text;

import static java.math.BigInteger.ONE;
import static java.math.BigInteger.ZERO;

import java.math.BigInteger;
import java.util.List;
import java.util.function.BinaryOperator;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Membership;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;

/**
 * The value of an expression where {@link Evaluation} leaves the range of {@code long}: the same
 * operators over numbers of any size. As there, an operand that does not matter is not evaluated.
 */
final class ExactEvaluation {

  private static final long MOST_BITS = 1L << 20; // of a power

  private final List<Variable> scope;
  private final int[] values;

  private ExactEvaluation(List<Variable> scope, int[] values) {
    this.scope = scope;
    this.values = values;
  }

  /**
   * Returns the value of {@code expression}.
   *
   * @param scope the variables in the order of {@code values}
   * @throws ArithmeticException if it has none, or has a power of more than 2<sup>20</sup> bits
   */
  static BigInteger of(Expression expression, List<Variable> scope, int... values) {
    return new ExactEvaluation(scope, values).of(expression);
  }

  private BigInteger of(Expression expression) {
    if (expression instanceof Literal literal) {
      return BigInteger.valueOf(literal.number());
    }
    if (expression instanceof Reference reference) {
      return BigInteger.valueOf(values[scope.indexOf(reference.variable())]);
    }
    if (expression instanceof Membership membership) {
      BigInteger member = of(membership.member());
      return bit(member.bitLength() < Integer.SIZE && membership.set().contains(member.intValue()));
    }
    Operation operation = (Operation) expression;
    return of(operation.operator(), operation.operands());
  }

  private BigInteger of(Operator operator, List<Expression> operands) {
    Expression a = operands.get(0);
    Expression b = operands.get(operands.size() - 1);
    return switch (operator) {
      case NEG -> of(a).negate();
      case ABS -> of(a).abs();
      case SQR -> of(a).pow(2);
      case SUB -> of(a).subtract(of(b));
      case DIV -> of(a).divide(of(b));
      case MOD -> of(a).remainder(of(b));
      case FLOOR_MOD -> floorMod(of(a), of(b));
      case POW -> power(of(a), of(b));
      case DIST -> of(a).subtract(of(b)).abs();
      case LT -> bit(of(a).compareTo(of(b)) < 0);
      case LE -> bit(of(a).compareTo(of(b)) <= 0);
      case GE -> bit(of(a).compareTo(of(b)) >= 0);
      case GT -> bit(of(a).compareTo(of(b)) > 0);
      case NOT -> bit(!isTrue(a));
      case IMP -> bit(!isTrue(a) || isTrue(b));
      case IF -> isTrue(a) ? of(operands.get(1)) : of(b);
      case ADD -> fold(operands, BigInteger::add);
      case MUL -> fold(operands, BigInteger::multiply);
      case MIN -> fold(operands, BigInteger::min);
      case MAX -> fold(operands, BigInteger::max);
      case EQ -> bit(allEqual(operands));
      case NE -> bit(allDiffer(operands));
      case AND -> bit(count(operands) == operands.size());
      case OR -> bit(count(operands) > 0);
      case XOR -> BigInteger.valueOf(count(operands) % 2);
      case IFF -> bit(count(operands) % operands.size() == 0);
      case IN -> bit(isAmongRest(operands));
      case NOTIN -> bit(!isAmongRest(operands));
    };
  }

  private static BigInteger bit(boolean truth) {
    return truth ? ONE : ZERO;
  }

  private boolean isTrue(Expression truth) {
    return of(truth).signum() != 0;
  }

  private BigInteger fold(List<Expression> operands, BinaryOperator<BigInteger> operator) {
    BigInteger result = of(operands.get(0));
    for (Expression operand : operands.subList(1, operands.size())) {
      result = operator.apply(result, of(operand));
    }
    return result;
  }

  private int count(List<Expression> operands) {
    int count = 0;
    for (Expression operand : operands) {
      count += isTrue(operand) ? 1 : 0;
    }
    return count;
  }

  private boolean allEqual(List<Expression> operands) {
    BigInteger first = of(operands.get(0));
    for (Expression operand : operands) {
      if (!of(operand).equals(first)) {
        return false;
      }
    }
    return true;
  }

  private boolean allDiffer(List<Expression> operands) {
    for (int i = 0; i < operands.size(); i++) {
      BigInteger value = of(operands.get(i));
      for (int j = 0; j < i; j++) {
        if (value.equals(of(operands.get(j)))) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isAmongRest(List<Expression> operands) {
    BigInteger first = of(operands.get(0));
    for (Expression operand : operands.subList(1, operands.size())) {
      if (of(operand).equals(first)) {
        return true;
      }
    }
    return false;
  }

  private static BigInteger floorMod(BigInteger a, BigInteger b) {
    BigInteger remainder = a.remainder(b);
    return remainder.signum() * b.signum() < 0 ? remainder.add(b) : remainder;
  }

  private static BigInteger power(BigInteger base, BigInteger exponent) {
    if (exponent.signum() < 0) {
      throw new ArithmeticException("a power with a negative exponent");
    }
    if (base.abs().compareTo(ONE) <= 0) {
      return exponent.signum() == 0 || (base.signum() < 0 && !exponent.testBit(0)) ? ONE : base;
    }
    if (exponent.bitLength() >= Integer.SIZE
        || base.bitLength() * exponent.longValue() > MOST_BITS) {
      throw new ArithmeticException("a power of more than " + MOST_BITS + " bits");
    }
    return base.pow(exponent.intValue());
  }
}
