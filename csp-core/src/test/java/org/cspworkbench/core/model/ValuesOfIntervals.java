package org.cspworkbench.core.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Bounds of a number of different values, the last variable, where every domain is an interval: the
 * number is one that some choice from the intervals has; each end of an interval is in a choice of
 * at most so many values as are allowed; and where each open variable must add a value, it takes
 * none that another one has.
 */
final class ValuesOfIntervals implements Level {

  @Override
  public boolean shrink(List<SortedSet<Integer>> domains) {
    int last = domains.size() - 1;
    List<SortedSet<Integer>> counted = domains.subList(0, last);
    SortedSet<Integer> total = domains.get(last);
    SortedSet<Integer> counts = counts(counted);
    boolean shrunk = total.removeIf(count -> count < counts.first() || count > counts.last());
    if (total.isEmpty()) {
      return true;
    }
    for (SortedSet<Integer> domain : counted) {
      while (!domain.isEmpty() && fewestWith(counted, domain, domain.first()) > total.last()) {
        shrunk |= domain.remove(domain.first());
      }
      while (!domain.isEmpty() && fewestWith(counted, domain, domain.last()) > total.last()) {
        shrunk |= domain.remove(domain.last());
      }
      if (domain.isEmpty()) {
        return true;
      }
    }
    Set<Integer> fixed = new TreeSet<>();
    counted.stream().filter(domain -> domain.size() == 1).forEach(fixed::addAll);
    List<SortedSet<Integer>> open = counted.stream().filter(domain -> domain.size() > 1).toList();
    if (fixed.size() + open.size() == total.first()) {
      for (SortedSet<Integer> domain : open) {
        shrunk |= domain.removeAll(fixed);
      }
    }
    return shrunk;
  }

  private static int fewestWith(
      List<SortedSet<Integer>> counted, SortedSet<Integer> domain, int value) {
    List<SortedSet<Integer>> with = new ArrayList<>();
    counted.forEach(each -> with.add(each == domain ? new TreeSet<>(Set.of(value)) : each));
    return counts(with).first();
  }

  /** Returns how many different values the choices from the intervals have. */
  private static SortedSet<Integer> counts(List<SortedSet<Integer>> counted) {
    SortedSet<Integer> counts = new TreeSet<>();
    count(counted, 0, 0, counts);
    return counts;
  }

  /** Adds the numbers of values of all choices, the chosen values being the bits of a set. */
  private static void count(
      List<SortedSet<Integer>> counted, int k, int chosen, Set<Integer> counts) {
    if (k == counted.size()) {
      counts.add(Integer.bitCount(chosen));
      return;
    }
    for (int value = counted.get(k).first(); value <= counted.get(k).last(); value++) {
      count(counted, k + 1, chosen | 1 << value, counts);
    }
  }
}
