package org.cspworkbench.presentation.moment;

import java.util.BitSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** An immutable set of values of one variable, by their indices in its domain. */
public final class ValueSet {

  private static final ValueSet EMPTY = new ValueSet(new BitSet());

  private final BitSet bits;

  private ValueSet(BitSet bits) {
    this.bits = bits;
  }

  /** Returns the empty set. */
  public static ValueSet empty() {
    return EMPTY;
  }

  /** Returns the set of the values at these indices. */
  public static ValueSet of(int... indices) {
    BitSet bits = new BitSet();
    IntStream.of(indices).forEach(bits::set);
    return new ValueSet(bits);
  }

  /** Returns the set of those of the first {@code size} values that satisfy {@code test}. */
  public static ValueSet where(int size, IntPredicate test) {
    BitSet bits = new BitSet(size);
    for (int i = 0; i < size; i++) {
      bits.set(i, test.test(i));
    }
    return new ValueSet(bits);
  }

  /** Returns whether the set contains the value at {@code index}. */
  public boolean contains(int index) {
    return bits.get(index);
  }

  /** Returns the union of this set and {@code others}. */
  public ValueSet union(ValueSet others) {
    BitSet union = (BitSet) bits.clone();
    union.or(others.bits);
    return new ValueSet(union);
  }

  /** Returns the number of values. */
  public int size() {
    return bits.cardinality();
  }

  /** Returns whether the set is empty. */
  public boolean isEmpty() {
    return bits.isEmpty();
  }

  /** Returns the indices, ascending. */
  public IntStream indices() {
    return bits.stream();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ValueSet set && bits.equals(set.bits);
  }

  @Override
  public int hashCode() {
    return bits.hashCode();
  }

  @Override
  public String toString() {
    return bits.toString();
  }
}
