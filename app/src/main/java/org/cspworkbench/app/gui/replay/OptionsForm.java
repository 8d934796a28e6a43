package org.cspworkbench.app.gui.replay;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.ParameterField;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.presentation.surface.Token;
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
  private static final int COLUMNS = 14; // of a text field
  private static final int NOTE_WIDTH = 280;

  private final Runnable runAgain;
  private final Background background;
  private final OptionsModel options;
  private final int columns;
  private int rows;
  private final Map<Parameter, ParameterField> fields = new LinkedHashMap<>();
  private final List<Runnable> notes = new ArrayList<>(); // that show what the choices do
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
      addField(parameters.get(k), k);
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
    return fields.values().stream()
        .map(ParameterField::component)
        .min(Comparator.comparing(field -> !(field instanceof JComboBox)))
        .orElse(fine);
  }

  private String cellOfRow(int row) {
    return "cell 0 " + row + " " + 2 * columns + " 1";
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
    ParameterField field = ParameterField.of(parameter, COLUMNS).onEnter(this::run);
    fields.put(parameter, field);
    JLabel label = Labels.text(parameter.name());
    label.setLabelFor(field.component());
    JLabel note = note(SolverWords.description(parameter));
    if (parameter instanceof Parameter.OneOf oneOf) {
      label.setToolTipText(SolverWords.description(parameter));
      field.component().setToolTipText(SolverWords.description(parameter));
      notes.add(() -> showChoice(oneOf, field, note));
      field.onChange(
          () -> {
            showChoice(oneOf, field, note);
            checkParts();
          });
    } else {
      Labels.styled(field.component(), "monospaced");
    }
    add(label, field.component(), note, index);
  }

  /** Shows what the selected choice does. */
  private static void showChoice(Parameter.OneOf parameter, ParameterField field, JLabel note) {
    Parameter.Choice choice = parameter.choices().get(parameter.ids().indexOf(field.text()));
    Labels.marked(note, Markup.wrapping(SolverWords.description(parameter, choice), NOTE_WIDTH));
  }

  private static JLabel note(String text) {
    return Labels.note(Markup.wrapping(text, NOTE_WIDTH));
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
    fields.forEach((parameter, field) -> field.show(options.text(parameter)));
    notes.forEach(Runnable::run);
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
    ImmutableMap.Builder<Parameter.OneOf, String> chosen = ImmutableMap.builder();
    fields.forEach(
        (parameter, field) -> {
          if (parameter instanceof Parameter.OneOf oneOf) {
            chosen.put(oneOf, field.text());
          }
        });
    return chosen.buildOrThrow();
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
    for (Map.Entry<Parameter, ParameterField> entry : fields.entrySet()) {
      Optional<String> problem = options.set(entry.getKey(), entry.getValue().text());
      entry.getValue().mark(problem.isPresent());
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
