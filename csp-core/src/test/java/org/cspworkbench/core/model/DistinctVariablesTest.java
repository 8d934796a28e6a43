package org.cspworkbench.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;

class DistinctVariablesTest {

  private final Variable x = new Variable(0, "x", Domain.range(0, 3));
  private final Variable y = new Variable(1, "y", Domain.range(0, 3));

  @Test
  void aTestOfPlacesSeesTheValueOfAVariableWhereverItStands() {
    DistinctVariables distinct = DistinctVariables.of(ImmutableList.of(x, y, x));
    assertThat(distinct.variables()).containsExactly(x, y);
    assertThat(distinct.hasRepeats()).isTrue();
    assertThat(distinct.numbers().asList()).containsExactly(0, 1, 0);
    Predicate.Test rising = v -> v[0] < v[1] && v[1] > v[2] && v[0] == v[2];
    assertThat(distinct.test(rising).holds(1, 2)).isTrue();
    assertThat(distinct.test(rising).holds(2, 1)).isFalse();
  }

  @Test
  void withoutRepeatsThePlacesAreTheVariables() {
    DistinctVariables distinct = DistinctVariables.of(ImmutableList.of(y, x));
    assertThat(distinct.variables()).containsExactly(y, x);
    assertThat(distinct.hasRepeats()).isFalse();
    Predicate.Test test = v -> v[0] < v[1];
    assertThat(distinct.test(test)).isSameAs(test);
  }
}
