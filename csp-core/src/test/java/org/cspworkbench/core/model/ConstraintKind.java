package org.cspworkbench.core.model;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.ImmutableLongArray;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.LinearSum.Comparison;
import org.cspworkbench.core.random.RandomStream;

/** One kind of constraint on at least three variables, each of which stands in it once. */
enum ConstraintKind {
  TABLE,
  TABLE_WITH_OPEN_PLACES,
  NEGATIVE_TABLE,
  NEGATIVE_TABLE_WITH_OPEN_PLACES,
  DECISION_DIAGRAM,
  ELEMENT,
  COUNT,
  COUNT_WITH_ITS_TOTAL,
  COUNT_BETWEEN,
  LEX,
  DIFFERENT_LISTS,
  NOT_ALL_EQUAL,
  SUM_AT_MOST,
  SUM_NOT_EQUAL,
  SUM_EQUAL,
  PSEUDO_BOOLEAN_AT_MOST,
  PSEUDO_BOOLEAN_NOT_EQUAL,
  PSEUDO_BOOLEAN_EQUAL,
  CARDINALITY,
  TRUTH_OF_A_SUM,
  CIRCUIT,
  SUBCIRCUIT,
  SUBCIRCUIT_OR_NONE,
  LONGEST_RUN,
  N_VALUES,
  MINIMUM,
  MAXIMUM,
  CONNECTED;

  /** Draws one over variables that it makes for itself. */
  Constraint draw(Csp.Builder csp, RandomStream random) {
    int n = 3 + random.nextInt(2);
    return switch (this) {
      case TABLE -> {
        List<Variable> scope = variables(csp, random, n, 5);
        yield Extension.allowing(scope, tuples(random, scope, random.nextInt(100), 0));
      }
      case TABLE_WITH_OPEN_PLACES -> {
        List<Variable> scope = variables(csp, random, n, 5);
        yield ShortExtension.allowing(scope, tuples(random, scope, random.nextInt(25), 3));
      }
      case NEGATIVE_TABLE -> {
        List<Variable> scope = variables(csp, random, 3 + random.nextInt(2), 3);
        yield Extension.forbidding(scope, tuples(random, scope, random.nextInt(400), 0));
      }
      case NEGATIVE_TABLE_WITH_OPEN_PLACES -> {
        List<Variable> scope = variables(csp, random, n, 4);
        yield ShortExtension.forbidding(scope, tuples(random, scope, random.nextInt(30), 2));
      }
      case DECISION_DIAGRAM -> diagram(variables(csp, random, n + 1, 4), random);
      case ELEMENT -> {
        int first = random.nextInt(5) - 2;
        Variable index = csp.variable("index", first - 1, first + n);
        ImmutableList<Variable> rest = variables(csp, random, 1 + n, 3);
        yield new Element(rest.subList(1, 1 + n), first, index, rest.get(0));
      }
      case COUNT -> {
        ImmutableList<Variable> counted = variables(csp, random, n, 4);
        yield new Count(counted, someValues(random), csp.variable("total", domain(random, 5)));
      }
      case COUNT_WITH_ITS_TOTAL -> {
        ImmutableList<Variable> counted = variables(csp, random, n, 4);
        yield new Count(counted, someValues(random), counted.get(random.nextInt(n)));
      }
      case COUNT_BETWEEN -> {
        int least = random.nextInt(n + 1);
        yield new CountBetween(
            variables(csp, random, n, 4), someValues(random), least, least + random.nextInt(3));
      }
      case LEX ->
          new Lex(
              variables(csp, random, 2 * (2 + random.nextInt(2)), 3),
              random.nextInt(2) == 0 ? Lex.Order.STRICT : Lex.Order.OR_EQUAL);
      case DIFFERENT_LISTS -> {
        ImmutableList<Variable> x = variables(csp, random, 4, 1);
        Variable opposite = x.get(random.nextInt(2)); // itself, every other time
        yield new DifferentLists(ImmutableList.of(x.get(0), x.get(2), opposite, x.get(3)));
      }
      case NOT_ALL_EQUAL ->
          new NotAllEqual(
              IntStream.range(0, 3) // of two values, so that all are soon equal
                  .mapToObj(k -> csp.variable("x" + k, 1 - random.nextInt(2), 1))
                  .collect(ImmutableList.toImmutableList()));
      case SUM_AT_MOST -> sum(csp, random, n, Comparison.AT_MOST);
      case SUM_NOT_EQUAL -> sum(csp, random, n, Comparison.NOT_EQUAL);
      case SUM_EQUAL -> sum(csp, random, n, Comparison.EQUAL);
      case PSEUDO_BOOLEAN_AT_MOST -> pseudoBoolean(csp, random, 3, Comparison.AT_MOST);
      case PSEUDO_BOOLEAN_NOT_EQUAL -> pseudoBoolean(csp, random, 1, Comparison.NOT_EQUAL);
      case PSEUDO_BOOLEAN_EQUAL -> pseudoBoolean(csp, random, 7, Comparison.EQUAL);
      case CARDINALITY -> pseudoBoolean(csp, random, 1, Comparison.EQUAL);
      case TRUTH_OF_A_SUM ->
          new ReifiedSum(sum(csp, random, n - 1, Comparison.AT_MOST), csp.variable("truth", -1, 1));
      case CIRCUIT -> circuit(csp, random, Circuit.Stays.NONE);
      case SUBCIRCUIT -> circuit(csp, random, Circuit.Stays.LEFT_OUT);
      case SUBCIRCUIT_OR_NONE -> circuit(csp, random, Circuit.Stays.ALL_OR_LEFT_OUT);
      case LONGEST_RUN ->
          new LongestRun(
              variables(csp, random, n + 1, 4), someValues(random), random.nextInt(n + 1));
      case N_VALUES -> {
        ImmutableList<Variable> counted = nearVariables(csp, random, n);
        int least = random.nextInt(n + 1);
        yield new NValues(counted, csp.variable("total", least, least + random.nextInt(3)));
      }
      case MINIMUM -> extremum(Extremum.Which.MIN, variables(csp, random, n + 1, 4));
      case MAXIMUM -> extremum(Extremum.Which.MAX, variables(csp, random, n + 1, 4));
      case CONNECTED -> network(variables(csp, random, n + 1, 4), random);
    };
  }

  /** What is left of {@code domains}, by variable, at the level that its propagator promises. */
  Level level(Csp csp) {
    Constraint constraint = csp.constraints().get(0);
    return switch (this) {
      case NEGATIVE_TABLE_WITH_OPEN_PLACES -> new NogoodByNogood((ShortExtension) constraint);
      case SUM_EQUAL, PSEUDO_BOOLEAN_EQUAL -> new Intervals((LinearSum) constraint);
      case CIRCUIT, SUBCIRCUIT, SUBCIRCUIT_OR_NONE -> new Chains((Circuit) constraint);
      case N_VALUES -> new ValuesOfIntervals();
      case CONNECTED -> new ConnectedForEachValue((Connected) constraint);
      default -> new DomainConsistent(csp);
    };
  }

  private static Extremum extremum(Extremum.Which which, ImmutableList<Variable> variables) {
    return new Extremum(variables.subList(1, variables.size()), which, variables.get(0));
  }

  private static LinearSum sum(Csp.Builder csp, RandomStream random, int n, Comparison comparison) {
    ImmutableLongArray.Builder factors = ImmutableLongArray.builder();
    IntStream.range(0, n).forEach(k -> factors.add(random.nextInt(7) - 3));
    return new LinearSum(
        variables(csp, random, n, 4), factors.build(), comparison, random.nextInt(21) - 10);
  }

  /** A sum of 0/1 variables whose factors are at most {@code largest}, and 0 now and then. */
  private static LinearSum pseudoBoolean(
      Csp.Builder csp, RandomStream random, int largest, Comparison comparison) {
    int n = 4 + random.nextInt(4);
    ImmutableLongArray.Builder factors = ImmutableLongArray.builder();
    ImmutableList.Builder<Variable> scope = ImmutableList.builder();
    int bound = 0;
    for (int k = 0; k < n; k++) {
      int factor = (1 + random.nextInt(largest)) * (random.nextInt(4) == 0 ? -1 : 1);
      factors.add(random.nextInt(8) == 0 ? 0 : factor);
      bound += random.nextInt(2) == 1 ? factor : 0;
      scope.add(csp.variable("b" + k, 0, 1));
    }
    return new LinearSum(scope.build(), factors.build(), comparison, bound + random.nextInt(3) - 1);
  }

  /** A diagram in which values may lead several ways, or nowhere, and some nodes are cut off. */
  private static DecisionDiagram diagram(ImmutableList<Variable> scope, RandomStream random) {
    ImmutableList.Builder<ImmutableIntArray> layers = ImmutableList.builder();
    int before = 1;
    for (int k = 0; k < scope.size(); k++) {
      int after = k == scope.size() - 1 ? 1 : 2 + random.nextInt(4);
      ImmutableIntArray.Builder arcs = ImmutableIntArray.builder();
      Domain domain = scope.get(k).domain();
      for (int arc = random.nextInt(20); arc >= 0; arc--) {
        boolean outside = random.nextInt(12) == 0;
        arcs.add(random.nextInt(before));
        arcs.add(outside ? 77 : domain.valueAt(random.nextInt(domain.size())));
        arcs.add(random.nextInt(after));
      }
      layers.add(arcs.build());
      before = after;
    }
    return new DecisionDiagram(scope, layers.build());
  }

  private static Constraint circuit(Csp.Builder csp, RandomStream random, Circuit.Stays stays) {
    int n = 3 + random.nextInt(4);
    int first = random.nextInt(5) - 2;
    ImmutableList.Builder<Variable> places = ImmutableList.builder();
    for (int place = 0; place < n; place++) {
      int self = first + place;
      int[] next =
          IntStream.rangeClosed(first - 1, first + n)
              .filter(v -> random.nextInt(3) > 0 || v == self)
              .toArray();
      places.add(csp.variable("next" + place, Domain.of(next)));
    }
    return new Circuit(places.build(), first, stays);
  }

  /** A graph in which edges may be parallel, or lead back to their own variable. */
  private static Connected network(ImmutableList<Variable> scope, RandomStream random) {
    ImmutableList<ImmutableSet<Integer>> ports =
        ImmutableList.of(someValues(random), someValues(random), someValues(random));
    ImmutableIntArray.Builder edges = ImmutableIntArray.builder();
    for (int edge = 2 + random.nextInt(2 * scope.size()); edge > 0; edge--) {
      edges.add(random.nextInt(scope.size())).add(random.nextInt(3));
      edges.add(random.nextInt(scope.size())).add(random.nextInt(3));
    }
    return new Connected(scope, ports, edges.build());
  }

  private static ImmutableSet<Integer> someValues(RandomStream random) {
    return ImmutableSet.copyOf(
        List.of(random.nextInt(5) - 2, random.nextInt(5) - 2, random.nextInt(3)));
  }

  /** Tuples of which one place in {@code oneIn} is open, none if that is 0. */
  private static int[][] tuples(RandomStream random, List<Variable> scope, int count, int oneIn) {
    int[][] tuples = new int[count][scope.size()];
    for (int[] tuple : tuples) {
      for (int k = 0; k < tuple.length; k++) {
        Domain domain = scope.get(k).domain();
        boolean open = oneIn > 0 && random.nextInt(oneIn) == 0;
        boolean outside = random.nextInt(12) == 0;
        int value = outside ? 77 : domain.valueAt(random.nextInt(domain.size()));
        tuple[k] = open ? ShortExtension.ANY : value;
      }
    }
    return tuples;
  }

  private static ImmutableList<Variable> variables(
      Csp.Builder csp, RandomStream random, int n, int size) {
    return IntStream.range(0, n)
        .mapToObj(k -> csp.variable("x" + k, domain(random, size)))
        .collect(ImmutableList.toImmutableList());
  }

  /** Variables of one to four values between 0 and 7, with gaps. */
  private static ImmutableList<Variable> nearVariables(
      Csp.Builder csp, RandomStream random, int n) {
    return IntStream.range(0, n)
        .mapToObj(
            k -> {
              int min = random.nextInt(5);
              int[] values = {min, min + random.nextInt(4), min + random.nextInt(3)};
              return csp.variable("x" + k, Domain.of(values));
            })
        .collect(ImmutableList.toImmutableList());
  }

  /** About {@code size} values around 0, with gaps, and now and then one far away. */
  private static Domain domain(RandomStream random, int size) {
    int min = random.nextInt(6) - 3;
    Set<Integer> values = new TreeSet<>();
    IntStream.rangeClosed(min, min + size).filter(v -> random.nextInt(4) > 0).forEach(values::add);
    if (values.isEmpty() || random.nextInt(8) == 0) {
      values.add(-1_000_000);
    }
    return Domain.of(values.stream().mapToInt(Integer::intValue).toArray());
  }
}
