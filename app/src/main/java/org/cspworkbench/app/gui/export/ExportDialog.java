package org.cspworkbench.app.gui.export;

import static org.cspworkbench.app.gui.words.Texts.text;

import java.awt.Component;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.JFileChooser;
import javax.swing.SwingUtilities;
import javax.swing.filechooser.FileFilter;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.cspworkbench.app.file.ReplacedFile;

/** Asks where to and in which form what is shown is to be exported, and writes it there. */
public final class ExportDialog {

  private final Component parent;
  private final Consumer<String> faults;

  /**
   * A dialog over {@code parent}.
   *
   * @param faults is told why something could not be written
   */
  public ExportDialog(Component parent, Consumer<String> faults) {
    this.parent = parent;
    this.faults = faults;
  }

  /** Exports in one of these forms. */
  public void open(List<ExportForm> forms) {
    Map<FileFilter, ExportForm> byFilter = new LinkedHashMap<>();
    for (ExportForm form : forms) {
      byFilter.put(new FileNameExtensionFilter(form.description(), form.extension()), form);
    }
    JFileChooser chooser = new JFileChooser();
    chooser.setAcceptAllFileFilterUsed(false);
    byFilter.keySet().forEach(chooser::addChoosableFileFilter);
    byFilter.keySet().stream().findFirst().ifPresent(chooser::setFileFilter);
    chooser.setDialogTitle(text("export.title"));
    if (!forms.isEmpty() && chooser.showSaveDialog(parent) == JFileChooser.APPROVE_OPTION) {
      ExportForm form = byFilter.get(chooser.getFileFilter());
      if (form != null) {
        write(form, chooser.getSelectedFile().toPath());
      }
    }
  }

  /** Writes beside the thread that paints, which stays alive however slow the disk is. */
  private void write(ExportForm form, Path chosen) {
    String name = String.valueOf(chosen.getFileName());
    Path file = name.contains(".") ? chosen : chosen.resolveSibling(name + "." + form.extension());
    ReplacedFile.Content content = form.content().get();
    Thread writer =
        new Thread(
            () -> {
              try {
                ReplacedFile.write(file, content);
              } catch (IOException e) {
                SwingUtilities.invokeLater(
                    () -> faults.accept(text("save.failed", file, e.toString())));
              }
            },
            "file writer");
    writer.start();
  }
}
