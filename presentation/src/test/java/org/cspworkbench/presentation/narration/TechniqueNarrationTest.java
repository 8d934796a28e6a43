package org.cspworkbench.presentation.narration;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceNote;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.solvers.Settings;
import org.junit.jupiter.api.Test;

/**
 * A step of human logic is described by the name of its technique, which is highlighted, and its
 * reason.
 */
final class TechniqueNarrationTest {

  @Test
  void onlyTheNameOfTheTechniqueIsHighlighted() {
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    Runs.solver("logic").solve(Runs.sudoku(Runs.EASY), Settings.defaults(), recorder);
    Trace trace = requireNonNull(recorder.trace());
    TracePlayer player = trace.player();
    Narrator narrator = new Narrator(Locale.ENGLISH);
    int steps = 0;
    while (player.stepForward()) {
      if (trace.kind(player.position() - 1) == EventKind.TECHNIQUE) {
        TraceNote note = trace.note(++steps);
        Sentence told = narrator.narrate(player);
        assertThat(told.text()).isEqualTo(note.title() + ": " + note.text());
        assertThat(told.names()).containsExactly(new Sentence.Span(0, note.title().length()));
      }
    }
    assertThat(steps).isGreaterThan(40);
  }
}
