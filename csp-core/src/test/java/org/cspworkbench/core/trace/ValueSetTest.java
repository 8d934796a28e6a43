package org.cspworkbench.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.stream.IntStream;
import org.cspworkbench.core.random.RandomStream;
import org.junit.jupiter.api.Test;

/** Sets of intervals hold what sets of bits hold. */
final class ValueSetTest {

  private static final int VALUES = 40;

  @Test
  void setsHoldWhatBitsHold() {
    RandomStream random = new RandomStream(11);
    for (int round = 0; round < 500; round++) {
      BitSet bits = bits(random, round);
      ValueSet set = ValueSet.where(VALUES, bits::get);
      assertThat(set).isEqualTo(ValueSet.of(bits.stream().toArray()));
      assertThat(set.indices().toArray()).isEqualTo(bits.stream().toArray());
      assertThat(set.size()).isEqualTo(bits.cardinality());
      assertThat(set.isEmpty()).isEqualTo(bits.isEmpty());
      assertThat(IntStream.range(0, VALUES + 2).filter(set::contains).toArray())
          .isEqualTo(bits.stream().toArray());
      for (int k = 1; k < set.intervalCount(); k++) {
        assertThat(set.first(k)).isGreaterThan(set.last(k - 1) + 1);
      }
      BitSet others = bits(random, round + 1);
      ValueSet union = set.union(ValueSet.where(VALUES, others::get));
      int gone = random.nextInt(VALUES);
      assertThat(set.without(gone))
          .isEqualTo(ValueSet.where(VALUES, i -> i != gone && bits.get(i)));
      others.or(bits);
      assertThat(union).isEqualTo(ValueSet.where(VALUES, others::get));
      assertThat(union.hashCode()).isEqualTo(ValueSet.where(VALUES, others::get).hashCode());
    }
  }

  @Test
  void aRangeIsOneInterval() {
    assertThat(ValueSet.range(5, 1_000_000).intervalCount()).isEqualTo(1);
    assertThat(ValueSet.range(5, 1_000_000).size()).isEqualTo(999_996);
    assertThat(ValueSet.range(5, 4)).isEqualTo(ValueSet.empty());
    assertThat(ValueSet.of(1, 2, 3, 7)).hasToString("{1..3, 7}");
  }

  private static BitSet bits(RandomStream random, int round) {
    BitSet bits = new BitSet();
    for (int i = 0; i < VALUES; i++) {
      bits.set(i, random.nextInt(1 + round % 5) == 0);
    }
    return bits;
  }
}
