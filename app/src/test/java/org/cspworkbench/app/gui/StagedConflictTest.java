package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import org.cspworkbench.app.canvas.DrawnTexts;
import org.cspworkbench.app.canvas.DrawnTexts.Text;
import org.cspworkbench.app.canvas.Looks;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.conflict.ImplicationGraph;
import org.cspworkbench.presentation.conflict.NogoodDerivation;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.stage.StagedConflict;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Verifies that contradictions are whole on the stage. */
class StagedConflictTest {

  private static final int MOST = 12; // contradictions that are looked at

  @ParameterizedTest
  @CsvSource({"queens:6, 612, 612", "queens:8, 612, 612", "queens:8, 504, 504", "zebra, 450, 450"})
  void aContradictionIsWholeInItsArea(String problem, double width, double height) {
    AnimateModel model = new AnimateModel(Runnable::run);
    model.prefer(Runs.solver("learning"));
    model.open(PuzzleEntry.ofGallery(problem, 1));
    model.refresh(0);
    Trace trace = model.playback().orElseThrow().player().trace();
    Box area = new Box(20, 12, width, height);
    int seen = 0;
    for (int event = 0; event < trace.length() && seen < MOST; event++) {
      if (trace.kind(event) == EventKind.WIPE_OUT) {
        NogoodDerivation made = NogoodDerivation.of(ImplicationGraph.of(trace, event));
        if (made.implicationPoint() != TraceEvent.NONE) {
          StagedConflict staged =
              new StagedConflict(made, made.cuts().size() - 1, TraceEvent.NONE, false);
          for (Text text : DrawnTexts.of(area, on -> staged.paint(on, area, Looks.projector()))) {
            assertThat(area.contains(text.ink())).as("%s, %s", problem, text).isTrue();
          }
          seen++;
        }
      }
    }
    assertThat(seen).isPositive();
  }
}
