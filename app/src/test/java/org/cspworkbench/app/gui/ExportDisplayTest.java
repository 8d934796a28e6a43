package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import javax.swing.filechooser.FileFilter;
import org.cspworkbench.app.gui.output.OutputModel.Status;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.compare.CompareCommands;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of exporting the view in a real window: the file has the format of its extension. */
@Tag("display")
class ExportDisplayTest extends OpenWindow {

  @TempDir private Path folder;

  private JFileChooser openChooser() {
    EventQueue.invokeLater(
        () ->
            models
                .commands()
                .accept(WindowCommands.EXPORT)); // the modal dialog blocks the event thread
    screen.until("it is asked where", () -> Screen.chooser().isPresent());
    return Screen.see(() -> Screen.chooser().orElseThrow());
  }

  /** Closes the dialog, which would otherwise cover the next window. */
  @AfterEach
  void closeChooser() {
    Screen.onEventThread(() -> Screen.chooser().ifPresent(JFileChooser::cancelSelection));
  }

  private void openRun() {
    Screen.onEventThread(() -> models.opener().open(PuzzleEntry.ofGallery("queens:6", 1)));
    screen.until(
        "it plays", () -> models.model().playback().map(Playback::isPlaying).orElse(false));
  }

  /** Replaces the suggested name in the dialog. */
  private static void type(JFileChooser chooser, Path file) {
    Screen.onEventThread(() -> name(chooser).setText(file.toString()));
  }

  /** Confirms the dialog, like the Enter key. */
  private static void confirm(JFileChooser chooser) {
    Screen.onEventThread(
        () ->
            chooser
                .getActionMap()
                .get("approveSelection")
                .actionPerformed(new ActionEvent(chooser, ActionEvent.ACTION_PERFORMED, "")));
  }

  private Status written() {
    screen.until("it is written", () -> status().filter(it -> !it.isRunning()).isPresent());
    return Screen.see(() -> status().orElseThrow());
  }

  private Optional<Status> status() {
    return window.output().status();
  }

  /** Returns the field for the name, not one of the form beside it. */
  private static JTextField name(JFileChooser in) {
    Component form = in.getAccessory();
    return all(in)
        .filter(JTextField.class::isInstance)
        .filter(each -> form == null || !SwingUtilities.isDescendingFrom(each, form))
        .map(JTextField.class::cast)
        .findFirst()
        .get();
  }

  private static Stream<Component> all(Container in) {
    return Stream.of(in.getComponents())
        .flatMap(
            each ->
                each instanceof Container inner
                    ? Stream.concat(Stream.of(each), all(inner))
                    : Stream.of(each));
  }

  private static FileFilter filter(JFileChooser chooser, String name) {
    return Stream.of(chooser.getChoosableFileFilters())
        .filter(each -> each.accept(new File(name)))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theNameDeterminesTheFormatShownInTheDialog() throws IOException {
    openRun();
    for (String name : new String[] {"w.svg", "w.png", "run.html"}) {
      Path file = folder.resolve(name);
      JFileChooser chooser = openChooser();
      type(chooser, file);
      assertThat(Screen.see(chooser::getFileFilter)).isEqualTo(filter(chooser, name));
      confirm(chooser);
      assertThat(written().sentence()).contains(name);
      Screen.onEventThread(() -> window.output().dismiss());
    }
    assertThat(Files.readString(folder.resolve("w.svg"))).contains("<svg");
    assertThat(Files.readString(folder.resolve("run.html"))).contains("<html");
    assertThat(Files.readAllBytes(folder.resolve("w.png"))).startsWith(0x89, 'P', 'N', 'G');
  }

  @Test
  void theSuggestedNameAndFormatFitTheFolderAndEachOther() {
    openRun();
    String solver = Screen.see(() -> models.model().solver().about().name()).replace(' ', '-');
    JFileChooser chooser = openChooser();
    assertThat(Screen.see(() -> name(chooser).getText())).isEqualTo("6-queens-" + solver + ".html");
    Screen.onEventThread(() -> chooser.setFileFilter(filter(chooser, "w.gif")));
    assertThat(Screen.see(() -> name(chooser).getText())).isEqualTo("6-queens-" + solver + ".gif");
    Screen.onEventThread(chooser::cancelSelection);

    Screen.onEventThread(() -> models.workspaces().goTo(ExploreCommands.EXPLORE));
    screen.until("the tree is there", () -> models.workspaces().isDrawn());
    JFileChooser pictures = openChooser();
    assertThat(Screen.see(() -> name(pictures).getText())).endsWith(".svg").startsWith("6-queens");
    Screen.onEventThread(pictures::cancelSelection);
  }

  /** The form of a film stands beside the name of its file; what it cannot make is not written. */
  @Test
  void aFilmHasTheSizeThatIsTyped() throws IOException {
    openRun();
    JFileChooser chooser = openChooser();
    type(chooser, folder.resolve("run.gif"));
    assertThat(Screen.see(chooser::getAccessory)).isNotNull();
    JTextField width =
        Screen.see(
            () ->
                all(chooser.getAccessory())
                    .filter(JTextField.class::isInstance)
                    .map(JTextField.class::cast)
                    .findFirst()
                    .orElseThrow());
    Screen.onEventThread(() -> width.setText("20"));
    confirm(chooser);
    assertThat(Screen.see(chooser::isShowing)).isTrue();
    Screen.onEventThread(() -> width.setText("200"));
    confirm(chooser);
    assertThat(written().sentence()).contains("run.gif");
    assertThat(ImageIO.read(folder.resolve("run.gif").toFile()).getWidth()).isEqualTo(200);
  }

  @Test
  void anUnknownExtensionIsExplainedInTheDialogWhichRemainsOpen() {
    openRun();
    JFileChooser chooser = openChooser();
    type(chooser, folder.resolve("w.xyz"));
    confirm(chooser);
    Container dialog = Screen.see(chooser::getTopLevelAncestor);
    screen.until(
        "it is explained",
        () ->
            all(dialog)
                .anyMatch(
                    each ->
                        each instanceof JLabel label
                            && each.isShowing()
                            && String.valueOf(label.getText()).contains("\".xyz\"")));
    assertThat(Screen.see(chooser::isShowing)).isTrue();
    Screen.onEventThread(chooser::cancelSelection);
    assertThat(folder).isEmptyDirectory();
  }

  private Path askToReplace() throws IOException {
    Path file = Files.writeString(folder.resolve("w.svg"), "before");
    openRun();
    OutputForm drawing = OutputForm.of("", "svg", (stream, progress) -> "");
    Screen.onEventThread(() -> window.output().offer(drawing, file));
    screen.until("it is asked", () -> window.output().isAsking());
    return file;
  }

  @Test
  void escapeAnswersTheQuestionWithNo() throws IOException {
    Path file = askToReplace();
    screen.press(KeyEvent.VK_ESCAPE);
    screen.until("it is cancelled", () -> !window.output().isAsking());
    assertThat(written().sentence()).isEqualTo("Cancelled; w.svg is unchanged.");
    assertThat(Files.readString(file)).isEqualTo("before");
    assertThat(Screen.see(() -> models.model().session().isPresent())).isTrue();
  }

  @Test
  void changingTheWorkspaceWithdrawsTheQuestion() throws IOException {
    Path file = askToReplace();
    Screen.onEventThread(() -> models.workspaces().goTo(CompareCommands.COMPARE));
    screen.until("it is cancelled", () -> !window.output().isAsking());
    screen.until(
        "no button replaces it",
        () -> Screen.find(window.frame(), Texts.text("output.replace")).isEmpty());
    assertThat(Files.readString(file)).isEqualTo("before");
  }
}
