package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import java.awt.Component;
import org.cspworkbench.app.gui.output.OfferedForms;
import org.cspworkbench.app.gui.output.OutputChooser;
import org.cspworkbench.app.gui.output.OutputForm;
import org.cspworkbench.app.gui.output.OutputModel;

/** Asks for the file and the form in which something is to be written, and has it written there. */
final class OutputDialog {

  private OutputDialog() {}

  /**
   * Asks over {@code parent}, unless there are no forms; the first is chosen at first.
   *
   * @param name the name that is suggested, without an ending
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
