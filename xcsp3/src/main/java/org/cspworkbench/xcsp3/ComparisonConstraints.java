package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.Ints;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.AllDifferentSums;
import org.cspworkbench.core.model.DifferentLists;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Condition;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Membership;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.text.Operator;

/** Constraints that compare variables, or lists of them, with one another. */
final class ComparisonConstraints {

  private final ModelBuilder model;
  private final ExpressionConstraints expressions;
  private final Operands operands;

  ComparisonConstraints(ModelBuilder model, ExpressionConstraints expressions, Operands operands) {
    this.model = model;
    this.expressions = expressions;
    this.operands = operands;
  }

  void allDifferent(Part c) {
    Optional<Part> except = c.optional("except");
    Optional<Part> matrix = c.optional("matrix");
    if (matrix.isPresent()) {
      ImmutableSet<Integer> values = values(except);
      List<ImmutableList<Variable>> rows = operands.rows(matrix.get());
      rows.forEach(row -> allDifferent(row, values));
      columns(rows).forEach(column -> allDifferent(column, values));
      return;
    }
    Part first = c.childOrSelf("list");
    List<Part> others = c.all("list");
    if (!others.isEmpty()) {
      allDifferentLists(listsOf(first, others), tuples(except));
    } else if (except.isPresent()) {
      allDifferent(operands.list(first), values(except));
    } else {
      allDifferentSums(operands.expressions(first));
    }
  }

  private ImmutableList<ImmutableList<Variable>> listsOf(Part first, List<Part> others) {
    ImmutableList<ImmutableList<Variable>> lists =
        operands.lists(ImmutableList.<Part>builder().add(first).addAll(others).build());
    lists.forEach(list -> CountingConstraints.sameLength(lists.get(0), list));
    return lists;
  }

  private ImmutableSet<Integer> values(Optional<Part> except) {
    return except
        .map(values -> ImmutableSet.copyOf(Ints.asList(operands.numbers(values))))
        .orElse(ImmutableSet.of());
  }

  private ImmutableSet<List<Integer>> tuples(Optional<Part> except) {
    return except
        .map(tuples -> ImmutableSet.copyOf(operands.numberTuples(tuples)))
        .orElse(ImmutableSet.of());
  }

  private void allDifferentSums(List<Expression> terms) {
    ImmutableList.Builder<Variable> scope = ImmutableList.builder();
    ImmutableIntArray.Builder offsets = ImmutableIntArray.builder();
    boolean plain = true;
    for (Expression term : terms) {
      Sum sum = expressions.sum(term);
      Variable only = sum.isOneVariable() ? sum.terms().keySet().iterator().next() : null;
      boolean shifted = only != null && Math.abs(sum.number()) < 1 << 30;
      scope.add(only != null && shifted ? only : expressions.variable(term));
      offsets.add(shifted ? (int) sum.number() : 0);
      plain &= !shifted || sum.number() == 0;
    }
    ImmutableList<Variable> variables = scope.build();
    if (plain) {
      allDifferent(variables, ImmutableSet.of());
    } else {
      model.post(new AllDifferentSums(variables, offsets.build()));
    }
  }

  private void allDifferent(ImmutableList<Variable> list, ImmutableSet<Integer> except) {
    if (list.size() < 2) {
      return;
    }
    if (except.isEmpty()) {
      model.post(new AllDifferent(list));
      return;
    }
    for (int i = 0; i < list.size(); i++) {
      for (int j = 0; j < i; j++) {
        model.relate(
            "differ except " + except,
            ImmutableList.of(list.get(j), list.get(i)),
            differ(list.get(j), list.get(i), except));
      }
    }
  }

  private void allDifferentLists(
      List<ImmutableList<Variable>> lists, ImmutableSet<List<Integer>> except) {
    for (int i = 0; i < lists.size(); i++) {
      for (int j = 0; j < i; j++) {
        ImmutableList<Variable> left = lists.get(j);
        ImmutableList<Variable> right = lists.get(i);
        model.post(
            except.isEmpty()
                ? new DifferentLists(concat(left, right))
                : new Predicate(
                    left + " ≠ " + right,
                    concat(left, right),
                    new Condition(differ(left, right, except), concat(left, right))));
      }
    }
  }

  private static Expression differ(Variable x, Variable y, ImmutableSet<Integer> except) {
    return Operation.of(Operator.OR, compare(Operator.NE, x, y), isOneOf(x, except));
  }

  private static Expression isOneOf(Variable x, ImmutableSet<Integer> values) {
    return new Membership(new Reference(x), Domain.of(Ints.toArray(values)));
  }

  private static Expression differ(
      List<Variable> left, List<Variable> right, Set<List<Integer>> except) {
    ImmutableList.Builder<Expression> parts = ImmutableList.builder();
    for (int k = 0; k < left.size(); k++) {
      parts.add(compare(Operator.NE, left.get(k), right.get(k)));
    }
    return new Operation(Operator.OR, parts.addAll(takesOneOf(left, except)).build());
  }

  private static List<Expression> takesOneOf(List<Variable> list, Set<List<Integer>> tuples) {
    tuples.forEach(tuple -> CountingConstraints.sameLength(list, tuple));
    return tuples.stream().map(tuple -> takes(list, tuple)).toList();
  }

  private static Expression takes(List<Variable> list, List<Integer> tuple) {
    ImmutableList.Builder<Expression> parts = ImmutableList.builder();
    for (int k = 0; k < list.size(); k++) {
      parts.add(Operation.of(Operator.EQ, new Reference(list.get(k)), new Literal(tuple.get(k))));
    }
    return new Operation(Operator.AND, parts.build());
  }

  private static Expression compare(Operator operator, Variable x, Variable y) {
    return Operation.of(operator, new Reference(x), new Reference(y));
  }

  /** All values, or all lists of values, are equal, some values or lists not considered. */
  void allEqual(Part c) {
    Optional<Part> except = c.optional("except");
    Optional<Part> matrix = c.optional("matrix");
    if (matrix.isPresent()) {
      allEqual(
          operands.tuples(matrix.get()).stream().flatMap(List::stream).toList(), values(except));
      return;
    }
    Part first = c.childOrSelf("list");
    List<Part> others = c.all("list");
    if (others.isEmpty()) {
      allEqual(operands.expressions(first), values(except));
    } else {
      allEqualLists(listsOf(first, others), tuples(except));
    }
  }

  private void allEqual(List<Expression> terms, ImmutableSet<Integer> except) {
    for (int i = 1; i < terms.size(); i++) {
      if (except.isEmpty()) {
        difference(terms.get(i - 1), terms.get(i)).post(model, Operator.EQ);
        continue;
      }
      for (int j = 0; j < i; j++) {
        Variable x = expressions.variable(terms.get(j));
        Variable y = expressions.variable(terms.get(i));
        model.relate(
            "equal except " + except,
            ImmutableList.of(x, y),
            Operation.of(
                Operator.OR, compare(Operator.EQ, x, y), isOneOf(x, except), isOneOf(y, except)));
      }
    }
  }

  private void allEqualLists(
      List<ImmutableList<Variable>> lists, ImmutableSet<List<Integer>> except) {
    for (int i = 1; i < lists.size(); i++) {
      if (except.isEmpty()) {
        for (int k = 0; k < lists.get(i).size(); k++) {
          new Sum()
              .add(1, lists.get(i - 1).get(k))
              .add(-1, lists.get(i).get(k))
              .post(model, Operator.EQ);
        }
        continue;
      }
      for (int j = 0; j < i; j++) {
        ImmutableList.Builder<Expression> parts = ImmutableList.builder();
        parts.add(
            Operation.of(Operator.NOT, differ(lists.get(j), lists.get(i), ImmutableSet.of())));
        parts.addAll(takesOneOf(lists.get(j), except)).addAll(takesOneOf(lists.get(i), except));
        expressions.post(new Operation(Operator.OR, parts.build()));
      }
    }
  }

  private Sum difference(Expression left, Expression right) {
    return new Sum().add(1, expressions.sum(left)).add(-1, expressions.sum(right));
  }

  /** An order of values, or of lists as words. */
  void ordered(Part c) {
    Operator order = Operands.order(c.child("operator"));
    Optional<Part> lengths = c.optional("lengths");
    Optional<Part> matrix = c.optional("matrix");
    List<Part> lists = c.all("list");
    if (matrix.isPresent()) {
      lexMatrix(matrix.get(), order);
    } else if (lists.isEmpty()) {
      throw UnsupportedPart.fault("<list> is missing in <" + c.tag() + ">");
    } else if (lists.size() == 1) {
      ordered(operands.list(lists.get(0)), lengths.map(operands::list), order);
      return;
    } else {
      lex(operands.lists(lists), order);
    }
    if (lengths.isPresent()) {
      throw new UnsupportedPart("<lengths> beside several lists");
    }
  }

  private void ordered(
      List<Variable> list, Optional<ImmutableList<Variable>> lengths, Operator order) {
    if (lengths.isPresent() && lengths.get().size() < list.size() - 1) {
      CountingConstraints.sameLength(list, lengths.get());
    }
    for (int k = 1; k < list.size(); k++) {
      Sum sum = new Sum().add(1, list.get(k - 1)).add(-1, list.get(k));
      if (lengths.isPresent()) {
        sum.add(1, lengths.get().get(k - 1));
      }
      sum.post(model, order);
    }
  }

  void lex(Part c) {
    Operator order = Operands.order(c.child("operator"));
    Optional<Part> matrix = c.optional("matrix");
    if (matrix.isPresent()) {
      lexMatrix(matrix.get(), order);
    } else {
      lex(operands.lists(c.all("list")), order);
    }
  }

  private void lexMatrix(Part matrix, Operator order) {
    List<ImmutableList<Variable>> rows = operands.rows(matrix);
    lex(rows, order);
    lex(columns(rows), order);
  }

  private void lex(List<ImmutableList<Variable>> lists, Operator order) {
    boolean strict = order == Operator.LT || order == Operator.GT;
    boolean rising = order == Operator.LT || order == Operator.LE;
    for (int k = 1; k < lists.size(); k++) {
      ImmutableList<Variable> left = lists.get(rising ? k - 1 : k);
      ImmutableList<Variable> right = lists.get(rising ? k : k - 1);
      CountingConstraints.sameLength(left, right);
      precedes(left, right, strict);
    }
  }

  /**
   * Compares place by place, with a helper variable after each place: whether the lists are equal
   * so far. Filters as much as a single constraint over all variables, and lets weighted degrees
   * distinguish the place of a failure: of one constraint over 50 columns they learn nothing, and
   * search a balanced block design for minutes instead of seconds.
   */
  private void precedes(List<Variable> left, List<Variable> right, boolean strict) {
    Variable before = model.constant(1);
    for (int k = 0; k < left.size(); k++) {
      boolean last = k == left.size() - 1;
      Variable equal =
          last && strict
              ? model.constant(0)
              : model.helper("equal up to " + left.get(k), Domain.range(0, 1));
      step(before, left.get(k), right.get(k), equal);
      before = equal;
    }
  }

  private void step(Variable before, Variable x, Variable y, Variable behind) {
    model.relate(
        "lex",
        ImmutableList.of(before, x, y, behind),
        Operation.of(
            Operator.IF,
            new Reference(before),
            Operation.of(
                Operator.AND,
                compare(Operator.LE, x, y),
                Operation.of(Operator.IFF, new Reference(behind), compare(Operator.EQ, x, y))),
            Operation.of(Operator.NOT, new Reference(behind))));
  }

  static List<ImmutableList<Variable>> columns(List<ImmutableList<Variable>> rows) {
    ImmutableList.Builder<ImmutableList<Variable>> columns = ImmutableList.builder();
    int width = rows.stream().mapToInt(List::size).max().orElse(0);
    for (int k = 0; k < width; k++) {
      int column = k;
      columns.add(
          rows.stream().map(row -> row.get(column)).collect(ImmutableList.toImmutableList()));
    }
    return columns.build();
  }

  static ImmutableList<Variable> concat(List<Variable> left, List<Variable> right) {
    return ImmutableList.<Variable>builder().addAll(left).addAll(right).build();
  }
}
