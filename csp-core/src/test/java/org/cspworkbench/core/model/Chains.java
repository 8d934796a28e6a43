package org.cspworkbench.core.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.stream.IntStream;

/** No chain of fixed successors closes too early, and no two places have the same successor. */
final class Chains implements Level {
  private final Circuit circuit;
  private final int n;
  private final boolean mayStay;

  Chains(Circuit circuit) {
    this.circuit = circuit;
    n = circuit.scope().size();
    mayStay = circuit.stays() != Circuit.Stays.NONE;
  }

  @Override
  public boolean shrink(List<SortedSet<Integer>> domains) {
    int before = domains.stream().mapToInt(Set::size).sum();
    for (int place = 0; place < n; place++) {
      next(domains, place).removeIf(v -> v < circuit.first() || v >= circuit.first() + n);
      shrinkBy(domains, place);
    }
    if (circuit.stays() == Circuit.Stays.LEFT_OUT
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
