package org.cspworkbench.core.text;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Predicate;

/**
 * A test that was asked about every combination of values and has its answers listed, one bit each,
 * with the last variable varying fastest. Values outside the domains satisfy nothing.
 */
final class ListedAnswers implements Predicate.Test {

  private final ImmutableList<Domain> domains;
  private final byte[] answers;

  /** A test with {@code answers}, as many bytes as the combinations of {@code domains} need. */
  ListedAnswers(ImmutableList<Domain> domains, byte[] answers) {
    this.domains = domains;
    this.answers = answers;
  }

  /** Asks {@code test} about every combination of values. */
  static ListedAnswers of(ImmutableList<Domain> domains, Predicate.Test test) {
    int[] indices = new int[domains.size()];
    int[] values = domains.stream().mapToInt(Domain::min).toArray();
    int combinations = domains.stream().mapToInt(Domain::size).reduce(1, (a, b) -> a * b);
    byte[] answers = new byte[bytes(combinations)];
    for (int code = 0; code < combinations; code++) {
      if (test.holds(values.clone())) {
        answers[code >>> 3] |= (byte) (1 << (code & 7));
      }
      advance(domains, indices, values);
    }
    return new ListedAnswers(domains, answers);
  }

  private static void advance(ImmutableList<Domain> domains, int[] indices, int[] values) {
    for (int k = domains.size() - 1; k >= 0; k--) {
      Domain domain = domains.get(k);
      indices[k] = indices[k] + 1 == domain.size() ? 0 : indices[k] + 1;
      values[k] = domain.valueAt(indices[k]);
      if (indices[k] > 0) {
        return;
      }
    }
  }

  /** Returns how many bytes so many answers take. */
  static int bytes(long combinations) {
    return (int) ((combinations + 7) >>> 3);
  }

  ImmutableList<Domain> domains() {
    return domains;
  }

  byte[] answers() {
    return answers.clone();
  }

  @Override
  public boolean holds(int... values) {
    int code = 0;
    for (int k = 0; k < values.length; k++) {
      int index = domains.get(k).indexOf(values[k]);
      if (index < 0) {
        return false;
      }
      code = code * domains.get(k).size() + index;
    }
    return (answers[code >>> 3] >>> (code & 7) & 1) != 0;
  }
}
