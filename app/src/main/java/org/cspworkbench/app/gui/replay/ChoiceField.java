package org.cspworkbench.app.gui.replay;

import javax.swing.JComboBox;
import javax.swing.JLabel;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.viewer.words.Markup;
import org.cspworkbench.viewer.words.SolverWords;

/**
 * The field of a parameter with named choices: a combo box, and the description of the selected
 * choice.
 */
final class ChoiceField {

  private final Parameter.OneOf parameter;
  private final JLabel label;
  private final JComboBox<String> box;
  private final JLabel note = Labels.note("");

  /** Creates a field that calls {@code changed} when another choice is selected. */
  ChoiceField(Parameter.OneOf parameter, Runnable changed) {
    this.parameter = parameter;
    this.label = Labels.text(parameter.name());
    this.box =
        new JComboBox<>(
            parameter.choices().stream().map(Parameter.Choice::id).toArray(String[]::new));
    label.setLabelFor(box);
    label.setToolTipText(SolverWords.description(parameter));
    box.setToolTipText(SolverWords.description(parameter));
    box.setMaximumRowCount(parameter.choices().size());
    box.addActionListener(
        event -> {
          showNote();
          changed.run();
        });
    showNote();
  }

  JLabel label() {
    return label;
  }

  JComboBox<String> box() {
    return box;
  }

  JLabel note() {
    return note;
  }

  /** Returns the id of the selected choice. */
  String chosen() {
    return box.getItemAt(box.getSelectedIndex());
  }

  void choose(String id) {
    box.setSelectedItem(id);
  }

  private void showNote() {
    Labels.marked(
        note,
        Markup.wrapping(
            SolverWords.description(parameter, parameter.choices().get(box.getSelectedIndex())),
            280));
  }
}
