package org.cspworkbench.app.gui.problem;

import static org.cspworkbench.core.trace.TraceEvent.NONE;
import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.ListCellRenderer;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.LocalKeys;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.problem.Comparison;
import org.cspworkbench.viewer.problem.ModelRow;
import org.cspworkbench.viewer.problem.OwnProblem;

/**
 * The constraints of a stated problem, one a row, with their lines; below them the relation of the
 * selected one, and the names and values of its variables, which can be changed.
 */
final class ConstraintsPane extends JPanel {

  private final OwnProblem problem;
  private final Consumer<Integer> toLine;
  private final JLabel count = Labels.note("");
  private final JList<ModelRow> list = new JList<>();
  private final JPanel details =
      new JPanel(new MigLayout("insets 12 16 14 16, fillx, wrap 2, hidemode 3", "[]8[grow, fill]"));
  private final JLabel relationName = Labels.note(text("own.relation"));
  private final JComboBox<Comparison> relation = new JComboBox<>(Comparison.values());
  private final WrappedText help = new WrappedText(text("own.pad.help"), Token.TEXT_MUTED);
  private final ImmutableList<VariableFields> fields;
  private final JButton remove;
  private ImmutableList<ModelRow> rows = ImmutableList.of();
  private Object shown = ""; // what the details are about
  private boolean isUpdating;

  /**
   * Creates the pane.
   *
   * @param toLine goes to a line of the text
   */
  ConstraintsPane(OwnProblem problem, Consumer<Integer> toLine) {
    super(new MigLayout("insets 0, gap 0, fill, wrap 1", "[grow, fill]", "[][grow, fill][]"));
    this.problem = problem;
    this.toLine = toLine;
    JPanel head = new JPanel(new MigLayout("insets 12 16 8 16, fillx", "[]push[]"));
    head.setOpaque(false);
    head.add(Labels.heading(text("own.constraints")));
    head.add(count);
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
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setCellRenderer(new Row());
    list.getAccessibleContext().setAccessibleName(text("own.constraints"));
    list.addListSelectionListener(event -> select(list.getSelectedValue()));
    Pointing pointing = new Pointing();
    list.addMouseMotionListener(pointing);
    list.addMouseListener(pointing);
    LocalKeys.whenFocused(list, "DELETE", problem::remove);
    LocalKeys.whenFocused(list, "ENTER", () -> toLine.accept(problem.line()));
    JScrollPane scroll =
        new JScrollPane(
            list, JScrollPane.VERTICAL_SCROLLBAR_AS_NEEDED, JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    add(head, "wmin 0");
    add(scroll, "wmin 0, hmin 60");
    add(details, "wmin 0");
    problem.addListener(this::update);
    update();
    fill();
  }

  private void select(ModelRow row) {
    if (isUpdating || row == null) {
      return;
    }
    if (row.isUnread()) {
      toLine.accept(row.line());
    } else if (row.constraint() != problem.selectedConstraint()) {
      problem.selectConstraint(row.constraint());
    }
  }

  private void update() {
    isUpdating = true;
    if (!problem.rows().equals(rows)) {
      rows = problem.rows();
      list.setListData(rows.toArray(ModelRow[]::new));
      long unread = rows.stream().filter(ModelRow::isUnread).count();
      count.setText(
          unread == 0
              ? Integer.toString(rows.size())
              : text("own.read", rows.size() - unread, rows.size()));
    }
    int selected = problem.selectedConstraint();
    ModelRow row =
        rows.stream()
            .filter(each -> selected != NONE && each.constraint() == selected)
            .findFirst()
            .orElse(null);
    if (row == null) {
      list.clearSelection();
    } else {
      list.setSelectedValue(row, true);
    }
    isUpdating = false;
    list.repaint();
    Object now = subject();
    if (!now.equals(shown)) {
      shown = now;
      fill();
    }
  }

  /** Returns what the details depend on. */
  private Object subject() {
    return ImmutableList.of(
        problem.selectedConstraint(),
        problem.selectedVariables().stream().map(Variable::name).toList(),
        problem.selectedVariables().stream().map(problem::values).toList(),
        problem.comparison());
  }

  private void fill() {
    ImmutableList<Variable> variables = problem.selectedVariables();
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

  /** Marks the constraint under the mouse. */
  private final class Pointing extends MouseAdapter {
    @Override
    public void mouseMoved(MouseEvent event) {
      int index = list.locationToIndex(event.getPoint());
      boolean isOn = index >= 0 && list.getCellBounds(index, index).contains(event.getPoint());
      problem.pointAt(isOn ? rows.get(index).constraint() : NONE);
    }

    @Override
    public void mouseExited(MouseEvent event) {
      problem.pointAt(NONE);
    }
  }

  /** Writes a row: the words at the left, the line at the right. */
  private final class Row extends JPanel implements ListCellRenderer<ModelRow> {
    private final JLabel words = Labels.styled(new JLabel(), "monospaced");
    private final JLabel line = Labels.styled(new JLabel(), "small");

    Row() {
      super(new MigLayout("insets 5 16 5 16, fillx, hidemode 3", "[grow, fill]8[]"));
      Overflow.SHORTENED.declareFor(words);
      add(words, "wmin 0");
      add(line);
    }

    @Override
    public Component getListCellRendererComponent(
        JList<? extends ModelRow> of, ModelRow row, int index, boolean isSelected, boolean focus) {
      boolean isMarked =
          isSelected || (!row.isUnread() && problem.marked().contains(row.constraint()));
      Token ground =
          row.isUnread() ? Token.CONFLICT_FILL : isMarked ? Token.ACCENT_TINT : Token.BG_PANEL;
      Token letters =
          row.isUnread() ? Token.CONFLICT_TEXT : isMarked ? Token.ACCENT_TEXT : Token.TEXT;
      setBackground(Colours.of(ground));
      words.setForeground(Colours.of(letters));
      words.setText(row.words());
      words.setIcon(row.isUnread() ? Icons.in(letters, "warning", 14) : null);
      line.setForeground(Colours.of(row.isUnread() ? letters : Token.TEXT_MUTED));
      line.setText(text(row.isUnread() ? "own.unread" : "own.line", row.line()));
      setToolTipText(row.remark().isEmpty() ? row.words() : row.remark());
      getAccessibleContext().setAccessibleName(words.getText() + ", " + line.getText());
      return this;
    }
  }
}
