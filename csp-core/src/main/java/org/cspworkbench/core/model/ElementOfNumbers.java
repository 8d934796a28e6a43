package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.Ints;

/**
 * The entry of a list of numbers at a variable place: {@code list[index] = value}. An index outside
 * the list satisfies nothing.
 *
 * @param list the numbers, at least one
 * @param first the index of the first number: 0 where people count from 0
 * @param index the place in the list
 * @param value what stands at that place
 */
public record ElementOfNumbers(ImmutableIntArray list, int first, Variable index, Variable value)
    implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<ElementOfNumbers> FORM =
      new BinaryForm<>(64, ElementOfNumbers.class, ElementOfNumbers::write, ElementOfNumbers::read);

  /**
   * Checks the list.
   *
   * @param list the numbers, at least one
   * @param first the index of the first number
   * @param index the place in the list
   * @param value what stands at that place
   * @throws IllegalArgumentException if the list is empty
   */
  public ElementOfNumbers {
    checkArgument(!list.isEmpty(), "the list of an element constraint is empty");
  }

  @Override
  public ImmutableList<Variable> scope() {
    return ImmutableList.of(index, value);
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    long place = (long) values[0] - first;
    return place >= 0 && place < list.length() && list.get((int) place) == values[1];
  }

  private void write(ConstraintWriter out) {
    out.integers(list);
    out.number(first);
    out.variable(index);
    out.variable(value);
  }

  private static ElementOfNumbers read(ConstraintReader in) throws MalformedEncodingException {
    return new ElementOfNumbers(in.integers(), in.integer(), in.variable(), in.variable());
  }

  /** Returns text such as {@code [3, 1, 4][i] = v}. */
  @Override
  public String toString() {
    return RelationText.entry(
            RelationText.numbers("[", Ints.asList(list.toArray()), "]"), index, first)
        + " = "
        + value;
  }
}
