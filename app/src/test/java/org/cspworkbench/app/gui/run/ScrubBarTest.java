package org.cspworkbench.app.gui.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.lang.reflect.InvocationTargetException;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.AnimateModel.Mode;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.junit.jupiter.api.Test;

/** Tests of the accessible name, value and actions of the scrub bar. */
final class ScrubBarTest {

  private final AnimateModel model = new AnimateModel(Runs.THREADS, 1 << 20);

  @Test
  void theBarIsASliderThatAnnouncesTheLastEvent()
      throws InterruptedException, InvocationTargetException {
    model.setMode(Mode.SOLVE_FIRST);
    model.open(PuzzleEntry.ofGrid("Puzzle", Grid.ofLine(Runs.HARD)));
    Runs.await("the run is over", this::isOver);
    EventQueue.invokeAndWait(this::slide);
  }

  private boolean isOver() {
    model.refresh(System.nanoTime());
    return model.playback().map(Playback::isAtEnd).orElse(false);
  }

  private void slide() {
    RunScrubBar bar = new RunScrubBar(model, () -> {});
    bar.update();
    AccessibleContext context = bar.getAccessibleContext();
    int length = model.playback().orElseThrow().length();
    assertThat(context.getAccessibleRole()).isEqualTo(AccessibleRole.SLIDER);
    assertThat(context.getAccessibleName())
        .isEqualTo("Scrub bar, event %,d of %,d, solution".formatted(length, length));
    assertThat(context.getAccessibleValue().getMaximumAccessibleValue()).isEqualTo(length);
    assertThat(context.getAccessibleValue().setCurrentAccessibleValue(0)).isTrue();
    assertThat(context.getAccessibleValue().getCurrentAccessibleValue()).isEqualTo(0);
    bar.update();
    assertThat(context.getAccessibleName())
        .isEqualTo("Scrub bar, event 0 of %,d".formatted(length));
  }
}
