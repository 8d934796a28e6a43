package org.cspworkbench.app.gui.replay;

import com.formdev.flatlaf.FlatClientProperties;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.viewer.problem.OptionsModel;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.words.Markup;
import org.cspworkbench.viewer.words.SolverWords;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/** The options of the solver: a form made from the parameters that it declares. */
public final class OptionsForm {

  private static final int MOST_IN_A_COLUMN = 6;

  private final Runnable runAgain;
  private final Background background;
  private final OptionsModel options;
  private final int columns;
  private int rows;
  private final Map<Parameter, JTextField> fields = new LinkedHashMap<>();
  private final Map<Parameter.OneOf, ChoiceField> choices = new LinkedHashMap<>();
  private final JCheckBox fine = new JCheckBox(Texts.text("options.fine"));
  private final JPanel form;
  private @Nullable Popover popover;
  private final JLabel fault = Labels.coloured(Labels.text(" "), Token.CONFLICT_TEXT);
  private final JButton run = Buttons.primary(Texts.text("options.run"), "rerun", this::run);

  private OptionsForm(
      OptionsModel options,
      ImmutableList<Parameter> parameters,
      Runnable runAgain,
      Background background) {
    this.runAgain = runAgain;
    this.background = background;
    this.options = options;
    columns = parameters.size() > MOST_IN_A_COLUMN ? 2 : 1;
    form =
        Labels.panel(
            Token.BG_PANEL,
            "insets 14 16 12 16, hidemode 3",
            columns == 1 ? "[]12[grow, fill]" : "[]12[280!, fill]24[]12[280!, fill]",
            "");
    form.add(
        Labels.heading(Texts.text("options.title", SolverWords.name(options.solver()))),
        cellOfRow(0));
    for (int k = 0; k < parameters.size(); k++) {
      if (parameters.get(k) instanceof Parameter.OneOf oneOf) {
        addChoice(oneOf, k);
      } else {
        addField(parameters.get(k), k);
      }
    }
    rows = 1 + 2 * ((parameters.size() + columns - 1) / columns);
  }

  /**
   * Creates a form with all options, including the seed and the recorded detail.
   *
   * @param runAgain restarts the solver with them
   * @param background executes the check whether parts are compatible
   */
  public static OptionsForm whole(OptionsModel options, Runnable runAgain, Background background) {
    OptionsForm form = new OptionsForm(options, options.fields(), runAgain, background);
    form.addDetail();
    form.addFoot();
    return form;
  }

  /**
   * Creates a form with the parameters that the solver declares.
   *
   * @param runAgain restarts the solver with them
   * @param background executes the check whether parts are compatible
   */
  public static OptionsForm declared(
      OptionsModel options, Runnable runAgain, Background background) {
    OptionsForm form =
        new OptionsForm(options, options.solver().parameters(), runAgain, background);
    form.addFoot();
    return form;
  }

  private void addDetail() {
    form.add(fine, cellOfRow(rows++) + ", gaptop 8");
    form.add(note(Texts.text("options.fine.note")), cellOfRow(rows++) + ", gapleft 22");
  }

  private void addFoot() {
    fault.setVisible(false);
    form.add(fault, cellOfRow(rows++) + ", gaptop 8, wmax " + 360 * columns);
    form.add(buttons(), cellOfRow(rows++) + ", growx, gaptop 10");
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

  private String cellOfRow(int row) {
    return "cell 0 " + row + " " + 2 * columns + " 1";
  }

  private void addChoice(Parameter.OneOf parameter, int index) {
    ChoiceField field = new ChoiceField(parameter, this::checkParts);
    choices.put(parameter, field);
    add(field.label(), field.box(), field.note(), index);
  }

  /** Adds a field; the rows are filled from left to right. */
  private void add(JLabel label, JComponent field, JLabel note, int index) {
    int column = 2 * (index % columns);
    int row = 1 + 2 * (index / columns);
    form.add(label, "cell %d %d, gaptop 8".formatted(column, row));
    form.add(field, "cell %d %d, gaptop 8".formatted(column + 1, row));
    form.add(note, "cell %d %d, aligny top".formatted(column + 1, row + 1));
  }

  private void addField(Parameter parameter, int index) {
    JTextField field = Labels.styled(new JTextField(14), "monospaced");
    field.addActionListener(event -> run());
    fields.put(parameter, field);
    JLabel label = Labels.text(parameter.name());
    label.setLabelFor(field);
    add(label, field, note(SolverWords.description(parameter)), index);
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
    fault.setVisible(false);
    checkParts();
  }

  /**
   * Checks in the background whether the selected parts are compatible; incompatible parts cannot
   * be run.
   */
  private void checkParts() {
    ImmutableMap<Parameter.OneOf, String> checked = chosen();
    run.setEnabled(checked.isEmpty());
    background.run(
        () -> options.incompatibleParts(checked),
        problem -> {
          if (checked.equals(chosen())) {
            showFaultOfParts(problem);
          }
        });
  }

  private ImmutableMap<Parameter.OneOf, String> chosen() {
    return ImmutableMap.copyOf(Maps.transformValues(choices, ChoiceField::chosen));
  }

  private void showFaultOfParts(Optional<String> problem) {
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
