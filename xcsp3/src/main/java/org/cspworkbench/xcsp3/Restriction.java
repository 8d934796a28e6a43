package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.text.Operator;

/**
 * An entry of a tuple or the label of a transition: a value, a star for all values, a restriction
 * of the value such as {@code 0..2}, {@code {1,4}}, {@code ≥3} or {@code ∁{1,4}}, or a comparison
 * with another entry of the tuple such as {@code ≠c0} or {@code =c1+2}.
 */
sealed interface Restriction {

  /** All values. */
  record Any() implements Restriction {}

  /** One value. */
  record Only(int value) implements Restriction {}

  /** The values that pass a test. */
  record Of(java.util.function.IntPredicate test) implements Restriction {}

  /**
   * A comparison with the entry at {@code column}, plus {@code number}, plus or minus the entry at
   * {@code other} if {@code sign} is not 0.
   */
  record Column(Operator operator, int column, int sign, int other, long number)
      implements Restriction {}

  /** Returns the restriction that {@code text} is. */
  static Restriction read(String text, ModelBuilder model) {
    return new Reader(model).read(text);
  }

  /** Returns the values among {@code values} that this permits; it is not a comparison. */
  default int[] among(IntStream values) {
    if (this instanceof Only only) {
      return values.filter(value -> value == only.value).toArray();
    }
    if (this instanceof Of some) {
      return values.filter(some.test).toArray();
    }
    if (this instanceof Any) {
      return values.toArray();
    }
    throw UnsupportedPart.fault("a comparison of columns outside of a table");
  }

  /** Returns the expression that the entry {@code k} of {@code list} satisfies this. */
  default Expression holds(ImmutableList<Variable> list, int k) {
    Reference x = new Reference(list.get(k));
    if (this instanceof Column column) {
      Expression other = entry(list, column.column);
      Expression moved =
          column.sign == 0
              ? Operation.of(Operator.ADD, other, new Literal(column.number))
              : Operation.of(
                  column.sign > 0 ? Operator.ADD : Operator.SUB, other, entry(list, column.other));
      return Operation.of(column.operator, x, moved);
    }
    return isOneOf(x, among(list.get(k).domain().values()));
  }

  private static Expression isOneOf(Reference x, int... values) {
    if (values.length == 0) {
      return new Literal(0);
    }
    int min = values[0];
    int max = values[values.length - 1];
    if (max - min == values.length - 1) {
      return Operation.of(
          Operator.AND,
          Operation.of(Operator.GE, x, new Literal(min)),
          Operation.of(Operator.LE, x, new Literal(max)));
    }
    ImmutableList.Builder<Expression> operands = ImmutableList.builder();
    operands.add(x);
    for (int value : values) {
      operands.add(new Literal(value));
    }
    return new Operation(Operator.IN, operands.build());
  }

  private static Expression entry(ImmutableList<Variable> list, int column) {
    if (column >= list.size()) {
      throw UnsupportedPart.fault("there is no column c" + column + " in the tuple");
    }
    return new Reference(list.get(column));
  }

  /** Reads restrictions. */
  final class Reader {

    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d{1,18}");
    private static final Pattern COLUMN =
        Pattern.compile("c(\\d{1,6})(?:\\s*([+-])\\s*(?:c(\\d{1,6})|(\\d{1,9})))?");
    private static final char COMPLEMENT = '\u2201';

    private final ModelBuilder model;

    private Reader(ModelBuilder model) {
      this.model = model;
    }

    private Restriction read(String text) {
      if (text.equals("*")) {
        return new Any();
      }
      if (NUMBER.matcher(text).matches()) {
        return only(text);
      }
      Optional<Operator> operator = operator(text.charAt(0));
      if (operator.isPresent()) {
        return compared(operator.get(), text.substring(1).strip(), text);
      }
      if (COLUMN.matcher(text).matches() && !model.isSymbol(text)) {
        return compared(Operator.EQ, text, text);
      }
      boolean isIn = text.charAt(0) != COMPLEMENT;
      return set(isIn ? text : text.substring(1).strip(), isIn);
    }

    private static Only only(String number) {
      int value = Math.toIntExact(Long.parseLong(number));
      if (value == TableConstraints.STAR) {
        throw new ArithmeticException("the number that represents a star");
      }
      return new Only(value);
    }

    private Restriction set(String text, boolean isIn) {
      Optional<Requirement.Range> range = Operands.range(text);
      if (range.isPresent()) {
        long min = range.get().min();
        long max = range.get().max();
        return new Of(value -> (min <= value && value <= max) == isIn);
      }
      if (text.startsWith("{") && text.endsWith("}")) {
        String inside = text.substring(1, text.length() - 1).strip();
        ImmutableSet<Integer> members =
            inside.isEmpty()
                ? ImmutableSet.of()
                : Tokens.ofTuple(inside).stream()
                    .map(member -> single(member).value)
                    .collect(ImmutableSet.toImmutableSet());
        return new Of(value -> members.contains(value) == isIn);
      }
      int value = single(text).value;
      return isIn ? new Only(value) : new Of(other -> other != value);
    }

    private Only single(String text) {
      return NUMBER.matcher(text).matches() ? only(text) : new Only(model.listedSymbol(text));
    }

    /** Mathematical signs, and the small signs that tools write, as XML reserves the usual ones. */
    private static Optional<Operator> operator(char sign) {
      return switch (sign) {
        case '=' -> Optional.of(Operator.EQ);
        case '\u2260' -> Optional.of(Operator.NE);
        case '<', '\uFE64' -> Optional.of(Operator.LT);
        case '\u2264' -> Optional.of(Operator.LE);
        case '\u2265' -> Optional.of(Operator.GE);
        case '>', '\uFE65' -> Optional.of(Operator.GT);
        default -> Optional.empty();
      };
    }

    private Restriction compared(Operator operator, String right, String text) {
      Matcher column = COLUMN.matcher(right);
      if (column.matches()) {
        int sign = column.group(2) == null ? 0 : column.group(2).equals("+") ? 1 : -1;
        return column.group(3) == null
            ? new Column(
                operator,
                Integer.parseInt(column.group(1)),
                0,
                0,
                column.group(4) == null ? 0 : sign * Long.parseLong(column.group(4)))
            : new Column(
                operator,
                Integer.parseInt(column.group(1)),
                sign,
                Integer.parseInt(column.group(3)),
                0);
      }
      if (!NUMBER.matcher(right).matches()) {
        throw new UnsupportedPart("the restriction " + Screening.quoted(text));
      }
      long bound = Long.parseLong(right);
      return new Of(value -> Sum.holds(operator, value - bound));
    }
  }
}
