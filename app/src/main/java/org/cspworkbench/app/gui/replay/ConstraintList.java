package org.cspworkbench.app.gui.replay;

import static org.cspworkbench.core.trace.TraceEvent.NONE;
import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.awt.Component;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Set;
import java.util.function.IntConsumer;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListCellRenderer;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.problem.ListedConstraints;
import org.cspworkbench.viewer.problem.ModelRow;
import org.jspecify.annotations.Nullable;

/**
 * The constraints of a problem, one a row, below a title with their number. The one under the mouse
 * is marked in the picture beside the list, the current one of a run in the list; violated ones are
 * marked in both.
 */
public final class ConstraintList extends JPanel {

  private final ListedConstraints constraints;
  private final IntConsumer toLine;
  private final JLabel count = Labels.note("");
  private final JList<ModelRow> list = new JList<>();
  private ImmutableList<ModelRow> rows = ImmutableList.of();
  private ImmutableSet<Integer> marked = ImmutableSet.of();
  private ImmutableSet<Integer> violated = ImmutableSet.of();
  private ImmutableSet<Integer> followed = ImmutableSet.of(); // the constraints marked before
  private boolean isPointedAt; // by the mouse
  private boolean isUpdating;

  /**
   * Creates the list of {@code constraints}.
   *
   * @param toLine goes to a line that could not be read
   */
  public ConstraintList(ListedConstraints constraints, IntConsumer toLine) {
    super(new MigLayout("insets 0, gap 0, fill, wrap 1", "[grow, fill]", "[][grow, fill]"));
    this.constraints = constraints;
    this.toLine = toLine;
    setOpaque(false);
    JPanel head = new JPanel(new MigLayout("insets 12 16 8 16, fillx", "[]push[]"));
    head.setOpaque(false);
    head.add(Labels.heading(text("own.constraints")));
    head.add(count);
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setCellRenderer(new Row());
    Overflow.SHORTENED.declareFor(list);
    list.getAccessibleContext().setAccessibleName(text("own.constraints"));
    list.addListSelectionListener(event -> select(list.getSelectedValue()));
    Pointing pointing = new Pointing();
    list.addMouseMotionListener(pointing);
    list.addMouseListener(pointing);
    JScrollPane scroll =
        new JScrollPane(
            list, JScrollPane.VERTICAL_SCROLLBAR_AS_NEEDED, JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    add(head, "wmin 0");
    add(scroll, "wmin 0, hmin 60");
  }

  /** Returns the part that has the keyboard focus. */
  public JComponent keyboard() {
    return list;
  }

  private void select(@Nullable ModelRow row) {
    if (isUpdating) {
      return;
    }
    if (row != null && row.isUnread()) {
      toLine.accept(row.line());
    } else {
      constraints.selectConstraint(row == null ? NONE : row.constraint());
    }
  }

  /** Displays the constraints as they are. */
  public void update() {
    isUpdating = true;
    marked = constraints.marked();
    violated = constraints.violated();
    if (!constraints.rows().equals(rows)) {
      rows = constraints.rows();
      list.setListData(rows.toArray(ModelRow[]::new));
    }
    count.setText(count());
    int selected = constraints.selectedConstraint();
    ModelRow row =
        rows.stream()
            .filter(each -> selected != NONE && each.constraint() == selected)
            .findFirst()
            .orElse(null);
    if (row == null) {
      list.clearSelection();
    } else if (!row.equals(list.getSelectedValue())) {
      list.setSelectedValue(row, true);
    }
    isUpdating = false;
    follow();
    list.repaint();
  }

  private String count() {
    long unread = rows.stream().filter(ModelRow::isUnread).count();
    if (rows.size() < constraints.count()) {
      return text("own.constraints.many", constraints.count());
    }
    return unread == 0
        ? Integer.toString(rows.size())
        : text("own.read", rows.size() - unread, rows.size());
  }

  /** Scrolls to the constraint of the last event, unless the mouse is on the list. */
  private void follow() {
    Set<Integer> now = Sets.union(violated, marked);
    if (!now.equals(followed) && !isPointedAt) {
      rows.stream()
          .filter(each -> now.contains(each.constraint()) && !followed.contains(each.constraint()))
          .findFirst()
          .ifPresent(each -> list.ensureIndexIsVisible(rows.indexOf(each)));
      followed = ImmutableSet.copyOf(now);
    }
  }

  /** Marks the constraint under the mouse. */
  private final class Pointing extends MouseAdapter {
    @Override
    public void mouseMoved(MouseEvent event) {
      isPointedAt = true;
      int index = list.locationToIndex(event.getPoint());
      boolean isOn = index >= 0 && list.getCellBounds(index, index).contains(event.getPoint());
      constraints.pointAt(isOn ? rows.get(index).constraint() : NONE);
    }

    @Override
    public void mouseExited(MouseEvent event) {
      isPointedAt = false;
      constraints.pointAt(NONE);
    }
  }

  /** Writes a row: the words at the left, the line and whether it is violated at the right. */
  private final class Row extends JPanel implements ListCellRenderer<ModelRow> {
    private final JLabel words = Labels.styled(new JLabel(), "monospaced");
    private final JLabel note = Labels.styled(new JLabel(), "small");

    Row() {
      super(new MigLayout("insets 5 16 5 16, fillx, hidemode 3", "[grow, fill]8[]"));
      Overflow.SHORTENED.declareFor(words);
      add(words, "wmin 0");
      add(note);
    }

    @Override
    public Component getListCellRendererComponent(
        JList<? extends ModelRow> of, ModelRow row, int index, boolean isSelected, boolean focus) {
      boolean isViolated = violated.contains(row.constraint());
      boolean isWrong = row.isUnread() || isViolated;
      boolean isMarked = isSelected || (!row.isUnread() && marked.contains(row.constraint()));
      Token ground = isWrong ? Token.CONFLICT_FILL : isMarked ? Token.ACCENT_TINT : Token.BG_PANEL;
      Token letters = isWrong ? Token.CONFLICT_TEXT : isMarked ? Token.ACCENT_TEXT : Token.TEXT;
      setBackground(Colours.of(ground));
      words.setForeground(Colours.of(letters));
      words.setText(row.words());
      words.setIcon(isWrong ? Icons.in(letters, "warning", 14) : null);
      note.setForeground(Colours.of(isWrong ? letters : Token.TEXT_MUTED));
      note.setText(note(row, isViolated));
      setToolTipText(row.remark().isEmpty() ? row.words() : row.words() + " · " + row.remark());
      getAccessibleContext().setAccessibleName(words.getText() + ", " + note.getText());
      return this;
    }

    private static String note(ModelRow row, boolean isViolated) {
      if (row.line() == 0) {
        return isViolated ? text("own.violated") : "";
      }
      return text(
          row.isUnread() ? "own.unread" : isViolated ? "own.violated.line" : "own.line",
          row.line());
    }
  }
}
