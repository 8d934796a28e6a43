package org.cspworkbench.core.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Arrays;
import java.util.Optional;
import org.cspworkbench.core.expression.Expression;
import org.cspworkbench.core.expression.Expression.Literal;
import org.cspworkbench.core.expression.Expression.Membership;
import org.cspworkbench.core.expression.Expression.Operation;
import org.cspworkbench.core.expression.Expression.Reference;
import org.cspworkbench.core.expression.Operator;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.notation.Lexeme.Kind;
import org.cspworkbench.core.problem.MalformedProblemException;

/**
 * Reads expressions by recursive descent, one method for each strength of binding, from the loosest
 * to the closest: if, or, and, not, comparisons, sums, products.
 */
final class ExpressionReader {

  /** As deep as brackets may stand in one another. */
  private static final int DEEPEST = 100;

  /** As many signs as a constraint may have; more are no constraint that a person has typed. */
  private static final int MOST_OPERATORS = 1_000;

  /** Results beyond this might leave the range of {@code long} on the way. */
  private static final double LARGEST = 1e18;

  private static final ImmutableMap<String, Operator> COMPARISONS =
      ImmutableMap.of(
          "=", Operator.EQ,
          "!=", Operator.NE,
          "<", Operator.LT,
          "<=", Operator.LE,
          ">", Operator.GT,
          ">=", Operator.GE);

  private final LexemeStream lexemes;
  private final SymbolTable symbols;
  private int depth;
  private int operators; // of the present constraint

  ExpressionReader(LexemeStream lexemes, SymbolTable symbols) {
    this.lexemes = lexemes;
    this.symbols = symbols;
  }

  /** Returns the constraint that comes next. */
  Expression constraint() throws MalformedProblemException {
    operators = 0;
    return truth();
  }

  private Expression truth() throws MalformedProblemException {
    Lexeme first = lexemes.peek();
    enter(first);
    Expression read = lexemes.takes("if") ? implication() : disjunction();
    depth--;
    return read;
  }

  private void enter(Lexeme at) throws MalformedProblemException {
    if (++depth > DEEPEST) {
      throw at.fault("expected at most " + DEEPEST + " brackets in one another");
    }
  }

  private Expression implication() throws MalformedProblemException {
    Lexeme first = lexemes.peek();
    Expression premise = truth();
    Lexeme then = lexemes.peek();
    lexemes.expect("then", "\"then\" after " + lexemes.since(first.offset()));
    return operation(then, Operator.IMP, premise, truth());
  }

  private Expression disjunction() throws MalformedProblemException {
    Expression read = conjunction();
    while (lexemes.peek().is("or")) {
      read = operation(lexemes.take(), Operator.OR, read, conjunction());
    }
    return read;
  }

  private Expression conjunction() throws MalformedProblemException {
    Expression read = negation();
    while (lexemes.peek().is("and")) {
      read = operation(lexemes.take(), Operator.AND, read, negation());
    }
    return read;
  }

  private Expression negation() throws MalformedProblemException {
    if (lexemes.peek().is("not")) {
      Lexeme not = lexemes.take();
      enter(not);
      Expression negated = Operation.of(Operator.NOT, negation());
      depth--;
      return negated;
    }
    Lexeme first = lexemes.peek();
    Expression read = comparison();
    if (!read.isTruth()) {
      throw lexemes
          .peek()
          .expected("a comparison such as = or < after " + lexemes.since(first.offset()));
    }
    return read;
  }

  /** Returns one comparison, or several in a row: {@code 0 < x <= y}. */
  private Expression comparison() throws MalformedProblemException {
    Expression left = sum();
    if (left.isTruth()) { // a comparison in brackets
      return left;
    }
    if (lexemes.takes("in")) {
      return membership(left);
    }
    if (lexemes.peek().is("not")) {
      lexemes.take();
      lexemes.expect("in");
      return Operation.of(Operator.NOT, membership(left));
    }
    Optional<Expression> all = Optional.empty();
    Lexeme sign = lexemes.peek();
    Operator operator = COMPARISONS.get(sign.text());
    while (operator != null && sign.kind() == Kind.SIGN) {
      if (all.isPresent() && operator == Operator.NE) {
        throw sign.fault(
            "expected alldifferent(…) where more than two are to differ, found \"!=\"");
      }
      lexemes.take();
      Expression right = sum();
      Expression one = operation(sign, operator, left, right);
      all = Optional.of(all.isEmpty() ? one : operation(sign, Operator.AND, all.get(), one));
      left = right;
      sign = lexemes.peek();
      operator = COMPARISONS.get(sign.text());
    }
    return all.orElse(left);
  }

  private Expression membership(Expression member) throws MalformedProblemException {
    return new Membership(member, new DomainReader(lexemes, symbols::label).read());
  }

  /** Returns a sum of products, or what stands in brackets alone. */
  private Expression sum() throws MalformedProblemException {
    Expression read = product();
    while (lexemes.peek().is("+") || lexemes.peek().is("-")) {
      Lexeme sign = lexemes.take();
      Operator operator = sign.is("+") ? Operator.ADD : Operator.SUB;
      read = arithmetic(sign, operator, read, product());
    }
    return read;
  }

  private Expression product() throws MalformedProblemException {
    Expression read = factor();
    while (lexemes.peek().is("*") || lexemes.peek().is("mod")) {
      Lexeme sign = lexemes.take();
      Operator operator = sign.is("*") ? Operator.MUL : Operator.FLOOR_MOD;
      Lexeme second = lexemes.peek();
      Expression right = factor();
      if (operator == Operator.FLOOR_MOD && !(right instanceof Literal)) {
        throw second.expected("a number after mod");
      }
      if (right instanceof Literal literal
          && literal.number() == 0
          && operator == Operator.FLOOR_MOD) {
        throw second.expected("a number other than 0 after mod");
      }
      read = arithmetic(sign, operator, read, right);
    }
    return read;
  }

  private Expression factor() throws MalformedProblemException {
    Lexeme first = lexemes.peek();
    enter(first);
    Expression read = primary();
    depth--;
    return read;
  }

  private Expression primary() throws MalformedProblemException {
    String behind = lexemes.behind();
    Lexeme first = lexemes.take();
    if (first.is("-")) {
      return arithmetic(first, Operator.SUB, new Literal(0), factor());
    }
    if (first.is("(")) {
      Expression inside = brackets();
      lexemes.close(first, ")");
      return inside;
    }
    if (first.is("|")) {
      Expression inside = sum();
      lexemes.close(first, "|");
      return arithmetic(first, Operator.ABS, inside);
    }
    if (first.kind() == Kind.NUMBER) {
      return new Literal(SymbolTable.number(first));
    }
    if (first.kind() != Kind.NAME) {
      throw first.expected("a variable, a value or a number" + behind);
    }
    return lexemes.peek().is("(") ? function(first) : symbols.meaning(first);
  }

  /** Returns a number or a truth. */
  private Expression brackets() throws MalformedProblemException {
    if (lexemes.peek().is("if") || lexemes.peek().is("not")) {
      return truth();
    }
    Expression read = comparison();
    while (read.isTruth() && (lexemes.peek().is("and") || lexemes.peek().is("or"))) {
      Lexeme word = lexemes.take();
      read =
          word.is("and")
              ? operation(word, Operator.AND, read, negation())
              : operation(word, Operator.OR, read, conjunction());
    }
    return read;
  }

  private Expression function(Lexeme name) throws MalformedProblemException {
    ImmutableList<Expression> arguments = arguments();
    Operator operator =
        switch (name.text()) {
          case "sum" -> Operator.ADD;
          case "min" -> Operator.MIN;
          case "max" -> Operator.MAX;
          case "abs" -> Operator.ABS;
          default -> throw name.expected("sum, min, max or abs before \"(\"");
        };
    if (operator == Operator.ABS) {
      if (arguments.size() > 1) {
        throw name.fault("expected one number in abs(…), found " + arguments.size());
      }
      return arithmetic(name, Operator.ABS, arguments.get(0));
    }
    Expression read = arguments.get(0);
    for (Expression argument : arguments.subList(1, arguments.size())) {
      read = arithmetic(name, operator, read, argument);
    }
    return read;
  }

  private ImmutableList<Expression> arguments() throws MalformedProblemException {
    ImmutableList.Builder<Expression> arguments = ImmutableList.builder();
    Lexeme open = lexemes.peek();
    lexemes.expect("(");
    do {
      if (lexemes.peek(1).is("..")) {
        for (Lexeme name : symbols.read(lexemes)) {
          arguments.add(new Reference(symbols.variable(name)));
        }
      } else {
        arguments.add(sum());
      }
    } while (lexemes.takes(","));
    lexemes.close(open, ")");
    return arguments.build();
  }

  private Expression arithmetic(Lexeme at, Operator operator, Expression... operands)
      throws MalformedProblemException {
    if (Arrays.stream(operands).anyMatch(Expression::isTruth)) {
      throw at.fault(
          "expected numbers beside " + Lexeme.quoted(at.text()) + ", found a comparison");
    }
    Operation operation = operation(at, operator, operands);
    if (largest(operation) > LARGEST) {
      throw at.fault("expected numbers that stay below 10^18 here");
    }
    return Arrays.stream(operands).allMatch(Literal.class::isInstance)
        ? new Literal(operation.over(ImmutableList.of()).of())
        : operation;
  }

  private Operation operation(Lexeme at, Operator operator, Expression... operands)
      throws MalformedProblemException {
    if (++operators > MOST_OPERATORS) {
      throw at.fault("expected at most " + MOST_OPERATORS + " signs in one constraint");
    }
    return Operation.of(operator, operands);
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
    Operation operation = (Operation) number;
    double sum = 0;
    double product = 1;
    double most = 0;
    for (Expression operand : operation.operands()) { // a stream would need six times the stack
      double size = largest(operand);
      sum += size;
      product *= size;
      most = Math.max(most, size);
    }
    return switch (operation.operator()) {
      case ADD, SUB -> sum;
      case MUL -> Math.max(most, product);
      default -> most;
    };
  }
}
