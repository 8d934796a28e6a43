package org.cspworkbench.core.model;

import java.util.List;
import java.util.SortedSet;
import java.util.function.Predicate;

/** Every value has a solution in real numbers between the bounds of the others. */
final class Intervals implements Level {
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
