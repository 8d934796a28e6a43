package org.cspworkbench.core.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.ConstraintScope;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.NoOverlap;
import org.cspworkbench.core.model.Scope;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.testing.BruteForce;
import org.cspworkbench.core.testing.DrawnSearch;
import org.cspworkbench.core.trace.Counters;
import org.junit.jupiter.api.Test;

/**
 * Each rule on a unary resource moves exactly what its definition moves, worked out here over all
 * sets of tasks, and a search with all of them finds every schedule.
 */
final class UnaryResourceTest {

  private static final int SEEDS = 1_000;

  private static final long NEVER = Long.MIN_VALUE;

  /** Tasks on one resource, of which some have lost the ends of their domains. */
  private record Tasks(Scope scope, ImmutableIntArray lengths) {

    static Tasks draw(long seed) {
      RandomStream random = new RandomStream(seed);
      int n = 3 + random.nextInt(4);
      Csp.Builder csp = Csp.builder("tasks of seed " + seed);
      int[] lengths = IntStream.range(0, n).map(i -> 1 + random.nextInt(6)).toArray();
      int room = IntStream.of(lengths).sum() + random.nextInt(12);
      ImmutableList.Builder<Variable> starts = ImmutableList.builder();
      for (int i = 0; i < n; i++) {
        int first = random.nextInt(room - lengths[i] + 1);
        int last = first + random.nextInt(room - lengths[i] - first + 1);
        starts.add(csp.variable("s" + i, Domain.range(first - 5, last - 5)));
      }
      Csp problem =
          csp.post(new Disjunctive(starts.build(), ImmutableIntArray.copyOf(lengths))).build();
      Network network = new Network(problem.structure(), AllDifferentFiltering.WITH_CLIQUES);
      Domains domains = new Domains(network, problem, new Counters(), null);
      return new Tasks(new ConstraintScope(domains, 0, x -> {}), ImmutableIntArray.copyOf(lengths));
    }

    int count() {
      return lengths.length();
    }

    long start(int i) {
      return scope.min(i);
    }

    long end(int i) {
      return (long) scope.max(i) + lengths.get(i);
    }

    /** The earliest end of a set: the latest of what its subsets need from their first start on. */
    long earliestEnd(int set) {
      long end = NEVER;
      for (int part = set; part > 0; part = (part - 1) & set) {
        end = Math.max(end, first(part) + length(part));
      }
      return end;
    }

    long first(int set) {
      return members(set).mapToLong(this::start).min().orElseThrow();
    }

    long last(int set) {
      return members(set).mapToLong(this::end).max().orElseThrow();
    }

    int length(int set) {
      return members(set).map(lengths::get).sum();
    }

    IntStream members(int set) {
      return IntStream.range(0, count()).filter(i -> (set >>> i & 1) != 0);
    }

    int where(IntPredicate isIn) {
      return IntStream.range(0, count()).filter(isIn).map(i -> 1 << i).sum();
    }

    IntStream setsWithout(int i) {
      return IntStream.range(1, 1 << count()).filter(set -> (set >>> i & 1) == 0);
    }
  }

  @Test
  void detectablePrecedencesDelayWhatMustBeBehindOthers() {
    int moved = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      Tasks tasks = Tasks.draw(seed);
      long[] starts = new long[tasks.count()];
      for (int k = 0; k < starts.length; k++) {
        int i = k;
        int before =
            tasks.where(
                j ->
                    j != i
                        && tasks.start(i) + tasks.lengths.get(i)
                            > tasks.end(j) - tasks.lengths.get(j));
        starts[i] = Math.max(tasks.start(i), tasks.earliestEnd(before));
      }
      moved += check(seed, tasks, starts, 0);
    }
    assertThat(moved).isGreaterThan(100);
  }

  @Test
  void edgeFindingDelaysWhatMustBeBehindASet() {
    int moved = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      Tasks tasks = Tasks.draw(seed);
      long[] starts = new long[tasks.count()];
      for (int k = 0; k < starts.length; k++) {
        int i = k;
        starts[i] =
            Math.max(
                tasks.start(i),
                tasks
                    .setsWithout(i)
                    .filter(
                        set ->
                            tasks.first(set | 1 << i) + tasks.length(set | 1 << i)
                                > tasks.last(set))
                    .mapToLong(tasks::earliestEnd)
                    .max()
                    .orElse(NEVER));
      }
      moved += check(seed, tasks, starts, 2);
    }
    assertThat(moved).isGreaterThan(100);
  }

  /** A set that needs more time than it has is found by edge finding, whatever else it moves. */
  @Test
  void anOverloadedResourceHasNoSchedule() {
    int overloads = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      Tasks tasks = Tasks.draw(seed);
      if (IntStream.range(1, 1 << tasks.count())
          .anyMatch(set -> tasks.first(set) + tasks.length(set) > tasks.last(set))) {
        TaskTimes times = new TaskTimes(tasks.scope, tasks.lengths.toArray());
        times.read(seed % 2 == 0);
        assertThat(EdgeFinding.filter(times, new ThetaLambdaTree(tasks.count())))
            .as("seed %d", seed)
            .isFalse();
        overloads++;
      }
    }
    assertThat(overloads).isGreaterThan(50);
  }

  /** The rule that is checked backwards in time: a task that cannot be first starts later. */
  @Test
  void notLastAdvancesWhatCannotBeLast() {
    int moved = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      Tasks tasks = Tasks.draw(seed);
      int n = tasks.count();
      TaskTimes times = new TaskTimes(tasks.scope, tasks.lengths.toArray());
      long[] ends = new long[n];
      for (int k = 0; k < n; k++) {
        int i = k;
        long latestStart = tasks.end(i) - tasks.lengths.get(i);
        ends[i] =
            Math.min(
                tasks.end(i),
                tasks
                    .setsWithout(i)
                    .filter(set -> tasks.earliestEnd(set) > latestStart)
                    .mapToLong(
                        set ->
                            tasks
                                .members(set)
                                .mapToLong(j -> tasks.end(j) - tasks.lengths.get(j))
                                .max()
                                .orElseThrow())
                    .min()
                    .orElse(Long.MAX_VALUE));
      }
      long[] before = IntStream.range(0, n).mapToLong(tasks::end).toArray();
      long[] starts = IntStream.range(0, n).mapToLong(tasks::start).toArray();
      times.read(false);
      if (NotLast.filter(times, new ThetaTree(n))) {
        for (int i = 0; i < n; i++) {
          assertThat(tasks.end(i)).as("seed %d", seed).isBetween(ends[i], before[i]);
          moved += tasks.end(i) < before[i] ? 1 : 0;
          boolean isFound = ends[i] == before[i] || tasks.end(i) < before[i];
          assertThat(isFound).as("seed %d, task %d", seed, i).isTrue();
        }
      } else {
        assertThat(IntStream.range(0, n).anyMatch(i -> ends[i] < starts[i] + tasks.lengths.get(i)))
            .as("seed %d", seed)
            .isTrue();
      }
    }
    assertThat(moved).isGreaterThan(100);
  }

  /** Lets a rule move starts; returns how many it has moved. */
  private static int check(long seed, Tasks tasks, long[] expected, int rule) {
    int n = tasks.count();
    long[] before = IntStream.range(0, n).mapToLong(tasks::start).toArray();
    boolean isOverloaded =
        IntStream.range(1, 1 << n)
            .anyMatch(set -> tasks.first(set) + tasks.length(set) > tasks.last(set));
    boolean hasStarts = IntStream.range(0, n).allMatch(i -> expected[i] <= tasks.scope.max(i));
    TaskTimes times = new TaskTimes(tasks.scope, tasks.lengths.toArray());
    times.read(false);
    boolean isPossible =
        rule == 0
            ? DetectablePrecedences.filter(times, new ThetaTree(n))
            : EdgeFinding.filter(times, new ThetaLambdaTree(n));
    if (!isPossible) {
      assertThat(!hasStarts || isOverloaded).as("seed %d", seed).isTrue();
      return 0;
    }
    assertThat(hasStarts).as("seed %d", seed).isTrue();
    assertThat(IntStream.range(0, n).mapToLong(tasks::start).toArray())
        .as("seed %d", seed)
        .isEqualTo(expected);
    return Arrays.equals(before, expected) ? 0 : 1;
  }

  @Test
  void aSearchFindsExactlyTheSchedules() {
    int found = 0;
    for (long seed = 0; seed < 150; seed++) {
      RandomStream random = new RandomStream(seed);
      Csp csp = resource(random, seed);
      Set<List<Integer>> solutions =
          DrawnSearch.solutions(
              new Network(csp.structure(), AllDifferentFiltering.WITH_CLIQUES), csp, random);
      assertThat(solutions).as("seed %d", seed).isEqualTo(Set.copyOf(BruteForce.solutions(csp)));
      found += solutions.size();
    }
    assertThat(found).isGreaterThan(1_000);
  }

  /** One resource, stated as a whole, by its pairs, or with the order of each pair. */
  private static Csp resource(RandomStream random, long seed) {
    Csp.Builder csp = Csp.builder("resource of seed " + seed);
    int n = 3 + random.nextInt(2);
    ImmutableList.Builder<Variable> starts = ImmutableList.builder();
    for (int i = 0; i < n; i++) {
      int first = random.nextInt(5) - 2;
      starts.add(csp.variable("s" + i, Domain.range(first, first + 2 + random.nextInt(8))));
    }
    ImmutableIntArray lengths =
        ImmutableIntArray.copyOf(IntStream.range(0, n).map(i -> 1 + random.nextInt(4)));
    Disjunctive resource = new Disjunctive(starts.build(), lengths);
    int form = (int) (seed % 3);
    if (form == 0) {
      return csp.post(resource).build();
    }
    for (Constraint pair : resource.pairs().orElseThrow()) {
      NoOverlap tasks = (NoOverlap) pair;
      if (form == 1) {
        csp.post(tasks);
      } else {
        Variable order = csp.variable(tasks.x() + " before " + tasks.y(), 0, 1);
        csp.post(
            new TaskOrder(
                ImmutableList.of(tasks.x(), tasks.y(), order),
                tasks.lengthOfX(),
                tasks.lengthOfY()));
      }
    }
    return csp.build();
  }
}
