package org.cspworkbench.core.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.notation.ProblemReader;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.core.trace.Counters;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What conditions on one variable leave of a wide domain, and how little that asks. */
class InitialDomainsTest {

  private static final String[] CONDITIONS = {
    "x > %d",
    "x <= %d",
    "x != %d",
    "x * x = 1225",
    "x * x * x <= %d",
    "abs(x) >= %d",
    "abs(x - %d) = 17",
    "x mod 7 = 3",
    "x mod 12 != 1",
    "x in {1, 5, %d}",
    "x < %d or x > 900",
    "not (x > %d and x < 1200)",
    "x * x > %d",
    "max(x, %d) = 40",
    "min(x, 3) + abs(x) < %d",
    "if x > %d then x mod 2 = 0",
    "x - x = %d",
  };

  private static Csp read(String text) {
    try {
      return ProblemReader.read("typed", text).csp();
    } catch (MalformedProblemException e) {
      throw new AssertionError(text, e);
    }
  }

  private static Domains domains(Csp csp) {
    return new Domains(new Network(csp.structure()), csp, new Counters(), null);
  }

  private static int[] left(Csp csp) {
    Domains domains = domains(csp);
    return IntStream.iterate(domains.first(0), i -> i != Network.NONE, i -> domains.next(0, i))
        .map(i -> csp.variables().get(0).domain().valueAt(i))
        .toArray();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void aWideDomainKeepsTheValuesOfWhichAllConditionsHold(long seed) {
    Random random = new Random(seed);
    for (int round = 0; round < 40; round++) {
      StringBuilder text = new StringBuilder("variables x in -1500..1500\n");
      for (int k = 0; k <= random.nextInt(3); k++) {
        String condition = CONDITIONS[random.nextInt(CONDITIONS.length)];
        text.append(String.format(condition, random.nextInt(-1600, 1600))).append('\n');
      }
      Csp csp = read(text.toString());
      int[] expected =
          IntStream.rangeClosed(-1500, 1500)
              .filter(v -> csp.constraints().stream().allMatch(c -> holds(c, v)))
              .toArray();
      assertThat(left(csp)).as(text.toString()).isEqualTo(expected);
    }
  }

  private static boolean holds(Constraint constraint, int value) {
    return constraint.isSatisfiedBy(
        IntStream.generate(() -> value).limit(constraint.scope().size()).toArray());
  }

  @Test
  void aConditionIsTestedOfRangesOfTheLargestDomain() {
    Csp csp =
        read("variables x in 0..16777215\nx > 8000000\nx <= 16000000\nx != 12000000\nx * x > 9\n");
    assertThat(domains(csp).size(0)).isEqualTo(7_999_999);
  }
}
