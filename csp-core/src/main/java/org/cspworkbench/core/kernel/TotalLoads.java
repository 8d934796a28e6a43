package org.cspworkbench.core.kernel;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.LinearSum;
import org.cspworkbench.core.model.LinearSum.Comparison;
import org.cspworkbench.core.model.Variable;

/**
 * What all bins together must hold: where each of some goods is in one bin, by sums of 0/1
 * variables that are 1, and a sum over the same sizes limits each bin, the limits add up to all
 * sizes at least (a surrogate constraint: Glover, "Surrogate Constraints", Operations Research 16,
 * 1968).
 */
final class TotalLoads {

  private static final int NONE = Network.NONE;

  private final int[] goodOf; // by variable: the good that it places, or NONE
  private final List<Integer> places = new ArrayList<>(); // by good: how many bins it may be in
  private final Map<Map<Integer, Long>, List<LinearSum>> bins = new LinkedHashMap<>(); // by sizes

  private TotalLoads(int variables) {
    goodOf = new int[variables];
    Arrays.fill(goodOf, NONE);
  }

  /** Returns the constraints that {@code structure} implies. */
  static ImmutableList<Constraint> of(Csp.Structure structure) {
    TotalLoads loads = new TotalLoads(structure.variables().size());
    for (Constraint constraint : structure.constraints()) {
      if (constraint instanceof LinearSum sum && isChoice(sum)) {
        loads.addGood(sum);
      }
    }
    if (loads.places.isEmpty()) {
      return ImmutableList.of();
    }
    for (Constraint constraint : structure.constraints()) {
      if (constraint instanceof LinearSum sum && sum.comparison() == Comparison.AT_MOST) {
        loads.addBin(sum);
      }
    }
    ImmutableList.Builder<Constraint> implied = ImmutableList.builder();
    loads.bins.forEach(
        (sizes, sums) -> {
          if (loads.hasAllPlaces(sizes, sums)) {
            addTotal(sizes, sums, loads.goodOf, implied);
          }
        });
    return implied.build();
  }

  /** Returns whether exactly one of some 0/1 variables is 1. */
  private static boolean isChoice(LinearSum sum) {
    if (sum.comparison() != Comparison.EQUAL || sum.bound() != 1) {
      return false;
    }
    for (int k = 0; k < sum.scope().size(); k++) {
      Variable x = sum.scope().get(k);
      if (sum.coefficients().get(k) != 1 || x.domain().min() != 0 || x.domain().max() != 1) {
        return false;
      }
    }
    return true;
  }

  private void addGood(LinearSum choice) {
    for (Variable x : choice.scope()) {
      if (goodOf[x.index()] != NONE) {
        return; // of another good too, or repeated
      }
    }
    choice.scope().forEach(x -> goodOf[x.index()] = places.size());
    places.add(choice.scope().size());
  }

  private void addBin(LinearSum sum) {
    Map<Integer, Long> sizes = new TreeMap<>();
    for (int k = 0; k < sum.scope().size(); k++) {
      int good = goodOf[sum.scope().get(k).index()];
      if (good != NONE && sizes.put(good, sum.coefficients().get(k)) != null) {
        return; // twice in one bin
      }
    }
    if (sizes.size() > 1) {
      bins.computeIfAbsent(sizes, s -> new ArrayList<>()).add(sum);
    }
  }

  /** Returns whether these are all bins in which the goods may be, each once. */
  private boolean hasAllPlaces(Map<Integer, Long> sizes, List<LinearSum> sums) {
    Map<Variable, Integer> uses = new HashMap<>();
    for (LinearSum sum : sums) {
      sum.scope().forEach(x -> uses.merge(x, 1, Integer::sum));
    }
    for (Map.Entry<Variable, Integer> use : uses.entrySet()) {
      if (goodOf[use.getKey().index()] != NONE && use.getValue() > 1) {
        return false;
      }
    }
    for (int good : sizes.keySet()) {
      if (places.get(good) != sums.size()) {
        return false;
      }
    }
    return true;
  }

  private static void addTotal(
      Map<Integer, Long> sizes,
      List<LinearSum> sums,
      int[] goodOf,
      ImmutableList.Builder<Constraint> implied) {
    Map<Variable, Long> others = new LinkedHashMap<>();
    long bound = 0;
    for (LinearSum sum : sums) {
      bound += sum.bound();
      for (int k = 0; k < sum.scope().size(); k++) {
        Variable x = sum.scope().get(k);
        if (goodOf[x.index()] == NONE) {
          others.merge(x, sum.coefficients().get(k), Long::sum);
        }
      }
    }
    for (long size : sizes.values()) {
      bound -= size;
    }
    if (!others.isEmpty()) {
      implied.add(
          new LinearSum(
              ImmutableList.copyOf(others.keySet()),
              ImmutableLongArray.copyOf(others.values()),
              Comparison.AT_MOST,
              bound));
    }
  }
}
