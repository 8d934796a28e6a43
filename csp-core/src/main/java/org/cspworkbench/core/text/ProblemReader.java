package org.cspworkbench.core.text;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Drawing;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Lexeme.Kind;
import org.jspecify.annotations.Nullable;

/**
 * Parses a problem in the notation: its variables with their domains, and a constraint on each
 * line.
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
 * draw as graph                   # one of the names of Drawing; may be left out
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

  private final LexemeStream lexemes;
  private final Csp.Builder csp;
  private final SymbolTable symbols;
  private final ExpressionReader expressions;
  private final Posting posting;
  private @Nullable Lexeme drawn; // where the name of the drawing begins

  private ProblemReader(LexemeStream lexemes, String name) {
    this.lexemes = lexemes;
    this.csp = Csp.builder(name);
    this.symbols = new SymbolTable(csp);
    this.expressions = new ExpressionReader(lexemes, symbols);
    this.posting = new Posting(csp);
  }

  /**
   * Returns the problem that {@code text} states.
   *
   * @param name its name if the text does not state one
   * @throws MalformedProblemException if the text is none; the message says where, and what was
   *     expected
   */
  public static Csp read(String name, String text) throws MalformedProblemException {
    if (text.length() > MOST_CHARACTERS) {
      throw new MalformedProblemException(
          1, 1, "expected at most " + MOST_CHARACTERS + " characters, found " + text.length());
    }
    LexemeStream lexemes = new LexemeStream(text, new NotationAlphabet());
    skipEmptyLines(lexemes);
    String ownName = lexemes.takes("problem") ? lexemes.restOfLine() : "";
    ProblemReader reader = new ProblemReader(lexemes, ownName.isEmpty() ? name : ownName);
    reader.readLines();
    return reader.problem();
  }

  private Csp problem() throws MalformedProblemException {
    Csp problem = csp.build();
    Drawing drawing = problem.depiction(Drawing.class).orElse(null);
    if (drawing != null && drawn != null && !drawing.fits(problem)) {
      throw drawn.fault(
          "expected " + drawing.requirement() + ", to be drawn as " + drawing.title());
    }
    return problem;
  }

  private static void skipEmptyLines(LexemeStream lexemes) {
    while (lexemes.peek().kind() == Kind.END_OF_LINE) {
      lexemes.take();
    }
  }

  private void readLines() throws MalformedProblemException {
    skipEmptyLines(lexemes);
    while (lexemes.peek().kind() != Kind.END) {
      Lexeme first = lexemes.peek();
      readLine();
      if (!lexemes.atEndOfLine()) {
        throw behind(first);
      }
      skipEmptyLines(lexemes);
    }
    if (symbols.count() == 0) {
      throw lexemes.peek().expected("a line such as \"variables x, y in 1..9\"");
    }
  }

  /** What is wrong where the constraint or the declaration that begins at {@code first} is over. */
  private MalformedProblemException behind(Lexeme first) {
    return lexemes.peek().is("|") && lexemes.peek(1).is("|")
        ? lexemes.peek().fault("\"||\" is not an operator. Did you mean \"or\"?")
        : lexemes
            .peek()
            .expected("an operator or the end of the line after " + lexemes.since(first.offset()));
  }

  private void readLine() throws MalformedProblemException {
    Lexeme first = lexemes.peek();
    if (lexemes.takes("variables") || lexemes.takes("variable")) {
      readVariables();
    } else if (first.is("draw") && lexemes.peek(1).is("as")) {
      readDrawing();
    } else if (symbols.count() == 0) {
      throw first.expected("a line such as \"variables x, y in 1..9\" before the first constraint");
    } else if (first.is("alldifferent")) {
      lexemes.take();
      csp.post(new AllDifferent(variables("(", ")")));
    } else if (isTuple()) {
      readTable();
    } else {
      Expression expression = expressions.constraint();
      if (expression.scope().isEmpty()) {
        throw first.fault("expected a constraint that contains a variable");
      }
      posting.post(expression, lexemes.since(first.offset()));
    }
  }

  private void readVariables() throws MalformedProblemException {
    List<Lexeme> declared = new ArrayList<>();
    do {
      declared.addAll(symbols.read(lexemes));
    } while (lexemes.takes(","));
    if (!lexemes.takes("in") && !lexemes.takes(":")) {
      throw lexemes.peek().expected("a comma, or \"in\" and the values," + lexemes.behind());
    }
    Domain domain = new DomainReader(lexemes, symbols::declareLabel).read();
    for (Lexeme name : declared) {
      symbols.declare(name, domain);
    }
  }

  private void readDrawing() throws MalformedProblemException {
    Lexeme clause = lexemes.take();
    lexemes.take();
    if (drawn != null) {
      throw clause.fault(
          "expected \"draw as\" once, found it again: the other one is in line " + drawn.line());
    }
    Lexeme first = lexemes.peek();
    String name = lexemes.restOfLine();
    Drawing drawing = Drawing.named(name).orElse(null);
    if (drawing == null) {
      List<String> titles = Arrays.stream(Drawing.values()).map(Drawing::title).toList();
      String expected = "one of " + String.join(", ", titles);
      throw name.isEmpty()
          ? first.expected(expected)
          : first.fault(
              "expected "
                  + expected
                  + ", found "
                  + Lexeme.quoted(name)
                  + Slips.nearest(name, titles));
    }
    csp.depicting(drawing);
    drawn = first;
  }

  /** Returns the variables in brackets, each once. */
  private ImmutableList<Variable> variables(String open, String close)
      throws MalformedProblemException {
    ImmutableList.Builder<Variable> variables = ImmutableList.builder();
    Set<String> seen = new HashSet<>();
    Lexeme first = lexemes.peek();
    lexemes.expect(open, Lexeme.quoted(open) + lexemes.behind());
    do {
      for (Lexeme name : symbols.read(lexemes)) {
        if (!seen.add(name.text())) {
          throw name.fault(
              "expected each variable once, found " + Lexeme.quoted(name.text()) + " again");
        }
        variables.add(symbols.variable(name));
      }
    } while (lexemes.takes(","));
    lexemes.close(first, close);
    return variables.build();
  }

  private boolean isTuple() {
    return lexemes.peek().is("(")
        && lexemes.peek(1).kind() == Kind.NAME
        && (lexemes.peek(2).is(",") || lexemes.peek(2).is(".."));
  }

  private void readTable() throws MalformedProblemException {
    ImmutableList<Variable> scope = variables("(", ")");
    boolean forbidden = lexemes.takes("not");
    lexemes.expect("in", "\"in\" and the tuples" + lexemes.behind());
    Lexeme open = lexemes.peek();
    lexemes.expect("{");
    List<int[]> tuples = new ArrayList<>();
    do {
      tuples.add(tuple(scope.size()));
    } while (lexemes.takes(","));
    lexemes.close(open, "}");
    int[][] listed = tuples.toArray(int[][]::new);
    csp.post(forbidden ? Extension.forbidding(scope, listed) : Extension.allowing(scope, listed));
  }

  private int[] tuple(int length) throws MalformedProblemException {
    Lexeme first = lexemes.peek();
    ImmutableIntArray.Builder values = ImmutableIntArray.builder();
    lexemes.expect("(");
    do {
      values.add(value());
    } while (lexemes.takes(","));
    lexemes.close(first, ")");
    ImmutableIntArray tuple = values.build();
    if (tuple.length() != length) {
      throw first.fault("expected " + length + " values in this tuple, found " + tuple.length());
    }
    return tuple.toArray();
  }

  private int value() throws MalformedProblemException {
    if (lexemes.peek().kind() == Kind.NAME) {
      return symbols.label(lexemes.take());
    }
    boolean negative = lexemes.takes("-");
    int number = SymbolTable.number(lexemes.expect(Kind.NUMBER, "a value"));
    return negative ? -number : number;
  }
}
