package org.cspworkbench.core.propagation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableLongArray;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.model.Circuit;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Count;
import org.cspworkbench.core.model.CountBetween;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.DifferentLists;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Element;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.Lex;
import org.cspworkbench.core.model.LinearSum;
import org.cspworkbench.core.model.LinearSum.Comparison;
import org.cspworkbench.core.model.ReifiedSum;
import org.cspworkbench.core.model.ShortExtension;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.network.Assignment;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.testing.BruteForce;
import org.cspworkbench.core.testing.ValuesLeft;
import org.cspworkbench.core.trace.Counters;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Each propagator leaves what the level of consistency that it promises leaves, no more and no
 * less, at the root and while decisions are made and taken back. The levels are worked out here
 * from their definitions, value by value.
 */
final class PropagatorsTest {

  /** One kind of constraint on at least three variables, each of which stands in it once. */
  private enum Kind {
    TABLE,
    TABLE_WITH_OPEN_PLACES,
    NEGATIVE_TABLE,
    NEGATIVE_TABLE_WITH_OPEN_PLACES,
    ELEMENT,
    COUNT,
    COUNT_WITH_ITS_TOTAL,
    COUNT_BETWEEN,
    LEX,
    DIFFERENT_LISTS,
    SUM_AT_MOST,
    SUM_NOT_EQUAL,
    SUM_EQUAL,
    TRUTH_OF_A_SUM,
    CIRCUIT,
    SUBCIRCUIT;

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
        case SUM_AT_MOST -> sum(csp, random, n, Comparison.AT_MOST);
        case SUM_NOT_EQUAL -> sum(csp, random, n, Comparison.NOT_EQUAL);
        case SUM_EQUAL -> sum(csp, random, n, Comparison.EQUAL);
        case TRUTH_OF_A_SUM ->
            new ReifiedSum(
                sum(csp, random, n - 1, Comparison.AT_MOST), csp.variable("truth", -1, 1));
        case CIRCUIT -> circuit(csp, random, Circuit.Stays.NONE);
        case SUBCIRCUIT -> circuit(csp, random, Circuit.Stays.LEFT_OUT);
      };
    }

    /** What is left of {@code domains}, by variable, at the level that its propagator promises. */
    Level level(Csp csp) {
      Constraint constraint = csp.constraints().get(0);
      return switch (this) {
        case NEGATIVE_TABLE_WITH_OPEN_PLACES -> new NogoodByNogood((ShortExtension) constraint);
        case SUM_EQUAL -> new Intervals((LinearSum) constraint);
        case CIRCUIT, SUBCIRCUIT -> new Chains((Circuit) constraint);
        default -> new DomainConsistent(csp);
      };
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsLeftIsWhatTheLevelLeaves(Kind kind) {
    int pruned = 0;
    for (long seed = 0; seed < 150; seed++) {
      RandomStream random = new RandomStream(seed);
      Csp.Builder builder = Csp.builder(kind + " of seed " + seed);
      Csp csp = builder.post(kind.draw(builder, random)).build();
      pruned += new Run(csp).follow(random, kind.level(csp));
    }
    assertThat(pruned).as("calls in which something was to be pruned").isGreaterThan(20);
  }

  /** One propagator at work, with decisions made and taken back. */
  private static final class Run {
    private static final int STEPS = 15;

    private final Csp csp;
    private final Network network;
    private final Domains domains;
    private final Assignment assignment;
    private final Gac gac;

    Run(Csp csp) {
      this.csp = csp;
      network = new Network(csp.structure());
      assertThat(network.propagatedConstraints()).as("%s", csp).hasSize(1);
      domains = new Domains(network, csp, new Counters(), null);
      assignment = new Assignment(domains);
      gac = new Gac(domains, assignment);
    }

    /** Says in how many calls something was to be pruned. */
    int follow(RandomStream random, Level level) {
      List<SortedSet<Integer>> before = left();
      boolean consistent = gac.establish();
      check("root", level, before, consistent);
      int pruned = left().equals(before) ? 0 : 1;
      int depth = 0;
      for (int step = 1; step <= STEPS; step++) {
        int[] open =
            IntStream.range(0, csp.variables().size()).filter(x -> domains.size(x) > 1).toArray();
        if (depth > 0 && (!consistent || open.length == 0 || random.nextInt(3) == 0)) {
          domains.undo();
          depth--;
          consistent = true;
        } else if (!consistent || open.length == 0) {
          return pruned;
        } else {
          domains.mark();
          depth++;
          int x = open[random.nextInt(open.length)];
          decideOrRefute(x, random);
          before = left();
          consistent = gac.after(x);
          check("step " + step, level, before, consistent);
          pruned += left().equals(before) ? 0 : 1;
        }
      }
      return pruned;
    }

    private void decideOrRefute(int x, RandomStream random) {
      int i = domains.first(x);
      for (int skip = random.nextInt(domains.size(x)); skip > 0; skip--) {
        i = domains.next(x, i);
      }
      if (random.nextInt(2) == 0) {
        assignment.decide(x, i);
      } else {
        domains.refute(x, i);
      }
    }

    private void check(
        String step, Level level, List<SortedSet<Integer>> before, boolean consistent) {
      List<SortedSet<Integer>> expected = copyOf(before);
      boolean shrunk = true;
      while (shrunk && expected.stream().noneMatch(Set::isEmpty)) {
        shrunk = level.shrink(expected);
      }
      assertThat(consistent)
          .as("%s, %s", csp, step)
          .isEqualTo(expected.stream().noneMatch(Set::isEmpty));
      if (consistent) {
        assertThat(left()).as("%s, %s", csp, step).isEqualTo(expected);
        assertThat(leftByAFreshRun(before)).as("%s, %s, fresh", csp, step).isEqualTo(expected);
      }
    }

    private List<SortedSet<Integer>> left() {
      return copyOf(ValuesLeft.in(domains));
    }

    private List<SortedSet<Integer>> leftByAFreshRun(List<SortedSet<Integer>> start) {
      Map<Variable, Domain> restrictions = new HashMap<>();
      csp.variables()
          .forEach(
              x ->
                  restrictions.put(
                      x,
                      Domain.of(
                          start.get(x.index()).stream().mapToInt(Integer::intValue).toArray())));
      Domains fresh =
          new Domains(network, csp.restricted("fresh", restrictions), new Counters(), null);
      assertThat(new Gac(fresh, new Assignment(fresh)).establish()).isTrue();
      return copyOf(ValuesLeft.in(fresh));
    }

    private static List<SortedSet<Integer>> copyOf(List<? extends Set<Integer>> domains) {
      List<SortedSet<Integer>> copy = new ArrayList<>();
      domains.forEach(domain -> copy.add(new TreeSet<>(domain)));
      return copy;
    }
  }

  /** A level of consistency, by its definition. */
  @FunctionalInterface
  private interface Level {
    /** Takes something away that may not stay; says whether there was anything. */
    boolean shrink(List<SortedSet<Integer>> domains);
  }

  /** Every value has a solution of the constraint among the values left. */
  private static final class DomainConsistent implements Level {
    private final int[][] solutions;

    DomainConsistent(Csp csp) {
      solutions =
          BruteForce.solutions(csp).stream()
              .map(solution -> solution.stream().mapToInt(Integer::intValue).toArray())
              .toArray(int[][]::new);
    }

    @Override
    public boolean shrink(List<SortedSet<Integer>> domains) {
      List<SortedSet<Integer>> used = new ArrayList<>();
      domains.forEach(domain -> used.add(new TreeSet<>()));
      for (int[] solution : solutions) {
        int x = 0;
        while (x < solution.length && domains.get(x).contains(solution[x])) {
          x++;
        }
        for (int y = 0; x == solution.length && y < x; y++) {
          used.get(y).add(solution[y]);
        }
      }
      boolean shrunk = false;
      for (int x = 0; x < used.size(); x++) {
        shrunk |= domains.get(x).retainAll(used.get(x));
      }
      return shrunk;
    }
  }

  /** Every forbidden tuple, by itself, is avoided by some value left, whatever value is taken. */
  private static final class NogoodByNogood implements Level {
    private final ShortExtension table;

    NogoodByNogood(ShortExtension table) {
      this.table = table;
    }

    @Override
    public boolean shrink(List<SortedSet<Integer>> domains) {
      boolean shrunk = false;
      for (int t = 0; t < table.size(); t++) {
        List<Integer> avoidable = new ArrayList<>();
        for (int k = 0; k < table.scope().size(); k++) {
          int value = table.value(t, k);
          if (value != ShortExtension.ANY && !domain(domains, k).equals(Set.of(value))) {
            avoidable.add(k);
          }
        }
        if (avoidable.isEmpty()) {
          domains.get(0).clear();
          return true;
        }
        if (avoidable.size() == 1) {
          int k = avoidable.get(0);
          shrunk |= domain(domains, k).remove(table.value(t, k));
        }
      }
      return shrunk;
    }

    private Set<Integer> domain(List<SortedSet<Integer>> domains, int k) {
      return domains.get(table.scope().get(k).index());
    }
  }

  /** Every value has a solution in real numbers between the bounds of the others. */
  private static final class Intervals implements Level {
    private final LinearSum sum;

    Intervals(LinearSum sum) {
      this.sum = sum;
    }

    @Override
    public boolean shrink(List<SortedSet<Integer>> domains) {
      boolean shrunk = false;
      for (int k = 0; k < sum.scope().size(); k++) {
        long least = 0;
        long most = 0;
        for (int other = 0; other < sum.scope().size(); other++) {
          if (other != k) {
            long a = sum.coefficients().get(other) * domain(domains, other).first();
            long b = sum.coefficients().get(other) * domain(domains, other).last();
            least += Math.min(a, b);
            most += Math.max(a, b);
          }
        }
        long factor = sum.coefficients().get(k);
        long from = sum.bound() - most;
        long to = sum.bound() - least;
        Predicate<Integer> outside = value -> factor * value < from || factor * value > to;
        shrunk |= domain(domains, k).removeIf(outside);
        if (domain(domains, k).isEmpty()) {
          return true;
        }
      }
      return shrunk;
    }

    private SortedSet<Integer> domain(List<SortedSet<Integer>> domains, int k) {
      return domains.get(sum.scope().get(k).index());
    }
  }

  /** No chain of fixed successors closes too early, and no two places have the same successor. */
  private static final class Chains implements Level {
    private final Circuit circuit;
    private final int n;
    private final boolean mayStay;

    Chains(Circuit circuit) {
      this.circuit = circuit;
      n = circuit.scope().size();
      mayStay = circuit.stays() == Circuit.Stays.LEFT_OUT;
    }

    @Override
    public boolean shrink(List<SortedSet<Integer>> domains) {
      int before = domains.stream().mapToInt(Set::size).sum();
      for (int place = 0; place < n; place++) {
        next(domains, place).removeIf(v -> v < circuit.first() || v >= circuit.first() + n);
        shrinkBy(domains, place);
      }
      if (mayStay
          && IntStream.range(0, n)
              .allMatch(p -> next(domains, p).equals(Set.of(circuit.first() + p)))) {
        domains.get(0).clear();
      }
      return domains.stream().mapToInt(Set::size).sum() < before;
    }

    private void shrinkBy(List<SortedSet<Integer>> domains, int place) {
      if (next(domains, place).size() == 1) {
        int taken = next(domains, place).first();
        IntStream.range(0, n)
            .filter(other -> other != place)
            .forEach(other -> next(domains, other).remove(taken));
      }
      List<Integer> chain = chainTo(domains, place);
      int start = chain.get(chain.size() - 1);
      long visits =
          IntStream.range(0, n)
              .filter(p -> !mayStay || !next(domains, p).contains(circuit.first() + p))
              .count();
      boolean stays = mayStay && start == place;
      if (!stays && chain.size() < visits) {
        next(domains, place).remove(circuit.first() + start);
      }
      if (!stays && next(domains, place).equals(Set.of(circuit.first() + start))) {
        IntStream.range(0, n)
            .filter(other -> !chain.contains(other))
            .forEach(p -> next(domains, p).removeIf(v -> v != circuit.first() + p));
      }
    }

    /** The places from which fixed successors lead to {@code place}, which comes first itself. */
    private List<Integer> chainTo(List<SortedSet<Integer>> domains, int place) {
      List<Integer> chain = new ArrayList<>(List.of(place));
      int before = fixedBefore(domains, place);
      while (before >= 0 && !chain.contains(before)) {
        chain.add(before);
        before = fixedBefore(domains, before);
      }
      return chain;
    }

    private int fixedBefore(List<SortedSet<Integer>> domains, int place) {
      return IntStream.range(0, n)
          .filter(p -> p != place && next(domains, p).equals(Set.of(circuit.first() + place)))
          .findFirst()
          .orElse(-1);
    }

    private SortedSet<Integer> next(List<SortedSet<Integer>> domains, int place) {
      return domains.get(circuit.scope().get(place).index());
    }
  }

  private static LinearSum sum(Csp.Builder csp, RandomStream random, int n, Comparison comparison) {
    ImmutableLongArray.Builder factors = ImmutableLongArray.builder();
    IntStream.range(0, n).forEach(k -> factors.add(random.nextInt(7) - 3));
    return new LinearSum(
        variables(csp, random, n, 4), factors.build(), comparison, random.nextInt(21) - 10);
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
