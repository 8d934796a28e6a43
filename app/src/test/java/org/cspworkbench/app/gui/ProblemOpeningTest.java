package org.cspworkbench.app.gui;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.cspworkbench.app.gui.widget.WindowThreads;
import org.cspworkbench.app.timing.MachineClocks;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.timing.Protocol;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.compare.CompareCommands;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.start.ProblemFormModel;
import org.cspworkbench.viewer.start.ProblemTarget;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Verifies that the problem of the form opens in each workspace; needs no display. */
class ProblemOpeningTest {

  private static final Map<ProblemTarget, Command> WORKSPACES =
      Map.of(
          ProblemTarget.ANIMATE, AnimateCommands.ANIMATE,
          ProblemTarget.STEPS, AnimateCommands.ANIMATE,
          ProblemTarget.COMPARE, CompareCommands.COMPARE,
          ProblemTarget.EXPLORE, ExploreCommands.EXPLORE);

  @ParameterizedTest
  @EnumSource
  void theProblemOpensInTheChosenWorkspace(ProblemTarget target) {
    ProblemFormModel form = new ProblemFormModel();
    OffscreenWindow.onEventThread(
        () -> {
          WorkbenchModels models =
              new WorkbenchModels(
                  new AnimateModel(Runs.THREADS),
                  new CompareModel(
                      Runs.THREADS, CompareModel.ALL_TRACES, Protocol.USUAL, MachineClocks::get),
                  WindowThreads.background());
          models.opener().open(form, target);
          assertThat(models.workspaces().isAt(requireNonNull(WORKSPACES.get(target)))).isTrue();
          assertThat(models.model().opened().map(Reading.Opened::title))
              .contains("Map of Australia");
          assertThat(models.model().solver().about().id()).isEqualTo("mac");
          models.workspaces().close();
        });
  }
}
