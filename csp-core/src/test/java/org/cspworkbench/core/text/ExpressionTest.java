package org.cspworkbench.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Membership;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Expressions have the values that the definitions of their operators give them. */
final class ExpressionTest {

  private static final int MOST_OPERANDS = 4;

  private final Csp.Builder csp = Csp.builder("four variables");
  private final List<Variable> variables =
      IntStream.range(0, MOST_OPERANDS)
          .mapToObj(k -> csp.variable("x" + k, Domain.range(-3, 3)))
          .toList();

  /** All tuples of values from −3 to 3, for every number of operands that the operator takes. */
  @ParameterizedTest
  @EnumSource
  void everyOperatorIsComputedByItsDefinition(Operator operator) {
    for (int count = 1; count <= MOST_OPERANDS; count++) {
      if (operator.takes(count)) {
        List<Variable> scope = variables.subList(0, count);
        Expression.Function function = operation(operator, scope).over(scope);
        for (int[] values : tuples(count)) {
          assertThat(value(function, values))
              .as("%s of %s", operator, Arrays.toString(values))
              .isEqualTo(defined(operator, Arrays.stream(values).asLongStream().toArray()));
        }
      }
    }
  }

  private static Operation operation(Operator operator, List<Variable> scope) {
    return new Operation(
        operator, scope.stream().map(Reference::new).collect(ImmutableList.toImmutableList()));
  }

  private static List<int[]> tuples(int length) {
    List<int[]> tuples = new ArrayList<>();
    for (int code = 0; code < Math.pow(7, length); code++) {
      int rest = code;
      int[] values = new int[length];
      for (int k = 0; k < length; k++) {
        values[k] = rest % 7 - 3;
        rest /= 7;
      }
      tuples.add(values);
    }
    return tuples;
  }

  private static OptionalLong value(Expression.Function function, int... values) {
    try {
      return OptionalLong.of(function.of(values));
    } catch (ArithmeticException e) {
      return OptionalLong.empty();
    }
  }

  private static OptionalLong defined(Operator operator, long... v) {
    long a = v[0];
    long b = v[v.length - 1];
    return switch (operator) {
      case DIV, MOD, FLOOR_MOD -> b == 0 ? OptionalLong.empty() : divided(operator, a, b);
      case POW -> b < 0 ? OptionalLong.empty() : OptionalLong.of(power(a, (int) b));
      case IF -> OptionalLong.of(v[a == 0 ? 2 : 1]);
      case NEG -> OptionalLong.of(-a);
      case ABS -> OptionalLong.of(Math.max(a, -a));
      case SQR -> OptionalLong.of(power(a, 2));
      case ADD -> OptionalLong.of(LongStream.of(v).sum());
      case SUB -> OptionalLong.of(a - b);
      case MUL -> OptionalLong.of(LongStream.of(v).reduce(1, (x, y) -> x * y));
      case DIST -> OptionalLong.of(Math.max(a, b) - Math.min(a, b));
      case MIN -> LongStream.of(v).min();
      case MAX -> LongStream.of(v).max();
      default -> OptionalLong.of(isTrue(operator, a, b, v) ? 1 : 0);
    };
  }

  /** Over the rational number a / b: towards 0, and down. */
  private static OptionalLong divided(Operator operator, long a, long b) {
    double quotient = (double) a / b;
    return OptionalLong.of(
        switch (operator) {
          case DIV -> (long) quotient;
          case MOD -> a - b * (long) quotient;
          default -> a - b * (long) Math.floor(quotient);
        });
  }

  private static long power(long base, int exponent) {
    return BigInteger.valueOf(base).pow(exponent).longValueExact();
  }

  private static boolean isTrue(Operator operator, long a, long b, long... v) {
    long trueOnes = LongStream.of(v).filter(x -> x != 0).count();
    long distinct = LongStream.of(v).distinct().count();
    boolean isAmongRest = LongStream.of(v).skip(1).anyMatch(x -> x == a);
    return switch (operator) {
      case LT -> a < b;
      case LE -> a <= b;
      case GE -> b <= a;
      case GT -> b < a;
      case NE -> distinct == v.length;
      case EQ -> distinct == 1;
      case IN -> isAmongRest;
      case NOTIN -> !isAmongRest;
      case NOT -> a == 0;
      case AND -> trueOnes == v.length;
      case OR -> trueOnes > 0;
      case XOR -> trueOnes % 2 == 1;
      case IFF -> trueOnes == 0 || trueOnes == v.length;
      case IMP -> !(a != 0 && b == 0);
      default -> throw new AssertionError(operator + " has no definition here");
    };
  }

  /** Exactly the operators whose values are 0 and 1 are declared as truth values. */
  @ParameterizedTest
  @EnumSource
  void truthValuesAreZeroAndOne(Operator operator) {
    int count = IntStream.rangeClosed(1, 3).filter(operator::takes).max().orElseThrow();
    List<Variable> scope = variables.subList(0, count);
    Operation operation = operation(operator, scope);
    boolean isZeroOrOne =
        tuples(count).stream()
            .map(values -> value(operation.over(scope), values))
            .flatMapToLong(OptionalLong::stream)
            .allMatch(value -> value == 0 || value == 1);
    assertThat(operation.isTruth()).isEqualTo(isZeroOrOne);
  }

  @ParameterizedTest
  @CsvSource({"NOT, 2", "ABS, 0", "SUB, 1", "SUB, 3", "LT, 3", "IMP, 1", "IF, 2", "IF, 4", "OR, 0"})
  void wrongNumberOfOperandsIsRejected(Operator operator, int count) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> operation(operator, variables.subList(0, count)))
        .withMessage("%s does not take %d operands", operator, count);
  }

  @ParameterizedTest
  @CsvSource({
    "ADD, 9223372036854775807, 1",
    "SUB, -9223372036854775808, 1",
    "MUL, 4294967296, 4294967296",
    "POW, 10, 19",
    "DIST, -9223372036854775808, 0"
  })
  void valuesBeyondTheRangeOfLongAreRefused(Operator operator, long a, long b) {
    Expression.Function function =
        Operation.of(operator, new Literal(a), new Literal(b)).over(List.of());
    assertThatExceptionOfType(ArithmeticException.class).isThrownBy(function::of);
  }

  @Test
  void powersOfOneAndMinusOneNeedNoLoop() {
    assertThat(powerOf(1, Long.MAX_VALUE)).isEqualTo(1);
    assertThat(powerOf(-1, Long.MAX_VALUE)).isEqualTo(-1);
    assertThat(powerOf(-1, Long.MAX_VALUE - 1)).isEqualTo(1);
    assertThat(powerOf(0, Long.MAX_VALUE)).isZero();
  }

  private static long powerOf(long base, long exponent) {
    return Operation.of(Operator.POW, new Literal(base), new Literal(exponent))
        .over(List.of())
        .of();
  }

  @Test
  void scopeHasEachVariableOnceInOrderOfAppearance() {
    Variable x = variables.get(0);
    Variable y = variables.get(1);
    Expression sum = Operation.of(Operator.ADD, new Reference(y), new Reference(x));
    Expression inside = new Membership(sum, Domain.of(-1, 2));
    Expression whole = Operation.of(Operator.AND, inside, new Reference(y), new Literal(1));
    assertThat(whole.scope()).containsExactly(y, x);
    assertThat(whole.over(List.of(y, x)).of(3, -1)).isEqualTo(1);
    assertThat(whole.over(List.of(x, y)).of(3, -1)).isEqualTo(1);
    assertThat(whole.over(List.of(x, y)).of(3, -2)).isZero();
    assertThat(whole.over(List.of(x, y)).of(2, 0)).isZero();
  }

  @Test
  void functionOverAScopeThatLacksAVariableIsRejected() {
    Expression x = new Reference(variables.get(0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> x.over(List.of(variables.get(1))))
        .withMessage("the scope has no variable x0");
  }

  /** A value beyond the range of {@code int} is in no set, whatever its lower 32 bits are. */
  @Test
  void membershipLooksAtTheWholeValue() {
    Domain set = Domain.of(0, 7);
    assertThat(new Membership(new Literal(7), set).over(List.of()).of()).isEqualTo(1);
    assertThat(new Membership(new Literal(1), set).over(List.of()).of()).isZero();
    assertThat(new Membership(new Literal(7 + (1L << 32)), set).over(List.of()).of()).isZero();
    assertThat(new Membership(new Literal(7), set).isTruth()).isTrue();
    assertThat(new Literal(1).isTruth()).isFalse();
  }

  /** Whatever walks an expression may recurse. */
  @Test
  void theHeightOfAnExpressionIsBounded() {
    Expression highest = new Reference(variables.get(0));
    for (int height = 2; height <= Expression.MAX_HEIGHT; height++) {
      highest =
          height % 2 == 0
              ? Operation.of(Operator.NOT, highest)
              : new Membership(highest, Domain.range(0, 1));
    }
    Expression tree = highest;
    assertThat(tree.height()).isEqualTo(Expression.MAX_HEIGHT);
    assertThat(tree.over(tree.scope()).of(1)).isZero();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Operation.of(Operator.NOT, tree))
        .withMessageContaining("512 deep");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Membership(tree, Domain.range(0, 1)))
        .withMessageContaining("512 deep");
  }
}
