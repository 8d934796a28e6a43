package org.cspworkbench.app.gui.problem;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.IntConsumer;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.replay.ConstraintList;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.LocalKeys;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.problem.Comparison;
import org.cspworkbench.viewer.problem.OwnProblem;
import org.cspworkbench.viewer.workspace.OwnRun;

/**
 * The constraints of a stated problem, one a row, with their lines; below them the relation of the
 * selected one, and the names and values of its variables, which can be changed.
 */
final class ConstraintsPane extends JPanel {

  private final OwnProblem problem;
  private final ConstraintList list;
  private final JPanel details =
      new JPanel(new MigLayout("insets 12 16 14 16, fillx, wrap 2, hidemode 3", "[]8[grow, fill]"));
  private final JLabel relationName = Labels.note(text("own.relation"));
  private final JComboBox<Comparison> relation = new JComboBox<>(Comparison.values());
  private final WrappedText help = new WrappedText(text("own.pad.help"), Token.TEXT_MUTED);
  private final ImmutableList<VariableFields> fields;
  private final JButton remove;
  private Object shown = ""; // what the details are about
  private boolean isUpdating;

  /**
   * Creates the pane.
   *
   * @param run the run on the problem
   * @param toLine goes to a line of the text
   */
  ConstraintsPane(OwnProblem problem, OwnRun run, IntConsumer toLine) {
    super(new MigLayout("insets 0, gap 0, fill, wrap 1", "[grow, fill]", "[grow, fill][]"));
    this.problem = problem;
    list = new ConstraintList(run, toLine);
    details.setOpaque(false);
    remove = Buttons.plain(text("own.remove"), problem::remove);
    relation.setRenderer(new Titles());
    relation.getAccessibleContext().setAccessibleName(text("own.relation"));
    relation.addActionListener(event -> relate());
    details.add(relationName);
    details.add(relation, "wmin 0");
    fields = ImmutableList.of(new VariableFields(), new VariableFields(), new VariableFields());
    details.add(remove, "span 2, gaptop 6, growx 0");
    details.add(help, "span 2, wmin 0, grow");
    LocalKeys.whenFocused(list.keyboard(), "DELETE", problem::remove);
    LocalKeys.whenFocused(
        list.keyboard(), "ENTER", () -> toLine.accept(problem.selection().line()));
    add(list, "wmin 0");
    add(details, "wmin 0");
    problem.addListener(this::update);
    update();
    fill();
  }

  /** Displays the constraints as they are. */
  void update() {
    list.update();
    Object now = subject();
    if (!now.equals(shown)) {
      shown = now;
      fill();
    }
  }

  /** Returns what the details depend on. */
  private Object subject() {
    return ImmutableList.of(
        problem.selection().constraint(),
        problem.selection().variables().stream().map(Variable::name).toList(),
        problem.selection().variables().stream().map(problem::values).toList(),
        problem.comparison());
  }

  private void fill() {
    ImmutableList<Variable> variables = problem.selection().variables();
    Comparison chosen = problem.comparison().orElse(null);
    isUpdating = true;
    relation.setSelectedItem(chosen);
    isUpdating = false;
    relationName.setVisible(chosen != null);
    relation.setVisible(chosen != null);
    for (int k = 0; k < fields.size(); k++) {
      fields.get(k).show(k < variables.size() ? Optional.of(variables.get(k)) : Optional.empty());
    }
    help.setVisible(variables.isEmpty());
    remove.setVisible(!variables.isEmpty());
    details.revalidate();
    details.repaint();
  }

  private void relate() {
    if (!isUpdating && relation.getSelectedItem() instanceof Comparison chosen) {
      problem.compareBy(chosen);
    }
  }

  /** Moves the focus to the name of the selected variable. */
  void rename() {
    fields.get(0).begin();
  }

  /** The name and the values of a variable, each in a field of which Enter takes the text. */
  private final class VariableFields {
    private final JTextField name = Labels.styled(new JTextField(), "monospaced");
    private final JTextField values = Labels.styled(new JTextField(), "monospaced");
    private Optional<Variable> of = Optional.empty();

    VariableFields() {
      name.getAccessibleContext().setAccessibleName(text("own.name"));
      values.getAccessibleContext().setAccessibleName(text("own.values"));
      details.add(name, "span 2, wmin 0");
      details.add(values, "span 2, wmin 0");
      takes(name, (x, typed) -> problem.rename(x, typed));
      takes(values, (x, typed) -> problem.setValues(x, typed));
    }

    /** Takes the text of a field at Enter, or where the focus leaves it. */
    private void takes(JTextField field, BiConsumer<Variable, String> action) {
      Runnable take =
          () ->
              of.filter(x -> field.isEditable())
                  .ifPresent(x -> action.accept(x, field.getText().strip()));
      field.addActionListener(event -> take.run());
      field.addFocusListener(
          new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
              take.run();
            }
          });
    }

    void show(Optional<Variable> variable) {
      of = Optional.empty(); // while the texts change
      for (JComponent each : new JComponent[] {name, values}) {
        each.setVisible(variable.isPresent());
      }
      variable.ifPresent(this::write);
      of = variable;
    }

    private void write(Variable x) {
      Optional<String> stated = problem.values(x);
      name.setText(x.name());
      values.setText(stated.orElseGet(() -> x.domain().toString()));
      name.setEditable(stated.isPresent());
      values.setEditable(stated.isPresent());
    }

    void begin() {
      name.requestFocusInWindow();
      name.selectAll();
    }
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    setBorder(BorderFactory.createMatteBorder(0, 1, 0, 0, Colours.of(Token.LINE_SOFT)));
  }

  /** Writes the titles of comparisons. */
  private static final class Titles extends DefaultListCellRenderer {
    @Override
    public Component getListCellRendererComponent(
        JList<?> of, Object value, int index, boolean isSelected, boolean hasFocus) {
      Object shown = value instanceof Comparison comparison ? comparison.title() : "";
      return super.getListCellRendererComponent(of, shown, index, isSelected, hasFocus);
    }
  }
}
