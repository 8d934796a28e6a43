package org.cspworkbench.core.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Membership;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.text.Lexeme.Kind;

/**
 * Reads expressions by recursive descent, one method for each strength of binding, from the loosest
 * to the closest: if, or, and, not, comparisons, sums, products. What one sign joins many times, as
 * in a long sum, becomes one operator, so that only what is nested in the text is nested here.
 */
final class ExpressionReader {

  /** As deep as brackets may stand in one another, and whatever else nests. */
  private static final int DEEPEST = 100;

  /** As many signs as a constraint may have; more are no constraint that a person has typed. */
  private static final int MOST_OPERATORS = 1_000;

  /** Results beyond this might leave the range of {@code long} on the way. */
  private static final double LARGEST = 1e18;

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
    return lexemes.peek().is("if") ? implication() : disjunction();
  }

  private void enter(Lexeme at) throws MalformedProblemException {
    if (++depth > DEEPEST) {
      throw at.fault("expected an expression nested at most " + DEEPEST + " deep");
    }
  }

  private void leave() {
    depth--;
  }

  private Expression implication() throws MalformedProblemException {
    enter(lexemes.take());
    Lexeme first = lexemes.peek();
    Expression premise = truth();
    Lexeme then = lexemes.peek();
    lexemes.expect("then", "\"then\" after " + lexemes.since(first.offset()));
    counted(then);
    Expression read = Operation.of(Operator.IMP, premise, truth());
    leave();
    return read;
  }

  private Expression disjunction() throws MalformedProblemException {
    return disjunction(conjunction());
  }

  private Expression disjunction(Expression first) throws MalformedProblemException {
    List<Expression> parts = Lists.newArrayList(first);
    while (lexemes.peek().is("or")) {
      counted(lexemes.take());
      parts.add(conjunction());
    }
    return joined(Operator.OR, parts);
  }

  private Expression conjunction() throws MalformedProblemException {
    return conjunction(negation());
  }

  private Expression conjunction(Expression first) throws MalformedProblemException {
    List<Expression> parts = Lists.newArrayList(first);
    while (lexemes.peek().is("and")) {
      counted(lexemes.take());
      parts.add(negation());
    }
    return joined(Operator.AND, parts);
  }

  private Expression negation() throws MalformedProblemException {
    if (lexemes.peek().is("not")) {
      enter(lexemes.take());
      Expression negated = Operation.of(Operator.NOT, negation());
      leave();
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
    List<Expression> all = new ArrayList<>();
    Lexeme sign = lexemes.peek();
    Optional<Operator> operator = Operator.comparison(sign.text());
    while (operator.isPresent()) {
      if (!all.isEmpty() && operator.get() == Operator.NE) {
        throw sign.fault(
            "expected alldifferent(…) where more than two are to differ, found \"!=\"");
      }
      counted(lexemes.take());
      Expression right = sum();
      all.add(Operation.of(operator.get(), left, right));
      left = right;
      sign = lexemes.peek();
      operator = Operator.comparison(sign.text());
    }
    return all.isEmpty() ? left : joined(Operator.AND, all);
  }

  private Expression membership(Expression member) throws MalformedProblemException {
    return new Membership(member, new DomainReader(lexemes, symbols::label).read());
  }

  /** Returns a sum of products, or what stands in brackets alone. */
  private Expression sum() throws MalformedProblemException {
    Expression last = product();
    List<Expression> terms = Lists.newArrayList(last);
    while (lexemes.peek().is("+") || lexemes.peek().is("-")) {
      Lexeme sign = counted(lexemes.take());
      Expression term = product();
      checkNumbers(sign, last, term);
      terms.add(sign.is("+") ? term : joined(Operator.NEG, List.of(term)));
      checkSize(sign, Operator.ADD, terms);
      last = term;
    }
    return joined(Operator.ADD, terms);
  }

  private Expression product() throws MalformedProblemException {
    List<Expression> factors = Lists.newArrayList(factor());
    int outside = depth;
    while (lexemes.peek().is("*") || lexemes.peek().is("mod")) {
      Lexeme sign = counted(lexemes.take());
      Lexeme second = lexemes.peek();
      Expression right = sign.is("*") ? factor() : divisor(second, factor());
      checkNumbers(sign, factors.get(factors.size() - 1), right);
      if (sign.is("*")) {
        factors.add(right);
      } else {
        enter(sign); // the product so far is nested in the remainder
        Expression left = joined(Operator.MUL, factors);
        factors = Lists.newArrayList(joined(Operator.FLOOR_MOD, List.of(left, right)));
      }
      checkSize(sign, Operator.MUL, factors);
    }
    depth = outside;
    return joined(Operator.MUL, factors);
  }

  private static Literal divisor(Lexeme at, Expression read) throws MalformedProblemException {
    if (!(read instanceof Literal literal)) {
      throw at.expected("a number after mod");
    }
    if (literal.number() == 0) {
      throw at.expected("a number other than 0 after mod");
    }
    return literal;
  }

  private Expression factor() throws MalformedProblemException {
    String behind = lexemes.behind();
    Lexeme first = lexemes.take();
    if (first.is("-")) {
      enter(counted(first));
      Expression operand = factor();
      leave();
      checkNumbers(first, operand);
      return joined(Operator.NEG, List.of(operand));
    }
    if (first.is("(")) {
      enter(first);
      Expression inside = brackets();
      leave();
      lexemes.close(first, ")");
      return inside;
    }
    if (first.is("|")) {
      enter(first);
      Expression inside = sum();
      leave();
      lexemes.close(first, "|");
      return absolute(first, inside);
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
    return read.isTruth() ? disjunction(conjunction(read)) : read;
  }

  private Expression function(Lexeme name) throws MalformedProblemException {
    enter(name);
    ImmutableList<Expression> arguments = arguments();
    leave();
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
      return absolute(name, arguments.get(0));
    }
    if (arguments.size() == 1) {
      return arguments.get(0);
    }
    for (Expression argument : arguments) {
      checkNumbers(name, argument);
    }
    operators += arguments.size() - 2; // a sign between two of them, less the one counted next
    counted(name);
    checkSize(name, operator, arguments);
    return joined(operator, arguments);
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

  private Expression absolute(Lexeme at, Expression number) throws MalformedProblemException {
    checkNumbers(counted(at), number);
    return joined(Operator.ABS, List.of(number));
  }

  private static void checkNumbers(Lexeme at, Expression... numbers)
      throws MalformedProblemException {
    if (Arrays.stream(numbers).anyMatch(Expression::isTruth)) {
      throw at.fault(
          "expected numbers beside " + Lexeme.quoted(at.text()) + ", found a comparison");
    }
  }

  /** Returns {@code sign}, unless it is one too many. */
  private Lexeme counted(Lexeme sign) throws MalformedProblemException {
    if (++operators > MOST_OPERATORS) {
      throw sign.fault("expected at most " + MOST_OPERATORS + " signs in one constraint");
    }
    return sign;
  }

  private static void checkSize(Lexeme at, Operator operator, List<Expression> operands)
      throws MalformedProblemException {
    if (largest(operator, operands) > LARGEST) {
      throw at.fault("expected numbers that stay below 10^18 here");
    }
  }

  /** Returns the operands under the operator; a single one alone, and of numbers the result. */
  private static Expression joined(Operator operator, List<Expression> operands) {
    if (operands.size() == 1 && operator != Operator.NEG && operator != Operator.ABS) {
      return operands.get(0);
    }
    Operation operation = new Operation(operator, ImmutableList.copyOf(operands));
    return operands.stream().allMatch(Literal.class::isInstance)
        ? new Literal(operation.over(ImmutableList.of()).of())
        : operation;
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
