package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.NoOverlap;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.schedule.BinPacking;
import org.cspworkbench.core.schedule.BoxOrder;
import org.cspworkbench.core.schedule.Cumulative;
import org.cspworkbench.core.schedule.DisjointBoxes;
import org.cspworkbench.core.schedule.Disjunctive;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.text.Operator;
import org.cspworkbench.core.text.Range;

/** Constraints on tasks in time, boxes in space and goods in bins. */
final class PackingConstraints {

  /** Of up to so many tasks of one resource, the order of any two is a variable. */
  private static final int MOST_TASKS_WITH_ORDER = 100;

  /** Of up to so many boxes, the relation of any two is a variable. */
  private static final int MOST_BOXES_WITH_RELATION = 40;

  /** The loads of up to so many bins are variables of one constraint. */
  private static final int MOST_BINS = 1 << 10;

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
  void noOverlap(Part c) {
    boolean zeroIgnored = c.flag("zeroIgnored", true);
    Part lengthsPart = c.child("lengths");
    boolean areBoxes = lengthsPart.text().startsWith("(");
    List<ImmutableList<Expression>> origins = boxes(c.child("origins"), areBoxes);
    List<ImmutableList<Expression>> lengths = boxes(lengthsPart, areBoxes);
    CountingConstraints.sameLength(origins, lengths);
    for (int i = 0; i < origins.size(); i++) {
      CountingConstraints.sameLength(origins.get(i), lengths.get(i));
    }
    if (arePlainBoxes(origins, lengths)) {
      postBoxes(origins, lengths);
      return;
    }
    if (arePlainTasks(origins, lengths)) {
      postTasks(origins, lengths);
      return;
    }
    for (int i = 0; i < origins.size(); i++) {
      for (int j = 0; j < i; j++) {
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

  /** Returns whether these are tasks in one dimension whose lengths are positive numbers. */
  private static boolean arePlainTasks(
      List<ImmutableList<Expression>> origins, List<ImmutableList<Expression>> lengths) {
    return origins.stream().allMatch(o -> o.size() == 1 && o.get(0) instanceof Reference)
        && lengths.stream()
            .allMatch(l -> l.get(0) instanceof Literal a && isPositiveInt(a.number()));
  }

  private void postTasks(
      List<ImmutableList<Expression>> origins, List<ImmutableList<Expression>> lengths) {
    ImmutableList<Variable> starts =
        origins.stream()
            .map(o -> ((Reference) o.get(0)).variable())
            .collect(ImmutableList.toImmutableList());
    ImmutableIntArray numbers =
        ImmutableIntArray.copyOf(
            lengths.stream().mapToInt(l -> (int) ((Literal) l.get(0)).number()));
    if (starts.size() > 1) {
      model.post(new Disjunctive(starts, numbers));
    }
    if (starts.size() <= MOST_TASKS_WITH_ORDER) {
      for (int i = 0; i < starts.size(); i++) {
        for (int j = 0; j < i; j++) {
          if (TaskPairs.haveOrder(starts.get(j), starts.get(i))) {
            TaskPairs.postOrder(
                model, new NoOverlap(starts.get(j), numbers.get(j), starts.get(i), numbers.get(i)));
          }
        }
      }
    }
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
    DisjointBoxes boxes = new DisjointBoxes(scope.build(), sizes.get(0), sizes.get(1));
    model.post(boxes);
    if (origins.size() <= MOST_BOXES_WITH_RELATION && isLoose(boxes)) {
      postRelations(boxes);
    }
  }

  /**
   * Returns whether the boxes fill at most half of the room: where they lie is a matter of choice.
   */
  private static boolean isLoose(DisjointBoxes boxes) {
    int n = boxes.widths().length();
    double filled = 0;
    for (int i = 0; i < n; i++) {
      filled += (double) boxes.widths().get(i) * boxes.heights().get(i);
    }
    return 2 * filled
        <= extent(boxes.scope().subList(0, n), boxes.widths())
            * extent(boxes.scope().subList(n, 2 * n), boxes.heights());
  }

  private static double extent(List<Variable> origins, ImmutableIntArray sizes) {
    long first = origins.get(0).domain().min();
    long end = first;
    for (int i = 0; i < origins.size(); i++) {
      first = Math.min(first, origins.get(i).domain().min());
      end = Math.max(end, (long) origins.get(i).domain().max() + sizes.get(i));
    }
    return end - first;
  }

  /** Adds how any two boxes lie to each other. */
  private void postRelations(DisjointBoxes boxes) {
    int n = boxes.widths().length();
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < i; j++) {
        Variable x = boxes.scope().get(j);
        Variable y = boxes.scope().get(i);
        Variable relation = model.helper(x + " beside " + y, Domain.range(0, 3));
        model.post(
            new BoxOrder(
                ImmutableList.of(
                    x, y, boxes.scope().get(n + j), boxes.scope().get(n + i), relation),
                ImmutableIntArray.of(
                    boxes.widths().get(j),
                    boxes.widths().get(i),
                    boxes.heights().get(j),
                    boxes.heights().get(i))));
      }
    }
  }

  private static boolean isPositiveInt(long number) {
    return number > 0 && number <= Integer.MAX_VALUE;
  }

  private List<ImmutableList<Expression>> boxes(Part part, boolean areBoxes) {
    return areBoxes
        ? operands.tuples(part)
        : operands.expressions(part).stream().map(ImmutableList::of).toList();
  }

  private static Expression endsBefore(Expression origin, Expression length, Expression other) {
    return Operation.of(Operator.LE, Operation.of(Operator.ADD, origin, length), other);
  }

  private static void addIfZeroIsPossible(List<Expression> apart, Expression length) {
    Range bounds = Range.of(length);
    if (bounds.min() <= 0 && bounds.max() >= 0) {
      apart.add(Operation.of(Operator.EQ, length, new Literal(0)));
    }
  }

  /** The use never exceeds the limit. Two tasks that would exceed it together follow each other. */
  void cumulative(Part c) {
    List<Expression> origins = operands.expressions(c.child("origins"));
    List<Expression> lengths = operands.expressions(c.child("lengths"));
    List<Expression> heights = operands.expressions(c.child("heights"));
    CountingConstraints.sameLength(origins, lengths);
    CountingConstraints.sameLength(origins, heights);
    Requirement limit = operands.condition(c.child("condition"));
    if (!isUpperLimit(limit)) {
      throw new UnsupportedPart("a condition other than an upper limit");
    }
    Optional<Part> endsPart = c.optional("ends");
    if (endsPart.isPresent()) {
      List<Expression> ends = operands.expressions(endsPart.get());
      CountingConstraints.sameLength(origins, ends);
      for (int i = 0; i < ends.size(); i++) {
        expressions.post(
            Operation.of(
                Operator.EQ,
                Operation.of(Operator.ADD, origins.get(i), lengths.get(i)),
                ends.get(i)));
      }
    }
    Requirement.Relation most = (Requirement.Relation) limit;
    ImmutableList<Variable> starts = variables(origins);
    model.post(
        new Cumulative(
            starts,
            variables(lengths),
            variables(heights),
            expressions.variable(
                most.operator() == Operator.LE
                    ? most.right()
                    : Operation.of(Operator.SUB, most.right(), new Literal(1)))));
    if (most.right() instanceof Literal bound
        && most.operator() == Operator.LE
        && starts.size() <= MOST_TASKS_WITH_ORDER) {
      postOrders(starts, lengths, heights, bound.number());
    }
  }

  private ImmutableList<Variable> variables(List<Expression> expressions) {
    return expressions.stream()
        .map(this.expressions::variable)
        .collect(ImmutableList.toImmutableList());
  }

  /** Adds the orders of any two tasks that use more than the limit together. */
  private void postOrders(
      List<Variable> starts, List<Expression> lengths, List<Expression> heights, long limit) {
    for (int i = 0; i < starts.size(); i++) {
      for (int j = 0; j < i; j++) {
        if (lengths.get(i) instanceof Literal lengthOfI
            && lengths.get(j) instanceof Literal lengthOfJ
            && isPositiveInt(lengthOfI.number())
            && isPositiveInt(lengthOfJ.number())
            && heights.get(i) instanceof Literal a
            && heights.get(j) instanceof Literal b
            && Math.min(a.number(), b.number()) > limit - Math.max(a.number(), b.number())
            && TaskPairs.haveOrder(starts.get(j), starts.get(i))) {
          TaskPairs.postOrder(
              model,
              new NoOverlap(
                  starts.get(j),
                  (int) lengthOfJ.number(),
                  starts.get(i),
                  (int) lengthOfI.number()));
        }
      }
    }
  }

  private static boolean isUpperLimit(Requirement limit) {
    return limit instanceof Requirement.Relation relation
        && (relation.operator() == Operator.LE || relation.operator() == Operator.LT);
  }

  void binPacking(Part c) {
    ImmutableList<Variable> list = operands.list(c.child("list"));
    int[] sizes = operands.numbers(c.child("sizes"));
    CountingConstraints.sameLength(list, Ints.asList(sizes));
    Optional<Part> one = c.optional("condition");
    if (one.isPresent()) {
      Requirement condition = operands.condition(one.get());
      NavigableSet<Integer> bins = CountingConstraints.valuesOf(list);
      int first = bins.first();
      long last = bins.last();
      if (limitsEveryBin(condition) && canBePacked(sizes, last - first + 1)) {
        ImmutableList<Variable> loads = loads(sizes, (int) last - first + 1);
        pack(list, loads, sizes, first);
        loads.forEach(load -> operands.post(new Sum().add(1, load), condition));
      } else {
        bins.forEach(bin -> postLoad(list, bin, load(list, sizes, bin), condition));
      }
      return;
    }
    Part bins = c.next().orElseThrow(() -> UnsupportedPart.fault("<condition> is missing"));
    List<Requirement> conditions = conditions(bins);
    int first = bins.number("startIndex", 0);
    if (canBePacked(sizes, conditions.size())) {
      ImmutableList<Variable> loads = loads(sizes, conditions.size());
      pack(list, loads, sizes, first);
      for (int k = 0; k < conditions.size(); k++) {
        operands.post(new Sum().add(1, loads.get(k)), conditions.get(k));
      }
      return;
    }
    for (Variable x : list) {
      model.restrict("is a bin", x, v -> v >= first && (long) v - first < conditions.size());
    }
    for (int k = 0; k < conditions.size(); k++) {
      operands.post(load(list, sizes, first + k), conditions.get(k));
    }
  }

  /** Returns whether the loads of so many bins can be variables. */
  private static boolean canBePacked(int[] sizes, long bins) {
    return bins <= MOST_BINS
        && Arrays.stream(sizes).allMatch(size -> size >= 0)
        && Arrays.stream(sizes).asLongStream().sum() < Domain.MAX_SIZE;
  }

  private ImmutableList<Variable> loads(int[] sizes, int bins) {
    Domain load = Domain.range(0, Arrays.stream(sizes).sum());
    return IntStream.range(0, bins)
        .mapToObj(bin -> model.helper("load", load))
        .collect(ImmutableList.toImmutableList());
  }

  private void pack(
      ImmutableList<Variable> list, ImmutableList<Variable> loads, int[] sizes, int first) {
    model.post(
        new BinPacking(
            ImmutableList.<Variable>builder().addAll(list).addAll(loads).build(),
            ImmutableIntArray.copyOf(sizes),
            first));
  }

  /** Returns the condition for the load of each bin. */
  private List<Requirement> conditions(Part bins) {
    return switch (bins.tag()) {
      case "conditions" -> operands.conditions(bins);
      case "loads" -> relations(Operator.EQ, bins);
      case "limits" -> relations(Operator.LE, bins);
      default -> throw new UnsupportedPart("<" + bins.tag() + "> in <binPacking>");
    };
  }

  private List<Requirement> relations(Operator operator, Part bins) {
    return operands.expressions(bins).stream()
        .<Requirement>map(
            bound -> new Requirement.Relation(operator, new Reference(expressions.variable(bound))))
        .toList();
  }

  /** Returns whether an empty bin also satisfies the condition. */
  private static boolean limitsEveryBin(Requirement condition) {
    return condition instanceof Requirement.Relation limit
        && limit.right() instanceof Literal bound
        && Sum.holds(limit.operator(), Math.negateExact(bound.number()));
  }

  /** Only a bin that is not empty must satisfy the condition. */
  private void postLoad(ImmutableList<Variable> list, int bin, Sum load, Requirement condition) {
    if (limitsEveryBin(condition)) {
      operands.post(load, condition);
      return;
    }
    Expression used = new Reference(counting.isTaken(list, bin));
    Expression meets = Operands.meets(new Reference(load.total(model, "load")), condition);
    expressions.post(Operation.of(Operator.IMP, used, meets));
  }

  private Sum load(ImmutableList<Variable> list, int[] sizes, int bin) {
    Sum load = new Sum();
    IntStream.range(0, sizes.length)
        .forEach(i -> load.add(sizes[i], counting.takesOneOf(list.get(i), ImmutableSet.of(bin))));
    return load;
  }

  /** The first condition is that of the weights, the second that of the profits. */
  void knapsack(Part c) {
    Part list = c.child("list");
    Part ofWeights = c.child("condition");
    Part ofProfits = c.child("condition");
    operands.post(
        counting.weighted(list, Optional.of(c.child("weights"))), operands.condition(ofWeights));
    operands.post(
        counting.weighted(list, Optional.of(c.child("profits"))), operands.condition(ofProfits));
  }
}
