package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.core.expression.Expression;
import org.cspworkbench.core.expression.Expression.Literal;
import org.cspworkbench.core.expression.Expression.Operation;
import org.cspworkbench.core.expression.Expression.Reference;
import org.cspworkbench.core.expression.Operator;
import org.cspworkbench.core.model.DisjointBoxes;
import org.cspworkbench.core.model.NoOverlap;
import org.cspworkbench.core.model.Variable;
import org.xcsp.common.Condition;
import org.xcsp.common.Condition.ConditionRel;
import org.xcsp.common.Condition.ConditionVal;
import org.xcsp.common.Types.TypeAtt;
import org.xcsp.common.Types.TypeChild;
import org.xcsp.parser.entries.XConstraints.CChild;
import org.xcsp.parser.entries.XConstraints.XCtr;

/** Constraints on tasks in time, boxes in space and goods in bins. */
final class PackingConstraints {

  private final ModelBuilder model;
  private final ExpressionConstraints expressions;
  private final Operands operands;
  private final CountingConstraints counting;

  PackingConstraints(
      ModelBuilder model,
      ExpressionConstraints expressions,
      Operands operands,
      CountingConstraints counting) {
    this.model = model;
    this.expressions = expressions;
    this.operands = operands;
    this.counting = counting;
  }

  /** Of any two boxes one ends, in some direction, before the other begins. */
  void noOverlap(XCtr c) {
    boolean zeroIgnored = c.getAttributeValue(TypeAtt.zeroIgnored, true);
    List<ImmutableList<Expression>> origins = boxes(c.childs[0].value);
    List<ImmutableList<Expression>> lengths = boxes(c.childs[1].value);
    CountingConstraints.sameLength(origins, lengths);
    for (int i = 0; i < origins.size(); i++) {
      CountingConstraints.sameLength(origins.get(i), lengths.get(i));
    }
    if (arePlainBoxes(origins, lengths)) {
      postBoxes(origins, lengths);
      return;
    }
    for (int i = 0; i < origins.size(); i++) {
      for (int j = 0; j < i; j++) {
        Optional<NoOverlap> plain =
            plainTasks(origins.get(j), lengths.get(j), origins.get(i), lengths.get(i));
        if (plain.isPresent()) {
          model.post(plain.get());
          continue;
        }
        List<Expression> apart = new ArrayList<>();
        for (int d = 0; d < origins.get(i).size(); d++) {
          apart.add(
              endsBefore(origins.get(j).get(d), lengths.get(j).get(d), origins.get(i).get(d)));
          apart.add(
              endsBefore(origins.get(i).get(d), lengths.get(i).get(d), origins.get(j).get(d)));
          if (zeroIgnored) {
            addIfZeroIsPossible(apart, lengths.get(i).get(d));
            addIfZeroIsPossible(apart, lengths.get(j).get(d));
          }
        }
        expressions.post(new Operation(Operator.OR, ImmutableList.copyOf(apart)));
      }
    }
  }

  /**
   * Returns two tasks in one dimension whose lengths are positive numbers, if that is what they
   * are.
   */
  private static Optional<NoOverlap> plainTasks(
      List<Expression> x,
      List<Expression> lengthOfX,
      List<Expression> y,
      List<Expression> lengthOfY) {
    return x.size() == 1
            && x.get(0) instanceof Reference first
            && y.get(0) instanceof Reference second
            && lengthOfX.get(0) instanceof Literal a
            && lengthOfY.get(0) instanceof Literal b
            && isPositiveInt(a.number())
            && isPositiveInt(b.number())
        ? Optional.of(
            new NoOverlap(first.variable(), (int) a.number(), second.variable(), (int) b.number()))
        : Optional.empty();
  }

  /** Returns whether these are rectangles at variables without gaps, whose sizes are numbers. */
  private static boolean arePlainBoxes(
      List<ImmutableList<Expression>> origins, List<ImmutableList<Expression>> lengths) {
    return origins.stream()
            .allMatch(
                origin ->
                    origin.size() == 2
                        && origin.stream()
                            .allMatch(
                                o -> o instanceof Reference x && x.variable().domain().isRange()))
        && lengths.stream()
            .flatMap(List::stream)
            .allMatch(length -> length instanceof Literal a && isPositiveInt(a.number()));
  }

  private void postBoxes(
      List<ImmutableList<Expression>> origins, List<ImmutableList<Expression>> lengths) {
    ImmutableList.Builder<Variable> scope = ImmutableList.builder();
    List<ImmutableIntArray> sizes = new ArrayList<>();
    for (int axis = 0; axis < 2; axis++) {
      int a = axis;
      origins.forEach(origin -> scope.add(((Reference) origin.get(a)).variable()));
      sizes.add(
          ImmutableIntArray.copyOf(
              lengths.stream().mapToInt(length -> (int) ((Literal) length.get(a)).number())));
    }
    model.post(new DisjointBoxes(scope.build(), sizes.get(0), sizes.get(1)));
  }

  private static boolean isPositiveInt(long number) {
    return number > 0 && number <= Integer.MAX_VALUE;
  }

  private List<ImmutableList<Expression>> boxes(Object operand) {
    return Operands.entries(operand).stream()
        .map(
            entry ->
                entry.getClass().isArray()
                    ? operands.expressions(entry)
                    : ImmutableList.of(operands.expression(entry)))
        .toList();
  }

  private static Expression endsBefore(Expression origin, Expression length, Expression other) {
    return Operation.of(Operator.LE, Operation.of(Operator.ADD, origin, length), other);
  }

  private static void addIfZeroIsPossible(List<Expression> apart, Expression length) {
    Bounds bounds = Bounds.of(length);
    if (bounds.min() <= 0 && bounds.max() >= 0) {
      apart.add(Operation.of(Operator.EQ, length, new Literal(0)));
    }
  }

  /**
   * The use never exceeds the limit: it is sufficient to check the moments at which a task begins
   * (the task decomposition; Schutt, Feydy, Stuckey and Wallace, "Why Cumulative Decomposition Is
   * Not as Bad as It Sounds", CP 2009).
   */
  void cumulative(XCtr c) {
    CChild[] childs = c.childs;
    CChild last = CountingConstraints.last(c);
    boolean withEnds = childs[2].type == TypeChild.ends;
    List<Expression> origins = operands.expressions(childs[0].value);
    List<Expression> lengths = operands.expressions(childs[1].value);
    List<Expression> heights = operands.expressions(childs[withEnds ? 3 : 2].value);
    CountingConstraints.sameLength(origins, lengths);
    CountingConstraints.sameLength(origins, heights);
    if (!(last.value instanceof ConditionRel limit) || !isUpperLimit(limit)) {
      throw new UnsupportedPart("a condition other than an upper limit");
    }
    if (withEnds) {
      List<Expression> ends = operands.expressions(childs[2].value);
      CountingConstraints.sameLength(origins, ends);
      for (int i = 0; i < ends.size(); i++) {
        expressions.post(
            Operation.of(
                Operator.EQ,
                Operation.of(Operator.ADD, origins.get(i), lengths.get(i)),
                ends.get(i)));
      }
    }
    for (int j = 0; j < origins.size(); j++) {
      Sum used = new Sum();
      for (int i = 0; i < origins.size(); i++) {
        used.add(1, use(origins.get(i), lengths.get(i), heights.get(i), origins.get(j)));
      }
      operands.post(used, limit);
    }
  }

  private static boolean isUpperLimit(ConditionRel limit) {
    Operator relation = Operands.relation(limit);
    return relation == Operator.LE || relation == Operator.LT;
  }

  /** Returns what a task uses at a moment. */
  private Sum use(Expression origin, Expression length, Expression height, Expression moment) {
    Expression begun = Operation.of(Operator.LE, origin, moment);
    Expression notEnded =
        Operation.of(Operator.LT, moment, Operation.of(Operator.ADD, origin, length));
    Expression runs =
        origin.equals(moment)
            ? Operation.of(Operator.GT, length, new Literal(0))
            : Operation.of(Operator.AND, begun, notEnded);
    if (height instanceof Literal number) {
      return new Sum().add(number.number(), truth(runs));
    }
    return expressions.sum(
        Operation.of(Operator.MUL, new Reference(expressions.variable(runs)), height));
  }

  private Sum truth(Expression runs) {
    if (runs.scope().isEmpty()) {
      return new Sum().add(runs.over(ImmutableList.of()).of());
    }
    return new Sum().add(1, expressions.variable(runs));
  }

  void binPacking(XCtr c) {
    ImmutableList<Variable> list = operands.list(c.childs[0].value);
    int[] sizes = Operands.numbers(c.childs[1].value);
    CountingConstraints.sameLength(list, com.google.common.primitives.Ints.asList(sizes));
    CChild last = c.childs[2];
    if (last.type == TypeChild.condition) {
      for (int bin : CountingConstraints.valuesOf(list)) {
        postLoad(list, bin, load(list, sizes, bin), (Condition) last.value);
      }
      return;
    }
    int first = last.getAttributeValue(TypeAtt.startIndex, 0);
    List<Object> bins = Operands.entries(last.value);
    for (Variable x : list) {
      model.restrict("is a bin", x, v -> v >= first && (long) v - first < bins.size());
    }
    for (int k = 0; k < bins.size(); k++) {
      Sum load = load(list, sizes, first + k);
      if (bins.get(k) instanceof Condition condition) {
        operands.post(load, condition);
      } else {
        load.add(-1, operands.variable(bins.get(k)))
            .post(model, last.type == TypeChild.loads ? Operator.EQ : Operator.LE);
      }
    }
  }

  /** Only a bin that is not empty must satisfy the condition. */
  private void postLoad(ImmutableList<Variable> list, int bin, Sum load, Condition condition) {
    if (condition instanceof ConditionVal limit
        && Sum.holds(Operands.relation(limit), Math.negateExact(limit.k))) {
      operands.post(load, condition); // an empty bin also satisfies it
      return;
    }
    Expression used = new Reference(counting.isTaken(list, bin));
    Expression meets = operands.meets(new Reference(load.total(model, "load")), condition);
    expressions.post(Operation.of(Operator.IMP, used, meets));
  }

  private Sum load(ImmutableList<Variable> list, int[] sizes, int bin) {
    Sum load = new Sum();
    IntStream.range(0, sizes.length)
        .forEach(i -> load.add(sizes[i], counting.takesOneOf(list.get(i), ImmutableSet.of(bin))));
    return load;
  }

  void knapsack(XCtr c) {
    operands.post(counting.weighted(c.childs[0].value, c.childs[1].value), c.childs[2].value);
    operands.post(counting.weighted(c.childs[0].value, c.childs[3].value), c.childs[4].value);
  }
}
