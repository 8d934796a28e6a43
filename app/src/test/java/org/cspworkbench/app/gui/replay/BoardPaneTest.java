package org.cspworkbench.app.gui.replay;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Verifies that the cells of the board show the state of the trace. */
final class BoardPaneTest {

  private static final Set<EventKind> TAKING_BACK =
      EnumSet.of(EventKind.REFUTE, EventKind.BACKTRACK, EventKind.JUMP);

  private static final ImmutableList<Problem> PROBLEMS =
      ImmutableList.of(Runs.sudoku(Runs.HARD), new Problem.General(Queens.pairwise(8)));

  static Stream<Solver> solvers() {
    return SolverCatalog.SOLVERS.stream().filter(Solver::recordsItsRuns);
  }

  /** Compares positions reached by a jump with those reached event by event. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("solvers")
  void atTwentyRandomPositionsTheBoardShowsWhatThePlayerHas(Solver solver) {
    for (Problem problem : PROBLEMS) {
      if (solver.accepts(problem)) {
        Trace trace = Runs.trace(solver, problem, Detail.DECISIONS);
        Playback playback = new Playback(trace);
        BoardPane board =
            BoardPane.byHand(() -> Optional.of(playback.player()), (moment, csp) -> moment);
        TracePlayer player = trace.player();
        int[] positions = new Random(11).ints(20, 0, trace.length() + 1).sorted().toArray();
        for (int position : positions) {
          while (player.position() < position) {
            player.stepForward();
          }
          playback.seek(trace.length() - position); // from another position
          playback.seek(position);
          board.update();
          for (Variable x : trace.csp().variables()) {
            assertThat(board.cellName(x.index()) + ",")
                .as("%s at %d of %d", x, position, trace.length())
                .contains(", " + expected(player, x) + ",");
          }
        }
      }
    }
  }

  /** Returns the value or the remaining values, in the words of the accessible description. */
  private static String expected(TracePlayer player, Variable x) {
    TraceState state = player.state();
    TraceEvent last = player.lastEvent();
    if (last != null
        && last.variable() == x.index()
        && last.value() != TraceEvent.NONE // not a half of its values
        && TAKING_BACK.contains(last.kind())) {
      return x.domain().labelAt(last.value()); // struck out
    }
    int assigned = state.assigned(x.index());
    if (assigned != TraceEvent.NONE && state.contains(x.index(), assigned)) {
      return x.domain().labelAt(assigned);
    }
    int[] left =
        IntStream.range(0, x.domain().size()).filter(i -> state.contains(x.index(), i)).toArray();
    String values =
        IntStream.of(left).mapToObj(x.domain()::labelAt).collect(Collectors.joining(", "));
    return switch (left.length) {
      case 0 ->
          last != null && last.kind() == EventKind.PRUNE ? "empty, no candidate" : "no value left";
      case 1 -> "empty, 1 candidate: " + values;
      default -> "empty, " + left.length + " candidates: " + values;
    };
  }
}
