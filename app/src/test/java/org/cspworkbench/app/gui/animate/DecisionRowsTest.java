package org.cspworkbench.app.gui.animate;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.app.gui.Runs;
import org.cspworkbench.app.gui.animate.DecisionRow.Choice;
import org.cspworkbench.app.gui.animate.DecisionRow.Fate;
import org.cspworkbench.app.gui.animate.DecisionRow.Folded;
import org.cspworkbench.app.gui.animate.DecisionRow.Value;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The list of decisions tells the stack of the run, and never grows long. */
class DecisionRowsTest {

  @ParameterizedTest(name = "{0}")
  @MethodSource("org.cspworkbench.app.gui.Runs#solvers")
  void theRowsAreTheDecisionsThatStandEachWithItsValues(Solver solver) {
    for (Problem problem : Runs.problems()) {
      Trace trace = Runs.tape(solver, problem, Detail.DECISIONS);
      TracePlayer player = trace.player();
      int most = 4;
      while (player.stepForward() && player.position() < 600) {
        most = most == DecisionRows.MOST_CHOICES ? 4 : most + 1;
        ImmutableList<DecisionRow> rows = DecisionRows.at(player, most);
        int shown = 0;
        int folded = 0;
        for (DecisionRow row : rows) {
          if (row instanceof Choice choice) {
            shown++;
            assertThat(choice.level()).isEqualTo(shown + folded);
            assertThat(choice.values()).filteredOn(v -> v.fate() == Fate.TAKEN).hasSize(1);
            assertThat(choice.values()).extracting(Value::label).doesNotHaveDuplicates();
            assertThat(trace.kind(choice.position() - 1)).isEqualTo(EventKind.TRY);
          } else if (row instanceof Folded fold) {
            folded = fold.count();
          }
        }
        assertThat(shown).isLessThanOrEqualTo(most);
        assertThat(shown + folded).isEqualTo(player.state().depth());
      }
    }
  }
}
