package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.Ints;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.cspworkbench.core.expression.Condition;
import org.cspworkbench.core.expression.Expression;
import org.cspworkbench.core.expression.Expression.Literal;
import org.cspworkbench.core.expression.Expression.Membership;
import org.cspworkbench.core.expression.Expression.Operation;
import org.cspworkbench.core.expression.Expression.Reference;
import org.cspworkbench.core.expression.Operator;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.AllDifferentSums;
import org.cspworkbench.core.model.DifferentLists;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.Variable;
import org.xcsp.common.Types.TypeChild;
import org.xcsp.common.Types.TypeOperator;
import org.xcsp.parser.entries.XConstraints.CChild;
import org.xcsp.parser.entries.XConstraints.XCtr;

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

  void allDifferent(XCtr c) {
    CChild first = c.childs[0];
    CChild last = c.childs[c.childs.length - 1];
    boolean excepts = last.type == TypeChild.except;
    int lists = c.childs.length - (excepts ? 1 : 0);
    if (first.type == TypeChild.matrix) {
      List<ImmutableList<Variable>> rows = operands.rows(first.value);
      ImmutableSet<Integer> except = excepts ? values(last) : ImmutableSet.of();
      rows.forEach(row -> allDifferent(row, except));
      columns(rows).forEach(column -> allDifferent(column, except));
    } else if (first.type != TypeChild.list) {
      throw new UnsupportedPart("all-different over <" + first.type + ">");
    } else if (lists > 1) {
      allDifferentLists(c, lists, excepts ? tuples(last) : Set.of());
    } else if (excepts) {
      allDifferent(operands.list(first.value), values(last));
    } else {
      allDifferentSums(operands.expressions(first.value));
    }
  }

  private static ImmutableSet<Integer> values(CChild except) {
    return ImmutableSet.copyOf(Ints.asList(Operands.numbers(except.value)));
  }

  private static Set<List<Integer>> tuples(CChild except) {
    Set<List<Integer>> tuples = new HashSet<>();
    for (Object tuple : Operands.entries(except.value)) {
      tuples.add(Ints.asList(Operands.numbers(tuple)));
    }
    return tuples;
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

  private void allDifferentLists(XCtr c, int count, Set<List<Integer>> except) {
    for (int i = 0; i < count; i++) {
      for (int j = 0; j < i; j++) {
        ImmutableList<Variable> left = operands.list(c.childs[j].value);
        ImmutableList<Variable> right = operands.list(c.childs[i].value);
        CountingConstraints.sameLength(left, right);
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
    return Operation.of(
        Operator.OR,
        compare(Operator.NE, x, y),
        new Membership(new Reference(x), Domain.of(Ints.toArray(except))));
  }

  private static Expression differ(
      List<Variable> left, List<Variable> right, Set<List<Integer>> except) {
    ImmutableList.Builder<Expression> parts = ImmutableList.builder();
    for (int k = 0; k < left.size(); k++) {
      parts.add(compare(Operator.NE, left.get(k), right.get(k)));
    }
    except.stream()
        .filter(tuple -> tuple.size() == left.size())
        .forEach(tuple -> parts.add(takes(left, tuple)));
    return new Operation(Operator.OR, parts.build());
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

  void allEqual(XCtr c) {
    List<Expression> terms = operands.expressions(c.childs[0].value);
    for (int k = 1; k < terms.size(); k++) {
      difference(terms.get(k - 1), terms.get(k)).post(model, Operator.EQ);
    }
  }

  private Sum difference(Expression left, Expression right) {
    return new Sum().add(1, expressions.sum(left)).add(-1, expressions.sum(right));
  }

  void ordered(XCtr c) {
    List<Variable> list = operands.list(c.childs[0].value);
    boolean spaced = c.childs.length == 3;
    List<Variable> lengths = spaced ? operands.list(c.childs[1].value) : List.of();
    Operator order = order(c);
    if (spaced && lengths.size() < list.size() - 1) {
      CountingConstraints.sameLength(list, lengths);
    }
    for (int k = 1; k < list.size(); k++) {
      Sum sum = new Sum().add(1, list.get(k - 1)).add(-1, list.get(k));
      if (spaced) {
        sum.add(1, lengths.get(k - 1));
      }
      sum.post(model, order);
    }
  }

  void lex(XCtr c) {
    Operator order = order(c);
    if (c.childs[0].type == TypeChild.matrix) {
      List<ImmutableList<Variable>> rows = operands.rows(c.childs[0].value);
      lex(rows, order);
      lex(columns(rows), order);
    } else {
      lex(
          Arrays.stream(c.childs)
              .limit(c.childs.length - 1L)
              .map(list -> operands.list(list.value))
              .toList(),
          order);
    }
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

  private static final ImmutableSet<TypeOperator> ORDERS =
      Sets.immutableEnumSet(TypeOperator.LT, TypeOperator.LE, TypeOperator.GE, TypeOperator.GT);

  private static Operator order(XCtr c) {
    if (c.childs[c.childs.length - 1].value instanceof TypeOperator operator
        && ORDERS.contains(operator)) {
      return Operator.valueOf(operator.name());
    }
    throw new UnsupportedPart("the order of sets");
  }

  static List<ImmutableList<Variable>> columns(List<ImmutableList<Variable>> rows) {
    ImmutableList.Builder<ImmutableList<Variable>> columns = ImmutableList.builder();
    int width = rows.stream().mapToInt(List::size).max().orElse(0);
    for (int k = 0; k < width; k++) {
      int column = k;
      rows.forEach(row -> CountingConstraints.sameLength(row, rows.get(0)));
      columns.add(
          rows.stream().map(row -> row.get(column)).collect(ImmutableList.toImmutableList()));
    }
    return columns.build();
  }

  static ImmutableList<Variable> concat(List<Variable> left, List<Variable> right) {
    return ImmutableList.<Variable>builder().addAll(left).addAll(right).build();
  }
}
