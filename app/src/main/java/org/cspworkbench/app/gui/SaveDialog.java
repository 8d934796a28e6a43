package org.cspworkbench.app.gui;

import static org.cspworkbench.app.gui.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JFileChooser;
import javax.swing.SwingUtilities;
import javax.swing.filechooser.FileFilter;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.cspworkbench.app.file.ReplacedFile;
import org.cspworkbench.app.game.GameFile;
import org.cspworkbench.app.game.SavedGame;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Marks;
import org.cspworkbench.sudoku.format.PuzzleFormat;

/** Asks where to save a game or a puzzle and in which form, and saves it there. */
final class SaveDialog {

  /**
   * A form to save in.
   *
   * @param description what the dialog calls it
   * @param extension how the names of its files end
   * @param text what is written
   */
  private record Form(String description, String extension, Supplier<String> text) {

    FileFilter filter() {
      return new FileNameExtensionFilter(description, extension);
    }
  }

  private final Component parent;
  private final Consumer<String> faults;

  /**
   * A dialog over {@code parent}.
   *
   * @param faults is told why something could not be saved
   */
  SaveDialog(Component parent, Consumer<String> faults) {
    this.parent = parent;
    this.faults = faults;
  }

  /** Saves a puzzle with its notes, or the game that is played on it. */
  void open(Grid grid, Marks notes, Optional<SavedGame> game) {
    Map<FileFilter, Form> forms = new LinkedHashMap<>();
    forms(grid, notes, game).forEach(form -> forms.put(form.filter(), form));
    JFileChooser chooser = new JFileChooser();
    chooser.setAcceptAllFileFilterUsed(false);
    forms.keySet().forEach(chooser::addChoosableFileFilter);
    chooser.setFileFilter(forms.keySet().iterator().next());
    if (chooser.showSaveDialog(parent) == JFileChooser.APPROVE_OPTION) {
      Form form = forms.get(chooser.getFileFilter());
      if (form != null) {
        save(form, chooser.getSelectedFile().toPath());
      }
    }
  }

  private static ImmutableList<Form> forms(Grid grid, Marks notes, Optional<SavedGame> game) {
    ImmutableList.Builder<Form> forms = ImmutableList.builder();
    game.ifPresent(
        saved -> forms.add(new Form(text("save.game"), "json", () -> GameFile.write(saved))));
    for (PuzzleFormat format : PuzzleFormat.values()) {
      if (format.writer().canWrite(grid.shape())) {
        forms.add(
            new Form(
                text("save.puzzle", format.description()),
                extension(format),
                () -> format.writer().write(grid, notes)));
      }
    }
    return forms.build();
  }

  private static String extension(PuzzleFormat format) {
    return switch (format) {
      case SDK, SDM, CSV, JSON -> format.id();
      default -> "txt";
    };
  }

  /** Writes beside the thread that paints, which stays alive however slow the disk is. */
  private void save(Form form, Path chosen) {
    String name = String.valueOf(chosen.getFileName());
    Path file = name.contains(".") ? chosen : chosen.resolveSibling(name + "." + form.extension);
    Thread writer =
        new Thread(
            () -> {
              try {
                ReplacedFile.write(file, form.text.get());
              } catch (IOException e) {
                SwingUtilities.invokeLater(
                    () -> faults.accept(text("save.failed", file, e.toString())));
              }
            },
            "file writer");
    writer.start();
  }
}
