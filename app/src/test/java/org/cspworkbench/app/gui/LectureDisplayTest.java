package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JComponent;
import org.cspworkbench.app.gui.animate.LessonModel;
import org.cspworkbench.app.gui.compare.CompareCommands;
import org.cspworkbench.app.gui.explore.ExploreCommands;
import org.cspworkbench.app.gui.explore.decide.DecideModel.Chooser;
import org.cspworkbench.app.gui.keys.WindowCommands;
import org.cspworkbench.app.gui.play.PlayCommands;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.presentation.detail.WorkList;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Performs the lecture of docs/lecture.md in a real window: every step has the documented result.
 */
@Tag("display")
class LectureDisplayTest extends OpenWindow {

  private LessonModel lesson() {
    return models.model().lesson();
  }

  private boolean isAtRest() {
    return !models.model().isRunning()
        && models.model().playback().map(at -> !at.isPlaying()).orElse(false);
  }

  private void open(String id) {
    ShippedLesson shipped = ShippedLesson.find(id).orElseThrow();
    screen.press(KeyEvent.VK_H, KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT);
    screen.until(
        "the start page is shown", () -> models.workspaces().isAt(WindowCommands.START_PAGE));
    String card = Texts.text("lesson." + id);
    if (Screen.see(() -> Screen.find(window.frame(), card).isEmpty())) {
      screen.click(window.frame(), Texts.text("start.lessons"));
    }
    screen.until("its card is there", () -> Screen.find(window.frame(), card).isPresent());
    Screen.onEventThread(
        () -> {
          JComponent found = (JComponent) Screen.find(window.frame(), card).orElseThrow();
          found.scrollRectToVisible(new Rectangle(found.getSize()));
        });
    screen.click(window.frame(), card);
    Optional<String> title = Optional.of(shipped.read().title(Locale.getDefault()));
    screen.until("the lesson is open", () -> lesson().isOpen() && lesson().title().equals(title));
    screen.until("it stands at its start", () -> lesson().step() == 0 && isAtRest());
  }

  private void next() {
    int wanted = Screen.see(() -> lesson().step()) + 1;
    screen.press(KeyEvent.VK_N);
    screen.until("stop " + wanted, () -> lesson().step() == wanted && isAtRest());
  }

  @Test
  void aPuzzleIsPlayedAndThenSolved() {
    screen.press(KeyEvent.VK_N, KeyEvent.VK_CONTROL);
    screen.until("the form is shown", () -> models.workspaces().isAt(PlayCommands.GAME));
    screen.click(window.frame(), Texts.text("new.start"));
    screen.until("a game has begun", () -> models.playModel().game().isPresent());
    boolean before = Screen.see(() -> models.playModel().view().candidates());
    screen.press(KeyEvent.VK_K, KeyEvent.VK_CONTROL);
    screen.until("candidates are shown", () -> models.playModel().view().candidates() != before);
    screen.press(KeyEvent.VK_2, KeyEvent.VK_CONTROL);
    screen.until("a solver is at work", () -> models.model().playback().isPresent());
  }

  static Stream<String> lessons() {
    return ShippedLesson.ALL.stream().map(ShippedLesson::id);
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void everyLessonRunsToItsEnd(String id) {
    open(id);
    int length = Screen.see(() -> lesson().length());
    for (int stop = 1; stop <= length; stop++) {
      next();
      if (Screen.see(() -> models.model().quiz().isWaiting())) {
        screen.press(KeyEvent.VK_1);
        screen.until("it is answered", () -> !models.model().quiz().isWaiting());
      }
      assertThat(Screen.see(() -> lesson().note())).isNotEmpty();
    }
  }

  @Test
  void theTreeOfALessonIsExploredAndTheLessonContinues() {
    open("backtracking");
    next();
    next();
    next();
    screen.press(KeyEvent.VK_4, KeyEvent.VK_CONTROL);
    screen.until(
        "the tree is there",
        () -> models.workspaces().isAt(ExploreCommands.EXPLORE) && models.workspaces().isDrawn());
    screen.press(KeyEvent.VK_Z);
    screen.press(KeyEvent.VK_F);
    screen.press(KeyEvent.VK_2, KeyEvent.VK_CONTROL);
    screen.until(
        "the run is watched again", () -> !models.workspaces().isAt(ExploreCommands.EXPLORE));
    next();
    next();
    assertThat(Screen.see(() -> lesson().step())).isEqualTo(5);
  }

  @Test
  void theGraphShowsTheCurrentArcAndTheQueue() {
    open("one-free-cell");
    next();
    next();
    screen.press(KeyEvent.VK_4, KeyEvent.VK_CONTROL);
    screen.until(
        "the tree is there",
        () -> models.workspaces().isAt(ExploreCommands.EXPLORE) && models.workspaces().isDrawn());
    screen.press(KeyEvent.VK_G);
    screen.until("the queue is there", () -> Screen.find(window.frame(), queue()).isPresent());
    screen.press(KeyEvent.VK_G);
    screen.press(KeyEvent.VK_G);
    screen.until("the tree is alone", () -> Screen.find(window.frame(), queue()).isEmpty());
  }

  /** Returns the accessible description of the list. */
  private String queue() {
    WorkList list = models.model().details().workList(12);
    assertThat(list.size()).isPositive();
    return Texts.text("work.name", list.size(), list.current().orElse(Texts.text("work.none")));
  }

  @Test
  void anExerciseOnAc3EndsALesson() {
    open("not-equal");
    for (int stop = 1; stop <= 5; stop++) {
      next();
    }
    screen.press(KeyEvent.VK_T);
    screen.until("the exercise is made", () -> models.turn().isMade());
    screen.press(KeyEvent.VK_F3);
    screen.until("a move is shown", () -> models.turn().score().shown() == 1);
    screen.press(KeyEvent.VK_ESCAPE);
    screen.until("the run is back", () -> !models.turn().isOpen());
  }

  @Test
  void theQueensAreComparedAndDecidedByTheClass() {
    open("look-ahead");
    next();
    screen.press(KeyEvent.VK_3, KeyEvent.VK_CONTROL);
    screen.until("solvers are compared", () -> models.workspaces().isAt(CompareCommands.COMPARE));
    screen.press(KeyEvent.VK_4, KeyEvent.VK_CONTROL);
    screen.until(
        "the tree is there",
        () -> models.workspaces().isAt(ExploreCommands.EXPLORE) && models.workspaces().isDrawn());
    screen.click(window.frame(), Texts.text("decide.chooser.viewer.tip"));
    screen.until("the class chooses", () -> models.decideModel().chooser() == Chooser.VIEWER);
    screen.press(KeyEvent.VK_HOME);
    screen.until("there is a choice", () -> models.decideModel().point().isPresent());
  }
}
