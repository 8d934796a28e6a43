package org.cspworkbench.presentation.question;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.IntPredicate;
import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;

/** A selection of plausible wrong answers that are variables. */
final class Distractors {

  private static final int MOST = 3;

  private Distractors() {}

  /**
   * Returns variables among the first {@code count} that satisfy {@code isWrong}, sorted by {@code
   * best}, with ties in random order.
   */
  static ImmutableList<Answer.OfVariable> variables(
      int count, IntPredicate isWrong, Comparator<Integer> best, RandomStream random) {
    return Arrays.stream(RandomOrder.of(count, random))
        .filter(isWrong)
        .boxed()
        .sorted(best)
        .limit(MOST)
        .map(Answer.OfVariable::new)
        .collect(toImmutableList());
  }
}
