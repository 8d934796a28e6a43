package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.animate.Notice;
import org.cspworkbench.viewer.command.CellCommands;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.ReplayCommands;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.play.PlayCommands;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Verifies that a command that does nothing reports the reason, whatever invokes it. */
final class ObstacleTest {

  private final OffscreenWorkbench workbench = new OffscreenWorkbench();
  private final WorkbenchModels models = workbench.models();

  @AfterEach
  void close() {
    Screen.onEventThread(workbench::close);
  }

  private Optional<String> said(Command command) {
    Screen.onEventThread(() -> models.commands().accept(command));
    return models.model().notices().fault().map(Notice::text);
  }

  @Test
  void withoutAProblemEachCommandReportsWhatIsMissing() {
    Map<Command, String> expected =
        Map.of(
            AnimateCommands.ANIMATE, "No problem is open yet. Open one from the start page.",
            ReplayCommands.STEP, "No problem is open yet. Open one from the start page.",
            ReplayCommands.NEXT_SOLUTION, "No problem is open yet. Open one from the start page.",
            AnimateCommands.QUESTIONS, "No problem is open yet. Open one from the start page.",
            PlayCommands.HINT, "No game is open. Ctrl+N begins one.",
            PlayCommands.SINGLES, "No game is open. Ctrl+N begins one.",
            CellCommands.UNDO, "No game is open. Ctrl+N begins one.");
    expected.forEach(
        (command, reason) -> assertThat(said(command)).as("%s", command).hasValue(reason));
    assertThat(models.workspaces().isAt(WindowCommands.START_PAGE)).isTrue();
  }

  @Test
  void aReasonDisappearsWithTheNextCommandThatDoesSomething() {
    assertThat(said(PlayCommands.HINT)).isPresent();
    assertThat(said(WindowCommands.START_PAGE)).isEmpty();
  }

  @Test
  void aMenuShowsTheWorkspaceInWhichItDoesSomething() {
    Screen.onEventThread(
        () -> {
          models.opener().open(PuzzleEntry.ofText("Puzzle", "Text", Runs.EASY));
          workbench.work();
          models.commands().accept(PlayCommands.GAME);
        });
    assertThat(said(AnimateCommands.QUESTIONS)).isEmpty();
    assertThat(models.workspaces().isAt(AnimateCommands.ANIMATE)).isTrue();
    assertThat(said(ReplayCommands.NEXT_BOOKMARK))
        .hasValue("There is no bookmark yet. M sets one at the current event.");
    assertThat(said(ReplayCommands.PREVIOUS_DECISION))
        .hasValue("Previous decision: there is none before this event.");
    assertThat(said(AnimateCommands.TILE_SET))
        .hasValue("This is only available for images of tiles.");
  }
}
