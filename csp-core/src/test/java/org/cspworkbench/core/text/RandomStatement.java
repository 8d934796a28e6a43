package org.cspworkbench.core.text;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.ImmutableLongArray;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.AllDifferentSums;
import org.cspworkbench.core.model.Circuit;
import org.cspworkbench.core.model.Connected;
import org.cspworkbench.core.model.Count;
import org.cspworkbench.core.model.CountBetween;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.DecisionDiagram;
import org.cspworkbench.core.model.DifferentLists;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Element;
import org.cspworkbench.core.model.ElementOfNumbers;
import org.cspworkbench.core.model.Equal;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.Extremum;
import org.cspworkbench.core.model.LessThan;
import org.cspworkbench.core.model.Lex;
import org.cspworkbench.core.model.LinearSum;
import org.cspworkbench.core.model.LongestRun;
import org.cspworkbench.core.model.NValues;
import org.cspworkbench.core.model.NoOverlap;
import org.cspworkbench.core.model.NotAllEqual;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.ReifiedSum;
import org.cspworkbench.core.model.ShortExtension;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.schedule.BinPacking;
import org.cspworkbench.core.schedule.BoxOrder;
import org.cspworkbench.core.schedule.Cumulative;
import org.cspworkbench.core.schedule.DisjointBoxes;
import org.cspworkbench.core.schedule.Disjunctive;
import org.cspworkbench.core.schedule.TaskOrder;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Membership;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;

/** A problem drawn from a seed that has one constraint, or several, of every class of the model. */
final class RandomStatement {

  private final RandomStream random;
  private final ImmutableList<Variable> variables;
  private final ImmutableList<Variable> ranges;
  private final Csp.Builder csp;

  private RandomStatement(long seed) {
    random = new RandomStream(seed);
    csp = Csp.builder("statement of seed " + seed + " “Ω”");
    Domain shared = Domain.named("red", "green", "blue");
    ImmutableList.Builder<Variable> all = ImmutableList.builder();
    for (int k = 0; k < 3; k++) {
      all.add(csp.variable("colour " + k, shared));
      all.add(csp.variable("sparse " + k, Domain.of(-7, number(), 2, 1000 + random.nextInt(9))));
    }
    ranges = csp.variables("r", 4, Domain.range(-1, 2 + random.nextInt(3)));
    variables = all.addAll(ranges).build();
  }

  static ProblemContents draw(long seed) {
    RandomStatement statement = new RandomStatement(seed);
    statement.post();
    Csp csp = statement.csp.build();
    Variable first = csp.variables().get(0);
    Objective objective =
        new Objective(
            seed % 2 == 0 ? Objective.Goal.MINIMIZE : Objective.Goal.MAXIMIZE,
            ImmutableList.of(first, csp.variables().get(7)),
            ImmutableLongArray.of(1L << 40, -3),
            Long.MIN_VALUE / 2 + seed);
    return new ProblemContents(
        seed % 3 == 0
            ? csp.restricted(
                "given " + seed,
                ImmutableMap.of(
                    csp.variables().get(9), Domain.of(1), first, Domain.named("red", "green")))
            : csp,
        seed % 2 == 0 ? csp.variables() : csp.variables().subList(0, 4),
        seed % 5 == 0 ? Optional.empty() : Optional.of(objective));
  }

  private void post() {
    csp.post(new NotEqual(any(), any(), number()))
        .post(new Equal(any(), any(), number()))
        .post(new LessThan(any(), any(), number()))
        .post(new NoOverlap(any(), number(), any(), Integer.MIN_VALUE))
        .post(new AllDifferent(some(3)))
        .post(new AllDifferent("row 1", some(2)))
        .post(new AllDifferentSums(some(2), ImmutableIntArray.of(number(), number())))
        .post(new AllDifferentSums("", some(1), ImmutableIntArray.of(number())))
        .post(new NotAllEqual(some(3)))
        .post(new DifferentLists(some(4)))
        .post(new Lex(some(2), either(Lex.Order.values())))
        .post(sum())
        .post(new ReifiedSum(sum(), any()))
        .post(new Count(some(2), values(), any()))
        .post(new CountBetween(some(3), values(), number(), number()))
        .post(new LongestRun(some(3), values(), random.nextInt(4)))
        .post(new Circuit(some(3), number(), either(Circuit.Stays.values())))
        .post(connected())
        .post(
            new DisjointBoxes(
                ImmutableList.copyOf(ranges.subList(0, 2)),
                ImmutableIntArray.of(1 + random.nextInt(3)),
                ImmutableIntArray.of(1)))
        .post(new DecisionDiagram(some(2), ImmutableList.of(arcs(), arcs())))
        .post(new Element(some(3), number(), any(), any()))
        .post(new ElementOfNumbers(ImmutableIntArray.of(number(), number()), 1, any(), any()));
    tables();
    predicates();
    csp.post(new NValues(some(3), any()))
        .post(new Disjunctive(some(2), ImmutableIntArray.of(1 + random.nextInt(3), 2)))
        .post(new TaskOrder(some(3), 1, 1 + random.nextInt(3)))
        .post(new Cumulative(some(7)))
        .post(new BinPacking(some(5), ImmutableIntArray.of(2, random.nextInt(4)), number()))
        .post(new BoxOrder(some(5), ImmutableIntArray.of(1, 2, 3, 1 + random.nextInt(3))))
        .post(new Extremum(some(3), either(Extremum.Which.values()), any()));
  }

  private void tables() {
    Extension table = Extension.allowing(some(2), tuples(2, 0));
    ShortExtension open = ShortExtension.forbidding(some(3), tuples(3, 3));
    csp.post(table)
        .post(table.over(some(2)))
        .post(Extension.forbidding(some(3), tuples(3, 0)))
        .post(open)
        .post(open.over(some(3)))
        .post(ShortExtension.allowing(some(1)))
        .post(ShortExtension.forbidding(some(2)));
  }

  private void predicates() {
    ImmutableList<Variable> scope = some(2);
    Predicate code = new Predicate("code", scope, v -> (31 * v[0] + v[1]) % 3 == 0);
    Expression expression = expression(scope, 3);
    csp.post(code)
        .post(new Predicate("the same code", scope, code.test()))
        .post(new Predicate("elsewhere", some(2), code.test()))
        .post(new Predicate("one", some(1), v -> v[0] > 0))
        .post(new Predicate("tree", scope, new Condition(expression, scope)));
  }

  private Expression expression(ImmutableList<Variable> scope, int height) {
    if (height == 0) {
      return random.nextInt(2) == 0
          ? new Literal(number())
          : new Reference(scope.get(random.nextInt(scope.size())));
    }
    Operator operator = either(Operator.values());
    if (random.nextInt(8) == 0) {
      return new Membership(expression(scope, height - 1), Domain.of(number(), number()));
    }
    int operands = operands(operator);
    return new Operation(
        operator,
        IntStream.range(0, operands)
            .mapToObj(k -> expression(scope, height - 1))
            .collect(toImmutableList()));
  }

  private static int operands(Operator operator) {
    return switch (operator) {
      case NEG, ABS, SQR, NOT -> 1;
      case IF, ADD, OR, EQ -> 3;
      default -> 2;
    };
  }

  private Connected connected() {
    return new Connected(
        some(3),
        ImmutableList.of(values(), values()),
        ImmutableIntArray.of(0, 1, 2, 0, 1, 1, 1, 1));
  }

  private LinearSum sum() {
    return new LinearSum(
        some(3),
        ImmutableLongArray.of(number(), 1L << 33, -1),
        either(LinearSum.Comparison.values()),
        random.nextLong());
  }

  private ImmutableIntArray arcs() {
    return ImmutableIntArray.of(0, number(), random.nextInt(2), 0, number(), 0);
  }

  private int[][] tuples(int length, int oneInIsOpen) {
    return IntStream.range(0, random.nextInt(9))
        .mapToObj(
            t ->
                IntStream.range(0, length)
                    .map(
                        k ->
                            oneInIsOpen > 0 && random.nextInt(oneInIsOpen) == 0
                                ? ShortExtension.ANY
                                : number())
                    .toArray())
        .toArray(int[][]::new);
  }

  private ImmutableSet<Integer> values() {
    int first = number();
    return ImmutableSet.of(first, 100 - first, 200);
  }

  private int number() {
    return random.nextInt(7) - 3;
  }

  private <T> T either(T[] choices) {
    return choices[random.nextInt(choices.length)];
  }

  private ImmutableList<Variable> some(int count) {
    return IntStream.range(0, count).mapToObj(k -> any()).collect(toImmutableList());
  }

  private Variable any() {
    return variables.get(random.nextInt(variables.size()));
  }
}
