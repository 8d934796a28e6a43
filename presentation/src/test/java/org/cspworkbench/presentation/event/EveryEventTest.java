package org.cspworkbench.presentation.event;

import java.util.stream.Stream;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever a model of a run states at an event is true there: it agrees with a {@link Recount}, and
 * it is the same while the run has come no further, so that nothing speaks of a later event.
 */
class EveryEventTest {

  static Stream<Arguments> runs() {
    return EveryEvent.runs();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("runs")
  void everyStatementIsTrueAtItsEvent(String name, Solver solver, Problem problem) {
    EveryEvent.check(name, solver, problem, ModelStatements::new);
  }
}
