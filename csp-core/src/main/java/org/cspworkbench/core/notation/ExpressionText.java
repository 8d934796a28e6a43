package org.cspworkbench.core.notation;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Membership;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.text.Operator;

/** Writes expressions as people type them, with the brackets that are needed. */
public final class ExpressionText {

  private ExpressionText() {}

  /** Returns what {@link ExpressionReader} reads as {@code expression}. */
  public static String of(Expression expression) {
    if (expression instanceof Literal literal) {
      return Long.toString(literal.number());
    }
    if (expression instanceof Reference reference) {
      return reference.variable().name();
    }
    if (expression instanceof Membership membership) {
      return within(membership.member(), 4) + " in " + set(membership.set());
    }
    Operation operation = (Operation) expression;
    List<Expression> operands = operation.operands();
    return switch (operation.operator()) {
      case NEG -> "-" + within(operands.get(0), 6);
      case ABS -> "|" + of(operands.get(0)) + "|";
      case NOT -> "not " + within(operands.get(0), 3);
      case IMP -> "if " + of(operands.get(0)) + " then " + of(operands.get(1));
      case MIN -> function("min", operands);
      case MAX -> function("max", operands);
      case ADD -> sum(operands);
      case SUB -> within(operands.get(0), 5) + " - " + within(operands.get(1), 6);
      case MUL -> joined("*", operands, 6);
      case FLOOR_MOD -> joined(" mod ", operands, 6);
      case AND -> joined(" and ", operands, 3);
      case OR -> joined(" or ", operands, 2);
      case EQ -> compared(" = ", operands);
      case NE -> compared(" != ", operands);
      case LT -> compared(" < ", operands);
      case LE -> compared(" <= ", operands);
      case GT -> compared(" > ", operands);
      case GE -> compared(" >= ", operands);
      default -> function(operation.operator().name().toLowerCase(Locale.ROOT), operands);
    };
  }

  /** Returns how tightly the parts of an expression are bound; 7 where nothing can come between. */
  private static int strength(Expression expression) {
    if (expression instanceof Membership) {
      return 3;
    }
    if (!(expression instanceof Operation operation)) {
      return expression instanceof Literal literal && literal.number() < 0 ? 5 : 7;
    }
    return switch (operation.operator()) {
      case IMP -> 0;
      case OR -> 1;
      case AND -> 2;
      case NOT, EQ, NE, LT, LE, GT, GE -> 3;
      case ADD, SUB -> 5;
      case MUL, FLOOR_MOD, NEG -> 6;
      default -> 7;
    };
  }

  /** Returns a part, in brackets where it binds less than {@code least}. */
  private static String within(Expression part, int least) {
    return strength(part) < least ? "(" + of(part) + ")" : of(part);
  }

  private static String joined(String sign, List<Expression> operands, int least) {
    return operands.stream().map(each -> within(each, least)).collect(Collectors.joining(sign));
  }

  private static String function(String name, List<Expression> operands) {
    return operands.stream()
        .map(ExpressionText::of)
        .collect(Collectors.joining(", ", name + "(", ")"));
  }

  private static String sum(List<Expression> operands) {
    StringBuilder sum = new StringBuilder(within(operands.get(0), 5));
    for (Expression operand : operands.subList(1, operands.size())) {
      if (operand instanceof Operation negated && negated.operator() == Operator.NEG) {
        sum.append(" - ").append(within(negated.operands().get(0), 6));
      } else if (operand instanceof Literal literal && literal.number() < 0) {
        sum.append(" - ").append(Long.toString(literal.number()).substring(1));
      } else {
        sum.append(" + ").append(within(operand, operand.isTruth() ? 4 : 6));
      }
    }
    return sum.toString();
  }

  /** Returns a comparison, where a number is written as the word that it is for the variable. */
  private static String compared(String sign, List<Expression> operands) {
    Domain words =
        operands.stream()
            .filter(Reference.class::isInstance)
            .map(operand -> ((Reference) operand).variable().domain())
            .filter(Domain::hasLabels)
            .findFirst()
            .orElse(null);
    return operands.stream()
        .map(
            operand ->
                words != null
                        && operand instanceof Literal literal
                        && literal.number() == (int) literal.number()
                        && words.contains((int) literal.number())
                    ? words.label((int) literal.number())
                    : within(operand, 4))
        .collect(Collectors.joining(sign));
  }

  private static String set(Domain set) {
    return set.isRange() && !set.hasLabels() && set.size() > 1
        ? set.min() + ".." + set.max()
        : set.values().mapToObj(set::label).collect(Collectors.joining(", ", "{", "}"));
  }
}
