package org.cspworkbench.web.worker;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.stream.Stream;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.timing.RunClock;
import org.cspworkbench.presentation.timing.Timing;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.PartialSolution;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Statistics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What workers report of the ends of runs, and of times, arrives on the page as it was. */
final class ResultTextTest {

  private static final Csp CSP = Queens.pairwise(4);

  static Stream<Outcome> outcomes() {
    return Stream.of(
        new Outcome.Solved(),
        new Outcome.Unsatisfiable(),
        new Outcome.Stalled(new PartialSolution(ImmutableMap.of(0, 2, 3, -1))),
        new Outcome.DeadEnd(CSP.variables().get(2), 3),
        new Outcome.GaveUp(Outcome.Limit.ATTEMPTS, 2),
        new Outcome.Cancelled());
  }

  @ParameterizedTest
  @MethodSource("outcomes")
  void aResultIsReadAsItWasWritten(Outcome outcome) {
    Statistics counted = new Statistics(1, 2, 3, 4, 5, 6, 7, 8, 9, Long.MAX_VALUE);
    Result result = new Result(outcome, 12, ImmutableList.of(), counted);
    assertThat(ResultText.read(ResultText.write(result), CSP)).isEqualTo(result);
  }

  @Test
  void timesAreReadAsTheyWereWritten() {
    ImmutableList<Timing> times =
        ImmutableList.of(
            new Timing(5, 4, 6, 7, 100, 0, RunClock.Kind.WALL),
            Timing.once(3_000_000_000L, RunClock.Kind.WALL));
    assertThat(TimesText.times(TimesText.of(times))).isEqualTo(times);
  }
}
