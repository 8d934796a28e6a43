package org.cspworkbench.core.xcsp;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.Variable;
import org.xcsp.common.Types.TypeAtt;
import org.xcsp.common.Types.TypeChild;
import org.xcsp.common.domains.Values.IntegerInterval;
import org.xcsp.parser.entries.XConstraints.CChild;
import org.xcsp.parser.entries.XConstraints.XCtr;

/**
 * Constraints that add and count: each becomes a sum, over the variables themselves or over the
 * truth of "x takes this value".
 */
final class Counting {

  private final Statement statement;
  private final Expressions expressions;
  private final Operands operands;

  Counting(Statement statement, Expressions expressions, Operands operands) {
    this.statement = statement;
    this.expressions = expressions;
    this.operands = operands;
  }

  void sum(XCtr c) {
    Object coefficients = c.childs.length == 3 ? c.childs[1].value : null;
    operands.post(weighted(c.childs[0].value, coefficients), last(c).value);
  }

  /** The sum of {@code terms}, each times its coefficient if there are any. */
  Sum weighted(Object terms, @org.jspecify.annotations.Nullable Object coefficients) {
    List<Tree> trees = operands.trees(terms);
    Sum sum = new Sum();
    if (coefficients == null) {
      trees.forEach(tree -> sum.add(1, expressions.sum(tree)));
      return sum;
    }
    List<Tree> factors = operands.trees(coefficients);
    sameLength(trees, factors);
    for (int k = 0; k < trees.size(); k++) {
      sum.add(
          1,
          factors.get(k) instanceof Tree.Whole number
              ? new Sum().add(number.number(), expressions.sum(trees.get(k)))
              : expressions.sum(Tree.node(Operator.MUL, trees.get(k), factors.get(k))));
    }
    return sum;
  }

  void count(XCtr c) {
    ImmutableList<Variable> list = operands.list(c.childs[0].value);
    Object values = c.childs[1].value;
    Sum count = new Sum();
    if (Operands.areNumbers(values)) {
      ImmutableSet<Integer> counted = ImmutableSet.copyOf(Ints.asList(Operands.numbers(values)));
      list.forEach(x -> count.add(1, takesOneOf(x, counted)));
    } else {
      List<Tree> counted = operands.trees(values);
      for (Variable x : list) {
        ImmutableList.Builder<Tree> in = ImmutableList.builder();
        in.add(new Tree.Leaf(x)).addAll(counted);
        count.add(1, expressions.variable(new Tree.Node(Operator.IN, in.build())));
      }
    }
    operands.post(count, last(c).value);
  }

  /** How many different values there are: for each value, whether some variable takes it. */
  void nValues(XCtr c) {
    ImmutableList<Variable> list = operands.list(c.childs[0].value);
    ImmutableSet<Integer> except =
        c.childs.length == 3
            ? ImmutableSet.copyOf(Ints.asList(Operands.numbers(c.childs[1].value)))
            : ImmutableSet.of();
    operands.post(distinctValues(list, except), last(c).value);
  }

  /** How many different values these take, some values not counted. */
  Sum distinctValues(ImmutableList<Variable> list, ImmutableSet<Integer> except) {
    Sum distinct = new Sum();
    for (int value : valuesOf(list)) {
      if (!except.contains(value)) {
        distinct.add(1, isTaken(list, value));
      }
    }
    return distinct;
  }

  private Variable isTaken(ImmutableList<Variable> list, int value) {
    Variable taken = statement.helper(value + " is taken", Domain.range(0, 1));
    Sum takers = new Sum();
    for (Variable x : list) {
      takers.add(1, takesOneOf(x, ImmutableSet.of(value)));
      if (x.domain().contains(value)) {
        statement.post(
            new Predicate(
                x + " = " + value + " takes it",
                ImmutableList.of(x, taken),
                values -> values[0] != value || values[1] == 1));
      }
    }
    takers.add(-1, taken).post(statement, Sum.Relation.GE);
    return taken;
  }

  void cardinality(XCtr c) {
    ImmutableList<Variable> list = operands.list(c.childs[0].value);
    CChild values = c.childs[1];
    List<Tree> counted = operands.trees(values.value);
    List<Object> occurs = Operands.entries(c.childs[2].value);
    sameLength(counted, occurs);
    for (int k = 0; k < counted.size(); k++) {
      Sum count = new Sum();
      for (Variable x : list) {
        count.add(1, takes(x, counted.get(k)));
      }
      if (occurs.get(k) instanceof IntegerInterval range) {
        count.post(statement, Sum.Relation.GE, range.inf);
        count.post(statement, Sum.Relation.LE, range.sup);
      } else {
        count.add(-1, operands.variable(occurs.get(k))).post(statement, Sum.Relation.EQ);
      }
    }
    if (values.getAttributeValue(TypeAtt.closed, false)) {
      for (Variable x : list) {
        ImmutableList.Builder<Tree> in = ImmutableList.builder();
        in.add(new Tree.Leaf(x)).addAll(counted);
        expressions.post(new Tree.Node(Operator.IN, in.build()));
      }
    }
  }

  private Sum takes(Variable x, Tree value) {
    return value instanceof Tree.Whole number
        ? takesOneOf(x, ImmutableSet.of(Math.toIntExact(number.number())))
        : new Sum().add(1, expressions.variable(Tree.node(Operator.EQ, new Tree.Leaf(x), value)));
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
    return new Sum()
        .add(1, statement.shared(x + " ∈ " + Ints.asList(possible), () -> truth(x, possible)));
  }

  private Variable truth(Variable x, int[] possible) {
    Variable truth = statement.helper(x + " ∈ " + Ints.asList(possible), Domain.range(0, 1));
    ImmutableSet<Integer> values = ImmutableSet.copyOf(Ints.asList(possible));
    statement.post(
        new Predicate(
            truth + " says so",
            ImmutableList.of(x, truth),
            tuple -> values.contains(tuple[0]) == (tuple[1] == 1)));
    return truth;
  }

  /** All values of all these domains, ascending. */
  static NavigableSet<Integer> valuesOf(Iterable<Variable> list) {
    TreeSet<Integer> values = new TreeSet<>();
    list.forEach(x -> x.domain().values().forEach(values::add));
    return values;
  }

  /** The last child, where the condition stands. */
  static CChild last(XCtr c) {
    CChild last = c.childs[c.childs.length - 1];
    if (last.type != TypeChild.condition && last.type != TypeChild.value) {
      throw new UnsupportedPart("a form without <condition>");
    }
    return last;
  }

  /** Throws where two lists that go together differ in length. */
  static void sameLength(List<?> first, List<?> second) {
    if (first.size() != second.size()) {
      throw new UnsupportedPart(
          "a list of " + first.size() + " beside one of " + second.size() + " entries");
    }
  }
}
