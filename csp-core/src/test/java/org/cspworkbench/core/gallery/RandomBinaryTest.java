package org.cspworkbench.core.gallery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.Extension.Polarity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Random problems are as asked for, and the seed names them. */
final class RandomBinaryTest {

  @ParameterizedTest
  @CsvSource({
    "12, 8, 0.4, 0.35, 26, 22", // 0.4 · 66 = 26.4, 0.35 · 64 = 22.4
    "10, 5, 1, 0.5, 45, 13", // 12.5 is rounded up
    "5, 3, 2.5, 1, 25, 9",
    "2, 1, 1, 0, 1, 0",
    "30, 4, 0, 0.5, 0, 8"
  })
  void hasExactlyAsManyConstraintsAndForbiddenPairsAsAskedFor(
      int variables, int values, double density, double tightness, int constraints, int pairs) {
    for (long seed = 0; seed < 20; seed++) {
      Csp csp = RandomBinary.modelRb(seed, variables, values, density, tightness);
      assertThat(csp.variables()).hasSize(variables);
      assertThat(csp.variables()).allMatch(x -> x.domain().equals(Domain.range(0, values - 1)));
      assertThat(csp.constraints()).as("seed %d", seed).hasSize(constraints);
      for (Constraint constraint : csp.constraints()) {
        Extension table = (Extension) constraint;
        assertThat(table.polarity()).isEqualTo(Polarity.CONFLICTS);
        assertThat(table.size()).as("seed %d", seed).isEqualTo(pairs);
        assertThat(table.tuples().values().stream())
            .allMatch(value -> value >= 0 && value < values);
        assertThat(table.scope()).hasSize(2).doesNotHaveDuplicates();
      }
    }
  }

  @Test
  void theSameSeedGivesTheSameProblemAndAnotherSeedAnother() {
    Set<Object> different = new HashSet<>();
    for (long seed = 0; seed < 20; seed++) {
      Csp once = RandomBinary.modelRb(seed, 8, 4, 0.5, 0.3);
      Csp again = RandomBinary.modelRb(seed, 8, 4, 0.5, 0.3);
      assertThat(once.constraints()).as("seed %d", seed).isEqualTo(again.constraints());
      assertThat(once.name()).isEqualTo(again.name());
      different.add(once.constraints());
    }
    assertThat(different).hasSize(20);
  }

  /** Which variables meet is drawn anew each time: every pair comes up, in both directions. */
  @Test
  void everyPairOfVariablesMayMeetAndMoreThanOnce() {
    Csp csp = RandomBinary.modelRb(3, 5, 2, 100, 0.5);
    Set<ImmutableSet<Integer>> pairs = new HashSet<>();
    Set<String> directed = new HashSet<>();
    for (Constraint c : csp.constraints()) {
      pairs.add(ImmutableSet.of(c.scope().get(0).index(), c.scope().get(1).index()));
      directed.add(c.scope().toString());
    }
    assertThat(csp.constraints()).hasSize(1000);
    assertThat(pairs).hasSize(10);
    assertThat(directed).hasSize(20);
  }

  /** In model B no two variables meet twice. */
  @Test
  void inModelBEveryPairOfVariablesMeetsAtMostOnce() {
    for (long seed = 0; seed < 20; seed++) {
      Csp some = RandomBinary.modelB(seed, 9, 4, 0.5, 0.3);
      Csp all = RandomBinary.modelB(seed, 9, 4, 1, 0.3);
      assertThat(some.constraints()).hasSize(18);
      assertThat(all.constraints()).hasSize(36);
      for (Csp csp : List.of(some, all)) {
        assertThat(csp.constraints()).extracting(Constraint::scope).doesNotHaveDuplicates();
        assertThat(csp.constraints())
            .allMatch(c -> c.scope().get(0).index() < c.scope().get(1).index())
            .allMatch(c -> ((Extension) c).size() == 5); // 0.3 · 16 = 4.8
      }
      assertThat(some.constraints())
          .as("seed %d", seed)
          .isEqualTo(RandomBinary.modelB(seed, 9, 4, 0.5, 0.3).constraints())
          .isNotEqualTo(RandomBinary.modelB(seed + 1, 9, 4, 0.5, 0.3).constraints());
    }
  }

  /** What was drawn once is drawn for ever; written down by a program of its own. */
  @Test
  void theFirstPairOfVariablesAndOfValuesOfSeedOneNeverChange() {
    Csp csp = RandomBinary.modelRb(1, 12, 8, 0.4, 0.35);
    Extension first = (Extension) csp.constraints().get(0);
    assertThat(first.scope()).extracting(Object::toString).containsExactly("x2", "x3");
    assertThat(first.isSatisfiedBy(2, 0)).isFalse();
  }

  @Test
  void numbersOutOfRangeAreNamed() {
    refused(() -> RandomBinary.modelRb(1, 1, 3, 0.5, 0.5), "expected 2 to 10000 variables, not 1");
    refused(
        () -> RandomBinary.modelRb(1, 10_001, 3, 0.5, 0.5),
        "expected 2 to 10000 variables, not 10001");
    refused(() -> RandomBinary.modelRb(1, 3, 0, 0.5, 0.5), "expected 1 to 1000 values, not 0");
    refused(
        () -> RandomBinary.modelRb(1, 3, 1001, 0.5, 0.5), "expected 1 to 1000 values, not 1001");
    refused(
        () -> RandomBinary.modelRb(1, 3, 3, -0.1, 0.5),
        "expected a density of 0 or more, not -0.1");
    refused(
        () -> RandomBinary.modelRb(1, 3, 3, Double.NaN, 0.5),
        "expected a density of 0 or more, not NaN");
    refused(
        () -> RandomBinary.modelRb(1, 3, 3, 0.5, 1.1), "expected a tightness from 0 to 1, not 1.1");
    refused(
        () -> RandomBinary.modelRb(1, 3, 3, 0.5, Double.NaN),
        "expected a tightness from 0 to 1, not NaN");
    refused(
        () -> RandomBinary.modelRb(1, 10_000, 3, 1, 0.5),
        "a density of 1.0 makes more than 1000000 constraints");
  }

  private static void refused(Runnable making, String sentence) {
    assertThatThrownBy(making::run)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(sentence);
  }
}
