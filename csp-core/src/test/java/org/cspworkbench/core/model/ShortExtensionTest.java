package org.cspworkbench.core.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.cspworkbench.core.model.ShortExtension.ANY;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.cspworkbench.core.random.RandomStream;
import org.junit.jupiter.api.Test;

/** What tables with open places mean, and what they refuse. */
final class ShortExtensionTest {

  private static final Variable X = new Variable(0, "x", Domain.range(-3, 3));
  private static final Variable Y = new Variable(1, "y", Domain.range(-3, 3));
  private static final Variable Z = new Variable(2, "z", Domain.range(-3, 3));
  private static final ImmutableList<Variable> XYZ = ImmutableList.of(X, Y, Z);
  private static final int[][] TUPLES = {{1, ANY, -2}, {ANY, 3, ANY}};

  @Test
  void anOpenPlaceTakesEveryValue() {
    ShortExtension allowed = ShortExtension.allowing(XYZ, TUPLES);
    ShortExtension forbidden = ShortExtension.forbidding(XYZ, TUPLES);
    for (int y = -3; y <= 3; y++) {
      assertThat(allowed.isSatisfiedBy(1, y, -2)).isTrue();
      assertThat(forbidden.isSatisfiedBy(1, y, -2)).isFalse();
      assertThat(allowed.isSatisfiedBy(y, 3, -y)).isTrue();
      assertThat(allowed.isSatisfiedBy(1, y, -1)).isEqualTo(y == 3);
      assertThat(forbidden.isSatisfiedBy(1, y, -1)).isEqualTo(y != 3);
    }
  }

  /** By the search for it as by looking at every tuple. */
  @Test
  void valuesAreListedIfTheyMatchSomeTuple() {
    for (long seed = 0; seed < 200; seed++) {
      RandomStream random = new RandomStream(seed);
      int[][] tuples = new int[random.nextInt(12)][3];
      for (int[] tuple : tuples) {
        Arrays.setAll(tuple, k -> random.nextInt(3) == 0 ? ANY : random.nextInt(7) - 3);
      }
      ShortExtension table = ShortExtension.allowing(ImmutableList.of(Z, X, Y), tuples).over(XYZ);
      for (int ask = 0; ask < 50; ask++) {
        int[] values = {random.nextInt(7) - 3, random.nextInt(7) - 3, random.nextInt(7) - 3};
        boolean matches =
            Arrays.stream(tuples)
                .anyMatch(
                    tuple ->
                        IntStream.range(0, 3)
                            .allMatch(k -> tuple[k] == ANY || tuple[k] == values[k]));
        assertThat(table.isSatisfiedBy(values)).as("seed %d", seed).isEqualTo(matches);
      }
    }
  }

  @Test
  void withoutTuplesNothingOrEverythingIsAllowed() {
    assertThat(ShortExtension.allowing(XYZ).isSatisfiedBy(0, 0, 0)).isFalse();
    assertThat(ShortExtension.forbidding(XYZ).isSatisfiedBy(0, 0, 0)).isTrue();
  }

  @Test
  void itIsWrittenAsPeopleWriteIt() {
    assertThat(ShortExtension.allowing(XYZ, TUPLES)).hasToString("(x, y, z) ∈ 2 short tuples");
    assertThat(ShortExtension.forbidding(XYZ, TUPLES)).hasToString("(x, y, z) ∉ 2 short tuples");
  }

  @Test
  void whatIsNoTableIsRefused() {
    assertThatThrownBy(() -> ShortExtension.allowing(XYZ, new int[] {1, ANY}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("expected 3 values in a tuple for [x, y, z], found 2");
    assertThatThrownBy(() -> ShortExtension.allowing(ImmutableList.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a table needs at least one variable");
    ShortExtension pairs = ShortExtension.allowing(ImmutableList.of(X, Y), new int[] {1, ANY});
    assertThatThrownBy(() -> pairs.over(XYZ))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("expected 2 variables, found 3");
    Variable w = new Variable(3, "w", Domain.of(ANY, 0));
    assertThatThrownBy(() -> ShortExtension.allowing(ImmutableList.of(X, w)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("w has -2147483648, which stands for any value");
  }
}
