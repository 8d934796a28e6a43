package org.cspworkbench.core.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.cspworkbench.core.notation.Expression.Literal;
import org.cspworkbench.core.notation.Expression.Membership;
import org.cspworkbench.core.notation.Expression.Operation;
import org.cspworkbench.core.notation.Expression.Reference;
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
          "=", Operator.EQUAL,
          "!=", Operator.NOT_EQUAL,
          "<", Operator.LESS,
          "<=", Operator.AT_MOST,
          ">", Operator.GREATER,
          ">=", Operator.AT_LEAST);

  private final LexemeStream lexemes;
  private final SymbolTable symbols;
  private int depth;
  private int operators; // of the present constraint

  ExpressionReader(LexemeStream lexemes, SymbolTable symbols) {
    this.lexemes = lexemes;
    this.symbols = symbols;
  }

  /** The constraint that comes next. */
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
    lexemes.expect("then", "\"then\" behind " + lexemes.since(first.offset()));
    return operation(then, Operator.IMPLIES, premise, truth());
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
      Expression negated = new Operation(Operator.EQUAL, negation(), new Literal(0));
      depth--;
      return negated;
    }
    Lexeme first = lexemes.peek();
    Expression read = comparison();
    if (!read.isTruth()) {
      throw lexemes
          .peek()
          .expected("a comparison such as = or < behind " + lexemes.since(first.offset()));
    }
    return read;
  }

  /** One comparison, or several in a row: {@code 0 < x <= y}. */
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
      return new Operation(Operator.EQUAL, membership(left), new Literal(0));
    }
    Optional<Expression> all = Optional.empty();
    Lexeme sign = lexemes.peek();
    Operator operator = COMPARISONS.get(sign.text());
    while (operator != null && sign.kind() == Kind.SIGN) {
      if (all.isPresent() && operator == Operator.NOT_EQUAL) {
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

  /** A sum of products, or what stands in brackets alone. */
  private Expression sum() throws MalformedProblemException {
    Expression read = product();
    while (lexemes.peek().is("+") || lexemes.peek().is("-")) {
      Lexeme sign = lexemes.take();
      Operator operator = sign.is("+") ? Operator.PLUS : Operator.MINUS;
      read = arithmetic(sign, operator, read, product());
    }
    return read;
  }

  private Expression product() throws MalformedProblemException {
    Expression read = factor();
    while (lexemes.peek().is("*") || lexemes.peek().is("mod")) {
      Lexeme sign = lexemes.take();
      Operator operator = sign.is("*") ? Operator.TIMES : Operator.MODULO;
      Lexeme second = lexemes.peek();
      Expression right = factor();
      if (operator == Operator.MODULO && !(right instanceof Literal)) {
        throw second.expected("a number behind mod");
      }
      if (right instanceof Literal literal
          && literal.number() == 0
          && operator == Operator.MODULO) {
        throw second.expected("a number other than 0 behind mod");
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
      return arithmetic(first, Operator.MINUS, new Literal(0), factor());
    }
    if (first.is("(")) {
      Expression inside = brackets();
      lexemes.close(first, ")");
      return inside;
    }
    if (first.is("|")) {
      Expression inside = sum();
      lexemes.close(first, "|");
      return distance(first, inside);
    }
    if (first.kind() == Kind.NUMBER) {
      return new Literal(SymbolTable.number(first));
    }
    if (first.kind() != Kind.NAME) {
      throw first.expected("a variable, a value or a number" + behind);
    }
    return lexemes.peek().is("(") ? function(first) : symbols.meaning(first);
  }

  /** A number or a truth. */
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
          case "sum" -> Operator.PLUS;
          case "min" -> Operator.MINIMUM;
          case "max" -> Operator.MAXIMUM;
          case "abs" -> Operator.MINUS;
          default -> throw name.expected("sum, min, max or abs before \"(\"");
        };
    if (operator == Operator.MINUS) {
      if (arguments.size() > 1) {
        throw name.fault("expected one number in abs(…), found " + arguments.size());
      }
      return distance(name, arguments.get(0));
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

  private Expression distance(Lexeme at, Expression number) throws MalformedProblemException {
    Expression turned = arithmetic(at, Operator.MINUS, new Literal(0), number);
    return arithmetic(at, Operator.MAXIMUM, number, turned);
  }

  private Expression arithmetic(Lexeme at, Operator operator, Expression left, Expression right)
      throws MalformedProblemException {
    if (left.isTruth() || right.isTruth()) {
      throw at.fault("expected numbers beside " + Lexeme.quoted(at.text()) + ", found a comparison");
    }
    Operation operation = operation(at, operator, left, right);
    if (operation.largest() > LARGEST) {
      throw at.fault("expected numbers that stay below 10^18 here");
    }
    return left instanceof Literal a && right instanceof Literal b
        ? new Literal(operator.of(a.number(), b.number()))
        : operation;
  }

  private Operation operation(Lexeme at, Operator operator, Expression left, Expression right)
      throws MalformedProblemException {
    if (++operators > MOST_OPERATORS) {
      throw at.fault("expected at most " + MOST_OPERATORS + " signs in one constraint");
    }
    return new Operation(operator, left, right);
  }
}
