package org.cspworkbench.core.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.ShortExtension;
import org.cspworkbench.core.random.RandomStream;

/** Compares two problems part by part, and the tests of predicates by their answers. */
public final class SameProblem {

  private SameProblem() {}

  /** Requires that {@code actual} states what {@code expected} does, in the same words. */
  public static void assertSame(Csp actual, Csp expected) {
    assertThat(actual.name()).isEqualTo(expected.name());
    assertThat(actual.variables()).isEqualTo(expected.variables());
    assertThat(actual.restrictedVariables()).isEqualTo(expected.restrictedVariables());
    assertThat(actual.variables().stream().map(actual::initialDomain).toList())
        .isEqualTo(expected.variables().stream().map(expected::initialDomain).toList());
    assertThat(actual.constraints()).hasSameSizeAs(expected.constraints());
    for (int c = 0; c < expected.constraints().size(); c++) {
      assertSame(actual.constraints().get(c), expected.constraints().get(c));
    }
  }

  private static void assertSame(Constraint actual, Constraint expected) {
    assertThat(actual).hasToString(expected.toString()).hasSameClassAs(expected);
    assertThat(actual.scope()).isEqualTo(expected.scope());
    if (expected instanceof Predicate) {
      RandomStream random = new RandomStream(Objects.hash(expected.toString()));
      for (int k = 0; k < 50; k++) {
        int[] tuple =
            expected.scope().stream()
                .map(x -> x.domain())
                .mapToInt((Domain d) -> d.valueAt(random.nextInt(d.size())))
                .toArray();
        assertThat(actual.isSatisfiedBy(tuple.clone())).isEqualTo(expected.isSatisfiedBy(tuple));
      }
    } else if (expected instanceof ShortExtension table) {
      assertThat(((ShortExtension) actual).tuples()).isEqualTo(table.tuples());
      assertThat(((ShortExtension) actual).polarity()).isEqualTo(table.polarity());
    } else {
      assertThat(actual).isEqualTo(expected);
    }
  }
}
