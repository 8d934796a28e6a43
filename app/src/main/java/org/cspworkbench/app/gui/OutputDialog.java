package org.cspworkbench.app.gui;

import java.awt.Component;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.JFileChooser;
import javax.swing.filechooser.FileFilter;
import org.cspworkbench.app.gui.output.OutputForm;
import org.cspworkbench.app.gui.output.OutputModel;

/** Asks where something is to be written and in which form, and has it written there. */
final class OutputDialog {

  private OutputDialog() {}

  /** Asks over {@code parent}; the first of the forms is chosen at first. */
  static void open(Component parent, List<OutputForm> forms, OutputModel model) {
    Map<FileFilter, OutputForm> byFilter = new LinkedHashMap<>();
    forms.forEach(form -> byFilter.put(form.filter(), form));
    JFileChooser chooser = new JFileChooser();
    chooser.setAcceptAllFileFilterUsed(false);
    byFilter.keySet().forEach(chooser::addChoosableFileFilter);
    chooser.setFileFilter(byFilter.keySet().iterator().next());
    if (chooser.showSaveDialog(parent) == JFileChooser.APPROVE_OPTION) {
      OutputForm form = byFilter.get(chooser.getFileFilter());
      if (form != null) {
        model.offer(form, form.named(chooser.getSelectedFile().toPath()));
      }
    }
  }
}
