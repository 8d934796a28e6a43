package org.cspworkbench.core.notation;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Drawing;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Objective.Goal;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.notation.Statement.Form;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Lexeme;
import org.cspworkbench.core.text.Lexeme.Kind;
import org.cspworkbench.core.text.LexemeStream;
import org.cspworkbench.core.text.LinearForm;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.core.text.ProblemContents;
import org.jspecify.annotations.Nullable;

/**
 * Parses a problem in the notation: numbers with a name, variables with their domains, a constraint
 * on each line, and at most one objective.
 *
 * <pre>{@code
 * problem three regions           # what it is called; may be left out
 * let n = 4
 * variables WA, NT, SA in {red, green, blue}
 * variables q[1..n] in 1..n
 *
 * WA != NT
 * alldifferent(WA, NT, SA)
 * forall (i, j in 1..n where i < j) q[i] != q[j]
 * alldifferent(q[i] + i | i in 1..n)
 * 2*q[1] + q[2] <= 7
 * sum(q) = 10
 * if WA = red then q[1] > 2 or q[2] > 2
 * (q[3], q[4]) in {(1, 2), (2, 4)}
 * minimise sum (i in 1..n) i*q[i]
 * draw as graph                   # one of the names of Drawing; may be left out
 * }</pre>
 *
 * <p>Numbers are whole. Signs are {@code + - * mod}, {@code = != < <= > >=}, {@code in}, {@code not
 * in}, {@code not and or}, {@code if … then}; functions are {@code sum min max abs count forall
 * exists}; constraints with a name are {@code alldifferent inorder circuit cumulative nooverlap}. A
 * value that is a word is the same in every domain. A line goes on while a bracket is open; {@code
 * #} begins a remark.
 *
 * <p>What a loop repeats is read again for each combination of its numbers. Where an index is a
 * variable, or a named constraint is about expressions, there is one more variable, which is not
 * {@linkplain ProblemContents#shown() shown}.
 *
 * <p>A problem may have 100,000 variables, and a loop 1,000,000 constraints.
 */
public final class ProblemReader {

  private static final int MOST_REPEATED = 1_000_000;

  private static final ImmutableMap<String, Goal> GOALS =
      ImmutableMap.of(
          "minimise", Goal.MINIMIZE,
          "minimize", Goal.MINIMIZE,
          "maximise", Goal.MAXIMIZE,
          "maximize", Goal.MAXIMIZE);

  /** Longer texts are no problems that a person has typed. */
  public static final int MOST_CHARACTERS = 1 << 20;

  private final LexemeStream lexemes;
  private final Csp.Builder csp;
  private final SymbolTable symbols;
  private final ExpressionReader expressions;
  private final Posting posting;
  private final Auxiliaries auxiliaries;
  private final GlobalConstraints globals;
  private final DeclarationReader declarations;
  private @Nullable Lexeme drawn; // where the name of the drawing begins
  private long repetitions; // counted of the present loop
  private @Nullable Lexeme aim; // where the objective begins
  private Optional<Objective> objective = Optional.empty();
  private final ImmutableList.Builder<Statement> statements = ImmutableList.builder();

  private ProblemReader(LexemeStream lexemes, String name) {
    this.lexemes = lexemes;
    this.csp = Csp.builder(name);
    this.symbols = new SymbolTable(csp);
    this.posting = new Posting(csp);
    this.auxiliaries = new Auxiliaries(csp, posting);
    this.expressions = new ExpressionReader(lexemes, symbols, auxiliaries);
    this.declarations = new DeclarationReader(lexemes, symbols, expressions);
    this.globals = new GlobalConstraints(lexemes, expressions, auxiliaries);
  }

  /**
   * Returns the problem that {@code text} states.
   *
   * @param name its name if the text does not state one
   * @throws MalformedProblemException if the text is none; the message says where, and what was
   *     expected
   */
  public static ProblemContents read(String name, String text) throws MalformedProblemException {
    return outline(name, text).contents().orElseThrow();
  }

  /** Returns the same problem, with its statements. */
  static ProblemOutline outline(String name, String text) throws MalformedProblemException {
    if (text.length() > MOST_CHARACTERS) {
      throw new MalformedProblemException(
          1, 1, "expected at most " + MOST_CHARACTERS + " characters, found " + text.length());
    }
    LexemeStream lexemes = new LexemeStream(text, new NotationAlphabet());
    skipEmptyLines(lexemes);
    int start = lexemes.position();
    String ownName = lexemes.takes("problem") ? lexemes.restOfLine() : "";
    ProblemReader reader = new ProblemReader(lexemes, ownName.isEmpty() ? name : ownName);
    if (lexemes.position() > start) {
      reader.add(Form.NAME, start, 0);
    }
    reader.readLines();
    return new ProblemOutline(
        Optional.of(reader.problem()), reader.statements.build(), ImmutableList.of());
  }

  /** Adds the statement that has been read since {@code start}. */
  private void add(Form form, int start, int firstConstraint) {
    statements.add(
        new Statement(
            form,
            lexemes.takenSince(start),
            lexemes.end(),
            firstConstraint,
            csp.constraintCount()));
  }

  private ProblemContents problem() throws MalformedProblemException {
    Csp problem = csp.build();
    Drawing drawing = problem.depiction(Drawing.class).orElse(null);
    if (drawing != null && drawn != null && !drawing.fits(problem)) {
      throw drawn.fault(
          "expected " + drawing.requirement() + ", to be drawn as " + drawing.title());
    }
    ImmutableSet<Variable> unnamed = auxiliaries.variables();
    ImmutableList<Variable> named =
        problem.variables().stream().filter(x -> !unnamed.contains(x)).collect(toImmutableList());
    return new ProblemContents(problem, named, objective);
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
      int start = lexemes.position();
      int constraints = csp.constraintCount();
      Form form = readLine();
      if (!lexemes.atEndOfLine()) {
        throw behind(first);
      }
      add(form, start, constraints);
      skipEmptyLines(lexemes);
    }
    if (symbols.count() == 0) {
      throw lexemes.expected(lexemes.peek(), "a line such as \"variables x, y in 1..9\"");
    }
  }

  /** What is wrong where the constraint or the declaration that begins at {@code first} is over. */
  private MalformedProblemException behind(Lexeme first) {
    return lexemes.peek().is("|") && lexemes.peek(1).is("|")
        ? lexemes.peek().fault("\"||\" is not an operator. Did you mean \"or\"?")
        : lexemes.expected(
            lexemes.peek(),
            "an operator or the end of the line after " + lexemes.since(first.offset()));
  }

  private Form readLine() throws MalformedProblemException {
    Lexeme first = lexemes.peek();
    Lexeme second = lexemes.peek(1);
    if (lexemes.takes("variables") || lexemes.takes("variable")) {
      declarations.readVariables();
      return Form.VARIABLES;
    } else if (first.is("draw") && second.is("as")) {
      readDrawing();
      return Form.DRAWING;
    } else if (first.is("let") && second.kind() == Kind.NAME) {
      declarations.readNumbers();
      return Form.NUMBERS;
    } else if (symbols.count() == 0) {
      throw lexemes.expected(
          first, "a line such as \"variables x, y in 1..9\" before the first constraint");
    } else if (GOALS.containsKey(first.text()) && !symbols.isVariable(first)) {
      readObjective();
      return Form.OBJECTIVE;
    }
    Form form = isLoop() ? Form.LOOP : Form.CONSTRAINT;
    readConstraint();
    return form;
  }

  private void readConstraint() throws MalformedProblemException {
    Lexeme first = lexemes.peek();
    if (isLoop()) {
      readLoop();
      return;
    }
    Constraint global = globals.read().orElse(null);
    if (global != null) {
      csp.post(global);
    } else if (isTuple()) {
      readTable();
    } else if (symbols.isInLoop()) {
      postRepeated(expressions.constraint(), first);
    } else {
      Expression expression = expressions.constraint();
      if (expression.scope().isEmpty()) {
        throw first.fault("expected a constraint that contains a variable");
      }
      posting.post(expression, lexemes.since(first.offset()));
    }
  }

  /** Posts what a loop repeats, with the numbers that its names stand for. */
  private void postRepeated(Expression read, Lexeme first) throws MalformedProblemException {
    Expression expression = Simplification.of(read);
    if (!expression.scope().isEmpty()) {
      posting.post(expression, ExpressionText.of(expression));
    } else if (!Simplification.isTrue(expression)) {
      throw first.fault(
          "expected a constraint that can be satisfied, found one that is false where "
              + symbols.numbersOfLoops());
    }
  }

  /** Reads {@code forall (i in 1..n) …}, once its constraints are counted. */
  private void readLoop() throws MalformedProblemException {
    if (!symbols.isInLoop()) {
      Lexeme first = lexemes.peek();
      int start = lexemes.position();
      repetitions = 0;
      countLoop();
      if (repetitions > MOST_REPEATED) {
        throw first.fault(
            "expected a loop of at most " + MOST_REPEATED + " constraints, found " + repetitions);
      }
      lexemes.moveTo(start);
    }
    repeat(this::readConstraint);
  }

  private void countLoop() throws MalformedProblemException {
    repeat(
        () -> {
          if (isLoop()) {
            countLoop();
          } else {
            repetitions++;
            lexemes.restOfLine();
          }
        });
  }

  private boolean isLoop() {
    return lexemes.peek().is("forall") && lexemes.peek(1).is("(");
  }

  /** Reads {@code body}, which may begin on the next line, for each combination of numbers. */
  private void repeat(Generators.Body body) throws MalformedProblemException {
    lexemes.take();
    Lexeme open = lexemes.take();
    boolean isRepeated =
        expressions
            .generators()
            .forEach(
                () -> {
                  lexemes.close(open, ")");
                  beginBody();
                  body.read();
                });
    if (!isRepeated) {
      lexemes.close(open, ")");
      beginBody();
      lexemes.restOfLine();
    }
  }

  private void beginBody() {
    if (lexemes.peek().kind() == Kind.END_OF_LINE) {
      lexemes.take();
    }
  }

  private void readObjective() throws MalformedProblemException {
    Lexeme first = lexemes.take();
    if (aim != null) {
      throw first.fault(
          "expected one objective, found another: the first is in line " + aim.line());
    }
    aim = first;
    Expression number = expressions.number();
    LinearForm sum = LinearForm.of(number).orElse(null);
    if (sum == null) {
      sum = new LinearForm(ImmutableMap.of(auxiliaries.of(number, first), 1L), 0);
    }
    objective =
        Optional.of(
            GOALS.get(first.text()) == Goal.MINIMIZE
                ? Objective.minimum(sum.side())
                : Objective.maximum(sum.side()));
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
          ? lexemes.expected(first, expected)
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

  /** Returns whether several variables in brackets come next. */
  private boolean isTuple() {
    if (!lexemes.peek().is("(")) {
      return false;
    }
    int start = lexemes.position();
    lexemes.take();
    boolean isArray = symbols.array(lexemes.peek()).isPresent() && lexemes.peek(1).is(")");
    boolean isNamed = lexemes.peek(1).is("..") && lexemes.peek().kind() == Kind.NAME;
    while (!lexemes.atEndOfBracket() && !lexemes.peek().is(",")) {
      lexemes.skip();
    }
    boolean isTuple = isArray || isNamed || lexemes.peek().is(",");
    lexemes.moveTo(start);
    return isTuple;
  }

  private void readTable() throws MalformedProblemException {
    ImmutableList<Variable> scope = expressions.variables();
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
    Lexeme first = lexemes.peek();
    if (first.kind() == Kind.NAME && !symbols.isKnown(first)) {
      return symbols.label(lexemes.take());
    }
    return expressions.knownInt("a value");
  }
}
