package org.cspworkbench.core.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.cspworkbench.core.kernel.ConstraintScope;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Scope;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.testing.BruteForce;
import org.cspworkbench.core.testing.DrawnSearch;
import org.cspworkbench.core.trace.Counters;
import org.junit.jupiter.api.Test;

/** Tasks that share a resource, against moment after moment and against all schedules. */
public final class TimeTableTest {

  private static final int FAR = 60;

  /** Draws tasks; with one in {@code oneIn} of their lengths and uses not known. */
  public static Cumulative tasks(Csp.Builder csp, RandomStream random, int oneIn) {
    int n = 2 + random.nextInt(3);
    List<Variable> starts = new ArrayList<>();
    List<Variable> lengths = new ArrayList<>();
    List<Variable> uses = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      int first = random.nextInt(5) - 2;
      starts.add(csp.variable("s" + i, first, first + random.nextInt(5)));
      lengths.add(amount(csp, "l" + i, random, oneIn));
      uses.add(amount(csp, "u" + i, random, oneIn));
    }
    int limit = 2 + random.nextInt(3);
    Variable most = csp.variable("limit", limit - (oneIn > 0 ? random.nextInt(2) : 0), limit);
    return new Cumulative(starts, lengths, uses, most);
  }

  private static Variable amount(Csp.Builder csp, String name, RandomStream random, int oneIn) {
    int least = random.nextInt(4) - (oneIn > 0 && random.nextInt(8) == 0 ? 1 : 0);
    int more = oneIn > 0 && random.nextInt(oneIn) == 0 ? random.nextInt(3) : 0;
    return csp.variable(name, least, least + more);
  }

  /** Where lengths, uses and the limit are known, the bounds are those of the definition. */
  @Test
  void startsAreMovedWhereTheProfileLeavesTooLittle() {
    int moved = 0;
    for (long seed = 0; seed < 2_000; seed++) {
      RandomStream random = new RandomStream(seed);
      Csp.Builder csp = Csp.builder("tasks of seed " + seed);
      Csp problem = csp.post(tasks(csp, random, 0)).build();
      Domains domains =
          new Domains(new Network(problem.structure()), problem, new Counters(), null);
      Scope scope = new ConstraintScope(domains, 0, x -> {});
      int n = scope.size() / 3;
      long[][] bounds = new long[2][n];
      for (int i = 0; i < n; i++) {
        bounds[0][i] = scope.min(i);
        bounds[1][i] = scope.max(i);
      }
      boolean isPossible = new TimeTable(scope, n).propagate();
      boolean again = isPossible;
      while (again) {
        int size = IntStream.range(0, n).map(scope::domainSize).sum();
        isPossible = new TimeTable(scope, n).propagate();
        again = isPossible && IntStream.range(0, n).map(scope::domainSize).sum() < size;
      }
      int before = sum(bounds);
      assertThat(isPossible).as("seed %d", seed).isEqualTo(byDefinition(scope, bounds));
      if (isPossible) {
        for (int i = 0; i < n; i++) {
          assertThat((long) scope.min(i)).as("seed %d, task %d", seed, i).isEqualTo(bounds[0][i]);
          assertThat((long) scope.max(i)).as("seed %d, task %d", seed, i).isEqualTo(bounds[1][i]);
        }
        moved += sum(bounds) < before ? 1 : 0;
      }
    }
    assertThat(moved).isGreaterThan(100);
  }

  private static int sum(long[][] bounds) {
    return IntStream.range(0, bounds[0].length).map(i -> (int) (bounds[1][i] - bounds[0][i])).sum();
  }

  /** Moves the bounds until no start is left at an end that a moment rules out. */
  private static boolean byDefinition(Scope scope, long[][] bounds) {
    int n = bounds[0].length;
    boolean again = true;
    while (again) {
      again = false;
      for (int i = 0; i < n; i++) {
        while (bounds[0][i] <= bounds[1][i] && !hasRoom(scope, bounds, i, bounds[0][i])) {
          bounds[0][i]++;
          again = true;
        }
        while (bounds[0][i] <= bounds[1][i] && !hasRoom(scope, bounds, i, bounds[1][i])) {
          bounds[1][i]--;
          again = true;
        }
        if (bounds[0][i] > bounds[1][i]) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean hasRoom(Scope scope, long[][] bounds, int i, long start) {
    int n = bounds[0].length;
    for (long t = -FAR; t < FAR; t++) {
      int used = start <= t && t < start + scope.min(n + i) ? scope.min(2 * n + i) : 0;
      for (int j = 0; j < n && used > 0; j++) {
        boolean runs = j != i && bounds[1][j] <= t && t < bounds[0][j] + scope.min(n + j);
        used += runs ? scope.min(2 * n + j) : 0;
      }
      if (used > scope.max(3 * n)) {
        return false;
      }
    }
    return true;
  }

  @Test
  void aSearchFindsExactlyTheSchedules() {
    int found = 0;
    for (long seed = 0; seed < 200; seed++) {
      RandomStream random = new RandomStream(seed);
      Csp.Builder builder = Csp.builder("tasks of seed " + seed);
      Csp csp = builder.post(tasks(builder, random, 4)).build();
      Set<List<Integer>> solutions = DrawnSearch.solutions(csp, random);
      assertThat(solutions).as("seed %d", seed).isEqualTo(Set.copyOf(BruteForce.solutions(csp)));
      found += solutions.size();
    }
    assertThat(found).isGreaterThan(1_000);
  }

  /** Two tasks that need all of the energy between two moments leave none for a third one. */
  @Test
  void tooLittleEnergyIsSeenWithoutACertainPart() {
    Csp.Builder csp = Csp.builder("three tasks of 3 and 1 within 4, of which two run at a time");
    ImmutableList<Variable> starts = csp.variables("s", 3, Domain.range(0, 1));
    Variable three = csp.variable("three", 3, 3);
    Variable one = csp.variable("one", 1, 1);
    Variable two = csp.variable("two", 2, 2);
    ImmutableList<Variable> lengths = ImmutableList.of(three, three, three);
    ImmutableList<Variable> uses = ImmutableList.of(one, one, one);
    Csp problem = csp.post(new Cumulative(starts, lengths, uses, two)).build();
    Domains domains = new Domains(new Network(problem.structure()), problem, new Counters(), null);
    Scope scope = new ConstraintScope(domains, 0, x -> {});
    assertThat(new EnergyCheck(scope, 3).isPossible()).isFalse();
  }
}
