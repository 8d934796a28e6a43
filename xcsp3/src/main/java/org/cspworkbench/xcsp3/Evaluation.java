package org.cspworkbench.xcsp3;

import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.xcsp3.ModelBuilder.Function;

/**
 * The operators of expressions as functions of a tuple of values: each node of a tree becomes an
 * object that asks its sons, without boxing.
 */
final class Evaluation {

  private Evaluation() {}

  /** The value at one place of the tuple. */
  static Function place(int k) {
    return values -> values[k];
  }

  /** A number. */
  static Function number(long number) {
    return values -> number;
  }

  /** An operator applied to its sons. */
  static Function of(Operator operator, List<Function> sons) {
    Function[] f = new ArrayList<>(sons).toArray(new Function[0]);
    Function a = f[0];
    Function b = f[f.length - 1];
    return switch (operator) {
      case NEG -> v -> Math.negateExact(a.of(v));
      case ABS -> v -> Math.abs(a.of(v));
      case SQR -> v -> Math.multiplyExact(a.of(v), a.of(v));
      case SUB -> v -> Math.subtractExact(a.of(v), b.of(v));
      case DIV -> v -> a.of(v) / b.of(v);
      case MOD -> v -> a.of(v) % b.of(v);
      case POW -> v -> power(a.of(v), b.of(v));
      case DIST -> v -> Math.abs(Math.subtractExact(a.of(v), b.of(v)));
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
            for (Function son : f) {
              sum = Math.addExact(sum, son.of(v));
            }
            return sum;
          };
      case MUL ->
          v -> {
            long product = 1;
            for (Function son : f) {
              product = Math.multiplyExact(product, son.of(v));
            }
            return product;
          };
      case MIN ->
          v -> {
            long min = Long.MAX_VALUE;
            for (Function son : f) {
              min = Math.min(min, son.of(v));
            }
            return min;
          };
      case MAX ->
          v -> {
            long max = Long.MIN_VALUE;
            for (Function son : f) {
              max = Math.max(max, son.of(v));
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

  private static int count(Function[] sons, int[] values) {
    int count = 0;
    for (Function son : sons) {
      count += son.of(values) != 0 ? 1 : 0;
    }
    return count;
  }

  private static boolean allEqual(Function[] sons, int[] values) {
    long first = sons[0].of(values);
    for (Function son : sons) {
      if (son.of(values) != first) {
        return false;
      }
    }
    return true;
  }

  private static boolean allDiffer(Function[] sons, int[] values) {
    for (int i = 0; i < sons.length; i++) {
      for (int j = 0; j < i; j++) {
        if (sons[i].of(values) == sons[j].of(values)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isAmongRest(Function[] sons, int[] values) {
    long first = sons[0].of(values);
    for (int k = 1; k < sons.length; k++) {
      if (sons[k].of(values) == first) {
        return true;
      }
    }
    return false;
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
