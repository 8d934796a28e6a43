package org.cspworkbench.core.model;

import com.google.common.collect.ImmutableSortedSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.stream.IntStream;

/**
 * With each value that is left of a variable, what must take part can be flooded through the edges
 * that may be open.
 */
final class ConnectedForEachValue implements Level {
  private final Connected network;

  ConnectedForEachValue(Connected network) {
    this.network = network;
  }

  @Override
  public boolean shrink(List<SortedSet<Integer>> domains) {
    boolean shrunk = false;
    for (int k = 0; k < network.scope().size(); k++) {
      SortedSet<Integer> left = domains.get(network.scope().get(k).index());
      for (int value : List.copyOf(left)) {
        List<SortedSet<Integer>> fixed = new ArrayList<>(domains);
        fixed.set(network.scope().get(k).index(), ImmutableSortedSet.of(value));
        if (!canBeFlooded(fixed)) {
          shrunk |= left.remove(value);
        }
      }
    }
    return shrunk;
  }

  private boolean canBeFlooded(List<SortedSet<Integer>> domains) {
    List<Integer> required =
        IntStream.range(0, network.scope().size())
            .filter(k -> left(domains, k).stream().allMatch(this::takesPart))
            .boxed()
            .toList();
    return required.isEmpty() || flood(domains, required.get(0)).containsAll(required);
  }

  private Set<Integer> flood(List<SortedSet<Integer>> domains, int start) {
    Set<Integer> wet = new HashSet<>(Set.of(start));
    Deque<Integer> sources = new ArrayDeque<>(wet);
    while (!sources.isEmpty()) {
      int source = sources.remove();
      for (int edge = 0; edge < network.edgeCount(); edge++) {
        for (int end = 0; end < 2; end++) {
          int next = network.position(edge, 1 - end);
          if (network.position(edge, end) == source
              && mayOpen(domains, edge, 0)
              && mayOpen(domains, edge, 1)
              && wet.add(next)) {
            sources.add(next);
          }
        }
      }
    }
    return wet;
  }

  private boolean mayOpen(List<SortedSet<Integer>> domains, int edge, int end) {
    return left(domains, network.position(edge, end)).stream()
        .anyMatch(network.ports().get(network.port(edge, end))::contains);
  }

  private boolean takesPart(int value) {
    return network.ports().stream().anyMatch(port -> port.contains(value));
  }

  private Collection<Integer> left(List<SortedSet<Integer>> domains, int k) {
    return domains.get(network.scope().get(k).index());
  }
}
