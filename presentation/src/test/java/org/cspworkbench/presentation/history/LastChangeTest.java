package org.cspworkbench.presentation.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Predicate;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The binary search finds what a pass over the whole trace finds. */
class LastChangeTest {

  private final Random random = new Random(9);

  static Iterable<Solver> solvers() {
    return DomainHistoryTest.solvers();
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void theLossOfAValueAgreesWithAPassOverTheTrace(Solver solver) {
    for (Problem problem : Runs.problems()) {
      if (solver.accepts(problem)) {
        Trace trace = Runs.trace(solver, problem, Detail.DECISIONS);
        for (int i = 0; i < 12; i++) {
          int position = random.nextInt(trace.length() + 1);
          int x = random.nextInt(trace.csp().variables().size());
          int value = random.nextInt(trace.csp().variables().get(x).domain().size());
          TracePlayer player = trace.player();
          player.seek(position);
          if (!player.state().contains(x, value)) {
            assertThat(LastChange.ofValue(player, position, x, value))
                .as("%s: %s, value %s at %s", trace.csp(), x, value, position)
                .isEqualTo(walked(trace, position, state -> !state.contains(x, value)));
          }
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void theLastLossOfADomainAgreesWithAPassOverTheTrace(Solver solver) {
    for (Problem problem : Runs.problems()) {
      if (solver.accepts(problem)) {
        Trace trace = Runs.trace(solver, problem, Detail.DECISIONS);
        for (int i = 0; i < 12; i++) {
          int position = random.nextInt(trace.length() + 1);
          int x = random.nextInt(trace.csp().variables().size());
          int size = trace.csp().variables().get(x).domain().size();
          TracePlayer there = trace.player();
          there.seek(position);
          assertThat(LastChange.ofDomain(trace.player(), position, x))
              .as("%s: %s at %s", trace.csp(), x, position)
              .isEqualTo(
                  walked(trace, position, state -> hasNoMore(state, there.state(), x, size)));
        }
      }
    }
  }

  private static boolean hasNoMore(TraceState one, TraceState other, int x, int size) {
    for (int i = 0; i < size; i++) {
      if (one.contains(x, i) && !other.contains(x, i)) {
        return false;
      }
    }
    return true;
  }

  private static OptionalInt walked(Trace trace, int position, Predicate<TraceState> holds) {
    TracePlayer player = trace.player();
    int found = 0;
    boolean before = holds.test(player.state());
    while (player.position() < position) {
      player.stepForward();
      boolean now = holds.test(player.state());
      found = now && !before ? player.position() : found;
      before = now;
    }
    return found == 0 ? OptionalInt.empty() : OptionalInt.of(found);
  }
}
