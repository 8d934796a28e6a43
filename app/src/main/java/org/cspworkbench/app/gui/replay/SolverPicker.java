package org.cspworkbench.app.gui.replay;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JTextField;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.LocalKeys;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.app.gui.widget.ScrolledColumn;
import org.cspworkbench.app.gui.widget.TypedText;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.viewer.words.SolverWords;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/**
 * The list of all solvers, in teaching order, under the headings of their families. Typing filters
 * it, the arrow keys move the marker, Enter selects the marked solver and Esc closes the list.
 */
public final class SolverPicker {

  private static final int WIDTH = 420;
  private static final int HEIGHT = 560;
  private static final int ROWS_PER_PAGE = 8;

  private final Solver chosen;
  private final Predicate<Solver> canChoose;
  private final Consumer<Solver> choose;
  private final JTextField filter = new JTextField();
  private final ScrolledColumn list = new ScrolledColumn("insets 0 0 4 4, fillx, wrap 1, gapy 0");
  private final JPanel content =
      Labels.panel(Token.BG_PANEL, "insets 8, fill, wrap 1", "[grow, fill]", "[]6[grow, fill]");
  private final List<SolverRow> choosable = new ArrayList<>(); // selectable rows that are listed
  private @Nullable Popover popover;

  /**
   * Creates a list in which {@code chosen} is marked.
   *
   * @param canChoose whether a solver can be selected
   * @param choose receives the selected solver
   */
  public SolverPicker(Solver chosen, Predicate<Solver> canChoose, Consumer<Solver> choose) {
    this.chosen = chosen;
    this.canChoose = canChoose;
    this.choose = choose;
    content.getAccessibleContext().setAccessibleName(Texts.text("picker.title"));
    filter.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, Texts.text("picker.filter"));
    filter.getAccessibleContext().setAccessibleName(Texts.text("picker.filter"));
    TypedText.whenChanged(filter, this::fill);
    content.add(filter);
    content.add(list.scrolling());
    LocalKeys.whenFocusWithin(content, "DOWN", () -> move(1));
    LocalKeys.whenFocusWithin(content, "UP", () -> move(-1));
    LocalKeys.whenFocusWithin(content, "PAGE_DOWN", () -> move(ROWS_PER_PAGE));
    LocalKeys.whenFocusWithin(content, "PAGE_UP", () -> move(-ROWS_PER_PAGE));
    LocalKeys.whenFocusWithin(
        content, "ENTER", () -> marked().ifPresent(row -> choose(row.solver())));
    fill("");
    content.setPreferredSize(
        new Dimension(
            UIScale.scale(WIDTH),
            Math.min(UIScale.scale(HEIGHT), content.getPreferredSize().height)));
  }

  /** Opens the list below {@code button}. */
  public void open(JComponent button) {
    popover = Popover.below(button, content, filter);
    reveal();
  }

  private void fill(String wanted) {
    Solver before = marked().map(SolverRow::solver).orElse(chosen);
    list.removeAll();
    choosable.clear();
    Family family = null;
    for (Solver solver : SolverCatalog.SOLVERS) {
      if (matches(solver, wanted)) {
        family = addHeading(family, solver.about().family());
        add(new SolverRow(solver, solver == chosen));
      }
    }
    if (family == null) {
      list.add(Labels.note(Texts.text("picker.none")), "gap 8 8 8 2");
    }
    choosable.stream()
        .filter(row -> row.solver() == before)
        .findFirst()
        .or(() -> choosable.stream().findFirst())
        .ifPresent(this::mark);
    content.validate();
    content.repaint();
    reveal();
  }

  private Family addHeading(@Nullable Family before, Family family) {
    if (before != family) {
      list.add(Labels.note(SolverWords.title(family)), "gap 8 8 8 2");
    }
    return family;
  }

  private void add(SolverRow row) {
    list.add(row);
    row.setEnabled(canChoose.test(row.solver()));
    if (row.isEnabled()) {
      choosable.add(row);
    }
    row.addActionListener(event -> choose(row.solver()));
    row.addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusGained(FocusEvent event) {
            mark(row);
            reveal();
          }
        });
  }

  private void choose(Solver solver) {
    if (popover != null) {
      popover.close();
    }
    choose.accept(solver);
  }

  private Optional<SolverRow> marked() {
    return choosable.stream().filter(SolverRow::isMarked).findFirst();
  }

  private void mark(SolverRow row) {
    choosable.forEach(each -> each.setMarked(each == row));
    String name = row.getAccessibleContext().getAccessibleName();
    filter.getAccessibleContext().setAccessibleDescription(name);
  }

  /**
   * Moves the marker by the given number of rows, and gives the keyboard focus to the filter field.
   */
  private void move(int rows) {
    marked()
        .ifPresent(
            row -> {
              int last = choosable.size() - 1;
              int to = Math.max(0, Math.min(choosable.indexOf(row) + rows, last));
              mark(choosable.get(to));
              reveal();
              filter.requestFocusInWindow();
            });
  }

  private void reveal() {
    marked().ifPresent(row -> list.scrollRectToVisible(row.getBounds()));
  }

  private static boolean matches(Solver solver, String wanted) {
    About about = solver.about();
    String all =
        String.join(
            " ",
            SolverWords.name(solver),
            SolverWords.summary(solver),
            SolverWords.title(about.family()),
            about.id(),
            about.name());
    return all.toLowerCase(Locale.ROOT).contains(wanted.toLowerCase(Locale.ROOT));
  }
}
