package org.cspworkbench.core.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Element;
import org.cspworkbench.core.model.ElementOfNumbers;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Membership;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.text.Lexeme;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.core.text.Operator;
import org.cspworkbench.core.text.Range;

/**
 * Variables that the text does not name: the value of an expression where a constraint takes only
 * variables, and the entry of an array at an index that is a variable. Equal expressions share one.
 */
final class Auxiliaries {

  /** Of an expression of one variable with more values, the bounds are enough. */
  private static final int MOST_LISTED = 1_000;

  private final Csp.Builder csp;
  private final Posting posting;
  private final Map<String, Variable> known = new LinkedHashMap<>();

  Auxiliaries(Csp.Builder csp, Posting posting) {
    this.csp = csp;
    this.posting = posting;
  }

  /** Returns the variables that the text does not name. */
  ImmutableSet<Variable> variables() {
    return ImmutableSet.copyOf(known.values());
  }

  /** Returns a variable with the value of {@code expression}. */
  Variable of(Expression expression, Lexeme at) throws MalformedProblemException {
    if (expression instanceof Reference reference) {
      return reference.variable();
    }
    String name = ExpressionText.of(expression);
    Variable before = known.get(name);
    if (before != null) {
      return before;
    }
    Variable value = variable(name, values(expression, at));
    Expression equal = Operation.of(Operator.EQ, new Reference(value), expression);
    posting.post(equal, name + " = " + name);
    return value;
  }

  private Variable variable(String name, Domain domain) {
    Variable variable = csp.variable(name, domain);
    known.put(name, variable);
    return variable;
  }

  private static Domain values(Expression expression, Lexeme at) throws MalformedProblemException {
    Range range = Range.of(expression);
    if (range.size() > Domain.MAX_SIZE || !isInt(range.min()) || !isInt(range.max())) {
      throw at.fault(
          "expected an expression with at most "
              + Domain.MAX_SIZE
              + " values, found "
              + ExpressionText.of(expression));
    }
    ImmutableList<Variable> scope = expression.scope();
    if (scope.size() != 1 || scope.get(0).domain().size() > MOST_LISTED) {
      return Domain.range((int) range.min(), (int) range.max());
    }
    Expression.Function function = expression.over(scope);
    return Domain.of(
        scope
            .get(0)
            .domain()
            .values()
            .map(x -> (int) function.of(x))
            .distinct()
            .sorted()
            .toArray());
  }

  private static boolean isInt(long number) {
    return number == (int) number;
  }

  /**
   * Returns the entry of {@code array} at indices of which one is not known, which is a variable.
   */
  Expression entry(Array array, ImmutableList<Expression> indices, Lexeme at)
      throws MalformedProblemException {
    String name = Array.nameOf(array.name(), indices.stream().map(ExpressionText::of).toList());
    Variable before = known.get(name);
    if (before != null) {
      return new Reference(before);
    }
    boolean isPlain = indices.size() == 1;
    int first = isPlain ? (int) array.indices().get(0).min() : 0;
    Variable place = of(isPlain ? indices.get(0) : place(array, indices), at);
    Variable value = variable(name, values(array.entries()));
    if (array.isKnown()) {
      int[] numbers =
          array.entries().stream().mapToInt(entry -> Ints.checkedCast(number(entry))).toArray();
      csp.post(new ElementOfNumbers(ImmutableIntArray.copyOf(numbers), first, place, value));
    } else {
      List<Variable> list = new ArrayList<>();
      for (Expression entry : array.entries()) {
        list.add(((Reference) entry).variable());
      }
      csp.post(new Element(list, first, place, value));
    }
    return new Reference(value);
  }

  /** Returns the place in the list of entries, counted from 0; each index is within its range. */
  private Expression place(Array array, ImmutableList<Expression> indices) {
    ImmutableList.Builder<Expression> terms = ImmutableList.builder();
    for (int k = 0; k < indices.size(); k++) {
      Range range = array.indices().get(k);
      Expression index = indices.get(k);
      if (!(index instanceof Literal)) {
        Domain allowed = Domain.range((int) range.min(), (int) range.max());
        posting.post(
            new Membership(index, allowed),
            ExpressionText.of(index) + " in " + range.min() + ".." + range.max());
      }
      Expression fromFirst = Operation.of(Operator.SUB, index, new Literal(range.min()));
      terms.add(Operation.of(Operator.MUL, new Literal(array.stride(k)), fromFirst));
    }
    return new Operation(Operator.ADD, terms.build());
  }

  private static long number(Expression entry) {
    return ((Literal) entry).number();
  }

  private static Domain values(ImmutableList<Expression> entries) {
    if (entries.stream().allMatch(Literal.class::isInstance)) {
      return Domain.of(
          entries.stream()
              .mapToInt(entry -> Ints.checkedCast(number(entry)))
              .distinct()
              .sorted()
              .toArray());
    }
    return ((Reference) entries.get(0)).variable().domain(); // one declaration, one domain
  }
}
