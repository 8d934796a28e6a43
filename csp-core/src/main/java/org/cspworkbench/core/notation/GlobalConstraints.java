package org.cspworkbench.core.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.AllDifferentSums;
import org.cspworkbench.core.model.Circuit;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Lex;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.notation.ListReader.Listed;
import org.cspworkbench.core.schedule.Cumulative;
import org.cspworkbench.core.schedule.Disjunctive;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Lexeme;
import org.cspworkbench.core.text.LexemeStream;
import org.cspworkbench.core.text.LinearForm;
import org.cspworkbench.core.text.MalformedProblemException;

/**
 * Reads constraints that have a name, such as {@code alldifferent(q[i] + i | i in 1..n)}. Where one
 * of them takes variables, an expression is one more variable with its value.
 */
final class GlobalConstraints {

  private final LexemeStream lexemes;
  private final ExpressionReader expressions;
  private final Auxiliaries auxiliaries;

  GlobalConstraints(LexemeStream lexemes, ExpressionReader expressions, Auxiliaries auxiliaries) {
    this.lexemes = lexemes;
    this.expressions = expressions;
    this.auxiliaries = auxiliaries;
  }

  /** Returns the constraint that comes next, if it is one of these. */
  Optional<Constraint> read() throws MalformedProblemException {
    Lexeme name = lexemes.peek();
    if (name.is("alldifferent")) {
      lexemes.take();
      return Optional.of(allDifferent(name));
    }
    if (!lexemes.peek(1).is("(")) {
      return Optional.empty();
    }
    Constraint read =
        switch (name.text()) {
          case "inorder" -> inOrder();
          case "circuit" -> circuit();
          case "cumulative" -> cumulative();
          case "nooverlap" -> noOverlap();
          default -> null;
        };
    return Optional.ofNullable(read);
  }

  private Constraint allDifferent(Lexeme name) throws MalformedProblemException {
    ImmutableList<Listed> list = expressions.numbers();
    if (list.isEmpty()) {
      throw name.fault("expected at least one variable in alldifferent(…), found none");
    }
    Optional<Constraint> shifted = shifted(list);
    if (shifted.isPresent()) {
      return shifted.get();
    }
    Set<Variable> variables = new LinkedHashSet<>();
    for (Listed listed : list) {
      Variable variable = auxiliaries.of(listed.expression(), listed.at());
      ExpressionReader.addNew(variables, variable, listed.at());
    }
    return new AllDifferent(ImmutableList.copyOf(variables));
  }

  /** Returns the constraint on different variables, of which some have a number added. */
  private static Optional<Constraint> shifted(ImmutableList<Listed> list) {
    Map<Variable, Integer> offsets = new LinkedHashMap<>();
    for (Listed listed : list) {
      LinearForm form = LinearForm.of(listed.expression()).orElse(null);
      if (form == null
          || !form.factors().values().asList().equals(ImmutableList.of(1L))
          || Math.abs(form.number()) > SymbolTable.LARGEST_NUMBER) {
        return Optional.empty();
      }
      offsets.put(form.factors().keySet().asList().get(0), (int) form.number());
    }
    if (offsets.size() < list.size() || offsets.values().stream().allMatch(k -> k == 0)) {
      return Optional.empty();
    }
    return Optional.of(
        new AllDifferentSums(
            ImmutableList.copyOf(offsets.keySet()), ImmutableIntArray.copyOf(offsets.values())));
  }

  private ImmutableList<Variable> variables(ImmutableList<Expression> listed, Lexeme at)
      throws MalformedProblemException {
    ImmutableList.Builder<Variable> variables = ImmutableList.builder();
    for (Expression expression : listed) {
      variables.add(auxiliaries.of(expression, at));
    }
    return variables.build();
  }

  /** Reads {@code inorder(left, right)}: left comes first in a dictionary, or is the same. */
  private Constraint inOrder() throws MalformedProblemException {
    Lexeme name = lexemes.take();
    Lexeme open = lexemes.take();
    ImmutableList<Expression> left = expressions.array();
    ImmutableList<Expression> right = nextArray();
    lexemes.close(open, ")");
    checkLength(name, left, right);
    return new Lex(variables(left, name), Lex.Order.OR_EQUAL, variables(right, name));
  }

  /** Reads {@code circuit(next)}: following next leads from place 1 through all places and back. */
  private Constraint circuit() throws MalformedProblemException {
    Lexeme name = lexemes.take();
    Lexeme open = lexemes.take();
    ImmutableList<Expression> next = expressions.array();
    lexemes.close(open, ")");
    if (next.isEmpty()) {
      throw name.fault("expected at least one variable in circuit(…), found none");
    }
    return new Circuit(variables(next, name), 1, Circuit.Stays.NONE);
  }

  /** Reads {@code cumulative(starts, lengths, uses, limit)}. */
  private Constraint cumulative() throws MalformedProblemException {
    Lexeme name = lexemes.take();
    Lexeme open = lexemes.take();
    ImmutableList<Expression> starts = expressions.array();
    ImmutableList<Expression> lengths = nextArray();
    ImmutableList<Expression> uses = nextArray();
    lexemes.expect(",", "a comma and the limit" + lexemes.behind());
    Expression limit = expressions.number();
    lexemes.close(open, ")");
    checkLength(name, starts, lengths);
    checkLength(name, starts, uses);
    return new Cumulative(
        variables(starts, name),
        variables(lengths, name),
        variables(uses, name),
        auxiliaries.of(limit, name));
  }

  /** Reads {@code nooverlap(starts, lengths)}, where lengths are known numbers. */
  private Constraint noOverlap() throws MalformedProblemException {
    Lexeme name = lexemes.take();
    Lexeme open = lexemes.take();
    ImmutableList<Expression> starts = expressions.array();
    Lexeme first = lexemes.peek(1);
    ImmutableList<Expression> lengths = nextArray();
    lexemes.close(open, ")");
    checkLength(name, starts, lengths);
    ImmutableIntArray.Builder numbers = ImmutableIntArray.builder();
    for (Expression length : lengths) {
      if (!(length instanceof Literal known)
          || known.number() < 1
          || known.number() > Integer.MAX_VALUE) {
        throw first.fault(
            "expected lengths that are known and positive, found " + ExpressionText.of(length));
      }
      numbers.add((int) known.number());
    }
    return new Disjunctive(variables(starts, name), numbers.build());
  }

  private ImmutableList<Expression> nextArray() throws MalformedProblemException {
    lexemes.expect(",", "a comma and an array" + lexemes.behind());
    return expressions.array();
  }

  private static void checkLength(
      Lexeme name, ImmutableList<Expression> first, ImmutableList<Expression> other)
      throws MalformedProblemException {
    if (first.isEmpty() || first.size() != other.size()) {
      throw name.fault(
          "expected arrays of the same length, at least 1, in "
              + name.text()
              + "(…), found "
              + first.size()
              + " and "
              + other.size());
    }
  }
}
