package org.cspworkbench.core.text;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.List;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Expression.Function;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Membership;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;

/**
 * The values of expressions as functions of a tuple of values: each node of a tree becomes a
 * closure that calls those of its operands, without boxing.
 */
final class Evaluation {

  private Evaluation() {}

  /** Returns the value of {@code expression} as a function of the values of {@code scope}. */
  static Function of(Expression expression, List<Variable> scope) {
    if (expression instanceof Literal literal) {
      long number = literal.number();
      return values -> number;
    }
    if (expression instanceof Reference reference) {
      return place(scope.indexOf(reference.variable()), reference.variable());
    }
    if (expression instanceof Membership membership) {
      return membership(of(membership.member(), scope), membership.set());
    }
    Operation operation = (Operation) expression;
    Function[] operands = new Function[operation.operands().size()];
    for (int k = 0; k < operands.length; k++) { // a stream would need six times the stack
      operands[k] = of(operation.operands().get(k), scope);
    }
    return of(operation.operator(), operands);
  }

  private static Function place(int place, Variable variable) {
    checkArgument(place >= 0, "the scope has no variable %s", variable);
    return values -> values[place];
  }

  private static Function membership(Function member, Domain set) {
    return values -> {
      long value = member.of(values);
      return bit(value == (int) value && set.contains((int) value));
    };
  }

  private static Function of(Operator operator, Function[] f) {
    Function a = f[0];
    Function b = f[f.length - 1];
    return switch (operator) {
      case NEG -> v -> Math.negateExact(a.of(v));
      case ABS -> v -> Math.absExact(a.of(v));
      case SQR -> v -> Math.multiplyExact(a.of(v), a.of(v));
      case SUB -> v -> Math.subtractExact(a.of(v), b.of(v));
      case DIV -> v -> quotient(a.of(v), b.of(v));
      case MOD -> v -> a.of(v) % b.of(v);
      case FLOOR_MOD -> v -> Math.floorMod(a.of(v), b.of(v));
      case POW -> v -> power(a.of(v), b.of(v));
      case DIST -> v -> Math.absExact(Math.subtractExact(a.of(v), b.of(v)));
      case LT -> v -> bit(a.of(v) < b.of(v));
      case LE -> v -> bit(a.of(v) <= b.of(v));
      case GE -> v -> bit(a.of(v) >= b.of(v));
      case GT -> v -> bit(a.of(v) > b.of(v));
      case NOT -> v -> bit(a.of(v) == 0);
      case IMP -> v -> bit(a.of(v) == 0 || b.of(v) != 0);
      case IF -> v -> a.of(v) != 0 ? f[1].of(v) : f[2].of(v);
      case ADD ->
          v -> {
            long sum = 0;
            for (Function operand : f) {
              sum = Math.addExact(sum, operand.of(v));
            }
            return sum;
          };
      case MUL ->
          v -> {
            long product = 1;
            for (Function operand : f) {
              product = Math.multiplyExact(product, operand.of(v));
            }
            return product;
          };
      case MIN ->
          v -> {
            long min = Long.MAX_VALUE;
            for (Function operand : f) {
              min = Math.min(min, operand.of(v));
            }
            return min;
          };
      case MAX ->
          v -> {
            long max = Long.MIN_VALUE;
            for (Function operand : f) {
              max = Math.max(max, operand.of(v));
            }
            return max;
          };
      case EQ -> v -> bit(allEqual(f, v));
      case NE -> v -> bit(allDiffer(f, v));
      case AND -> v -> bit(count(f, v) == f.length);
      case OR -> v -> bit(count(f, v) > 0);
      case XOR -> v -> count(f, v) % 2;
      case IFF ->
          v -> {
            int count = count(f, v);
            return bit(count == 0 || count == f.length);
          };
      case IN -> v -> bit(isAmongRest(f, v));
      case NOTIN -> v -> bit(!isAmongRest(f, v));
    };
  }

  private static long bit(boolean truth) {
    return truth ? 1 : 0;
  }

  private static int count(Function[] operands, int[] values) {
    int count = 0;
    for (Function operand : operands) {
      count += operand.of(values) != 0 ? 1 : 0;
    }
    return count;
  }

  private static boolean allEqual(Function[] operands, int[] values) {
    long first = operands[0].of(values);
    for (Function operand : operands) {
      if (operand.of(values) != first) {
        return false;
      }
    }
    return true;
  }

  private static boolean allDiffer(Function[] operands, int[] values) {
    for (int i = 0; i < operands.length; i++) {
      long value = operands[i].of(values);
      for (int j = 0; j < i; j++) {
        if (value == operands[j].of(values)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isAmongRest(Function[] operands, int[] values) {
    long first = operands[0].of(values);
    for (int k = 1; k < operands.length; k++) {
      if (operands[k].of(values) == first) {
        return true;
      }
    }
    return false;
  }

  private static long quotient(long a, long b) {
    return b == -1 ? Math.negateExact(a) : a / b; // the lowest number has no opposite
  }

  private static long power(long base, long exponent) {
    if (exponent < 0) {
      throw new ArithmeticException("a power with a negative exponent");
    }
    long result = 1;
    if (base == 0 || base == 1) {
      return exponent == 0 ? 1 : base;
    }
    for (long k = 0; k < exponent; k++) {
      result = Math.multiplyExact(result, base);
      if (result == 1 && base == -1) {
        return exponent % 2 == 0 ? 1 : -1;
      }
    }
    return result;
  }
}
