package org.cspworkbench.presentation.detail;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import java.util.Random;
import java.util.stream.IntStream;
import org.cspworkbench.presentation.detail.DecisionRow.Choice;
import org.cspworkbench.presentation.detail.DecisionRow.Fate;
import org.cspworkbench.presentation.detail.DecisionRow.Value;
import org.junit.jupiter.api.Test;

/** Verifies which values of a choice are displayed where there is room for some of them only. */
class DecisionRowTest {

  /** Values whose names are of very different lengths, as those of tiles are. */
  @Test
  void theAssignedValueIsDisplayedWithAsManyOfTheOthersAsFit() {
    for (long seed = 0; seed < 500; seed++) {
      Random random = new Random(seed);
      ImmutableList<Value> values = values(random);
      int room = random.nextInt(40);
      ImmutableList<Value> shown =
          new Choice(1, "x = 1", values, 1).valuesWithin(room, DecisionRowTest::width);
      assertThat(shown).as("seed %d", seed).isEqualTo(longest(values, room, shown));
    }
  }

  /**
   * Returns {@code shown} if its values are neighbours, contain the assigned one, fit, and leave
   * too little room for the values next to them.
   */
  private static ImmutableList<Value> longest(
      ImmutableList<Value> values, int room, ImmutableList<Value> shown) {
    Value taken = values.stream().filter(it -> it.fate() == Fate.TAKEN).findFirst().orElseThrow();
    if (width(taken) > room) {
      return ImmutableList.of();
    }
    int first = values.indexOf(shown.get(0));
    int last = first + shown.size();
    int left = room - values.subList(first, last).stream().mapToInt(DecisionRowTest::width).sum();
    boolean isFull =
        (first == 0 || width(values.get(first - 1)) > left)
            && (last == values.size() || width(values.get(last)) > left);
    return shown.contains(taken) && left >= 0 && isFull
        ? values.subList(first, last)
        : ImmutableList.of(taken);
  }

  private static int width(Value value) {
    return value.label().length() + 1;
  }

  private static ImmutableList<Value> values(Random random) {
    int size = 2 + random.nextInt(8);
    int taken = random.nextInt(size);
    return IntStream.range(0, size)
        .mapToObj(
            i ->
                new Value(
                    Strings.repeat("x", random.nextInt(8)) + i,
                    i == taken ? Fate.TAKEN : Fate.LEFT))
        .collect(toImmutableList());
  }
}
