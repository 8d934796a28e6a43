package org.cspworkbench.solvers;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.core.model.Variable;

/**
 * A random problem so small that everything can be enumerated. It is written down twice: as a
 * {@link Csp} for the solvers, and as plain tests of a complete assignment for the oracle, which
 * uses nothing of the project.
 */
final class SmallProblem {

  /** A constraint as the oracle knows it: its variables, and a test of a complete assignment. */
  private record Fact(ImmutableList<Integer> scope, Predicate<int[]> test) {}

  private final Random random;
  private final Csp.Builder builder;
  private final List<Variable> variables = new ArrayList<>();
  private final List<int[]> values = new ArrayList<>(); // those each variable starts from
  private final List<Fact> facts = new ArrayList<>();
  private final Csp csp;
  private final ImmutableList<ImmutableList<Integer>> solutions;

  /** The problem of this seed. */
  SmallProblem(long seed) {
    random = new Random(seed);
    builder = Csp.builder("small problem " + seed);
    boolean wide = seed % 8 == 0; // one variable whose domain does not fit into a word
    int n = wide ? 2 + random.nextInt(2) : 1 + random.nextInt(5);
    Map<Variable, Domain> givens = new HashMap<>();
    for (int x = 0; x < n; x++) {
      int size = wide && x == 0 ? 65 + random.nextInt(80) : 1 + random.nextInt(5);
      addVariable("x" + x, size, givens);
    }
    int count = random.nextInt(2 * n + 2);
    for (int c = 0; c < count; c++) {
      addConstraint();
    }
    if (seed % 12 == 9) {
      addTriangleOfTwoColours();
    }
    csp = builder.build().restricted("small problem " + seed, givens);
    List<ImmutableList<Integer>> found = new ArrayList<>();
    enumerate(new int[variables.size()], 0, found);
    solutions = ImmutableList.copyOf(found);
  }

  /** For the solvers. */
  Csp csp() {
    return csp;
  }

  /** Every assignment that satisfies every constraint, by trying all. */
  ImmutableList<ImmutableList<Integer>> solutions() {
    return solutions;
  }

  /**
   * Whether removing unsupported values until nothing changes empties a domain: those that no tuple
   * of a constraint uses. No constraint here has so many tuples that it would be left alone.
   */
  boolean isRefutedByPropagation() {
    List<BitSet> left = new ArrayList<>();
    values.forEach(
        domain -> {
          BitSet all = new BitSet();
          all.set(0, domain.length);
          left.add(all);
        });
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Fact fact : facts) {
        for (int x : fact.scope) {
          changed |= left.get(x).stream().filter(i -> !isSupported(fact, x, i, left)).count() > 0;
          BitSet supported = new BitSet();
          left.get(x).stream().filter(i -> isSupported(fact, x, i, left)).forEach(supported::set);
          left.set(x, supported);
        }
      }
    }
    return left.stream().anyMatch(BitSet::isEmpty);
  }

  private boolean isSupported(Fact fact, int x, int i, List<BitSet> left) {
    int[] tuple = new int[values.size()];
    tuple[x] = values.get(x)[i];
    List<Integer> others = fact.scope.stream().filter(y -> y != x).toList();
    return isExtendable(fact, tuple, others, left);
  }

  private boolean isExtendable(Fact fact, int[] tuple, List<Integer> open, List<BitSet> left) {
    if (open.isEmpty()) {
      return fact.test.test(tuple);
    }
    int y = open.get(0);
    return left.get(y).stream()
        .anyMatch(
            j -> {
              tuple[y] = values.get(y)[j];
              return isExtendable(fact, tuple, open.subList(1, open.size()), left);
            });
  }

  private void enumerate(int[] tuple, int x, List<ImmutableList<Integer>> found) {
    if (x == tuple.length) {
      if (facts.stream().allMatch(fact -> fact.test.test(tuple))) {
        found.add(IntStream.of(tuple).boxed().collect(ImmutableList.toImmutableList()));
      }
      return;
    }
    for (int value : values.get(x)) {
      tuple[x] = value;
      enumerate(tuple, x + 1, found);
    }
  }

  private void addVariable(String name, int size, Map<Variable, Domain> givens) {
    int min = random.nextInt(7) - 3;
    int[] all = IntStream.range(min, min + size).toArray();
    Domain domain = Domain.range(min, min + size - 1);
    if (random.nextInt(3) == 0) { // with holes
      all = Arrays.stream(all).map(value -> 3 * value - Math.floorMod(value, 2)).toArray();
      domain = Domain.of(all);
    }
    Variable variable = builder.variable(name, domain);
    if (random.nextInt(6) == 0) {
      all = Arrays.stream(all).filter(value -> random.nextInt(3) > 0).toArray();
      all = all.length == 0 ? new int[] {domain.min()} : all;
      givens.put(variable, Domain.of(all));
    }
    variables.add(variable);
    values.add(all);
  }

  private void addConstraint() {
    switch (random.nextInt(7)) {
      case 0, 1 -> addNotEqual();
      case 2 -> addAllDifferent();
      case 3, 4 -> addExtension();
      case 5 -> addPredicate();
      default -> addConstraintOfItsOwnKind();
    }
  }

  private void addNotEqual() {
    int x = anyVariable();
    int y = random.nextInt(20) == 0 ? x : anyVariable();
    int offset = random.nextInt(7) - 3;
    builder.post(new NotEqual(variables.get(x), variables.get(y), offset));
    addFact(tuple -> tuple[x] != tuple[y] + offset, x, y);
  }

  /** As it is compiled: a fact for each pair. */
  private void addAllDifferent() {
    int[] scope = IntStream.range(0, variables.size()).filter(x -> random.nextBoolean()).toArray();
    scope = scope.length == 0 ? new int[] {anyVariable()} : scope;
    builder.post(
        new AllDifferent(
            Arrays.stream(scope)
                .mapToObj(variables::get)
                .collect(ImmutableList.toImmutableList())));
    for (int x : scope) {
      for (int y : scope) {
        if (x < y) {
          addFact(tuple -> tuple[x] != tuple[y], x, y);
        }
      }
    }
  }

  private void addExtension() {
    int x = anyVariable();
    int y = anyVariable();
    if (x == y) {
      return;
    }
    boolean supports = random.nextBoolean();
    int percent = supports ? 40 + random.nextInt(50) : 10 + random.nextInt(50);
    Set<List<Integer>> pairs = new LinkedHashSet<>();
    pairs.add(List.of(1000, 1000)); // of no domain: to be ignored
    variables
        .get(x)
        .domain()
        .values()
        .forEach(
            a ->
                variables
                    .get(y)
                    .domain()
                    .values()
                    .filter(b -> random.nextInt(100) < percent)
                    .forEach(b -> pairs.add(List.of(a, b))));
    int[][] listed =
        pairs.stream().map(pair -> new int[] {pair.get(0), pair.get(1)}).toArray(int[][]::new);
    List<Variable> scope = List.of(variables.get(x), variables.get(y));
    builder.post(
        supports ? Extension.allowing(scope, listed) : Extension.forbidding(scope, listed));
    addFact(tuple -> pairs.contains(List.of(tuple[x], tuple[y])) == supports, x, y);
  }

  /**
   * Three variables of two values each, every two different: what propagation alone cannot refute.
   */
  private void addTriangleOfTwoColours() {
    int first = variables.size();
    for (int x = first; x < first + 3; x++) {
      variables.add(builder.variable("x" + x, 0, 1));
      values.add(new int[] {0, 1});
    }
    for (int x = first; x < first + 3; x++) {
      int a = x;
      int b = x + 1 < first + 3 ? x + 1 : first;
      builder.notEqual(variables.get(a), variables.get(b));
      addFact(tuple -> tuple[a] != tuple[b], a, b);
    }
  }

  /** A linear relation over one to four variables, of which some may be the same. */
  private void addPredicate() {
    int[] scope = IntStream.range(0, 1 + random.nextInt(4)).map(k -> anyVariable()).toArray();
    int[] factors = Arrays.stream(scope).map(x -> random.nextInt(5) - 2).toArray();
    int modulus = 2 + random.nextInt(3);
    int rest = random.nextInt(modulus);
    boolean equal = random.nextBoolean();
    builder.where(
        "Σ mod " + modulus + (equal ? " = " : " ≠ ") + rest,
        tuple -> (Math.floorMod(sum(factors, tuple), modulus) == rest) == equal,
        Arrays.stream(scope).mapToObj(variables::get).toArray(Variable[]::new));
    addFact(
        tuple -> {
          int sum = sum(factors, Arrays.stream(scope).map(x -> tuple[x]).toArray());
          return (Math.floorMod(sum, modulus) == rest) == equal;
        },
        scope);
  }

  private static int sum(int[] factors, int[] values) {
    return IntStream.range(0, factors.length).map(k -> factors[k] * values[k]).sum();
  }

  /** A class of constraints of which the project has never heard: x₁ &lt; x₂ &lt; … */
  private record Increasing(ImmutableList<Variable> scope) implements Constraint {
    @Override
    public boolean isSatisfiedBy(int... tuple) {
      return IntStream.range(1, tuple.length).allMatch(k -> tuple[k - 1] < tuple[k]);
    }
  }

  private void addConstraintOfItsOwnKind() {
    int[] scope = random.ints(0, variables.size()).distinct().limit(lengthOfScope()).toArray();
    builder.post(
        new Increasing(
            Arrays.stream(scope)
                .mapToObj(variables::get)
                .collect(ImmutableList.toImmutableList())));
    addFact(
        tuple ->
            IntStream.range(1, scope.length).allMatch(k -> tuple[scope[k - 1]] < tuple[scope[k]]),
        scope);
  }

  private int lengthOfScope() {
    return Math.min(variables.size(), 1 + random.nextInt(3));
  }

  private int anyVariable() {
    return random.nextInt(variables.size());
  }

  private void addFact(Predicate<int[]> test, int... scope) {
    facts.add(
        new Fact(
            Arrays.stream(scope).distinct().boxed().collect(ImmutableList.toImmutableList()),
            test));
  }
}
