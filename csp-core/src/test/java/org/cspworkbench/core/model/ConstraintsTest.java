package org.cspworkbench.core.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.cspworkbench.core.model.Extension.Pair;
import org.cspworkbench.core.model.Extension.Polarity;
import org.junit.jupiter.api.Test;

/** What each constraint says, and how people read it. */
final class ConstraintsTest {

  private static final Variable X = new Variable(0, "x", Domain.range(-9, 9));
  private static final Variable Y = new Variable(1, "y", Domain.range(-9, 9));
  private static final Variable Z = new Variable(2, "z", Domain.range(-9, 9));

  @Test
  void inequalityWithAnOffsetForbidsTheLeftToBeTheRightPlusTheOffset() {
    NotEqual constraint = new NotEqual(X, Y, 2);
    assertThat(constraint.isSatisfiedBy(5, 3)).isFalse();
    assertThat(constraint.isSatisfiedBy(3, 5)).isTrue();
    assertThat(constraint.isSatisfiedBy(3, 3)).isTrue();
    assertThat(new NotEqual(X, Y).isSatisfiedBy(3, 3)).isFalse();
    assertThat(new NotEqual(X, Y, 1).isSatisfiedBy(Integer.MIN_VALUE, Integer.MAX_VALUE))
        .as("no overflow")
        .isTrue();
  }

  @Test
  void inequalitiesReadAsPeopleWriteThem() {
    assertThat(new NotEqual(X, Y)).hasToString("x ≠ y");
    assertThat(new NotEqual(X, Y, 1)).hasToString("x ≠ y + 1");
    assertThat(new NotEqual(X, Y, -2)).hasToString("x ≠ y − 2");
    assertThat(new NotEqual(X, Y, Integer.MIN_VALUE)).hasToString("x ≠ y − 2147483648");
  }

  @Test
  void allDifferentForbidsAnyTwoToBeEqual() {
    AllDifferent constraint = new AllDifferent(ImmutableList.of(X, Y, Z));
    assertThat(constraint.isSatisfiedBy(1, 2, 3)).isTrue();
    assertThat(constraint.isSatisfiedBy(1, 2, 1)).isFalse();
    assertThat(constraint.isSatisfiedBy(2, 2, 1)).isFalse();
    assertThat(constraint).hasToString("allDifferent[x, y, z]");
    assertThat(new AllDifferent("row 3", ImmutableList.of(X, Y))).hasToString("row 3");
  }

  @Test
  void aTableAllowsOrForbidsThePairsListed() {
    ImmutableSet<Pair> pairs = ImmutableSet.of(new Pair(1, 2), new Pair(3, 3));
    Extension supports = new Extension(X, Y, Polarity.SUPPORTS, pairs);
    Extension conflicts = new Extension(X, Y, Polarity.CONFLICTS, pairs);
    for (int a = 0; a < 4; a++) {
      for (int b = 0; b < 4; b++) {
        boolean listed = (a == 1 && b == 2) || (a == 3 && b == 3);
        assertThat(supports.isSatisfiedBy(a, b)).isEqualTo(listed);
        assertThat(conflicts.isSatisfiedBy(a, b)).isNotEqualTo(listed);
      }
    }
    assertThat(supports).hasToString("(x, y) ∈ 2 pairs");
    assertThat(conflicts).hasToString("(x, y) ∉ 2 pairs");
    assertThatThrownBy(() -> new Extension(X, X, Polarity.SUPPORTS, pairs))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a table of pairs needs two different variables, not x twice");
  }

  @Test
  void aPredicateTakesTheValuesOfItsScopeInOrder() {
    Predicate sum = new Predicate("x + y = z", ImmutableList.of(X, Y, Z), v -> v[0] + v[1] == v[2]);
    assertThat(sum.isSatisfiedBy(1, 2, 3)).isTrue();
    assertThat(sum.isSatisfiedBy(3, 2, 1)).isFalse();
    assertThat(sum).hasToString("x + y = z");
  }
}
