package org.cspworkbench.core.model;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.cspworkbench.core.testing.BruteForce;

/** Every value has a solution of the constraint among the values left. */
final class DomainConsistent implements Level {
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
