package org.cspworkbench.core.model;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The variables of a list in which one may stand at several places: each once, in the order in
 * which they appear, and for each place of the list which of them stands there. What is said about
 * places, such as "the last of the list", stays true where variables repeat only if it goes through
 * this mapping; a set of the variables loses it.
 */
public final class DistinctVariables {

  private static final ImmutableIntArray PAIR = ImmutableIntArray.of(0, 1);

  private final ImmutableList<Variable> variables;
  private final ImmutableIntArray numbers; // by place of the list

  private DistinctVariables(ImmutableList<Variable> variables, ImmutableIntArray numbers) {
    this.variables = variables;
    this.numbers = numbers;
  }

  /** Returns the variables of {@code list}. */
  public static DistinctVariables of(List<Variable> list) {
    if (list.size() == 2 && !list.get(0).equals(list.get(1))) { // by far the most frequent
      return new DistinctVariables(ImmutableList.copyOf(list), PAIR);
    }
    Map<Variable, Integer> known = new LinkedHashMap<>();
    ImmutableIntArray.Builder numbers = ImmutableIntArray.builder(list.size());
    for (Variable x : list) {
      Integer number = known.putIfAbsent(x, known.size());
      numbers.add(number == null ? known.size() - 1 : number);
    }
    return new DistinctVariables(ImmutableList.copyOf(known.keySet()), numbers.build());
  }

  /** Returns the variables, each once. */
  public ImmutableList<Variable> variables() {
    return variables;
  }

  /** Returns whether a variable stands in the list several times. */
  public boolean hasRepeats() {
    return variables.size() < numbers.length();
  }

  /** For each place of the list the number of the variable that stands there. */
  public ImmutableIntArray numbers() {
    return numbers;
  }

  /** Returns a test of values by place, as a test of one value for each variable. */
  public Predicate.Test test(Predicate.Test byPlace) {
    return hasRepeats() ? values -> byPlace.holds(byPlace(values)) : byPlace;
  }

  /** Returns the values place by place, of one value for each variable. */
  private int[] byPlace(int[] values) {
    int[] spread = new int[numbers.length()];
    for (int place = 0; place < spread.length; place++) {
      spread[place] = values[numbers.get(place)];
    }
    return spread;
  }
}
