package org.cspworkbench.presentation.question;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.IntPredicate;
import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;

/** Finds variables that could be taken for the right answer. */
final class Candidates {

  private static final int MOST = 3;

  private Candidates() {}

  /**
   * Variables among the first {@code count} that satisfy {@code isWrong}, the best first; equally
   * good ones in random order.
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
