package org.cspworkbench.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.trace.Counters;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Hidden singles and naked pairs against their definitions, applied until nothing changes. */
class UnitRulesTest {

  private static final int PROBLEMS = 400;

  /** Squares with rows and columns, and now and then a unit with more values than variables. */
  private static Csp problem(long seed) {
    Random random = new Random(seed);
    int n = 3 + random.nextInt(4);
    int gap = random.nextInt(3) == 0 ? 30 : 1; // two words a domain
    Domain domain = Domain.of(IntStream.range(0, n).map(v -> 3 + v * gap).toArray());
    Csp.Builder builder = Csp.builder("unit rules " + seed);
    Variable[] cells = new Variable[n * n];
    for (int c = 0; c < cells.length; c++) {
      cells[c] = builder.variable("x" + c, domain);
    }
    for (int k = 0; k < n; k++) {
      int line = k;
      builder.post(unit(IntStream.range(0, n).mapToObj(i -> cells[line * n + i]).toList()));
      builder.post(unit(IntStream.range(0, n).mapToObj(i -> cells[i * n + line]).toList()));
    }
    builder.post(unit(IntStream.range(0, n - 1).mapToObj(i -> cells[i * (n + 1)]).toList()));
    Map<Variable, Domain> restrictions = new HashMap<>();
    for (Variable cell : cells) {
      int[] left = domain.values().filter(v -> random.nextInt(5) < 3).toArray();
      if (left.length > 0) {
        restrictions.put(cell, Domain.of(left));
      }
    }
    return builder.build().restricted("unit rules " + seed, ImmutableMap.copyOf(restrictions));
  }

  private static AllDifferent unit(List<Variable> scope) {
    return new AllDifferent(ImmutableList.copyOf(scope));
  }

  @ParameterizedTest
  @ValueSource(strings = {"hidden singles", "naked pairs"})
  void whatIsLeftIsWhatTheDefinitionLeaves(String rule) {
    boolean hidden = rule.equals("hidden singles");
    int consistent = 0;
    int helped = 0;
    for (long seed = 0; seed < PROBLEMS; seed++) {
      Csp csp = problem(seed);
      List<Set<Integer>> expected = byDefinition(csp, hidden, !hidden);
      boolean contradiction = expected.stream().anyMatch(Set::isEmpty);
      Domains domains =
          new Domains(
              new Network(csp.structure(), AllDifferentFiltering.DOMAIN_CONSISTENT),
              csp,
              new Counters(),
              null);
      DifferentValues.Rule maker = hidden ? HiddenSingles::new : NakedPairs::new;
      assertThat(new Gac(domains, new Assignment(domains), maker).establish())
          .as("seed %d", seed)
          .isEqualTo(!contradiction);
      if (!contradiction) {
        consistent++;
        assertThat(left(domains)).as("seed %d", seed).isEqualTo(expected);
        helped += expected.equals(byDefinition(csp, false, false)) ? 0 : 1;
      }
    }
    assertThat(consistent).isBetween(PROBLEMS / 20, PROBLEMS - 20);
    assertThat(helped).isGreaterThan(10);
  }

  private static List<Set<Integer>> left(Domains domains) {
    List<Set<Integer>> left = new ArrayList<>();
    for (Variable x : domains.csp().variables()) {
      Set<Integer> values = new TreeSet<>();
      IntStream.range(0, x.domain().size())
          .filter(i -> domains.contains(x.index(), i))
          .forEach(i -> values.add(x.domain().valueAt(i)));
      left.add(values);
    }
    return left;
  }

  /** Naked singles and one rule, over and over, until nothing changes or a cell is empty. */
  private static List<Set<Integer>> byDefinition(Csp csp, boolean hidden, boolean pairs) {
    List<Set<Integer>> left = new ArrayList<>();
    for (Variable x : csp.variables()) {
      left.add(new TreeSet<>(csp.initialDomain(x).values().boxed().toList()));
    }
    boolean changed = true;
    while (changed && left.stream().noneMatch(Set::isEmpty)) {
      changed = false;
      for (Constraint constraint : csp.structure().constraints()) {
        List<Set<Integer>> unit =
            constraint.scope().stream().map(x -> left.get(x.index())).toList();
        changed |= nakedSingles(unit);
        changed |= hidden && hiddenSingles(unit, constraint.scope().get(0).domain());
        changed |= pairs && nakedPairs(unit);
      }
    }
    return left;
  }

  private static boolean nakedSingles(List<Set<Integer>> unit) {
    boolean changed = false;
    for (int one = 0; one < unit.size(); one++) {
      for (int other = 0; other < unit.size(); other++) {
        changed |=
            other != one && unit.get(one).size() == 1 && unit.get(other).removeAll(unit.get(one));
      }
    }
    return changed;
  }

  private static boolean hiddenSingles(List<Set<Integer>> unit, Domain domain) {
    boolean changed = false;
    if (unit.size() == domain.size()) {
      for (int value : domain.values().toArray()) {
        List<Set<Integer>> places = unit.stream().filter(c -> c.contains(value)).toList();
        if (places.isEmpty()) {
          unit.forEach(Set::clear);
          return true;
        }
        changed |= places.size() == 1 && places.get(0).retainAll(List.of(value));
      }
    }
    return changed;
  }

  private static boolean nakedPairs(List<Set<Integer>> unit) {
    boolean changed = false;
    for (int one = 0; one < unit.size(); one++) {
      Set<Integer> pair = unit.get(one);
      for (int twin = one + 1; twin < unit.size(); twin++) {
        if (pair.size() == 2 && pair.equals(unit.get(twin))) {
          for (int other = 0; other < unit.size(); other++) {
            changed |= other != one && other != twin && unit.get(other).removeAll(pair);
          }
        }
      }
    }
    return changed;
  }
}
