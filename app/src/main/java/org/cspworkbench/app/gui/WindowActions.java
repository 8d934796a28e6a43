package org.cspworkbench.app.gui;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.IOException;
import java.util.Optional;
import javax.swing.JFileChooser;
import javax.swing.JFrame;
import org.cspworkbench.app.gui.WorkbenchModels.CommandRouter;
import org.cspworkbench.app.gui.document.AskedTerms;
import org.cspworkbench.app.gui.document.DocumentsPanel;
import org.cspworkbench.app.gui.document.GlossaryAccess;
import org.cspworkbench.app.gui.output.OfferedForms;
import org.cspworkbench.app.gui.output.OutputChooser;
import org.cspworkbench.app.gui.output.OutputModel;
import org.cspworkbench.app.gui.output.Printing;
import org.cspworkbench.app.gui.theme.Zoom;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.presentation.words.Term;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.format.PuzzleFormat;
import org.cspworkbench.viewer.command.Bindings;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.output.FileTitle;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.workspace.CommandSearch;

/** The actions of the commands that are available in every workspace. */
final class WindowActions {

  private final JFrame frame;
  private final WorkbenchModels models;
  private final OutputModel output;
  private final Printing printing;
  private final Bindings bindings = new Bindings();

  /** Creates the actions of the window {@code frame}. */
  WindowActions(JFrame frame, WorkbenchModels models, OutputModel output) {
    this.frame = frame;
    this.models = models;
    this.output = output;
    this.printing =
        new Printing(
            models.background(), fault -> models.opener().open(new Reading.Refused(fault)));
    GlossaryAccess.provide(frame.getRootPane(), models.opener()::open);
    bindings
        .on(WindowCommands.NEW_GAME, models::showNewGame)
        .on(WindowCommands.NEW_PROBLEM, models::showNewProblem)
        .on(WindowCommands.NEW_IMAGE, models::showNewImage)
        .on(WindowCommands.OPEN, this::chooseFile)
        .on(WindowCommands.PASTE, this::paste)
        .on(WindowCommands.TYPE, models::showOwn)
        .on(WindowCommands.SAVE, this::save)
        .on(WindowCommands.EXPORT, this::exportView)
        .on(WindowCommands.PRINT, () -> printed().ifPresent(printing::print))
        .on(WindowCommands.COPY, this::copy)
        .on(WindowCommands.COPY_CANDIDATES, this::copyCandidates)
        .on(WindowCommands.LARGER, () -> resize(models.stage()::enlarge, Zoom::in))
        .on(WindowCommands.SMALLER, () -> resize(models.stage()::reduce, Zoom::out))
        .on(WindowCommands.NORMAL_SIZE, () -> resize(models.stage()::resetSize, Zoom::reset))
        .on(WindowCommands.BLANK_STAGE, models.stage()::switchBlank)
        .on(WindowCommands.STAGE_CODE, models.stage()::switchCode)
        .on(WindowCommands.SEARCH, this::search)
        .on(WindowCommands.KEYS, this::showKeys)
        .on(WindowCommands.NEXT_SCENE, models.lecture()::next)
        .on(WindowCommands.PREVIOUS_SCENE, models.lecture()::previous)
        .on(WindowCommands.NEXT_STOP, models.lecture()::forward)
        .on(WindowCommands.PREVIOUS_STOP, models.lecture()::back)
        .on(WindowCommands.SPEAKER_NOTES, models.lecture()::switchNotes)
        .on(WindowCommands.GLOSSARY, () -> showGlossary(ImmutableList.of()))
        .on(WindowCommands.EXPLAIN, this::explain)
        .on(WindowCommands.DOCUMENTATION, () -> DocumentsPanel.open(frame.getRootPane()))
        .on(WindowCommands.ABOUT, () -> AboutPanel.open(frame.getRootPane()))
        .on(WindowCommands.QUIT, frame::dispose)
        .on(WindowCommands.ESCAPE, this::escape)
        .unless(() -> unless(!shown().saves().isEmpty(), "obstacle.save"), WindowCommands.SAVE)
        .unless(
            () -> unless(!shown().exports().isEmpty(), "obstacle.export"), WindowCommands.EXPORT)
        .unless(() -> unless(printed().isPresent(), "obstacle.print"), WindowCommands.PRINT)
        .unless(
            () -> unless(shown().sudoku().isPresent(), "obstacle.copy"),
            WindowCommands.COPY,
            WindowCommands.COPY_CANDIDATES)
        .unless(models.lecture()::noNext, WindowCommands.NEXT_SCENE)
        .unless(models.lecture()::noPrevious, WindowCommands.PREVIOUS_SCENE)
        .unless(
            () -> unless(models.lecture().isOpen(), "obstacle.lecture"),
            WindowCommands.SPEAKER_NOTES,
            WindowCommands.LECTURER_VIEW);
  }

  private static Optional<String> unless(boolean isPossible, String key) {
    return isPossible ? Optional.empty() : Optional.of(text(key));
  }

  /** Returns the actions, to which the window adds those of its parts. */
  Bindings bindings() {
    return bindings;
  }

  private Workspace shown() {
    return models.workspaces().shown();
  }

  /** Changes the size of the stage, or else that of the window. */
  private void resize(Runnable ofStage, Runnable ofWindow) {
    (models.stage().isOn() ? ofStage : ofWindow).run();
  }

  private void chooseFile() {
    JFileChooser chooser = new JFileChooser();
    if (chooser.showOpenDialog(frame) == JFileChooser.APPROVE_OPTION) {
      models.opener().open(chooser.getSelectedFile().toPath());
    }
  }

  private void paste() {
    try {
      Object content =
          Toolkit.getDefaultToolkit().getSystemClipboard().getData(DataFlavor.stringFlavor);
      models.opener().paste(content.toString());
    } catch (UnsupportedFlavorException | IOException | IllegalStateException e) {
      models.opener().open(new Reading.Refused(text("entry.clipboard.empty")));
    }
  }

  /** Saves the game or the puzzle of the run. */
  private void save() {
    chooseOutput(text("output.save"), shown().saves(), FileTitle.of(shown().title()));
  }

  /** Exports the view as a picture, or a run as a film. */
  private void exportView() {
    chooseOutput(text("output.export"), shown().exports(), shown().exportName());
  }

  /** Returns the view as a PDF, which is what is printed. */
  private Optional<OutputForm> printed() {
    return shown().exports().stream().filter(form -> form.extension().equals("pdf")).findFirst();
  }

  private void copy() {
    shown().sudoku().map(Grid::toLine).ifPresent(WindowActions::copy);
  }

  private void copyCandidates() {
    Optional<Grid> grid = shown().sudoku();
    grid.filter(each -> PuzzleFormat.CANDIDATES.writer().canWrite(each.shape()))
        .map(each -> PuzzleFormat.CANDIDATES.writer().write(each, PencilMarks.candidatesOf(each)))
        .ifPresent(WindowActions::copy);
  }

  private static void copy(String content) {
    Toolkit.getDefaultToolkit()
        .getSystemClipboard()
        .setContents(new StringSelection(content), null);
  }

  private void search() {
    CommandRouter commands = models.commands();
    SearchPanel.open(
        frame.getRootPane(),
        new CommandSearch(commands.commands(), commands, models.model(), models.opener()));
  }

  private void showKeys() {
    KeysPanel.open(
        frame.getRootPane(),
        models.commands().commands().stream()
            .filter(each -> models.isOpen(each.scope()))
            .collect(ImmutableList.toImmutableList()));
  }

  /** Opens the glossary with the terms of the part that has the keyboard focus first. */
  private void explain() {
    showGlossary(
        ImmutableSet.<Term>builder()
            .addAll(AskedTerms.of(frame.getMostRecentFocusOwner()))
            .addAll(models.workspaces().shown().terms())
            .build()
            .asList());
  }

  private void showGlossary(ImmutableList<Term> first) {
    GlossaryAccess.open(frame.getRootPane(), first);
  }

  /** Closes a popup or a message of the window, or else what is open in the workspace. */
  private void escape() {
    if (Popover.isOpen(frame.getRootPane())) {
      Popover.closeAll(frame.getRootPane());
    } else if (models.model().notices().fault().isPresent()) {
      models.model().notices().dismiss();
    } else if (output.isAsking()) {
      output.withdrawQuestion();
    } else if (models.stage().isOn()) {
      models.stage().escape();
    } else {
      shown().escape();
    }
  }

  /** Asks for the file and the format of an output; does nothing if there are no forms. */
  private void chooseOutput(String title, ImmutableList<OutputForm> forms, String name) {
    if (!forms.isEmpty()) {
      new OutputChooser(title, new OfferedForms(forms), name)
          .ask(frame)
          .ifPresent(target -> output.offer(target.form(), target.file()));
    }
  }
}
