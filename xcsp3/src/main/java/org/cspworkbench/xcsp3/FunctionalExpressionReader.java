package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.text.Operator;

/**
 * Reads variables, numbers, symbols, and expressions in functional notation such as {@code
 * eq(add(x,y),3)}: from left to right, with a stack of the operators whose bracket is open.
 */
final class FunctionalExpressionReader {

  private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+");

  /** Leaves room for the operators that the translation adds. */
  private static final int MAX_HEIGHT = Expression.MAX_HEIGHT - 32;

  /** The most characters of a number that certainly fits into 64 bits. */
  private static final int MOST_DIGITS = 18;

  private static final String SET = "set";

  /** The operators of XCSP3 by name; it has none for the remainder of the division rounded down. */
  private static final ImmutableMap<String, Operator> OPERATORS =
      Maps.uniqueIndex(
          Arrays.stream(Operator.values()).filter(o -> o != Operator.FLOOR_MOD).toList(),
          operator -> operator.name().toLowerCase(Locale.ROOT));

  private final ModelBuilder model;

  FunctionalExpressionReader(ModelBuilder model) {
    this.model = model;
  }

  /** An operator whose closing bracket has not been read, with the operands so far. */
  private record Open(String name, List<Expression> operands) {

    boolean isSet() {
      return name.equals(SET);
    }

    /** A set is written out: its members are the further operands of {@code in}. */
    void add(Open closed) {
      if (!closed.isSet()) {
        operands.add(closed.operation());
      } else if (name.equals("in") || name.equals("notin")) {
        operands.addAll(closed.operands);
      } else {
        throw new UnsupportedPart("a set as an operand of " + Screening.quoted(name));
      }
    }

    Operation operation() {
      Operator operator = OPERATORS.get(name);
      if (operator == null) {
        throw new UnsupportedPart("the operator " + Screening.quoted(name));
      }
      if (operands.stream().anyMatch(below -> below.height() >= MAX_HEIGHT)) {
        throw new UnsupportedPart("an expression nested more than " + MAX_HEIGHT + " deep");
      }
      return new Operation(operator, ImmutableList.copyOf(operands));
    }
  }

  /** Returns the expression that {@code text} is. */
  Expression read(String text) {
    if (text.indexOf('(') < 0) {
      return leaf(text);
    }
    Deque<Open> stack = new ArrayDeque<>();
    boolean expectsOperand = true;
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c != '(' && c != ',' && c != ')') {
        continue;
      }
      String word = text.substring(start, i).strip();
      start = i + 1;
      if (c == '(') {
        check(expectsOperand && !word.isEmpty(), text);
        stack.push(new Open(word.toLowerCase(Locale.ROOT), new ArrayList<>()));
        continue;
      }
      check(!stack.isEmpty() && (expectsOperand || word.isEmpty()), text);
      Open open = stack.element();
      if (!word.isEmpty()) {
        open.operands().add(leaf(word));
      } else {
        boolean isEmptySet = c == ')' && open.isSet() && open.operands().isEmpty();
        check(!expectsOperand || isEmptySet, text);
      }
      expectsOperand = c == ',';
      if (c == ')') {
        stack.pop();
        if (stack.isEmpty()) {
          check(i == text.length() - 1, text);
          return open.operation();
        }
        stack.element().add(open);
      }
    }
    throw malformed(text);
  }

  private static void check(boolean isExpression, String text) {
    if (!isExpression) {
      throw malformed(text);
    }
  }

  private static UnsupportedPart malformed(String text) {
    return UnsupportedPart.fault(Screening.quoted(text) + " is not an expression");
  }

  private Expression leaf(String word) {
    Optional<Variable> variable = model.own(word);
    if (variable.isPresent()) {
      return new Reference(variable.get());
    }
    if (NUMBER.matcher(word).matches()) {
      if (word.length() > MOST_DIGITS) {
        throw new ArithmeticException("beyond 64 bits");
      }
      return new Literal(Long.parseLong(word));
    }
    return new Literal(model.knownSymbol(word));
  }
}
