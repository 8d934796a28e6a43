package org.cspworkbench.presentation.paint;

import java.util.BitSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** An immutable set of values of one variable, by their index in its domain. */
public final class ValueSet {

  private static final ValueSet EMPTY = new ValueSet(new BitSet());

  private final BitSet bits;

  private ValueSet(BitSet bits) {
    this.bits = bits;
  }

  /** No value. */
  public static ValueSet empty() {
    return EMPTY;
  }

  /** The values at these indices. */
  public static ValueSet of(int... indices) {
    BitSet bits = new BitSet();
    IntStream.of(indices).forEach(bits::set);
    return new ValueSet(bits);
  }

  /** Those of the first {@code size} values for which {@code test} holds. */
  public static ValueSet where(int size, IntPredicate test) {
    BitSet bits = new BitSet(size);
    for (int i = 0; i < size; i++) {
      bits.set(i, test.test(i));
    }
    return new ValueSet(bits);
  }

  /** Whether the value at {@code index} is among them. */
  public boolean contains(int index) {
    return bits.get(index);
  }

  /** These and those. */
  public ValueSet union(ValueSet others) {
    BitSet union = (BitSet) bits.clone();
    union.or(others.bits);
    return new ValueSet(union);
  }

  /** How many there are. */
  public int size() {
    return bits.cardinality();
  }

  /** Whether there is none. */
  public boolean isEmpty() {
    return bits.isEmpty();
  }

  /** The indices, ascending. */
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
