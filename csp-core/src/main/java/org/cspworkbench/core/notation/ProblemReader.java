package org.cspworkbench.core.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.notation.Token.Kind;
import org.cspworkbench.core.problem.MalformedProblemException;

/**
 * Reads a problem that a person has typed: its variables with their domains, and a constraint on
 * each line.
 *
 * <pre>{@code
 * problem three regions           # what it is called; may be left out
 * variables WA, NT, SA in {red, green, blue}
 * variables q1..q4 in 1..4
 *
 * WA != NT
 * alldifferent(WA, NT, SA)
 * |q1 - q2| != 1
 * 2*q1 + q2 <= 7
 * sum(q1..q4) = 10
 * if WA = red then q1 > 2 or q2 > 2
 * (q3, q4) in {(1, 2), (2, 4)}
 * }</pre>
 *
 * <p>Numbers are whole. Signs are {@code + - * mod}, {@code = != < <= > >=}, {@code in}, {@code not
 * in}, {@code not and or}, {@code if … then}, and functions {@code sum min max abs}. A value that
 * is a word is the same in every domain. A line goes on while a bracket is open; {@code #} begins a
 * remark.
 *
 * <p>A problem may have 1,000 variables; it is meant for what a person types.
 */
public final class ProblemReader {

  /** Longer texts are no problems that a person has typed. */
  public static final int MOST_CHARACTERS = 1 << 20;

  private final Tokens tokens;
  private final Csp.Builder csp;
  private final Names names;
  private final ExpressionReader expressions;
  private final Posting posting;

  private ProblemReader(Tokens tokens, String name) {
    this.tokens = tokens;
    this.csp = Csp.builder(name);
    this.names = new Names(csp);
    this.expressions = new ExpressionReader(tokens, names);
    this.posting = new Posting(csp);
  }

  /**
   * The problem that {@code text} states.
   *
   * @param name what it is called if it does not say so itself
   * @throws MalformedProblemException if the text is none; the message says where, and what was
   *     expected
   */
  public static Csp read(String name, String text) throws MalformedProblemException {
    if (text.length() > MOST_CHARACTERS) {
      throw new MalformedProblemException(
          1, 1, "expected at most " + MOST_CHARACTERS + " characters, found " + text.length());
    }
    Tokens tokens = new Tokens(text);
    skipEmptyLines(tokens);
    String ownName = tokens.takes("problem") ? tokens.restOfLine() : "";
    ProblemReader reader = new ProblemReader(tokens, ownName.isEmpty() ? name : ownName);
    reader.readLines();
    return reader.csp.build();
  }

  private static void skipEmptyLines(Tokens tokens) {
    while (tokens.peek().kind() == Kind.END_OF_LINE) {
      tokens.take();
    }
  }

  private void readLines() throws MalformedProblemException {
    skipEmptyLines(tokens);
    while (tokens.peek().kind() != Kind.END) {
      Token first = tokens.peek();
      readLine();
      if (!tokens.atEndOfLine()) {
        throw behind(first);
      }
      skipEmptyLines(tokens);
    }
    if (names.count() == 0) {
      throw tokens.peek().expected("a line such as \"variables x, y in 1..9\"");
    }
  }

  /** What is wrong where the constraint or the declaration that begins at {@code first} is over. */
  private MalformedProblemException behind(Token first) {
    return tokens.peek().is("|") && tokens.peek(1).is("|")
        ? tokens.peek().fault("\"||\" is not an operator. Did you mean \"or\"?")
        : tokens
            .peek()
            .expected("an operator or the end of the line behind " + tokens.since(first.offset()));
  }

  private void readLine() throws MalformedProblemException {
    Token first = tokens.peek();
    if (tokens.takes("variables") || tokens.takes("variable")) {
      readVariables();
    } else if (names.count() == 0) {
      throw first.expected("a line such as \"variables x, y in 1..9\" before the first constraint");
    } else if (first.is("alldifferent")) {
      tokens.take();
      csp.post(new AllDifferent(variables("(", ")")));
    } else if (isTuple()) {
      readTable();
    } else {
      Expression expression = expressions.constraint();
      if (expression.scope().isEmpty()) {
        throw first.fault("expected a constraint that speaks of a variable");
      }
      posting.post(expression, tokens.since(first.offset()));
    }
  }

  private void readVariables() throws MalformedProblemException {
    List<Token> declared = new ArrayList<>();
    do {
      declared.addAll(names.read(tokens));
    } while (tokens.takes(","));
    if (!tokens.takes("in") && !tokens.takes(":")) {
      throw tokens.peek().expected("a comma, or \"in\" and the values," + tokens.behind());
    }
    Domain domain = new DomainReader(tokens, names::declareLabel).read();
    for (Token name : declared) {
      names.declare(name, domain);
    }
  }

  /** The variables in brackets, each once. */
  private ImmutableList<Variable> variables(String open, String close)
      throws MalformedProblemException {
    ImmutableList.Builder<Variable> variables = ImmutableList.builder();
    Set<String> seen = new HashSet<>();
    Token first = tokens.peek();
    tokens.expect(open, Token.quoted(open) + tokens.behind());
    do {
      for (Token name : names.read(tokens)) {
        if (!seen.add(name.text())) {
          throw name.fault(
              "expected each variable once, found " + Token.quoted(name.text()) + " again");
        }
        variables.add(names.variable(name));
      }
    } while (tokens.takes(","));
    tokens.close(first, close);
    return variables.build();
  }

  private boolean isTuple() {
    return tokens.peek().is("(")
        && tokens.peek(1).kind() == Kind.NAME
        && (tokens.peek(2).is(",") || tokens.peek(2).is(".."));
  }

  private void readTable() throws MalformedProblemException {
    ImmutableList<Variable> scope = variables("(", ")");
    boolean forbidden = tokens.takes("not");
    tokens.expect("in", "\"in\" and the tuples" + tokens.behind());
    Token open = tokens.peek();
    tokens.expect("{");
    List<int[]> tuples = new ArrayList<>();
    do {
      tuples.add(tuple(scope.size()));
    } while (tokens.takes(","));
    tokens.close(open, "}");
    int[][] listed = tuples.toArray(int[][]::new);
    csp.post(forbidden ? Extension.forbidding(scope, listed) : Extension.allowing(scope, listed));
  }

  private int[] tuple(int length) throws MalformedProblemException {
    Token first = tokens.peek();
    ImmutableIntArray.Builder values = ImmutableIntArray.builder();
    tokens.expect("(");
    do {
      values.add(value());
    } while (tokens.takes(","));
    tokens.close(first, ")");
    ImmutableIntArray tuple = values.build();
    if (tuple.length() != length) {
      throw first.fault("expected " + length + " values in this tuple, found " + tuple.length());
    }
    return tuple.toArray();
  }

  private int value() throws MalformedProblemException {
    if (tokens.peek().kind() == Kind.NAME) {
      return names.label(tokens.take());
    }
    boolean negative = tokens.takes("-");
    int number = Names.number(tokens.expect(Kind.NUMBER, "a value"));
    return negative ? -number : number;
  }
}
