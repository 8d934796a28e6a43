package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.cspworkbench.core.model.Count;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.NValues;
import org.cspworkbench.core.model.NotAllEqual;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Condition;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.text.Operator;

/**
 * Constraints that add and count: each becomes a sum, over the variables themselves or over the
 * truth of "x takes this value", or, of many values, over how many different ones there are.
 */
final class CountingConstraints {

  /** Different values are counted one by one up to this many values of all variables together. */
  private static final long MOST_VALUES_ONE_BY_ONE = 1 << 10;

  private final ModelBuilder model;
  private final ExpressionConstraints expressions;
  private final Operands operands;

  CountingConstraints(ModelBuilder model, ExpressionConstraints expressions, Operands operands) {
    this.model = model;
    this.expressions = expressions;
    this.operands = operands;
  }

  void sum(Part c) {
    operands.post(
        weighted(c.child("list"), c.optional("coeffs")), operands.condition(c.child("condition")));
  }

  /** Returns the sum of {@code terms}, each times its coefficient if there are any. */
  Sum weighted(Part terms, Optional<Part> coefficients) {
    List<Expression> summands = operands.expressions(terms);
    Sum sum = new Sum();
    if (coefficients.isEmpty()) {
      summands.forEach(summand -> sum.add(1, expressions.sum(summand)));
      return sum;
    }
    List<Expression> factors = operands.expressions(coefficients.get());
    sameLength(summands, factors);
    for (int k = 0; k < summands.size(); k++) {
      sum.add(
          1,
          factors.get(k) instanceof Literal number
              ? new Sum().add(number.number(), expressions.sum(summands.get(k)))
              : expressions.sum(Operation.of(Operator.MUL, summands.get(k), factors.get(k))));
    }
    return sum;
  }

  void count(Part c) {
    ImmutableList<Variable> list = operands.list(c.child("list"));
    List<String> values = operands.tokens(c.child("values"));
    Requirement condition = operands.condition(c.child("condition"));
    Optional<ImmutableSet<Integer>> numbers = operands.values(values);
    if (numbers.isPresent()) {
      Optional<Variable> total = operands.equalTo(condition);
      if (total.isPresent()) {
        postTotal(list, numbers.get(), total.get());
      } else {
        operands.post(number(list, numbers.get()), condition);
      }
      return;
    }
    List<Expression> counted = values.stream().map(operands::read).toList();
    Sum count = new Sum();
    for (Variable x : list) {
      ImmutableList.Builder<Expression> in = ImmutableList.builder();
      in.add(new Reference(x)).addAll(counted);
      count.add(1, expressions.variable(new Operation(Operator.IN, in.build())));
    }
    operands.post(count, condition);
  }

  /** Requires that {@code total} of {@code list} take one of {@code values}. */
  private void postTotal(
      ImmutableList<Variable> list, ImmutableSet<Integer> values, Variable total) {
    if (list.stream().noneMatch(x -> isKnown(x, values))) {
      model.post(new Count(list, values, total));
    } else {
      number(list, values).add(-1, total).post(model, Operator.EQ);
    }
  }

  /** Returns how many of {@code list} take one of {@code values}. */
  private Sum number(ImmutableList<Variable> list, ImmutableSet<Integer> values) {
    Sum number = new Sum();
    List<Variable> open = new ArrayList<>();
    for (Variable x : list) {
      if (isKnown(x, values)) {
        number.add(1, takesOneOf(x, values));
      } else {
        open.add(x);
      }
    }
    if (open.isEmpty()) {
      return number;
    }
    Variable total = model.helper("count", Domain.range(0, open.size()));
    model.post(new Count(open, values, total));
    return number.add(1, total);
  }

  /** Returns whether "it takes one of these" is no more than the variable itself, or a number. */
  private static boolean isKnown(Variable x, ImmutableSet<Integer> values) {
    long possible = x.domain().values().filter(values::contains).count();
    return possible == 0
        || possible == x.domain().size()
        || (x.domain().min() == 0 && x.domain().max() == 1);
  }

  /** Counts the different values, or the different lists of values. */
  void nValues(Part c) {
    Requirement condition = operands.condition(c.child("condition"));
    Optional<Part> except = c.optional("except");
    Part first = c.child("list");
    List<Part> others = c.all("list");
    if (!others.isEmpty()) {
      operands.post(
          distinctLists(
              operands.lists(ImmutableList.<Part>builder().add(first).addAll(others).build()),
              except.map(operands::numberTuples).orElse(ImmutableList.of())),
          condition);
      return;
    }
    ImmutableList<Variable> list = operands.list(first);
    ImmutableSet<Integer> values =
        except
            .map(numbers -> ImmutableSet.copyOf(Ints.asList(operands.numbers(numbers))))
            .orElse(ImmutableSet.of());
    if (values.isEmpty() && isMoreThanOne(condition)) {
      model.post(new NotAllEqual(list));
    } else {
      operands.post(distinctValues(list, values), condition);
    }
  }

  /** Returns whether {@code condition} on the number of different values requires two or more. */
  private static boolean isMoreThanOne(Requirement condition) {
    if (!(condition instanceof Requirement.Relation rel && rel.right() instanceof Literal bound)) {
      return false;
    }
    return switch (rel.operator()) {
      case GT, NE -> bound.number() == 1;
      case GE -> bound.number() == 2;
      default -> false;
    };
  }

  /**
   * Returns how many different lists there are, some lists of values not counted: a list counts
   * unless it is equal to one before it.
   */
  private Sum distinctLists(
      List<ImmutableList<Variable>> lists, List<? extends List<Integer>> except) {
    lists.forEach(list -> sameLength(lists.get(0), list));
    except.forEach(tuple -> sameLength(lists.get(0), tuple));
    Sum distinct = new Sum();
    for (int i = 0; i < lists.size(); i++) {
      List<Expression> isNew = new ArrayList<>();
      for (int j = 0; j < i; j++) {
        isNew.add(differ(lists.get(i), references(lists.get(j))));
      }
      for (List<Integer> tuple : except) {
        isNew.add(differ(lists.get(i), tuple.stream().<Expression>map(Literal::new).toList()));
      }
      if (isNew.isEmpty()) {
        distinct.add(1);
      } else {
        distinct.add(
            1, expressions.variable(new Operation(Operator.AND, ImmutableList.copyOf(isNew))));
      }
    }
    return distinct;
  }

  private static List<Expression> references(List<Variable> list) {
    return list.stream().<Expression>map(Reference::new).toList();
  }

  private static Expression differ(List<Variable> list, List<Expression> other) {
    ImmutableList.Builder<Expression> parts = ImmutableList.builder();
    for (int k = 0; k < list.size(); k++) {
      parts.add(Operation.of(Operator.NE, new Reference(list.get(k)), other.get(k)));
    }
    return new Operation(Operator.OR, parts.build());
  }

  /** Returns how many different values these take, some values not counted. */
  Sum distinctValues(ImmutableList<Variable> list, ImmutableSet<Integer> except) {
    Sum distinct = new Sum();
    if (list.stream().mapToLong(x -> x.domain().size()).sum() > MOST_VALUES_ONE_BY_ONE) {
      Variable total = model.helper("number of values", Domain.range(1, list.size()));
      model.post(new NValues(list, total));
      distinct.add(1, total);
      except.forEach(value -> distinct.add(-1, isTaken(list, value)));
      return distinct;
    }
    for (int value : valuesOf(list)) {
      if (!except.contains(value)) {
        distinct.add(1, isTaken(list, value));
      }
    }
    return distinct;
  }

  /** Returns whether one of {@code list} takes {@code value}, as a variable. */
  Variable isTaken(ImmutableList<Variable> list, int value) {
    Variable taken = model.helper(value + " is taken", Domain.range(0, 1));
    Sum takers = new Sum();
    for (Variable x : list) {
      takers.add(1, takesOneOf(x, ImmutableSet.of(value)));
      if (x.domain().contains(value)) {
        Expression isOther = Operation.of(Operator.NE, new Reference(x), new Literal(value));
        require(
            x + " = " + value + " takes it",
            ImmutableList.of(x, taken),
            Operation.of(Operator.OR, isOther, new Reference(taken)));
      }
    }
    takers.add(-1, taken).post(model, Operator.GE);
    return taken;
  }

  void cardinality(Part c) {
    ImmutableList<Variable> list = operands.list(c.child("list"));
    Part values = c.child("values");
    List<Expression> counted = operands.expressions(values);
    List<String> occurs = operands.tokens(c.child("occurs"));
    sameLength(counted, occurs);
    for (int k = 0; k < counted.size(); k++) {
      Optional<Requirement.Range> range = Operands.range(occurs.get(k));
      if (range.isPresent()) {
        operands.post(number(list, counted.get(k)), range.get());
        continue;
      }
      Variable total = expressions.variable(operands.read(occurs.get(k)));
      if (counted.get(k) instanceof Literal value) {
        postTotal(list, ImmutableSet.of(Math.toIntExact(value.number())), total);
      } else {
        number(list, counted.get(k)).add(-1, total).post(model, Operator.EQ);
      }
    }
    if (values.flag("closed", false)) {
      for (Variable x : list) {
        ImmutableList.Builder<Expression> in = ImmutableList.builder();
        in.add(new Reference(x)).addAll(counted);
        expressions.post(new Operation(Operator.IN, in.build()));
      }
    }
  }

  private Sum number(ImmutableList<Variable> list, Expression value) {
    if (value instanceof Literal number) {
      return number(list, ImmutableSet.of(Math.toIntExact(number.number())));
    }
    Sum number = new Sum();
    for (Variable x : list) {
      number.add(1, expressions.variable(Operation.of(Operator.EQ, new Reference(x), value)));
    }
    return number;
  }

  /** 1 if {@code x} takes one of {@code values}, 0 if not; of a variable 0..1 that is itself. */
  Sum takesOneOf(Variable x, ImmutableSet<Integer> values) {
    int[] possible = x.domain().values().filter(values::contains).toArray();
    if (possible.length == 0 || possible.length == x.domain().size()) {
      return new Sum().add(possible.length == 0 ? 0 : 1);
    }
    if (x.domain().min() == 0 && x.domain().max() == 1) {
      return possible[0] == 1 ? new Sum().add(1, x) : new Sum().add(1).add(-1, x);
    }
    return new Sum().add(1, model.takesOneOf(x, possible));
  }

  private void require(String text, ImmutableList<Variable> scope, Expression relation) {
    model.post(new Predicate(text, scope, new Condition(relation, scope)));
  }

  /** Returns all values of all these domains, ascending. */
  static NavigableSet<Integer> valuesOf(Iterable<Variable> list) {
    TreeSet<Integer> values = new TreeSet<>();
    list.forEach(x -> x.domain().values().forEach(values::add));
    return values;
  }

  /** Throws an exception if two corresponding lists differ in length. */
  static void sameLength(List<?> first, List<?> second) {
    if (first.size() != second.size()) {
      throw new UnsupportedPart(
          "a list of " + first.size() + " beside one of " + second.size() + " entries");
    }
  }
}
