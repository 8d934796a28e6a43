package org.cspworkbench.core.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;

/** Every forbidden tuple, by itself, is avoided by some value left, whatever value is taken. */
final class NogoodByNogood implements Level {
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
