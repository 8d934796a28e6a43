package org.cspworkbench.core.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.text.Lexeme.Kind;

/**
 * The names that a text has given to variables and to values. A value that is a word is the same
 * number in every domain, so that variables with different domains can be compared.
 */
final class SymbolTable {

  private static final int MOST_VARIABLES = 1_000;

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
  private final Map<String, Variable> variables = new LinkedHashMap<>();
  private final Map<String, Integer> labels = new LinkedHashMap<>();

  SymbolTable(Csp.Builder csp) {
    this.csp = csp;
  }

  /** Returns the number that a word stands for. */
  static int number(Lexeme digits) throws MalformedProblemException {
    try {
      int number = Integer.parseInt(digits.text());
      if (number <= Integer.MAX_VALUE / 2) {
        return number;
      }
    } catch (NumberFormatException e) {
      // more digits than any number that is allowed
    }
    throw digits.expected("a number up to " + Integer.MAX_VALUE / 2);
  }

  /** Returns the number of variables. */
  int count() {
    return variables.size();
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
      throw last.expected("the same name with another number, as in q1..q8");
    }
    int low = Integer.parseInt(from.group(2));
    int high = Integer.parseInt(to.group(2));
    if (low > high || high - low >= MOST_VARIABLES) {
      throw last.expected(
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
    checkFree(name);
    if (labels.containsKey(name.text())) {
      throw name.fault(
          Lexeme.quoted(name.text()) + " is a value already, and cannot be a variable too");
    }
    if (variables.containsKey(name.text())) {
      throw name.fault("there is a variable " + Lexeme.quoted(name.text()) + " already");
    }
    if (variables.size() == MOST_VARIABLES) {
      throw name.fault("expected at most " + MOST_VARIABLES + " variables");
    }
    variables.put(name.text(), csp.variable(name.text(), domain));
  }

  /** Returns the number of a value that may be new. */
  int declareLabel(Lexeme name) throws MalformedProblemException {
    checkFree(name);
    if (variables.containsKey(name.text())) {
      throw name.fault(Lexeme.quoted(name.text()) + " is a variable, and cannot be a value too");
    }
    return labels.computeIfAbsent(name.text(), word -> labels.size());
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

  /** Returns the variable or the value of this name. */
  Expression meaning(Lexeme name) throws MalformedProblemException {
    Integer label = labels.get(name.text());
    if (label == null && !variables.containsKey(name.text())) {
      throw unknown("variable or value", name, Sets.union(variables.keySet(), labels.keySet()));
    }
    return label == null ? new Reference(variable(name)) : new Literal(label);
  }
}
