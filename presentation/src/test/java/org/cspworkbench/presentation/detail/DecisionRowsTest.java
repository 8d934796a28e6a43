package org.cspworkbench.presentation.detail;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.detail.DecisionRow.Choice;
import org.cspworkbench.presentation.detail.DecisionRow.Fate;
import org.cspworkbench.presentation.detail.DecisionRow.Folded;
import org.cspworkbench.presentation.moment.DecisionLevel;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Verifies that the list of decisions shows the stack of the run, and has a limited length. */
class DecisionRowsTest {

  @ParameterizedTest(name = "{0}")
  @MethodSource("org.cspworkbench.presentation.Runs#solvers")
  void theRowsAreTheCurrentChoicesNumberedAsOnTheBoard(Solver solver) {
    for (Problem problem : Runs.problems()) {
      Trace trace = Runs.trace(solver, problem, Detail.DECISIONS);
      TracePlayer player = trace.player();
      Moments moments = new Moments(trace);
      int most = 4;
      while (player.stepForward() && player.position() < 600) {
        most = most == DecisionRows.MOST_CHOICES ? 4 : most + 1;
        DecisionRows decisions = DecisionRows.at(player);
        assertThat(numbers(decisions)).isEqualTo(numbersOnTheBoard(moments, player.position()));
        assertThat(decisions.placed()).isEqualTo(assignedSinceTheStart(player));
        check(decisions.folded(most), most, trace);
        assertThat(DecisionRows.areAtLeast(decisions.choices(), player)).isTrue();
        assertThat(DecisionRows.areAtLeast(decisions.choices() + 1, player)).isFalse();
      }
    }
  }

  private static void check(DecisionRows decisions, int most, Trace trace) {
    int shown = 0;
    int folded = 0;
    for (DecisionRow row : decisions.rows()) {
      if (row instanceof Choice choice) {
        shown++;
        assertThat(choice.number()).isEqualTo(shown + folded);
        assertThat(choice.values()).hasSizeGreaterThan(1);
        assertThat(choice.values()).filteredOn(v -> v.fate() == Fate.TAKEN).hasSize(1);
        assertThat(trace.kind(choice.position() - 1)).isEqualTo(EventKind.TRY);
      } else if (row instanceof Folded fold) {
        folded = fold.count();
      }
    }
    assertThat(shown).isLessThanOrEqualTo(most);
    assertThat(shown + folded).isEqualTo(decisions.choices());
  }

  private static List<Integer> numbers(DecisionRows decisions) {
    return decisions.rows().stream()
        .filter(Choice.class::isInstance)
        .map(row -> ((Choice) row).number())
        .toList();
  }

  /**
   * Returns the numbers on the board, which is created independently of the list and must number
   * the choices equally.
   */
  private static List<Integer> numbersOnTheBoard(Moments moments, int position) {
    return moments.at(position).decisions().stream()
        .map(DecisionLevel::number)
        .filter(number -> number > 0)
        .toList();
  }

  private static long assignedSinceTheStart(TracePlayer player) {
    Csp csp = player.trace().csp();
    return csp.variables().stream()
        .filter(x -> csp.initialDomain(x).size() > 1)
        .filter(x -> player.state().assigned(x.index()) != TraceEvent.NONE)
        .count();
  }
}
