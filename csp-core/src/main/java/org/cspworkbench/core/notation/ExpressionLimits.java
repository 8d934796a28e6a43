package org.cspworkbench.core.notation;

import java.util.Arrays;
import java.util.List;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.text.Lexeme;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.core.text.Operator;

/** How deep, how long and how large what a person types may become. */
final class ExpressionLimits {

  /** As deep as brackets may stand in one another, and whatever else nests. */
  private static final int DEEPEST = 100;

  /** As many signs as a constraint may have; more are no constraint that a person has typed. */
  private static final int MOST_OPERATORS = 1_000;

  /** Results beyond this might leave the range of {@code long} on the way. */
  private static final double LARGEST = 1e18;

  private final SymbolTable symbols;
  private int depth;
  private int operators; // of the present constraint

  ExpressionLimits(SymbolTable symbols) {
    this.symbols = symbols;
  }

  /** Begins a constraint. */
  void begin() {
    operators = 0;
  }

  /** Begins what is nested in the text before it. */
  void enter(Lexeme at) throws MalformedProblemException {
    if (++depth > DEEPEST) {
      throw at.fault("expected an expression nested at most " + DEEPEST + " deep");
    }
  }

  /** Ends what {@link #enter} began. */
  void leave() {
    depth--;
  }

  /** Returns how deep the present place is. */
  int depth() {
    return depth;
  }

  /** Ends all that was begun since the place that was so deep. */
  void leaveTo(int outside) {
    depth = outside;
  }

  /**
   * Returns {@code sign}, unless it is one too many; what a loop repeats has a limit of its own.
   */
  Lexeme counted(Lexeme sign) throws MalformedProblemException {
    return counted(sign, 1);
  }

  /** Returns {@code sign}, which stands for as many, unless these are too many. */
  Lexeme counted(Lexeme sign, int signs) throws MalformedProblemException {
    operators += symbols.isInLoop() ? 0 : signs;
    if (operators > MOST_OPERATORS) {
      throw sign.fault("expected at most " + MOST_OPERATORS + " signs in one constraint");
    }
    return sign;
  }

  /** Checks that operands are numbers. */
  static void checkNumbers(Lexeme at, Expression... operands) throws MalformedProblemException {
    if (Arrays.stream(operands).anyMatch(Expression::isTruth)) {
      throw at.fault(
          "expected numbers beside " + Lexeme.quoted(at.text()) + ", found a comparison");
    }
  }

  /** Checks that no result becomes too large to be computed with. */
  static void checkSize(Lexeme at, Operator operator, List<Expression> operands)
      throws MalformedProblemException {
    if (largest(operator, operands) > LARGEST) {
      throw at.fault("expected numbers that stay below 10^18 here");
    }
  }

  /** Returns the largest absolute value that {@code number} or a part of it can have. */
  private static double largest(Expression number) {
    if (number instanceof Literal literal) {
      return Math.abs((double) literal.number());
    }
    if (number instanceof Reference reference) {
      Domain domain = reference.variable().domain();
      return Math.max(Math.abs((double) domain.min()), Math.abs((double) domain.max()));
    }
    if (number.isTruth()) {
      return 1;
    }
    Operation operation = (Operation) number;
    return largest(operation.operator(), operation.operands());
  }

  private static double largest(Operator operator, List<Expression> operands) {
    double sum = 0;
    double product = 1;
    double most = 0;
    for (Expression operand : operands) { // a stream would need six times the stack
      double size = largest(operand);
      sum += size;
      product *= size;
      most = Math.max(Math.max(most, size), operator == Operator.MUL ? product : 0);
    }
    return operator == Operator.ADD ? sum : most;
  }
}
