package org.cspworkbench.app.gui.output;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Container;
import java.awt.Window;
import java.io.File;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JDialog;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.filechooser.FileFilter;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.cspworkbench.app.gui.output.OfferedForms.Choice;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.StripBorder;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.output.FileEnding;
import org.cspworkbench.viewer.output.FilmModel;
import org.cspworkbench.viewer.output.OutputForm;

/**
 * The dialog for the name and the format of a file. The two always agree: a name with the extension
 * of another format selects that format, and selecting another format changes the extension.
 */
public final class OutputChooser extends JFileChooser {

  private final OfferedForms forms;
  private final Map<FileFilter, OutputForm> byFilter = new LinkedHashMap<>();
  private final JLabel fault = new JLabel();
  private final Optional<JTextField> nameField = nameField(this); // before a form has others
  private Optional<Choice.Target> target = Optional.empty();

  /**
   * Creates a dialog in which the first format is selected.
   *
   * @param title the title of the dialog, which is also the text of its main button
   * @param name the suggested name without an extension
   */
  public OutputChooser(String title, OfferedForms forms, String name) {
    this.forms = forms;
    setDialogTitle(title);
    setAcceptAllFileFilterUsed(false);
    forms
        .all()
        .forEach(
            form ->
                byFilter.put(
                    new FileNameExtensionFilter(form.description(), form.extension()), form));
    byFilter.keySet().forEach(this::addChoosableFileFilter);
    setFileFilter(byFilter.keySet().iterator().next());
    suggest(forms.preset().named(name));
    addPropertyChangeListener(FILE_FILTER_CHANGED_PROPERTY, change -> followFilter());
    nameField.ifPresent(this::followName);
    showFilm();
    fault.setOpaque(true);
    fault.setVisible(false);
  }

  /** Opens the dialog over {@code parent}; returns empty if it is cancelled. */
  public Optional<Choice.Target> ask(Component parent) {
    return showSaveDialog(parent) == APPROVE_OPTION ? target : Optional.empty();
  }

  /** Returns the title: a dialog for saving would otherwise name its main button Save. */
  @Override
  public String getApproveButtonText() {
    return getDialogTitle();
  }

  @Override
  protected JDialog createDialog(Component parent) {
    JDialog dialog = super.createDialog(parent);
    dialog.getContentPane().add(fault, BorderLayout.NORTH);
    return dialog;
  }

  @Override
  public void approveSelection() {
    File selected = getSelectedFile();
    if (selected == null) {
      return;
    }
    Choice choice = forms.choose(selected, chosen());
    Optional<String> wrong = chosen().film().flatMap(FilmModel::fault);
    if (choice instanceof Choice.Target && wrong.isPresent()) {
      show(wrong.get());
    } else if (choice instanceof Choice.Target found) {
      target = Optional.of(found);
      super.approveSelection();
    } else if (choice instanceof Choice.Rejected rejected) {
      show(rejected.sentence());
    }
  }

  private void show(String sentence) {
    fault.setBackground(Colours.of(Token.CONFLICT_FILL));
    fault.setBorder(
        BorderFactory.createCompoundBorder(
            StripBorder.over(Token.CONFLICT_MARK), BorderFactory.createEmptyBorder(6, 12, 6, 12)));
    Labels.coloured(fault, Token.CONFLICT_TEXT).setText(sentence);
    fault.setVisible(true);
    SwingUtilities.getWindowAncestor(fault).pack(); // makes space for the sentence
  }

  private OutputForm chosen() {
    return byFilter.getOrDefault(getFileFilter(), forms.preset());
  }

  private void suggest(String name) {
    setSelectedFile(new File(getCurrentDirectory(), name));
  }

  /** Shows the form of the selected format, if it has one. */
  private void showFilm() {
    setAccessory(chosen().film().map(FilmPane::new).orElse(null));
    Window dialog = SwingUtilities.getWindowAncestor(this);
    if (dialog != null) {
      dialog.pack();
    }
  }

  /** Changes the extension to that of the selected format, and shows its form. */
  private void followFilter() {
    fault.setVisible(false);
    showFilm();
    String name = nameField.map(JTextField::getText).orElse("");
    if (!name.isBlank() && !FileEnding.of(name).equals(Optional.of(chosen().extension()))) {
      suggest(chosen().named(FileEnding.without(name)));
    }
  }

  private void followName(JTextField field) {
    field
        .getDocument()
        .addDocumentListener(
            new DocumentListener() {
              @Override
              public void insertUpdate(DocumentEvent event) {
                followName(field.getText());
              }

              @Override
              public void removeUpdate(DocumentEvent event) {
                followName(field.getText());
              }

              @Override
              public void changedUpdate(DocumentEvent event) {
                followName(field.getText());
              }
            });
  }

  /** Selects the format of the extension. */
  private void followName(String name) {
    OutputForm before = chosen();
    forms
        .form(name, before)
        .filter(form -> !form.equals(before))
        .flatMap(this::filter)
        .ifPresent(this::setFileFilter);
  }

  private Optional<FileFilter> filter(OutputForm form) {
    return byFilter.entrySet().stream()
        .filter(each -> each.getValue().equals(form))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  private static Optional<JTextField> nameField(Container in) {
    for (Component child : in.getComponents()) {
      Optional<JTextField> found =
          child instanceof JTextField field
              ? Optional.of(field)
              : child instanceof Container inner ? nameField(inner) : Optional.empty();
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }
}
