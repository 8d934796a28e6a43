package org.cspworkbench.app.gui;

import static org.cspworkbench.app.gui.words.Texts.text;

import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.IOException;
import java.util.function.Consumer;
import javax.swing.JFileChooser;
import org.cspworkbench.app.gui.animate.AnimateModel;
import org.cspworkbench.app.gui.animate.LessonModel;
import org.cspworkbench.app.gui.animate.Quiz;
import org.cspworkbench.app.gui.input.Reading;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.keys.KeyBinder;
import org.cspworkbench.app.gui.run.Delay;
import org.cspworkbench.app.gui.run.Landmark;
import org.cspworkbench.app.gui.run.RunMarks;
import org.cspworkbench.app.gui.run.Transport;
import org.cspworkbench.app.gui.theme.Zoom;
import org.cspworkbench.sudoku.Marks;
import org.cspworkbench.sudoku.format.PuzzleFormat;

/** What every command does in the window. */
final class WindowCommands {

  private static final int SLIDER_STEP = Delay.SLIDER_END / 20;

  private final Workbench window;
  private final AnimateModel model;

  WindowCommands(Workbench window, AnimateModel model) {
    this.window = window;
    this.model = model;
  }

  void bindTo(KeyBinder keys) {
    keys.on(Command.EDIT_GIVENS, window::editGivens)
        .on(Command.LEGEND, window::switchLegend)
        .on(Command.YOUR_TURN, window::beginTurn)
        .on(Command.CONFIRM_MOVE, () -> window.turn().confirm())
        .on(Command.SHOW_MOVE, () -> window.turn().showMove())
        .on(Command.PASS_OVER, () -> window.turn().passOver())
        .on(Command.BEGIN_AGAIN, () -> window.turn().begin())
        .on(Command.LOCK, () -> window.compareModel().setNextLock())
        .on(Command.NEW_GAME, window::showNewGame)
        .on(Command.OPEN, this::chooseFile)
        .on(Command.PASTE, this::paste)
        .on(Command.TYPE, window::showTyping)
        .on(Command.SAVE, window::save)
        .on(Command.EXPORT, window::exportView)
        .on(Command.COPY, this::copy)
        .on(Command.COPY_CANDIDATES, this::copyCandidates)
        .on(Command.PROJECTOR, window::projectorOrBack)
        .on(Command.LARGER, Zoom::in)
        .on(Command.SMALLER, Zoom::out)
        .on(Command.NORMAL_SIZE, Zoom::reset)
        .on(Command.NEXT_THEME, () -> window.themes().next())
        .on(Command.FULL_SCREEN, () -> window.fullScreen().enterOrLeave())
        .on(Command.NEXT_REGION, () -> window.regions().next())
        .on(Command.PREVIOUS_REGION, () -> window.regions().previous())
        .on(Command.SETTINGS, window::showSettings)
        .on(Command.KEYS, this::showKeys)
        .on(Command.QUIT, () -> window.frame().dispose())
        .on(Command.ESCAPE, window::escape)
        .on(Command.FASTER, () -> changeDelay(-SLIDER_STEP))
        .on(Command.SLOWER, () -> changeDelay(SLIDER_STEP));
    keys.on(Command.BOOKMARK_NOTE, window::writeNote);
    onMarks(keys, Command.LOOP_FROM, RunMarks::loopFromHere);
    onMarks(keys, Command.LOOP_TO, RunMarks::loopToHere);
    onMarks(keys, Command.LOOP, RunMarks::switchLoop);
    onMarks(keys, Command.BOOKMARK, RunMarks::setOrRemoveBookmark);
    keys.on(Command.NEXT_BOOKMARK, () -> ofLesson(LessonModel::next, RunMarks::nextBookmark));
    keys.on(
        Command.PREVIOUS_BOOKMARK,
        () -> ofLesson(LessonModel::previous, RunMarks::previousBookmark));
    Quiz quiz = model.quiz();
    keys.on(Command.QUESTIONS, quiz::switchOnOrOff)
        .on(Command.ANSWER_1, () -> quiz.answer(0))
        .on(Command.ANSWER_2, () -> quiz.answer(1))
        .on(Command.ANSWER_3, () -> quiz.answer(2))
        .on(Command.ANSWER_4, () -> quiz.answer(3))
        .on(Command.SHOW_ANSWER, quiz::showAnswer);
    onTape(keys, Command.RUN_AGAIN, Transport::runAgain);
    onTape(keys, Command.PLAY, Transport::playOrPause);
    onTape(keys, Command.STEP, Transport::step);
    onTape(keys, Command.STEP_BACK, Transport::stepBack);
    onTape(keys, Command.FINE_STEP, Transport::fineStep);
    onTape(keys, Command.FINE_STEP_BACK, Transport::fineStepBack);
    onTape(keys, Command.TO_START, Transport::toStart);
    onTape(keys, Command.TO_END, Transport::toEnd);
    jumps(keys, Landmark.DECISION, Command.NEXT_DECISION, Command.PREVIOUS_DECISION);
    jumps(keys, Landmark.CONTRADICTION, Command.NEXT_CONTRADICTION, Command.PREVIOUS_CONTRADICTION);
    jumps(keys, Landmark.BACKTRACK, Command.NEXT_BACKTRACK, Command.PREVIOUS_BACKTRACK);
    jumps(keys, Landmark.SOLUTION, Command.NEXT_SOLUTION, Command.PREVIOUS_SOLUTION);
  }

  /** While a lesson is shown its stops are the bookmarks, in whichever run they are. */
  private void ofLesson(Consumer<LessonModel> move, Consumer<RunMarks> otherwise) {
    if (model.lesson().isOpen() && !window.isAt(Command.COMPARE)) {
      move.accept(model.lesson());
    } else {
      otherwise.accept(window.marks());
    }
  }

  private void onTape(KeyBinder keys, Command command, Consumer<Transport> move) {
    keys.on(command, () -> move.accept(window.transport()));
  }

  private void onMarks(KeyBinder keys, Command command, Consumer<RunMarks> change) {
    keys.on(command, () -> change.accept(window.marks()));
  }

  private void jumps(KeyBinder keys, Landmark landmark, Command next, Command previous) {
    onTape(keys, next, transport -> transport.next(landmark));
    onTape(keys, previous, transport -> transport.previous(landmark));
  }

  private void changeDelay(int sliderSteps) {
    Transport transport = window.transport();
    int position = Delay.toSlider(transport.delay()) + sliderSteps;
    transport.setDelay(Delay.fromSlider(Math.max(0, Math.min(position, Delay.SLIDER_END))));
  }

  private void chooseFile() {
    JFileChooser chooser = new JFileChooser();
    if (chooser.showOpenDialog(window.frame()) == JFileChooser.APPROVE_OPTION) {
      window.open(chooser.getSelectedFile().toPath());
    }
  }

  private void paste() {
    try {
      Object content =
          Toolkit.getDefaultToolkit().getSystemClipboard().getData(DataFlavor.stringFlavor);
      window.paste(content.toString());
    } catch (UnsupportedFlavorException | IOException | IllegalStateException e) {
      window.open(new Reading.Refused(text("entry.clipboard.empty")));
    }
  }

  private void copy() {
    window.sudokuAtHand().ifPresent(grid -> copy(grid.toLine()));
  }

  private void copyCandidates() {
    window
        .sudokuAtHand()
        .filter(grid -> PuzzleFormat.CANDIDATES.writer().canWrite(grid.shape()))
        .ifPresent(
            grid -> copy(PuzzleFormat.CANDIDATES.writer().write(grid, Marks.candidatesOf(grid))));
  }

  private static void copy(String text) {
    Toolkit.getDefaultToolkit().getSystemClipboard().setContents(new StringSelection(text), null);
  }

  private void showKeys() {
    KeysPanel.open(window.frame().getRootPane());
  }
}
