package org.cspworkbench.presentation.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.core.trace.Decision.Operator;
import org.junit.jupiter.api.Test;

/** Tests of the names of decisions: names of values have no order, numbers have. */
final class DecisionTextTest {

  private static String half(Domain domain, Operator operator, int last) {
    return DecisionText.value(domain, new Decision(0, operator, last));
  }

  @Test
  void halvesOfNumbersAreComparedAndHalvesOfNamesListed() {
    Domain numbers = Domain.range(1, 8);
    assertThat(half(numbers, Operator.AT_MOST, 3)).isEqualTo("≤ 4");
    assertThat(half(numbers, Operator.GREATER, 3)).isEqualTo("> 4");
    Domain colours = Domain.named("red", "green", "blue");
    assertThat(half(colours, Operator.AT_MOST, 1)).isEqualTo("∈ {red, green}");
    assertThat(half(colours, Operator.GREATER, 1)).isEqualTo("∈ {blue}");
    assertThat(half(Domain.named("a", "b", "c", "d", "e"), Operator.AT_MOST, 3))
        .isEqualTo("∈ {a, …, d}");
  }
}
