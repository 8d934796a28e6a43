package org.cspworkbench.app.gui.tape;

import com.formdev.flatlaf.FlatClientProperties;
import com.google.common.collect.ImmutableList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import org.cspworkbench.app.gui.input.SolverOptions;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.app.gui.words.Markup;
import org.cspworkbench.app.gui.words.SolverWords;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.app.paint.Token;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.solvers.Parameter;
import org.jspecify.annotations.Nullable;

/** The options of the solver: a form made from the parameters that it declares. */
public final class OptionsForm {

  private final Runnable runAgain;
  private final SolverOptions options;
  private final Map<Parameter, JTextField> fields = new LinkedHashMap<>();
  private final Map<Parameter.OneOf, ChoiceField> choices = new LinkedHashMap<>();
  private final JCheckBox fine = new JCheckBox(Texts.text("options.fine"));
  private final JPanel form;
  private @Nullable Popover popover;
  private final JLabel fault = Labels.coloured(Labels.text(" "), Token.CONFLICT_TEXT);
  private final JButton run = Buttons.primary(Texts.text("options.run"), "rerun", this::run);

  private OptionsForm(
      SolverOptions options, ImmutableList<Parameter> parameters, Runnable runAgain) {
    this.runAgain = runAgain;
    this.options = options;
    form =
        Labels.panel(
            Token.BG_PANEL, "insets 14 16 12 16, wrap 2, hidemode 3", "[]12[grow, fill]", "");
    form.add(
        Labels.heading(Texts.text("options.title", SolverWords.name(options.solver()))), "span 2");
    for (Parameter parameter : parameters) {
      if (parameter instanceof Parameter.OneOf oneOf) {
        addChoice(oneOf);
      } else {
        addField(parameter);
      }
    }
  }

  /**
   * A form with all options, the seed and the detail of the tape among them.
   *
   * @param runAgain lets the solver begin anew with them
   */
  public static OptionsForm whole(SolverOptions options, Runnable runAgain) {
    OptionsForm form = new OptionsForm(options, options.fields(), runAgain);
    form.addDetail();
    form.addFoot();
    return form;
  }

  /**
   * A form with what the solver declares.
   *
   * @param runAgain lets the solver begin anew with it
   */
  public static OptionsForm declared(SolverOptions options, Runnable runAgain) {
    OptionsForm form = new OptionsForm(options, options.solver().parameters(), runAgain);
    form.addFoot();
    return form;
  }

  private void addDetail() {
    form.add(fine, "span 2, gaptop 8");
    form.add(note(Texts.text("options.fine.note")), "span 2, gapleft 22");
  }

  private void addFoot() {
    fault.setVisible(false);
    form.add(fault, "span 2, wmax 360");
    form.add(buttons(), "span 2, growx, gaptop 10");
    showValues();
  }

  /** Opens the form below {@code button}. */
  public void open(JComponent button) {
    popover = Popover.below(button, form, first());
  }

  private JComponent first() {
    if (!choices.isEmpty()) {
      return choices.values().iterator().next().box();
    }
    return fields.isEmpty() ? fine : fields.values().iterator().next();
  }

  private void addChoice(Parameter.OneOf parameter) {
    ChoiceField field = new ChoiceField(parameter, this::showFaultOfParts);
    choices.put(parameter, field);
    form.add(field.label(), "gaptop 8");
    form.add(field.box(), "gaptop 8");
    form.add(field.note(), "skip 1");
  }

  private void addField(Parameter parameter) {
    JTextField field = Labels.styled(new JTextField(14), "monospaced");
    field.addActionListener(event -> run());
    fields.put(parameter, field);
    JLabel label = Labels.text(parameter.name());
    label.setLabelFor(field);
    form.add(label, "gaptop 8");
    form.add(field, "gaptop 8");
    form.add(note(SolverWords.description(parameter)), "skip 1");
  }

  private static JLabel note(String text) {
    return Labels.note(Markup.wrapping(text, 280));
  }

  private JPanel buttons() {
    JPanel buttons = Labels.panel(Token.BG_PANEL, "insets 0, fillx", "[]push[]", "");
    buttons.add(Buttons.plain(Texts.text("options.reset"), this::reset));
    buttons.add(run);
    return buttons;
  }

  private void reset() {
    options.reset();
    showValues();
  }

  private void showValues() {
    fields.forEach((parameter, field) -> field.setText(options.text(parameter)));
    choices.forEach((parameter, field) -> field.choose(options.text(parameter)));
    fine.setSelected(options.detail() == Detail.FINE);
    showFaultOfParts();
  }

  /** Parts that do not go together cannot run. */
  private void showFaultOfParts() {
    Map<Parameter.OneOf, String> chosen = new LinkedHashMap<>();
    choices.forEach((parameter, field) -> chosen.put(parameter, field.chosen()));
    Optional<String> problem = options.incompatibleParts(chosen);
    run.setEnabled(problem.isEmpty());
    fault.setVisible(false);
    problem.ifPresent(this::showFault);
  }

  private void showFault(String sentence) {
    Labels.marked(fault, Markup.wrapping(sentence));
    fault.setVisible(true);
    if (popover != null) {
      popover.resize();
    }
  }

  private void run() {
    if (!run.isEnabled()) {
      return;
    }
    choices.forEach((parameter, field) -> options.set(parameter, field.chosen()));
    for (Map.Entry<Parameter, JTextField> entry : fields.entrySet()) {
      JTextField field = entry.getValue();
      Optional<String> problem = options.set(entry.getKey(), field.getText());
      field.putClientProperty(
          FlatClientProperties.OUTLINE,
          problem.isPresent() ? FlatClientProperties.OUTLINE_ERROR : null);
      if (problem.isPresent()) {
        showFault(problem.get());
        return;
      }
    }
    options.setDetail(fine.isSelected() ? Detail.FINE : Detail.DECISIONS);
    if (popover != null) {
      popover.close();
    }
    runAgain.run();
  }
}
