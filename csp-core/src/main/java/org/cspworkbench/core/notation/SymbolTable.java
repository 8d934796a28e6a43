package org.cspworkbench.core.notation;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import com.google.common.collect.Sets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.text.Lexeme;
import org.cspworkbench.core.text.Lexeme.Kind;
import org.cspworkbench.core.text.LexemeStream;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.core.text.Range;

/**
 * The names that a text has given to variables and to values. A value that is a word is the same
 * number in every domain, so that variables with different domains can be compared.
 */
final class SymbolTable {

  /** As many variables as a text may declare. */
  static final int MOST_VARIABLES = 100_000;

  /** Values and their offsets are not larger, so that a sum of two is an {@code int}. */
  static final int LARGEST_NUMBER = Integer.MAX_VALUE / 2;

  private static final ImmutableList<String> TRUTH_VALUES = ImmutableList.of("false", "true");

  private static final ImmutableSet<String> RESERVED =
      ImmutableSet.of(
          "problem",
          "variable",
          "variables",
          "alldifferent",
          "in",
          "not",
          "and",
          "or",
          "if",
          "then",
          "mod",
          "sum",
          "min",
          "max",
          "abs");

  private static final Pattern NUMBERED = Pattern.compile("(.*?)(0|[1-9][0-9]{0,5})");

  private final Csp.Builder csp;
  private int count;
  private final Map<String, Variable> variables = new LinkedHashMap<>();
  private final Map<String, Integer> labels = new LinkedHashMap<>();
  private final Map<String, Array> arrays = new LinkedHashMap<>();
  private final Map<String, Long> constants = new LinkedHashMap<>();
  private final Map<String, Long> parameters = new LinkedHashMap<>(); // of the loops around

  SymbolTable(Csp.Builder csp) {
    this.csp = csp;
  }

  /** Returns the number that a word stands for. */
  static int number(Lexeme digits) throws MalformedProblemException {
    try {
      int number = Integer.parseInt(digits.text());
      if (number <= LARGEST_NUMBER) {
        return number;
      }
    } catch (NumberFormatException e) {
      // more digits than any number that is allowed
    }
    throw digits.expected("a number up to " + LARGEST_NUMBER);
  }

  /** Returns the number of variables. */
  int count() {
    return count;
  }

  /** Returns the names that stand at the next place of {@code lexemes}: one, or {@code q1..q8}. */
  ImmutableList<Lexeme> read(LexemeStream lexemes) throws MalformedProblemException {
    Lexeme first = lexemes.expect(Kind.NAME, "the name of a variable");
    if (!lexemes.takes("..")) {
      return ImmutableList.of(first);
    }
    Lexeme last = lexemes.expect(Kind.NAME, "a name such as " + first.text());
    Matcher from = NUMBERED.matcher(first.text());
    Matcher to = NUMBERED.matcher(last.text());
    if (!from.matches() || !to.matches() || !from.group(1).equals(to.group(1))) {
      throw lexemes.expected(last, "the same name with another number, as in q1..q8");
    }
    int low = Integer.parseInt(from.group(2));
    int high = Integer.parseInt(to.group(2));
    if (low > high || high - low >= MOST_VARIABLES) {
      throw lexemes.expected(
          last,
          "a number from " + low + " to " + (low + MOST_VARIABLES - 1) + " after " + to.group(1));
    }
    ImmutableList.Builder<Lexeme> names = ImmutableList.builder();
    for (int number = low; number <= high; number++) {
      String name = from.group(1) + number;
      names.add(new Lexeme(Kind.NAME, name, first.offset(), first.line(), first.column()));
    }
    return names.build();
  }

  /** Makes a variable. */
  void declare(Lexeme name, Domain domain) throws MalformedProblemException {
    checkNew(name, "variable");
    variables.put(name.text(), newVariable(name, name.text(), domain));
  }

  /** Makes an array of variables, whose names are those of the array with indices. */
  void declare(Lexeme name, ImmutableList<Range> indices, Domain domain)
      throws MalformedProblemException {
    checkNew(name, "variable");
    ImmutableList.Builder<Expression> entries = ImmutableList.builder();
    for (List<Integer> place : Lists.cartesianProduct(Lists.transform(indices, Range::numbers))) {
      String entry = Array.nameOf(name.text(), place);
      entries.add(new Reference(newVariable(name, entry, domain)));
    }
    arrays.put(name.text(), new Array(name.text(), indices, entries.build()));
  }

  private Variable newVariable(Lexeme at, String name, Domain domain)
      throws MalformedProblemException {
    if (count++ == MOST_VARIABLES) {
      throw at.fault("expected at most " + MOST_VARIABLES + " variables");
    }
    return csp.variable(name, domain);
  }

  /** Gives a number a name. */
  void declare(Lexeme name, long number) throws MalformedProblemException {
    checkNew(name, "number");
    constants.put(name.text(), number);
  }

  /** Gives numbers a name. */
  void declare(Lexeme name, Array numbers) throws MalformedProblemException {
    checkNew(name, "array");
    arrays.put(name.text(), numbers);
  }

  /** Lets a name stand for a number in what a loop contains. */
  void bind(Lexeme name, long number) {
    parameters.put(name.text(), number);
  }

  /** Returns whether a loop around the present place has given its names numbers. */
  boolean isInLoop() {
    return !parameters.isEmpty();
  }

  /** Returns what the names of the loops stand for: {@code i = 1, j = 2}. */
  String numbersOfLoops() {
    return Joiner.on(", ").withKeyValueSeparator(" = ").join(parameters);
  }

  /** Returns whether there is a variable of this name. */
  boolean isVariable(Lexeme name) {
    return variables.containsKey(name.text());
  }

  /** Takes the number of a name away again, behind its loop. */
  void unbind(Lexeme name) {
    parameters.remove(name.text());
  }

  /** Rejects a name that means something already. */
  void checkNew(Lexeme name, String kind) throws MalformedProblemException {
    checkFree(name);
    String word = Lexeme.quoted(name.text());
    if (labels.containsKey(name.text())) {
      throw name.fault(word + " is a value already, and cannot be a " + kind + " too");
    }
    if (variables.containsKey(name.text())) {
      throw name.fault("there is a variable " + word + " already");
    }
    if (arrays.containsKey(name.text())) {
      throw name.fault("there is an array " + word + " already");
    }
    if (constants.containsKey(name.text()) || parameters.containsKey(name.text())) {
      throw name.fault("there is a number " + word + " already");
    }
  }

  /** Returns the number of a value that may be new. */
  int declareLabel(Lexeme name) throws MalformedProblemException {
    if (!labels.containsKey(name.text())) {
      if (variables.containsKey(name.text())) {
        throw name.fault(Lexeme.quoted(name.text()) + " is a variable, and cannot be a value too");
      }
      checkNew(name, "value");
    }
    return labels.computeIfAbsent(name.text(), word -> labels.size());
  }

  /** Lets {@code false} and {@code true} stand for 0 and 1. */
  Domain truthValues(Lexeme at) throws MalformedProblemException {
    for (int truth = 0; truth < TRUTH_VALUES.size(); truth++) {
      Integer before = labels.putIfAbsent(TRUTH_VALUES.get(truth), truth);
      if (before != null && before != truth) {
        throw at.fault("\"false\" and \"true\" are values of another kind already");
      }
    }
    return Domain.range(0, 1).withLabels(TRUTH_VALUES);
  }

  /** Returns the array of this name, if it is one. */
  Optional<Array> array(Lexeme name) {
    return Optional.ofNullable(arrays.get(name.text()));
  }

  /** Returns whether {@code name} stands for a number that is known, or for several. */
  boolean isKnown(Lexeme name) {
    return parameters.containsKey(name.text())
        || constants.containsKey(name.text())
        || array(name).filter(Array::isKnown).isPresent();
  }

  /** Returns whether {@code word} is a word of the notation. */
  static boolean isReserved(String word) {
    return RESERVED.contains(word);
  }

  private static void checkFree(Lexeme name) throws MalformedProblemException {
    if (RESERVED.contains(name.text())) {
      throw name.fault(
          Lexeme.quoted(name.text()) + " is a word of the notation, and cannot be a name");
    }
  }

  /** Returns the number of a value that has been declared. */
  int label(Lexeme name) throws MalformedProblemException {
    Integer number = labels.get(name.text());
    if (number == null) {
      throw unknown("value", name, labels.keySet());
    }
    return number;
  }

  /** Returns the variable of this name. */
  Variable variable(Lexeme name) throws MalformedProblemException {
    Variable variable = variables.get(name.text());
    if (variable == null) {
      throw unknown("variable", name, variables.keySet());
    }
    return variable;
  }

  /** That no such name is declared; small and capital letters are different. */
  private static MalformedProblemException unknown(String what, Lexeme name, Set<String> known) {
    String question =
        known.stream()
            .filter(each -> each.equalsIgnoreCase(name.text()))
            .findFirst()
            .map(each -> ". Did you mean " + Lexeme.quoted(each) + "?")
            .orElseGet(() -> Slips.question(name.text()));
    return name.fault("there is no " + what + " " + Lexeme.quoted(name.text()) + question);
  }

  /** Returns the variable, the value or the number of this name. */
  Expression meaning(Lexeme name) throws MalformedProblemException {
    Long number = parameters.getOrDefault(name.text(), constants.get(name.text()));
    if (number != null) {
      return new Literal(number);
    }
    Array array = arrays.get(name.text());
    if (array != null) {
      throw name.fault(
          Lexeme.quoted(name.text())
              + " is an array. Expected one of its entries, such as "
              + Array.nameOf(name.text(), Lists.transform(array.indices(), Range::min)));
    }
    Integer label = labels.get(name.text());
    if (label == null && !variables.containsKey(name.text())) {
      throw unknown("variable or value", name, Sets.union(variables.keySet(), labels.keySet()));
    }
    return label == null ? new Reference(variable(name)) : new Literal(label);
  }
}
