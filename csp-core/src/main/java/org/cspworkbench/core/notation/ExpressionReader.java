package org.cspworkbench.core.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.cspworkbench.core.notation.Expression.Literal;
import org.cspworkbench.core.notation.Expression.Membership;
import org.cspworkbench.core.notation.Expression.Operation;
import org.cspworkbench.core.notation.Expression.Reference;
import org.cspworkbench.core.notation.Token.Kind;
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

  private final Tokens tokens;
  private final Names names;
  private int depth;
  private int operators; // of the present constraint

  ExpressionReader(Tokens tokens, Names names) {
    this.tokens = tokens;
    this.names = names;
  }

  /** The constraint that comes next. */
  Expression constraint() throws MalformedProblemException {
    operators = 0;
    return truth();
  }

  private Expression truth() throws MalformedProblemException {
    Token first = tokens.peek();
    enter(first);
    Expression read = tokens.takes("if") ? implication() : disjunction();
    depth--;
    return read;
  }

  private void enter(Token at) throws MalformedProblemException {
    if (++depth > DEEPEST) {
      throw at.fault("expected at most " + DEEPEST + " brackets in one another");
    }
  }

  private Expression implication() throws MalformedProblemException {
    Token first = tokens.peek();
    Expression premise = truth();
    Token then = tokens.peek();
    tokens.expect("then", "\"then\" behind " + tokens.since(first.offset()));
    return operation(then, Operator.IMPLIES, premise, truth());
  }

  private Expression disjunction() throws MalformedProblemException {
    Expression read = conjunction();
    while (tokens.peek().is("or")) {
      read = operation(tokens.take(), Operator.OR, read, conjunction());
    }
    return read;
  }

  private Expression conjunction() throws MalformedProblemException {
    Expression read = negation();
    while (tokens.peek().is("and")) {
      read = operation(tokens.take(), Operator.AND, read, negation());
    }
    return read;
  }

  private Expression negation() throws MalformedProblemException {
    if (tokens.peek().is("not")) {
      Token not = tokens.take();
      enter(not);
      Expression negated = new Operation(Operator.EQUAL, negation(), new Literal(0));
      depth--;
      return negated;
    }
    Token first = tokens.peek();
    Expression read = comparison();
    if (!read.isTruth()) {
      throw tokens
          .peek()
          .expected("a comparison such as = or < behind " + tokens.since(first.offset()));
    }
    return read;
  }

  /** One comparison, or several in a row: {@code 0 < x <= y}. */
  private Expression comparison() throws MalformedProblemException {
    Expression left = sum();
    if (left.isTruth()) { // a comparison in brackets
      return left;
    }
    if (tokens.takes("in")) {
      return membership(left);
    }
    if (tokens.peek().is("not")) {
      tokens.take();
      tokens.expect("in");
      return new Operation(Operator.EQUAL, membership(left), new Literal(0));
    }
    Optional<Expression> all = Optional.empty();
    Token sign = tokens.peek();
    Operator operator = COMPARISONS.get(sign.text());
    while (operator != null && sign.kind() == Kind.SIGN) {
      if (all.isPresent() && operator == Operator.NOT_EQUAL) {
        throw sign.fault(
            "expected alldifferent(…) where more than two are to differ, found \"!=\"");
      }
      tokens.take();
      Expression right = sum();
      Expression one = operation(sign, operator, left, right);
      all = Optional.of(all.isEmpty() ? one : operation(sign, Operator.AND, all.get(), one));
      left = right;
      sign = tokens.peek();
      operator = COMPARISONS.get(sign.text());
    }
    return all.orElse(left);
  }

  private Expression membership(Expression member) throws MalformedProblemException {
    return new Membership(member, new DomainReader(tokens, names::label).read());
  }

  /** A sum of products, or what stands in brackets alone. */
  private Expression sum() throws MalformedProblemException {
    Expression read = product();
    while (tokens.peek().is("+") || tokens.peek().is("-")) {
      Token sign = tokens.take();
      Operator operator = sign.is("+") ? Operator.PLUS : Operator.MINUS;
      read = arithmetic(sign, operator, read, product());
    }
    return read;
  }

  private Expression product() throws MalformedProblemException {
    Expression read = factor();
    while (tokens.peek().is("*") || tokens.peek().is("mod")) {
      Token sign = tokens.take();
      Operator operator = sign.is("*") ? Operator.TIMES : Operator.MODULO;
      Token second = tokens.peek();
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
    Token first = tokens.peek();
    enter(first);
    Expression read = primary();
    depth--;
    return read;
  }

  private Expression primary() throws MalformedProblemException {
    String behind = tokens.behind();
    Token first = tokens.take();
    if (first.is("-")) {
      return arithmetic(first, Operator.MINUS, new Literal(0), factor());
    }
    if (first.is("(")) {
      Expression inside = brackets();
      tokens.close(first, ")");
      return inside;
    }
    if (first.is("|")) {
      Expression inside = sum();
      tokens.close(first, "|");
      return distance(first, inside);
    }
    if (first.kind() == Kind.NUMBER) {
      return new Literal(Names.number(first));
    }
    if (first.kind() != Kind.NAME) {
      throw first.expected("a variable, a value or a number" + behind);
    }
    return tokens.peek().is("(") ? function(first) : names.meaning(first);
  }

  /** A number or a truth. */
  private Expression brackets() throws MalformedProblemException {
    if (tokens.peek().is("if") || tokens.peek().is("not")) {
      return truth();
    }
    Expression read = comparison();
    while (read.isTruth() && (tokens.peek().is("and") || tokens.peek().is("or"))) {
      Token word = tokens.take();
      read =
          word.is("and")
              ? operation(word, Operator.AND, read, negation())
              : operation(word, Operator.OR, read, conjunction());
    }
    return read;
  }

  private Expression function(Token name) throws MalformedProblemException {
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
    Token open = tokens.peek();
    tokens.expect("(");
    do {
      if (tokens.peek(1).is("..")) {
        for (Token name : names.read(tokens)) {
          arguments.add(new Reference(names.variable(name)));
        }
      } else {
        arguments.add(sum());
      }
    } while (tokens.takes(","));
    tokens.close(open, ")");
    return arguments.build();
  }

  private Expression distance(Token at, Expression number) throws MalformedProblemException {
    Expression turned = arithmetic(at, Operator.MINUS, new Literal(0), number);
    return arithmetic(at, Operator.MAXIMUM, number, turned);
  }

  private Expression arithmetic(Token at, Operator operator, Expression left, Expression right)
      throws MalformedProblemException {
    if (left.isTruth() || right.isTruth()) {
      throw at.fault("expected numbers beside " + Token.quoted(at.text()) + ", found a comparison");
    }
    Operation operation = operation(at, operator, left, right);
    if (operation.largest() > LARGEST) {
      throw at.fault("expected numbers that stay below 10^18 here");
    }
    return left instanceof Literal a && right instanceof Literal b
        ? new Literal(operator.of(a.number(), b.number()))
        : operation;
  }

  private Operation operation(Token at, Operator operator, Expression left, Expression right)
      throws MalformedProblemException {
    if (++operators > MOST_OPERATORS) {
      throw at.fault("expected at most " + MOST_OPERATORS + " signs in one constraint");
    }
    return new Operation(operator, left, right);
  }
}
