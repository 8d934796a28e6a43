package org.cspworkbench.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.RandomVariable;
import org.cspworkbench.core.testing.ValuesLeft;
import org.cspworkbench.core.trace.Counters;
import org.junit.jupiter.api.Test;

/** Networks on grids of cells, whose value is the set of open sides, one bit each. */
final class ArticulationPointsTest {

  private static final int EAST = 1;
  private static final int SOUTH = 2;
  private static final int WEST = 4;
  private static final int NORTH = 8;

  private static final ImmutableList<ImmutableSet<Integer>> SIDES =
      IntStream.range(0, 4)
          .mapToObj(
              side ->
                  IntStream.range(0, 16)
                      .filter(value -> (value >>> side & 1) != 0)
                      .boxed()
                      .collect(ImmutableSet.toImmutableSet()))
          .collect(ImmutableList.toImmutableList());

  private static Connected grid(ImmutableList<Variable> cells, int width) {
    ImmutableIntArray.Builder edges = ImmutableIntArray.builder();
    for (int cell = 0; cell < cells.size(); cell++) {
      if (cell % width + 1 < width) {
        edges.add(cell).add(0).add(cell + 1).add(2);
      }
      if (cell + width < cells.size()) {
        edges.add(cell).add(1).add(cell + width).add(3);
      }
    }
    return new Connected(cells, SIDES, edges.build());
  }

  private static Csp grid(RandomStream random, int width, int height, int most) {
    Csp.Builder csp = Csp.builder("grid");
    ImmutableList.Builder<Variable> cells = ImmutableList.builder();
    for (int cell = 0; cell < width * height; cell++) {
      int[] values =
          IntStream.range(0, 1 + random.nextInt(most))
              .map(i -> random.nextInt(3) == 0 ? 0 : random.nextInt(16) | 1 << random.nextInt(4))
              .distinct()
              .toArray();
      cells.add(csp.variable("c" + cell, Domain.of(values)));
    }
    return csp.post(grid(cells.build(), width)).build();
  }

  /** Counts connected components by repainting both cells of each open border. */
  private static boolean isOneNetwork(List<Integer> cells, int width) {
    int[] colours = IntStream.range(0, cells.size()).toArray();
    for (int cell = 0; cell < colours.length; cell++) {
      if (cell % width + 1 < width
          && (cells.get(cell) & EAST) != 0
          && (cells.get(cell + 1) & WEST) != 0) {
        repaint(colours, colours[cell], colours[cell + 1]);
      }
      if (cell + width < colours.length
          && (cells.get(cell) & SOUTH) != 0
          && (cells.get(cell + width) & NORTH) != 0) {
        repaint(colours, colours[cell], colours[cell + width]);
      }
    }
    return IntStream.range(0, colours.length)
            .filter(cell -> cells.get(cell) != 0)
            .map(cell -> colours[cell])
            .distinct()
            .count()
        <= 1;
  }

  private static void repaint(int[] colours, int from, int to) {
    for (int cell = 0; cell < colours.length; cell++) {
      colours[cell] = colours[cell] == from ? to : colours[cell];
    }
  }

  private static void addNetworks(
      Csp csp, List<Integer> cells, int width, Set<List<Integer>> networks) {
    if (cells.size() == csp.variables().size()) {
      if (isOneNetwork(cells, width)) {
        networks.add(List.copyOf(cells));
      }
      return;
    }
    for (int value : csp.variables().get(cells.size()).domain().values().toArray()) {
      cells.add(value);
      addNetworks(csp, cells, width, networks);
      cells.remove(cells.size() - 1);
    }
  }

  @Test
  void aSearchFindsExactlyTheNetworks() {
    int found = 0;
    for (long seed = 0; seed < 300; seed++) {
      RandomStream random = new RandomStream(seed);
      int width = 3;
      Csp csp = grid(random, width, 3, 3);
      Set<List<Integer>> expected = new HashSet<>();
      addNetworks(csp, new ArrayList<>(), width, expected);
      Set<List<Integer>> solutions = new HashSet<>();
      Search.on(csp)
          .order(new RandomVariable(random))
          .maintainArcConsistency()
          .wantAll()
          .onSolution(values -> solutions.add(IntStream.of(values).boxed().toList()))
          .solve();
      assertThat(solutions).as("seed %d", seed).isEqualTo(expected);
      found += solutions.size();
    }
    assertThat(found).isGreaterThan(500);
  }

  @Test
  void eachValueThatIsLeftConnectsWhatIsRequired() {
    int removed = 0;
    int failed = 0;
    for (long seed = 0; seed < 40; seed++) {
      Csp csp = grid(new RandomStream(seed), 4, 4, 7);
      List<SortedSet<Integer>> expected = new ArrayList<>();
      csp.variables()
          .forEach(x -> expected.add(new TreeSet<>(x.domain().values().boxed().toList())));
      int before = expected.stream().mapToInt(Set::size).sum();
      Level level = new ConnectedForEachValue((Connected) csp.constraints().get(0));
      boolean shrunk = true;
      while (shrunk && expected.stream().noneMatch(Set::isEmpty)) {
        shrunk = level.shrink(expected);
      }
      Domains domains = new Domains(new Network(csp.structure()), csp, new Counters(), null);
      boolean isConsistent = new Gac(domains, new Assignment(domains)).establish();
      assertThat(isConsistent)
          .as("seed %d", seed)
          .isEqualTo(expected.stream().noneMatch(Set::isEmpty));
      if (isConsistent) {
        assertThat(ValuesLeft.in(domains)).as("seed %d", seed).isEqualTo(expected);
        removed += before - expected.stream().mapToInt(Set::size).sum();
      } else {
        failed++;
      }
    }
    assertThat(removed).isGreaterThan(100);
    assertThat(failed).isBetween(1, 30);
  }

  /** In a row of cells, everything between two required ones is decided in one call. */
  @Test
  void aLongRowIsOpenedWithoutRecursion() {
    int length = 65_536;
    Csp.Builder csp = Csp.builder("row");
    ImmutableList<Variable> cells = csp.variables("c", length, Domain.of(0, EAST, EAST | WEST));
    Csp row = csp.post(grid(cells, length)).build();
    Map<Variable, Domain> ends = new HashMap<>();
    ends.put(cells.get(0), Domain.of(EAST));
    ends.put(cells.get(length - 2), Domain.of(EAST | WEST));
    Csp problem = row.restricted("ends", ends);
    Domains domains = new Domains(new Network(row.structure()), problem, new Counters(), null);
    assertThat(new Gac(domains, new Assignment(domains)).establish()).isTrue();
    for (int cell = 1; cell < length - 1; cell++) {
      assertThat(domains.isSingle(cell)).isTrue();
      assertThat(domains.first(cell)).isEqualTo(2);
    }
    assertThat(domains.size(length - 1)).as("it may be left out").isEqualTo(2);
  }
}
