package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.Transferable;
import java.awt.event.KeyEvent;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.TransferHandler;
import org.cspworkbench.app.gui.widget.TileIcon;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.presentation.question.Question;
import org.cspworkbench.presentation.question.QuestionKind;
import org.cspworkbench.presentation.question.QuestionScore;
import org.cspworkbench.presentation.question.QuestionWords;
import org.cspworkbench.presentation.question.Quiz;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.explore.ExploreModel;
import org.cspworkbench.viewer.lesson.LessonModel;
import org.cspworkbench.viewer.run.PlayedQuiz;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of a lesson in a real window: opening it, visiting its stops, and answering. */
@Tag("display")
class LessonDisplayTest extends OpenWindow {

  @TempDir private Path folder;

  private LessonModel lesson() {
    return models.model().lesson();
  }

  private PlayedQuiz quiz() {
    return models.model().quiz();
  }

  @Test
  void aLessonIsChosenWalkedThroughAndAnswered() {
    screen.click(window.frame().getContentPane(), Texts.text("start.lessons")); // not the menu
    String card = Texts.text("lesson.backtracking");
    screen.until("the lessons are there", () -> Screen.find(window.frame(), card).isPresent());
    screen.click(window.frame(), card);
    screen.until(
        "the lesson is open", () -> lesson().isOpen() && models.model().playback().isPresent());
    screen.click(window.frame(), Texts.text("lesson.next.tip"));
    screen.until("it asks", () -> lesson().step() == 1 && quiz().isWaiting());
    boolean isFirstRight = Screen.see(() -> quiz().question().orElseThrow().right() == 0);
    screen.press(isFirstRight ? KeyEvent.VK_2 : KeyEvent.VK_1);
    screen.until("the wrong answer counts", () -> quiz().score().equals(new QuestionScore(0, 1)));
    screen.click(window.frame(), Texts.text("lesson.again"));
    screen.until("it asks again", () -> quiz().isWaiting());
    screen.press(isFirstRight ? KeyEvent.VK_1 : KeyEvent.VK_2);
    screen.until("the right answer counts", () -> quiz().score().equals(new QuestionScore(1, 2)));
    for (int step = 2; step <= 5; step++) {
      int wanted = step;
      screen.press(KeyEvent.VK_N);
      screen.until("the next stop", () -> lesson().step() == wanted && isAtRest());
    }
    screen.press(KeyEvent.VK_N, KeyEvent.VK_SHIFT);
    screen.until("the stop before", () -> lesson().step() == 4);
    screen.click(window.frame(), Texts.text("lesson.close"));
    screen.until("the lesson is away", () -> !lesson().isOpen());
  }

  @Test
  void aQuestionAboutTilesIsAnsweredByItsKeyWithPicturesOnTheAnswers() {
    ShippedLesson images = ShippedLesson.find("images").orElseThrow();
    Screen.onEventThread(() -> models.opener().open(images));
    screen.until("the lesson is open", () -> lesson().isOpen());
    screen.press(KeyEvent.VK_N);
    screen.until("it asks", () -> lesson().step() == 1 && quiz().isWaiting());
    Question asked = Screen.see(() -> quiz().question().orElseThrow());
    Trace trace = Screen.see(() -> models.model().playback().orElseThrow().player().trace());
    QuestionWords words = new QuestionWords(trace, Texts.phrases());
    assertThat(asked.kind()).isEqualTo(QuestionKind.TILES);
    for (int i = 0; i < asked.answers().size(); i++) {
      String answer = words.answer(asked, asked.answers().get(i));
      assertThat(Screen.find(window.frame(), answer))
          .get()
          .isInstanceOfSatisfying(
              JButton.class, button -> assertThat(button.getIcon()).isInstanceOf(TileIcon.class));
    }
    screen.press(KeyEvent.VK_1 + asked.right());
    screen.until("the right answer counts", () -> quiz().score().equals(new QuestionScore(1, 1)));
  }

  private boolean isAtRest() {
    return models.model().playback().map(at -> !at.isPlaying()).orElse(false);
  }

  /**
   * The text asks for the view Conflict; the list of lessons then has the stop that was reached.
   */
  @Test
  void theViewThatATextNamesIsOpened() {
    ShippedLesson shipped = ShippedLesson.find("whose-fault").orElseThrow();
    Screen.onEventThread(() -> models.opener().open(shipped));
    screen.until("the lesson is open", () -> lesson().isOpen());
    int stops = Screen.see(() -> lesson().length());
    for (int stop = 0; stop < stops && Screen.see(lesson()::mentioned).isEmpty(); stop++) {
      Screen.onEventThread(lesson()::next);
    }
    int step = Screen.see(() -> lesson().step());
    screen.until("its run is there", this::isAtRest);
    screen.click(window.frame(), Texts.text("lesson.open", Texts.text("explore.parts.conflict")));
    screen.until("the view is open", () -> models.workspaces().isAt(ExploreCommands.EXPLORE));
    assertThat(Screen.see(() -> models.exploreModel().parts()))
        .isEqualTo(ExploreModel.Parts.CONFLICT);
    assertThat(Screen.see(() -> models.lessons().results().sentence(shipped.read())).orElseThrow())
        .startsWith(Texts.text("start.lesson.reached", step, lesson().length()));
  }

  @Test
  void aLessonInAFileIsOpened() throws IOException {
    String text = ShippedLesson.find("look-ahead").orElseThrow().text();
    Path file = Files.writeString(folder.resolve("mine.json"), text);
    Screen.onEventThread(() -> models.opener().open(file));
    screen.until("the lesson is open", () -> lesson().isOpen());
    assertThat(Screen.see(() -> lesson().title())).isPresent();
  }

  @Test
  void aLessonIsDroppedOntoTheWindow() throws IOException {
    String text = ShippedLesson.find("mrv").orElseThrow().text();
    Path file = Files.writeString(folder.resolve("dropped.json"), text);
    Screen.onEventThread(
        () -> {
          JComponent target = window.frame().getRootPane();
          Transferable files = new DroppedFiles(ImmutableList.of(file.toFile()));
          assertThat(
                  target
                      .getTransferHandler()
                      .importData(new TransferHandler.TransferSupport(target, files)))
              .isTrue();
        });
    screen.until("the lesson is open", () -> lesson().isOpen());
  }

  /** The data of a drop from a file manager. */
  private record DroppedFiles(ImmutableList<File> files) implements Transferable {
    @Override
    public DataFlavor[] getTransferDataFlavors() {
      return new DataFlavor[] {DataFlavor.javaFileListFlavor};
    }

    @Override
    public boolean isDataFlavorSupported(DataFlavor flavor) {
      return flavor.equals(DataFlavor.javaFileListFlavor);
    }

    @Override
    public Object getTransferData(DataFlavor flavor) {
      return files;
    }
  }

  @Test
  void aFileThatIsNotALessonIsRejectedWithThePosition() throws IOException {
    Path file =
        Files.writeString(folder.resolve("b.json"), "{\"title\": \"t\",\n \"runs\": {\"a\": 1}}");
    Screen.onEventThread(() -> models.opener().open(file));
    screen.until("it is refused", () -> models.model().notices().fault().isPresent());
    assertThat(Screen.see(() -> models.model().notices().fault().orElseThrow().text()))
        .contains("b.json:2:16: expected an object in braces");
  }

  @Test
  void playbackPausesToAskAQuestion() {
    Screen.onEventThread(
        () -> {
          models
              .opener()
              .open(org.cspworkbench.viewer.problem.PuzzleEntry.ofText("hard", "hard", Runs.HARD));
          models.model().setDelay(0);
        });
    screen.until("it plays", () -> models.model().playback().isPresent());
    screen.press(KeyEvent.VK_Q);
    screen.until("it asks from now on", () -> quiz().isOn());
    screen.press(KeyEvent.VK_HOME);
    screen.press(KeyEvent.VK_SPACE);
    screen.until("it asks", () -> quiz().isWaiting());
    screen.press(KeyEvent.VK_1);
    screen.until("an answer counts", () -> quiz().score().answered() == 1);
    screen.click(window.frame(), Texts.text("question.goon"));
    screen.until("it asks again", () -> quiz().isWaiting());
    screen.press(KeyEvent.VK_ENTER);
    screen.until("the answer is shown", () -> quiz().stage() == Quiz.Stage.SHOWN);
    assertThat(Screen.see(() -> quiz().score().answered())).isEqualTo(1);
  }
}
