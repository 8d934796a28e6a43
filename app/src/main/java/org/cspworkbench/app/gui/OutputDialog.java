package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import java.awt.Component;
import org.cspworkbench.app.gui.output.OfferedForms;
import org.cspworkbench.app.gui.output.OutputChooser;
import org.cspworkbench.app.gui.output.OutputForm;
import org.cspworkbench.app.gui.output.OutputModel;

/** A dialog that asks for the file and the format of an output. */
final class OutputDialog {

  private OutputDialog() {}

  /**
   * Opens the dialog over {@code parent}, with the first form selected; does nothing if there are
   * no forms.
   *
   * @param name the suggested file name, without an extension
   */
  static void open(
      Component parent, ImmutableList<OutputForm> forms, String name, OutputModel model) {
    if (!forms.isEmpty()) {
      new OutputChooser(new OfferedForms(forms), name)
          .ask(parent)
          .ifPresent(target -> model.offer(target.form(), target.file()));
    }
  }
}
