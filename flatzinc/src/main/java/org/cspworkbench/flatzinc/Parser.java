package org.cspworkbench.flatzinc;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.flatzinc.FlatModel.Annotations;
import org.cspworkbench.flatzinc.FlatModel.Declared;
import org.cspworkbench.flatzinc.FlatModel.DeclaredArray;
import org.cspworkbench.flatzinc.FlatModel.Posted;
import org.cspworkbench.flatzinc.FlatModel.Solve;
import org.cspworkbench.flatzinc.Term.Numbers;
import org.cspworkbench.flatzinc.Token.Kind;

/**
 * Reads the statements of a FlatZinc file (the grammar is in the specification of FlatZinc, part of
 * "The MiniZinc Handbook").
 */
final class Parser {

  /** How deep brackets may be nested, so that reading may recurse. */
  private static final int MOST_NESTED = 100;

  private static final ImmutableSet<String> TYPES =
      ImmutableSet.of("bool", "int", "float", "set", "array", "var", "{");

  private final Lexer lexer;
  private final Map<String, Declared> variables = new LinkedHashMap<>();
  private final Map<String, Term> parameters = new HashMap<>();
  private final Map<String, DeclaredArray> arrays = new LinkedHashMap<>();
  private final ImmutableList.Builder<Posted> constraints = ImmutableList.builder();
  private final Set<String> names = new HashSet<>();
  private int nested;

  private Parser(Lexer lexer) {
    this.lexer = lexer;
  }

  /**
   * Returns what {@code reader} states, which people call {@code source}.
   *
   * @throws UnreadableException for the first mistake, and what is not supported
   */
  static FlatModel read(String source, Reader reader) throws IOException, UnreadableException {
    return new Parser(new Lexer(source, reader)).model();
  }

  private FlatModel model() throws IOException, UnreadableException {
    Optional<Solve> solve = Optional.empty();
    while (solve.isEmpty()) {
      Cancellation.check();
      Token first = lexer.peek();
      if (lexer.takes("predicate")) {
        skipDeclaration();
      } else if (lexer.takes("constraint")) {
        constraint();
      } else if (lexer.takes("solve")) {
        solve = Optional.of(solve());
      } else if (TYPES.contains(first.text()) || first.kind() == Kind.NUMBER) {
        declaration();
      } else {
        throw first.expected("a declaration, 'constraint' or 'solve'");
      }
      lexer.expect(";");
    }
    if (lexer.peek().kind() != Kind.END) {
      throw lexer.peek().expected("the end of the file after 'solve'");
    }
    return new FlatModel(variables, parameters, arrays, constraints.build(), solve.get());
  }

  private void skipDeclaration() throws IOException, UnreadableException {
    while (!lexer.peek().is(";") && lexer.peek().kind() != Kind.END) {
      lexer.take();
    }
  }

  private void constraint() throws IOException, UnreadableException {
    Token name = lexer.expect(Kind.NAME, "the name of a constraint");
    lexer.expect("(");
    ImmutableList<Term> arguments = terms(")");
    constraints.add(new Posted(new Term.Call(name.at(), name.text(), arguments), annotations()));
  }

  private Solve solve() throws IOException, UnreadableException {
    Annotations annotations = annotations();
    if (lexer.takes("satisfy")) {
      return new Solve(annotations, Optional.empty(), false);
    }
    boolean isMaximum = lexer.peek().is("maximize");
    if (!isMaximum && !lexer.peek().is("minimize")) {
      throw lexer.peek().expected("'satisfy', 'minimize' or 'maximize'");
    }
    lexer.take();
    return new Solve(annotations, Optional.of(term()), isMaximum);
  }

  private void declaration() throws IOException, UnreadableException {
    if (lexer.takes("array")) {
      lexer.expect("[");
      term();
      lexer.expect("]");
      lexer.expect("of");
      array();
    } else if (lexer.takes("var")) {
      variable();
    } else {
      skipType();
      Token name = name();
      annotations();
      lexer.expect("=");
      parameters.put(name.text(), term());
    }
  }

  private void array() throws IOException, UnreadableException {
    boolean isOfVariables = lexer.takes("var");
    boolean isTruth = lexer.peek().is("bool");
    SourcePosition at = lexer.peek().at();
    String unsupported = skipSupportedType();
    Token name = name();
    Annotations annotations = annotations();
    if (isOfVariables && !unsupported.isEmpty()) {
      throw unsupported(at, unsupported, name);
    }
    lexer.expect("=");
    Term value = term();
    if (!isOfVariables) {
      parameters.put(name.text(), value);
    } else if (value instanceof Term.Items items) {
      arrays.put(name.text(), new DeclaredArray(name.text(), isTruth, items.items(), annotations));
    } else {
      throw new UnreadableException(value.at(), "expected the elements of an array, as in [x, y]");
    }
  }

  private void variable() throws IOException, UnreadableException {
    boolean isTruth = lexer.peek().is("bool");
    SourcePosition at = lexer.peek().at();
    Optional<Numbers> values = Optional.empty();
    String unsupported = "";
    if (lexer.peek().is("{") || lexer.peek().kind() != Kind.NAME) {
      Term range = term();
      if (range instanceof Numbers numbers) {
        values = Optional.of(numbers);
      } else {
        unsupported = "real numbers";
      }
    } else {
      unsupported = skipSupportedType();
    }
    Token name = name();
    Annotations annotations = annotations();
    if (!unsupported.isEmpty()) {
      throw unsupported(at, unsupported, name);
    }
    Optional<Term> value = lexer.takes("=") ? Optional.of(term()) : Optional.empty();
    variables.put(
        name.text(), new Declared(name.at(), name.text(), isTruth, values, annotations, value));
  }

  private static UnreadableException unsupported(SourcePosition at, String what, Token name) {
    return new UnreadableException(
        at,
        "the values of "
            + Quote.of(name.text())
            + " are "
            + what
            + "; variables must be of type int or bool");
  }

  /** Skips a type of variables; returns what its values are if they are not supported. */
  private String skipSupportedType() throws IOException, UnreadableException {
    boolean isSet = lexer.peek().is("set");
    boolean isReal = lexer.peek().is("float");
    skipType();
    return isSet ? "sets" : isReal ? "real numbers" : "";
  }

  private void skipType() throws IOException, UnreadableException {
    if (lexer.takes("set")) {
      lexer.expect("of");
    }
    if (!lexer.takes("bool") && !lexer.takes("int") && !lexer.takes("float")) {
      term(); // a range or a set of values
    }
  }

  private Token name() throws IOException, UnreadableException {
    lexer.expect(":");
    Token name = lexer.expect(Kind.NAME, "a name");
    if (!names.add(name.text())) {
      throw new UnreadableException(
          name.at(), Quote.of(name.text()) + " is declared twice; names must differ");
    }
    return name;
  }

  private Annotations annotations() throws IOException, UnreadableException {
    if (!lexer.peek().is("::")) {
      return new Annotations(ImmutableList.of());
    }
    ImmutableList.Builder<Term> terms = ImmutableList.builder();
    while (lexer.takes("::")) {
      terms.add(term());
    }
    return new Annotations(terms.build());
  }

  /** Reads terms up to {@code close}, which is taken; a comma may stand before it. */
  private ImmutableList<Term> terms(String close) throws IOException, UnreadableException {
    ImmutableList.Builder<Term> terms = ImmutableList.builder();
    while (!lexer.takes(close)) {
      terms.add(term());
      if (!lexer.takes(",") && !lexer.peek().is(close)) {
        throw lexer.peek().expected("',' or '" + close + "'");
      }
    }
    return terms.build();
  }

  private Term term() throws IOException, UnreadableException {
    if (++nested > MOST_NESTED) {
      throw new UnreadableException(
          lexer.peek().at(), "brackets are nested more than " + MOST_NESTED + " deep");
    }
    Term term = termHere();
    nested--;
    return term;
  }

  private Term termHere() throws IOException, UnreadableException {
    Token first = lexer.take();
    return switch (first.kind()) {
      case NUMBER -> numberOrRange(first);
      case DECIMAL -> decimalOrRange(first);
      case TEXT -> new Term.Text(first.at(), first.text());
      case NAME -> named(first);
      case SIGN -> inBrackets(first);
      case END -> throw first.expected("a value");
    };
  }

  private Term named(Token name) throws IOException, UnreadableException {
    if (name.text().equals("true") || name.text().equals("false")) {
      return new Term.Whole(name.at(), name.text().equals("true") ? 1 : 0);
    }
    if (lexer.takes("(")) {
      return new Term.Call(name.at(), name.text(), terms(")"));
    }
    if (lexer.takes("[")) {
      return entry(name);
    }
    return new Term.Name(name.at(), name.text());
  }

  /** Returns the element of an array, whose index is a number. */
  private Term entry(Token array) throws IOException, UnreadableException {
    Token place = lexer.expect(Kind.NUMBER, "the index of an element");
    lexer.expect("]");
    DeclaredArray declared = arrays.get(array.text());
    List<Term> elements = new ArrayList<>();
    if (declared != null) {
      elements.addAll(declared.elements());
    } else if (parameters.get(array.text()) instanceof Term.Items items) {
      elements.addAll(items.items());
    }
    long index = number(place);
    if (index < 1 || index > elements.size()) {
      throw new UnreadableException(
          place.at(),
          Quote.of(array.text()) + " has " + elements.size() + " elements, found index " + index);
    }
    return elements.get((int) index - 1);
  }

  private Term inBrackets(Token bracket) throws IOException, UnreadableException {
    if (bracket.is("[")) {
      return new Term.Items(bracket.at(), terms("]"));
    }
    if (bracket.is("{")) {
      List<Long> listed = new ArrayList<>();
      for (Term term : terms("}")) {
        if (term instanceof Term.Decimal) {
          return term;
        }
        if (!(term instanceof Term.Whole number)) {
          throw new UnreadableException(term.at(), "expected a whole number in a set");
        }
        listed.add(number.value());
      }
      return Numbers.of(bracket.at(), listed);
    }
    throw bracket.expected("a value");
  }

  private Term numberOrRange(Token first) throws IOException, UnreadableException {
    long number = number(first);
    if (!lexer.takes("..")) {
      return new Term.Whole(first.at(), number);
    }
    return Numbers.range(first.at(), number, number(lexer.expect(Kind.NUMBER, "a whole number")));
  }

  private Term decimalOrRange(Token first) throws IOException, UnreadableException {
    if (lexer.takes("..")) {
      lexer.take();
    }
    return new Term.Decimal(first.at(), first.text());
  }

  private static long number(Token token) throws UnreadableException {
    try {
      return Long.parseLong(token.text());
    } catch (NumberFormatException e) {
      throw token.expected("a whole number of at most 64 bits");
    }
  }
}
