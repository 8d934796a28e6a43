package org.cspworkbench.app.gui.run.decide;

import static org.cspworkbench.viewer.words.Texts.number;
import static org.cspworkbench.viewer.words.Texts.text;

import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.decide.Branch;
import org.cspworkbench.viewer.decide.BranchFigures;
import org.cspworkbench.viewer.decide.DecideModel;
import org.jspecify.annotations.Nullable;

/** The statistics of all branches in a table, in which a branch can be displayed or removed. */
final class BranchesTable {

  private static final int FIGURES = 5;

  private final DecideModel model;
  private final JPanel table =
      Labels.panel(
          Token.BG_PANEL,
          "insets 14 16 12 10, gap 18 8, wrap " + (FIGURES + 2),
          "[]" + "[right]".repeat(FIGURES) + "[]",
          "");
  private @Nullable Popover popover;

  BranchesTable(DecideModel model) {
    this.model = model;
    table.add(Labels.note(text("decide.table.branch")));
    table.add(Labels.note(text("decide.table.nodes")));
    table.add(Labels.note(text("decide.table.fails")));
    table.add(Labels.note(text("decide.table.backtracks")));
    table.add(Labels.note(text("decide.table.maxdepth")));
    table.add(Labels.note(text("decide.table.solutions")));
    table.add(new JLabel());
    model.branches().forEach(this::addRow);
    table.getAccessibleContext().setAccessibleName(text("decide.compare.tip"));
  }

  private void addRow(Branch branch) {
    boolean isShown = model.shown().equals(Optional.of(branch));
    JButton show = Buttons.quiet(BranchesStrip.title(branch), "chevron", () -> show(branch));
    show.setToolTipText(text("decide.show"));
    show.setEnabled(!isShown);
    table.add(show);
    BranchFigures figures = model.figures(branch).orElse(null);
    if (figures == null) {
      table.add(Labels.note(text("decide.branch.running")), "span " + FIGURES);
    } else {
      table.add(figure(figures.nodes()));
      table.add(figure(figures.fails()));
      table.add(figure(figures.backtracks()));
      table.add(figure(figures.maxDepth()));
      table.add(figure(figures.solutions()));
    }
    JButton remove =
        Buttons.icon("close", Icons.BESIDE_TEXT, text("decide.remove"), () -> remove(branch));
    remove.setEnabled(!isShown);
    table.add(remove);
  }

  private static JLabel figure(long count) {
    JLabel label = Labels.styled(new JLabel(number(count)), "monospaced");
    label.setHorizontalAlignment(SwingConstants.RIGHT);
    return label;
  }

  private void show(Branch branch) {
    close();
    model.show(branch);
  }

  private void remove(Branch branch) {
    close();
    model.remove(branch);
  }

  private void close() {
    if (popover != null) {
      popover.close();
    }
  }

  /** Opens the table below {@code button}. */
  void open(JComponent button) {
    popover = Popover.below(button, table, table);
  }
}
