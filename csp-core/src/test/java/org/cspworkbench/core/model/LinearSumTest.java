package org.cspworkbench.core.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import org.cspworkbench.core.model.LinearSum.Comparison;
import org.junit.jupiter.api.Test;

/** A sum compares as it does on paper, however large its parts, and reads as it is written. */
final class LinearSumTest {

  private static final Variable X = new Variable(0, "x", Domain.range(-9, 9));
  private static final Variable Y = new Variable(1, "y", Domain.range(-9, 9));
  private static final Variable Z = new Variable(2, "z", Domain.range(-9, 9));
  private static final Variable FAR =
      new Variable(3, "far", Domain.of(Integer.MIN_VALUE, Integer.MAX_VALUE));

  @Test
  void aSumComparesWithItsBound() {
    Linear sum = Linear.of(2, X).plus(3, Y).minus(Z);
    for (int x = -3; x <= 3; x++) {
      for (int y = -3; y <= 3; y++) {
        for (int z = -3; z <= 3; z++) {
          int total = 2 * x + 3 * y - z;
          assertThat(sum.equalTo(4).isSatisfiedBy(x, y, z)).isEqualTo(total == 4);
          assertThat(sum.notEqualTo(4).isSatisfiedBy(x, y, z)).isEqualTo(total != 4);
          assertThat(sum.atMost(4).isSatisfiedBy(x, y, z)).isEqualTo(total <= 4);
          assertThat(sum.atLeast(4).isSatisfiedBy(x, y, z)).isEqualTo(total >= 4);
          assertThat(sum.plus(5).atMost(4).isSatisfiedBy(x, y, z)).isEqualTo(total + 5 <= 4);
        }
      }
    }
  }

  @Test
  void twoSidesCompareWithEachOther() {
    Linear left = Linear.of(X).plus(Y).plus(1);
    Linear right = Linear.of(Y).plus(10, Z).plus(-2);
    for (int x = -3; x <= 3; x++) {
      for (int y = -3; y <= 3; y++) {
        for (int z = -3; z <= 3; z++) {
          int difference = x + y + 1 - (y + 10 * z - 2);
          assertThat(left.equalTo(right).isSatisfiedBy(x, y, y, z)).isEqualTo(difference == 0);
          assertThat(left.notEqualTo(right).isSatisfiedBy(x, y, y, z)).isEqualTo(difference != 0);
          assertThat(left.atMost(right).isSatisfiedBy(x, y, y, z)).isEqualTo(difference <= 0);
          assertThat(left.atLeast(right).isSatisfiedBy(y, z, x, y)).isEqualTo(difference >= 0);
        }
      }
    }
  }

  @Test
  void sumsReadAsPeopleWriteThem() {
    assertThat(Linear.of(2, X).plus(3, Y).minus(Z).atMost(7)).hasToString("2·x + 3·y − z ≤ 7");
    assertThat(Linear.of(-1, X).minus(2, Y).equalTo(-4)).hasToString("−x − 2·y = −4");
    assertThat(Linear.sum(ImmutableList.of(X, Y, Z)).notEqualTo(0)).hasToString("x + y + z ≠ 0");
    assertThat(Linear.of(X).plus(1).atMost(Linear.of(Y))).hasToString("x − y ≤ −1");
    assertThat(Linear.of(X).plus(Y).atLeast(3)).hasToString("−x − y ≤ −3");
  }

  @Test
  void theDataOfASumAreOpen() {
    LinearSum sum = Linear.of(2, X).minus(Y).plus(3).equalTo(Linear.of(Z));
    assertThat(sum.scope()).containsExactly(X, Y, Z);
    assertThat(sum.coefficients()).isEqualTo(ImmutableLongArray.of(2, -1, -1));
    assertThat(sum.comparison()).isEqualTo(Comparison.EQUAL);
    assertThat(sum.bound()).isEqualTo(-3);
  }

  /** Added as int, this is 0. */
  @Test
  void largeNumbersDoNotOverflow() {
    int least = Integer.MIN_VALUE;
    assertThat(Linear.of(FAR).plus(FAR).equalTo(0).isSatisfiedBy(least, least)).isFalse();
    LinearSum nearTheLimit = Linear.of(1L << 31, FAR).plus((1L << 31) - 1, FAR).atMost(0);
    assertThat(nearTheLimit.isSatisfiedBy(least, least)).isTrue();
    assertThat(nearTheLimit.isSatisfiedBy(Integer.MAX_VALUE, Integer.MAX_VALUE)).isFalse();
  }

  @Test
  void sumsThatCouldOverflowAreRefused() {
    assertThatThrownBy(() -> Linear.of(1L << 31, FAR).plus(1L << 31, FAR).equalTo(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the sum over (far, far) may become too large for 64 bits");
    assertThatThrownBy(() -> Linear.of(X).minus(Long.MIN_VALUE, Y))
        .isInstanceOf(ArithmeticException.class);
    assertThatThrownBy(() -> Linear.of(X).plus(2).atMost(Long.MIN_VALUE))
        .isInstanceOf(ArithmeticException.class);
  }

  @Test
  void aSumNeedsOneFactorForEachVariable() {
    assertThatThrownBy(
            () ->
                new LinearSum(
                    ImmutableList.of(X, Y), ImmutableLongArray.of(1), Comparison.EQUAL, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("expected one factor for each of 2 variables, found 1");
    assertThatThrownBy(() -> Linear.sum(ImmutableList.of()).equalTo(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a sum needs at least one variable");
  }
}
