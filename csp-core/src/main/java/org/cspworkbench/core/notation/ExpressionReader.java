package org.cspworkbench.core.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.notation.ListReader.Listed;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Membership;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.text.Lexeme;
import org.cspworkbench.core.text.Lexeme.Kind;
import org.cspworkbench.core.text.LexemeStream;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.core.text.Operator;

/**
 * Reads expressions by recursive descent, one method for each strength of binding, from the loosest
 * to the closest: if, or, and, not, comparisons, sums, products. What one sign joins many times, as
 * in a long sum, becomes one operator, so that only what is nested in the text is nested here.
 */
final class ExpressionReader {

  private final LexemeStream lexemes;
  private final SymbolTable symbols;
  private final ExpressionLimits limits;
  private final ListReader lists;
  private final FunctionReader functions;
  private final EntryReader entries;
  private final Generators generators;

  ExpressionReader(LexemeStream lexemes, SymbolTable symbols, Auxiliaries auxiliaries) {
    this.lexemes = lexemes;
    this.symbols = symbols;
    this.limits = new ExpressionLimits(symbols);
    this.generators = new Generators(lexemes, symbols, this);
    this.lists = new ListReader(lexemes, symbols, generators);
    this.entries = new EntryReader(lexemes, symbols, this, auxiliaries);
    this.functions = new FunctionReader(lexemes, this, lists, limits);
  }

  /** Returns the reader of loops. */
  Generators generators() {
    return generators;
  }

  /** Returns the constraint that comes next. */
  Expression constraint() throws MalformedProblemException {
    limits.begin();
    return truth();
  }

  /** Returns the number that comes next, which may depend on variables. */
  Expression number() throws MalformedProblemException {
    limits.begin();
    Lexeme first = lexemes.peek();
    Expression number = sum();
    ExpressionLimits.checkNumbers(first, number);
    return number;
  }

  /** Returns the number that comes next and is known before the search; {@code what} names it. */
  long known(String what) throws MalformedProblemException {
    Lexeme first = lexemes.peek();
    boolean begins =
        first.kind() == Kind.NAME
            ? symbols.isKnown(first) || lexemes.peek(1).is("(")
            : first.kind() == Kind.NUMBER || first.is("-") || first.is("(") || first.is("|");
    if (!begins) {
      throw lexemes.expected(first, what);
    }
    Expression number = sum();
    if (!(number instanceof Literal literal)) {
      throw first.fault(
          "expected a number that is known before the search, found "
              + Lexeme.quoted(lexemes.since(first.offset())));
    }
    return literal.number();
  }

  /** Returns the number that comes next, as {@link #known} does, if it can be a value. */
  int knownInt(String what) throws MalformedProblemException {
    Lexeme first = lexemes.peek();
    long number = known(what);
    if (Math.abs(number) > SymbolTable.LARGEST_NUMBER) {
      throw first.fault(
          "expected a number up to " + SymbolTable.LARGEST_NUMBER + ", found " + number);
    }
    return (int) number;
  }

  /** Returns whether the condition that comes next, which is known before the search, is true. */
  boolean isKnownTrue() throws MalformedProblemException {
    Lexeme first = lexemes.peek();
    Expression condition = truth();
    if (!condition.scope().isEmpty()) {
      throw first.fault(
          "expected a condition on the numbers of the loop, found "
              + Lexeme.quoted(lexemes.since(first.offset())));
    }
    return Simplification.isTrue(condition);
  }

  /** Returns the numbers between round brackets, such as {@code (x, y + 1, q1..q8)}. */
  ImmutableList<Listed> numbers() throws MalformedProblemException {
    return lists.listed("(", ")", this::number);
  }

  /** Returns the variables between round brackets, each once. */
  ImmutableList<Variable> variables() throws MalformedProblemException {
    Set<Variable> variables = new LinkedHashSet<>();
    for (Listed listed : numbers()) {
      if (!(listed.expression() instanceof Reference reference)) {
        throw listed
            .at()
            .fault("expected a variable, found " + ExpressionText.of(listed.expression()));
      }
      addNew(variables, reference.variable(), listed.at());
    }
    return ImmutableList.copyOf(variables);
  }

  /** Adds a variable to a list that contains each variable once. */
  static void addNew(Set<Variable> variables, Variable variable, Lexeme at)
      throws MalformedProblemException {
    if (!variables.add(variable)) {
      throw at.fault(
          "expected each variable once, found " + Lexeme.quoted(variable.name()) + " again");
    }
  }

  /** Returns the indices between square brackets. */
  ImmutableList<Expression> indices() throws MalformedProblemException {
    limits.enter(lexemes.peek());
    ImmutableList<Expression> indices = lists.inBrackets("[", "]", this::sum);
    limits.leave();
    return indices;
  }

  /** Returns the numbers of a list that are all known before the search. */
  ImmutableList<Expression> knownRow() throws MalformedProblemException {
    return lists.inBrackets("[", "]", () -> new Literal(knownInt("a number")));
  }

  /** Returns the numbers of an array, or of a list such as {@code [x, y + 1]}. */
  ImmutableList<Expression> array() throws MalformedProblemException {
    return lists.ofArray(this::number);
  }

  /** Returns the condition that comes next. */
  Expression truth() throws MalformedProblemException {
    return lexemes.peek().is("if") ? implication() : disjunction();
  }

  private Expression implication() throws MalformedProblemException {
    limits.enter(lexemes.take());
    Lexeme first = lexemes.peek();
    Expression premise = truth();
    Lexeme then = lexemes.peek();
    lexemes.expect("then", "\"then\" after " + lexemes.since(first.offset()));
    limits.counted(then);
    Expression read = Operation.of(Operator.IMP, premise, truth());
    limits.leave();
    return read;
  }

  private Expression disjunction() throws MalformedProblemException {
    return disjunction(conjunction());
  }

  private Expression disjunction(Expression first) throws MalformedProblemException {
    List<Expression> parts = Lists.newArrayList(first);
    while (lexemes.peek().is("or")) {
      limits.counted(lexemes.take());
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
      limits.counted(lexemes.take());
      parts.add(negation());
    }
    return joined(Operator.AND, parts);
  }

  private Expression negation() throws MalformedProblemException {
    if (lexemes.peek().is("not")) {
      limits.enter(lexemes.take());
      Expression negated = Operation.of(Operator.NOT, negation());
      limits.leave();
      return negated;
    }
    Lexeme first = lexemes.peek();
    Expression read = comparison();
    if (isTruthVariable(read)) {
      return isTrue(read);
    }
    if (!read.isTruth()) {
      throw lexemes.expected(
          lexemes.peek(), "a comparison such as = or < after " + lexemes.since(first.offset()));
    }
    return read;
  }

  private static boolean isTruthVariable(Expression read) {
    return read instanceof Reference reference
        && reference.variable().domain().min() >= 0
        && reference.variable().domain().max() <= 1;
  }

  private static Expression isTrue(Expression truthVariable) {
    return Operation.of(Operator.EQ, truthVariable, new Literal(1));
  }

  /** Returns one comparison, or several in a row: {@code 0 < x <= y}. */
  private Expression comparison() throws MalformedProblemException {
    Expression left = sum();
    boolean isEquated = lexemes.peek().is("=") || lexemes.peek().is("!=");
    if (left.isTruth() && !isEquated) { // a comparison in brackets
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
      limits.counted(lexemes.take());
      Expression right = sum();
      all.add(Operation.of(operator.get(), left, right));
      left = right;
      sign = lexemes.peek();
      operator = Operator.comparison(sign.text());
    }
    return all.isEmpty() ? left : joined(Operator.AND, all);
  }

  private Expression membership(Expression member) throws MalformedProblemException {
    return new Membership(member, new DomainReader(lexemes, symbols, this, symbols::label).read());
  }

  /** Returns a sum of products, or what stands in brackets alone. */
  Expression sum() throws MalformedProblemException {
    Expression last = product();
    List<Expression> terms = Lists.newArrayList(last);
    while (lexemes.peek().is("+") || lexemes.peek().is("-")) {
      Lexeme sign = limits.counted(lexemes.take());
      Expression term = product();
      ExpressionLimits.checkNumbers(sign, last, term);
      terms.add(sign.is("+") ? term : joined(Operator.NEG, List.of(term)));
      ExpressionLimits.checkSize(sign, Operator.ADD, terms);
      last = term;
    }
    return joined(Operator.ADD, terms);
  }

  /** Returns the product that comes next. */
  Expression product() throws MalformedProblemException {
    List<Expression> factors = Lists.newArrayList(factor());
    int outside = limits.depth();
    while (lexemes.peek().is("*") || lexemes.peek().is("mod")) {
      Lexeme sign = limits.counted(lexemes.take());
      Lexeme second = lexemes.peek();
      Expression right = sign.is("*") ? factor() : divisor(second, factor());
      ExpressionLimits.checkNumbers(sign, factors.get(factors.size() - 1), right);
      if (sign.is("*")) {
        factors.add(right);
      } else {
        limits.enter(sign); // the product so far is nested in the remainder
        Expression left = joined(Operator.MUL, factors);
        factors = Lists.newArrayList(joined(Operator.FLOOR_MOD, List.of(left, right)));
      }
      ExpressionLimits.checkSize(sign, Operator.MUL, factors);
    }
    limits.leaveTo(outside);
    return joined(Operator.MUL, factors);
  }

  private Literal divisor(Lexeme at, Expression read) throws MalformedProblemException {
    if (!(read instanceof Literal literal)) {
      throw lexemes.expected(at, "a number after mod");
    }
    if (literal.number() == 0) {
      throw lexemes.expected(at, "a number other than 0 after mod");
    }
    return literal;
  }

  private Expression factor() throws MalformedProblemException {
    String behind = lexemes.behind();
    Lexeme first = lexemes.take();
    if (first.is("-")) {
      limits.enter(limits.counted(first));
      Expression operand = factor();
      limits.leave();
      ExpressionLimits.checkNumbers(first, operand);
      return joined(Operator.NEG, List.of(operand));
    }
    if (first.is("(")) {
      limits.enter(first);
      Expression inside = brackets();
      limits.leave();
      lexemes.close(first, ")");
      return inside;
    }
    if (first.is("|")) {
      limits.enter(first);
      Expression inside = sum();
      limits.leave();
      lexemes.close(first, "|");
      return functions.absolute(first, inside);
    }
    if (first.kind() == Kind.NUMBER) {
      return new Literal(SymbolTable.number(first));
    }
    if (first.kind() != Kind.NAME) {
      throw lexemes.expected(first, "a variable, a value or a number" + behind);
    }
    if (lexemes.peek().is("(")) {
      return functions.read(first);
    }
    return lexemes.peek().is("[") ? entries.read(first) : symbols.meaning(first);
  }

  /** Returns a number or a truth. */
  private Expression brackets() throws MalformedProblemException {
    if (lexemes.peek().is("if") || lexemes.peek().is("not")) {
      return truth();
    }
    Expression read = comparison();
    if (isTruthVariable(read) && (lexemes.peek().is("and") || lexemes.peek().is("or"))) {
      read = isTrue(read);
    }
    return read.isTruth() ? disjunction(conjunction(read)) : read;
  }

  /** Returns the operands under the operator; a single one alone, and of numbers the result. */
  static Expression joined(Operator operator, List<Expression> operands) {
    if (operands.size() == 1 && operator != Operator.NEG && operator != Operator.ABS) {
      return operands.get(0);
    }
    Operation operation = new Operation(operator, ImmutableList.copyOf(operands));
    return operands.stream().allMatch(Literal.class::isInstance)
        ? new Literal(operation.over(ImmutableList.of()).of())
        : operation;
  }
}
