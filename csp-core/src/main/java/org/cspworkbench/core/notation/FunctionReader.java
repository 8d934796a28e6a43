package org.cspworkbench.core.notation;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Lexeme;
import org.cspworkbench.core.text.LexemeStream;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.core.text.Operator;

/**
 * Reads functions: {@code sum(x, y)}, {@code max(w[i]*x[i] | i in 1..n)}, {@code count (i in 1..n)
 * (x[i] = 3)} and others.
 */
final class FunctionReader {

  private final LexemeStream lexemes;
  private final ExpressionReader expressions;
  private final ListReader lists;
  private final ExpressionLimits limits;

  FunctionReader(
      LexemeStream lexemes,
      ExpressionReader expressions,
      ListReader lists,
      ExpressionLimits limits) {
    this.lexemes = lexemes;
    this.expressions = expressions;
    this.lists = lists;
    this.limits = limits;
  }

  /** Returns the value of the function {@code name}, whose bracket comes next. */
  Expression read(Lexeme name) throws MalformedProblemException {
    limits.enter(name);
    Expression read =
        switch (name.text()) {
          case "sum" -> folded(name, Operator.ADD, 0);
          case "min" -> extreme(name, Operator.MIN);
          case "max" -> extreme(name, Operator.MAX);
          case "abs" -> absolute(name);
          case "count" -> count(name);
          case "forall" -> joinedOrKnown(Operator.AND, conditions(name), 1);
          case "exists" -> joinedOrKnown(Operator.OR, conditions(name), 0);
          default ->
              throw lexemes.expected(
                  name, "sum, min, max, abs, count, forall or exists before \"(\"");
        };
    limits.leave();
    return read;
  }

  /** Returns numbers in brackets, or what is repeated behind its generators. */
  private ImmutableList<Expression> operands(Lexeme name) throws MalformedProblemException {
    ImmutableList<Expression> operands =
        lists.isRepeatedBehind()
            ? lists.repeatedBehind(expressions::product)
            : lists.inBrackets("(", ")", expressions::sum);
    ExpressionLimits.checkNumbers(name, operands.toArray(Expression[]::new));
    limits.counted(name, Math.max(0, operands.size() - 1)); // a sign between two of them
    return operands;
  }

  private Expression folded(Lexeme name, Operator operator, long none)
      throws MalformedProblemException {
    ImmutableList<Expression> operands = operands(name);
    ExpressionLimits.checkSize(name, operator, operands);
    return operands.isEmpty() ? new Literal(none) : ExpressionReader.joined(operator, operands);
  }

  private Expression extreme(Lexeme name, Operator operator) throws MalformedProblemException {
    ImmutableList<Expression> operands = operands(name);
    if (operands.isEmpty()) {
      throw name.fault("expected at least one number in " + name.text() + "(…), found none");
    }
    return ExpressionReader.joined(operator, operands);
  }

  private Expression absolute(Lexeme name) throws MalformedProblemException {
    ImmutableList<Expression> numbers = lists.inBrackets("(", ")", expressions::sum);
    if (numbers.size() != 1) {
      throw name.fault("expected one number in abs(…), found " + numbers.size());
    }
    return absolute(name, numbers.get(0));
  }

  /** Returns the number of conditions that are true. */
  private Expression count(Lexeme name) throws MalformedProblemException {
    ImmutableList<Expression> conditions = conditions(name);
    return conditions.isEmpty() ? new Literal(0) : new Operation(Operator.ADD, conditions);
  }

  private ImmutableList<Expression> conditions(Lexeme name) throws MalformedProblemException {
    ImmutableList<Expression> conditions =
        lists.isRepeatedBehind()
            ? lists.repeatedBehind(this::bracketedCondition)
            : lists.inBrackets("(", ")", expressions::truth);
    limits.counted(name, Math.max(0, conditions.size() - 1));
    return conditions;
  }

  private Expression bracketedCondition() throws MalformedProblemException {
    Lexeme open = lexemes.peek();
    lexemes.expect("(", "\"(\" and a condition" + lexemes.behind());
    Expression condition = expressions.truth();
    lexemes.close(open, ")");
    return condition;
  }

  private static Expression joinedOrKnown(
      Operator operator, ImmutableList<Expression> conditions, long none) {
    return conditions.isEmpty()
        ? Operation.of(Operator.EQ, new Literal(none), new Literal(1))
        : ExpressionReader.joined(operator, conditions);
  }

  /** Returns |number|. */
  Expression absolute(Lexeme at, Expression number) throws MalformedProblemException {
    ExpressionLimits.checkNumbers(limits.counted(at), number);
    return ExpressionReader.joined(Operator.ABS, List.of(number));
  }
}
