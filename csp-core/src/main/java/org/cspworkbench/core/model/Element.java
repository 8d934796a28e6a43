package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;

/**
 * The entry of a list at a variable place: {@code list[index] = value}. An index outside the list
 * satisfies nothing.
 *
 * @param scope the index, the value, then the entries of the list in order; at least one entry
 * @param first the index of the first entry: 0 where people count from 0
 */
public record Element(ImmutableList<Variable> scope, int first) implements Constraint {

  private static final int ENTRIES = 2; // where the entries begin in the scope

  /**
   * Checks the list.
   *
   * @param scope the index, the value, then the entries of the list in order
   * @param first the index of the first entry
   * @throws IllegalArgumentException if the list is empty
   */
  public Element {
    checkArgument(scope.size() > ENTRIES, "the list of an element constraint is empty");
  }

  /** {@code list[index] = value}, counting the entries from 0. */
  public Element(Iterable<Variable> list, Variable index, Variable value) {
    this(list, 0, index, value);
  }

  /** {@code list[index] = value}, counting the entries from {@code first}. */
  public Element(Iterable<Variable> list, int first, Variable index, Variable value) {
    this(ImmutableList.<Variable>builder().add(index).add(value).addAll(list).build(), first);
  }

  /** Returns the place in the list. */
  public Variable index() {
    return scope.get(0);
  }

  /** Returns what stands at that place. */
  public Variable value() {
    return scope.get(1);
  }

  /** Returns the entries of the list. */
  public ImmutableList<Variable> list() {
    return scope.subList(ENTRIES, scope.size());
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    long place = (long) values[0] - first;
    return place >= 0
        && place < values.length - ENTRIES
        && values[ENTRIES + (int) place] == values[1];
  }

  /**
   * Returns text such as {@code [a, b, c][i] = v}, or {@code [a, b, c][i − 1] = v} when counted
   * from 1.
   */
  @Override
  public String toString() {
    return RelationText.entry(list(), index(), first) + " = " + value();
  }
}
