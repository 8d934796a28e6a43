package org.cspworkbench.presentation.conflict;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.conflict.ResolveExercise.Verdict;
import org.junit.jupiter.api.Test;

/** Whoever always names the latest literal of the last level arrives at the implication point. */
final class ResolveExerciseTest {

  @Test
  void theLatestLiteralIsRightAndEveryOtherOneIsAMistake() {
    Trace trace = Runs.trace(Runs.solver("mac"), Runs.sudoku(Runs.HARD), Detail.DECISIONS);
    int checked = 0;
    for (int event = Contradictions.from(trace, 0).orElse(-1);
        event >= 0 && checked < 40;
        event = Contradictions.from(trace, event + 1).orElse(-1)) {
      NogoodDerivation analysis = NogoodDerivation.of(ImplicationGraph.of(trace, event));
      if (analysis.implicationPoint() >= 0) {
        check(analysis);
        checked++;
      }
    }
    assertThat(checked).isEqualTo(40);
  }

  private static void check(NogoodDerivation analysis) {
    ImplicationGraph graph = analysis.graph();
    ResolveExercise exercise = ResolveExercise.of(analysis);
    int mistakes = 0;
    while (!exercise.isDone()) {
      Cut cut = analysis.cuts().get(exercise.cut());
      int latest =
          cut.literals().stream()
              .boxed()
              .filter(node -> graph.nodes().get(node).level() == graph.level())
              .max(Comparator.naturalOrder())
              .orElseThrow();
      for (int node = 0; node < graph.nodes().size(); node++) {
        if (node != latest) {
          ResolveExercise wrong = exercise.name(node);
          assertThat(wrong.cut()).isEqualTo(exercise.cut());
          assertThat(wrong.mistakes()).isEqualTo(mistakes + 1);
          assertThat(wrong.last() == Verdict.NOT_BEFORE_CUT)
              .isEqualTo(!cut.literals().contains(node));
        }
      }
      exercise = exercise.name(latest);
      assertThat(exercise.last()).isEqualTo(Verdict.RIGHT);
    }
    assertThat(exercise.mistakes()).isZero();
    assertThat(analysis.cuts().get(exercise.cut()).literals().contains(analysis.implicationPoint()))
        .isTrue();
  }
}
