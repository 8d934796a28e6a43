package org.cspworkbench.core.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.cspworkbench.core.random.RandomStream;
import org.junit.jupiter.api.Test;

/**
 * A domain is a set of values in ascending order, by index and by value, with labels for people.
 */
final class DomainTest {

  @Test
  void indicesAndValuesLeadBackToEachOtherInAnyDomain() {
    for (long seed = 0; seed < 300; seed++) {
      RandomStream random = new RandomStream(seed);
      TreeSet<Integer> expected = new TreeSet<>();
      int spread = 1 + random.nextInt(30);
      int[] values =
          IntStream.range(0, 1 + random.nextInt(20)).map(i -> random.nextInt(spread) - 9).toArray();
      IntStream.of(values).forEach(expected::add);
      Domain domain = Domain.of(values);

      assertThat(domain.values().boxed()).as("seed %d", seed).containsExactlyElementsOf(expected);
      assertThat(domain.size()).isEqualTo(expected.size());
      assertThat(domain.min()).isEqualTo(expected.first());
      assertThat(domain.max()).isEqualTo(expected.last());
      assertThat(domain.isRange())
          .isEqualTo(expected.last() - expected.first() == expected.size() - 1);
      for (int value = -12; value < 25; value++) {
        assertThat(domain.contains(value)).isEqualTo(expected.contains(value));
        int index = domain.indexOf(value);
        assertThat(index).isEqualTo(expected.contains(value) ? expected.headSet(value).size() : -1);
        if (index >= 0) {
          assertThat(domain.valueAt(index)).isEqualTo(value);
        }
      }
    }
  }

  @Test
  void valuesAtTheEndsOfTheIntegersAreFoundToo() {
    Domain low = Domain.range(Integer.MIN_VALUE, Integer.MIN_VALUE + 2);
    assertThat(low.contains(Integer.MAX_VALUE)).isFalse();
    assertThat(low.indexOf(Integer.MIN_VALUE + 2)).isEqualTo(2);
    Domain high = Domain.range(Integer.MAX_VALUE - 2, Integer.MAX_VALUE);
    assertThat(high.max()).isEqualTo(Integer.MAX_VALUE);
    assertThat(high.contains(Integer.MIN_VALUE)).isFalse();
    Domain both = Domain.of(Integer.MAX_VALUE, Integer.MIN_VALUE);
    assertThat(both.isRange()).isFalse();
    assertThat(both.indexOf(Integer.MAX_VALUE)).isEqualTo(1);
    assertThat(both.contains(-1)).isFalse();
  }

  @Test
  void theSameValuesMakeEqualDomainsHoweverTheyWereGiven() {
    assertThat(Domain.of(3, 1, 2, 1)).isEqualTo(Domain.range(1, 3));
    assertThat(Domain.of(3, 1, 2)).hasSameHashCodeAs(Domain.range(1, 3));
    assertThat(Domain.of(1, 3)).isNotEqualTo(Domain.range(1, 3));
    assertThat(Domain.of(1, 3)).isEqualTo(Domain.of(3, 1)).hasSameHashCodeAs(Domain.of(3, 1));
    assertThat(Domain.named("a", "b")).isNotEqualTo(Domain.range(0, 1));
  }

  @Test
  void peopleReadLabelsOrTheNumberItself() {
    Domain colours = Domain.named("red", "green", "blue");
    assertThat(colours.labelAt(1)).isEqualTo("green");
    assertThat(colours.label(2)).isEqualTo("blue");
    assertThat(colours).hasToString("{red, green, blue}");
    assertThat(Domain.range(1, 9)).hasToString("1..9");
    assertThat(Domain.of(2, 3, 5)).hasToString("{2, 3, 5}");
    assertThat(Domain.of(2, 5).withLabels(ImmutableList.of("two", "five")).label(5))
        .isEqualTo("five");
    assertThat(Domain.range(-3, 4).labelAt(0)).isEqualTo("-3");
  }

  @Test
  void whatIsNoDomainIsRefusedWithASentence() {
    refused(() -> Domain.range(3, 2), "a domain from 3 to 2 is empty");
    refused(Domain::of, "a domain needs at least one value");
    refused(
        () -> Domain.range(1, Domain.MAX_SIZE + 1),
        "a domain may have at most 16777216 values, not 16777217");
    refused(
        () -> Domain.range(Integer.MIN_VALUE, Integer.MAX_VALUE),
        "a domain may have at most 16777216 values, not 4294967296");
    refused(() -> Domain.range(1, 3).withLabels(ImmutableList.of("one")), "1 labels for 3 values");
    refused(() -> Domain.named("a", "b").label(7), "7 is not in {a, b}");
    assertThat(Domain.range(1, Domain.MAX_SIZE).size()).isEqualTo(Domain.MAX_SIZE);
  }

  private static void refused(Runnable making, String sentence) {
    assertThatThrownBy(making::run)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(sentence);
  }
}
