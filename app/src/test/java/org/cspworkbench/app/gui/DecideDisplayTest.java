package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.util.List;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.decide.Branch;
import org.cspworkbench.viewer.decide.ChoicePoint;
import org.cspworkbench.viewer.decide.DecideModel;
import org.cspworkbench.viewer.decide.DecideModel.Chooser;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.run.RunSession;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests of choices made by the user in place of the algorithm, in a real window. */
@Tag("display")
class DecideDisplayTest extends OpenWindow {

  private AnimateModel runs() {
    return models.model();
  }

  private DecideModel model() {
    return models.decideModel();
  }

  private int position() {
    return runs().playback().map(Playback::position).orElse(-1);
  }

  private Trace trace() {
    return runs().playback().orElseThrow().player().trace();
  }

  private void explore() {
    Screen.onEventThread(
        () -> models.opener().open(PuzzleEntry.ofText("Puzzle", "Text", Runs.HARD)));
    screen.until("the run is over", () -> !runs().isRunning() && runs().playback().isPresent());
    screen.press(KeyEvent.VK_4, KeyEvent.VK_CONTROL);
    screen.until(
        "the tree is there",
        () -> models.workspaces().isAt(ExploreCommands.EXPLORE) && models.workspaces().isDrawn());
  }

  private void letChoose(String key, Chooser expected) {
    screen.click(window.frame(), Texts.text(key));
    screen.until("somebody else chooses", () -> model().chooser() == expected);
    screen.press(KeyEvent.VK_HOME);
    screen.until("it stands at the start", () -> position() == 0);
  }

  private ChoicePoint point() {
    return Screen.see(() -> model().point().orElseThrow());
  }

  /** Returns the name of the button that selects a value of the listed variable. */
  private String nameOf(ChoicePoint point, int place) {
    return Screen.see(
        () -> {
          Variable x = trace().csp().variables().get(model().variable(point));
          List<Integer> values = model().choices(point).values(x.index());
          String label = x.domain().labelAt(values.get(place));
          return Texts.text("decide.value.name", x.name(), label);
        });
  }

  @Test
  void aClickedValueStartsABranchAndTheOldRunIsKept() {
    explore();
    letChoose("decide.chooser.viewer.tip", Chooser.VIEWER);
    screen.press(KeyEvent.VK_ENTER);
    screen.until("the run's own choice is taken", () -> position() > 0);
    assertThat(Screen.see(() -> model().branches())).hasSize(1);

    ChoicePoint point = point();
    Trace old = Screen.see(this::trace);
    int place =
        Screen.see(() -> model().choices(point).values(model().variable(point)).size()) > 1 ? 1 : 0;
    screen.click(window.frame(), nameOf(point, place));
    screen.until("there is a branch", () -> model().branches().size() == 2);
    screen.until("it has run", () -> !runs().isRunning() && models.workspaces().isDrawn());
    Trace made = Screen.see(this::trace);
    assertThat(made).isNotSameAs(old);
    TracePlayer before = old.player();
    TracePlayer after = made.player();
    for (int p = 0; p < point.position(); p++) {
      before.stepForward();
      after.stepForward();
      assertThat(after.lastEvent()).isEqualTo(before.lastEvent());
    }

    Branch first = Screen.see(() -> model().branches().get(0));
    String name = Texts.text("decide.branch.name", Texts.text("decide.branch.first", 1));
    screen.click(window.frame(), name);
    screen.until("the old run is shown", () -> model().shown().orElseThrow() == first);
    assertThat(Screen.see(this::trace)).isSameAs(old);
    screen.click(window.frame(), Texts.text("decide.compare"));
    screen.until(
        "the figures are there",
        () ->
            Screen.find(window.frame().getLayeredPane(), Texts.text("decide.remove")).isPresent());
  }

  @Test
  void aClickedCellIsDecidedNextAndTheRunWaitsAgain() {
    explore();
    letChoose("decide.chooser.always.tip", Chooser.VIEWER_ALWAYS);
    screen.press(KeyEvent.VK_ENTER);
    screen.until("the run waits", () -> model().isWaiting() && model().point().isPresent());
    screen.until("it is seen", () -> position() == trace().length());
    ChoicePoint point = point();
    int usual = Screen.see(() -> model().variable(point));
    Component board =
        Screen.see(
            () -> Screen.find(window.frame().getContentPane(), Texts.text("board.name")).get());
    int side = Math.min(board.getWidth(), board.getHeight());
    int left = (board.getWidth() - side) / 2;
    for (int cell = 8; Screen.see(() -> model().variable(point)) == usual; cell--) {
      int x = left + (int) ((cell + 0.5) * side / 9);
      screen.clickAt(window.frame(), Texts.text("board.name"), new Point(x, board.getHeight() / 2));
      assertThat(cell).isGreaterThan(0);
    }
    long before = Screen.see(this::nodes);
    int picked = Screen.see(() -> model().variable(point));
    screen.press(KeyEvent.VK_ENTER);
    screen.until("it waits for the next", () -> model().isWaiting() && nodes() > before);
    TracePlayer player = Screen.see(this::trace).player();
    player.seek(point.position() + 2);
    assertThat(player.state().decisionVariable(player.state().depth())).isEqualTo(picked);

    RunSession session = Screen.see(() -> runs().session().orElseThrow());
    screen.click(window.frame(), Texts.text("header.stop.tip"));
    screen.until("it has stopped", () -> session.state() == RunSession.State.CANCELLED);
  }

  private long nodes() {
    return model().point().map(point -> point.node() - 1).orElse(0L);
  }
}
