package org.cspworkbench.app.gui.tape;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.app.gui.widget.ScrolledColumn;
import org.cspworkbench.app.gui.words.SolverWords;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.app.paint.Token;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.jspecify.annotations.Nullable;

/** The list of all solvers, in teaching order, under the headings of their families. */
public final class SolverPicker {

  private static final int WIDTH = 420;

  private final transient Solver chosen;
  private final transient Predicate<Solver> canChoose;
  private final transient Consumer<Solver> choose;
  private final JTextField filter = new JTextField();
  private final ScrolledColumn list = new ScrolledColumn("insets 0 0 4 4, fillx, wrap 1, gapy 0");

  private final JPanel content =
      Labels.panel(Token.BG_PANEL, "insets 8, fill, wrap 1", "[grow, fill]", "[]6[grow, fill]");
  private @Nullable Popover popover;

  /**
   * The list with {@code chosen} marked.
   *
   * @param canChoose who can be chosen
   * @param choose takes over who is chosen
   */
  public SolverPicker(Solver chosen, Predicate<Solver> canChoose, Consumer<Solver> choose) {
    this.chosen = chosen;
    this.canChoose = canChoose;
    this.choose = choose;
    content.getAccessibleContext().setAccessibleName(Texts.text("picker.title"));
    filter.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, Texts.text("picker.filter"));
    filter.getDocument().addDocumentListener(new Refill());
    content.add(filter);
    content.add(list.scrolling());
    fill("");
    content.setPreferredSize(
        new Dimension(
            UIScale.scale(WIDTH), Math.min(UIScale.scale(560), content.getPreferredSize().height)));
  }

  /** Opens the list below {@code button}. */
  public void open(JComponent button) {
    popover = Popover.below(button, content, filter);
  }

  private void fill(String wanted) {
    list.removeAll();
    Family family = null;
    for (Solver solver : SolverCatalog.SOLVERS) {
      if (matches(solver, wanted)) {
        family = addHeading(family, solver.about().family());
        list.add(row(solver));
      }
    }
    list.revalidate();
    list.repaint();
  }

  private Family addHeading(@Nullable Family before, Family family) {
    if (before != family) {
      list.add(Labels.note(SolverWords.title(family)), "gap 8 8 8 2");
    }
    return family;
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

  private JButton row(Solver solver) {
    String name = SolverWords.name(solver);
    JButton row = new JButton();
    row.setLayout(new MigLayout("insets 2 4 2 4, fillx, gapy 0", "[grow]8[]", "[][]"));
    row.putClientProperty(
        FlatClientProperties.STYLE,
        (solver == chosen ? "background: $Csp.accent.tint;" : "background: null;")
            + "borderWidth: 0; hoverBackground: $Csp.bg.hover; margin: 2,4,2,4");
    row.add(Labels.heading(name), "wmin 0");
    row.add(Labels.note(marks(solver.about())), "wrap");
    row.add(Labels.note(SolverWords.summary(solver)), "span 2");
    row.setToolTipText(SolverWords.tooltip(solver));
    row.getAccessibleContext().setAccessibleName(name);
    row.setEnabled(canChoose.test(solver));
    row.addActionListener(
        event -> {
          if (popover != null) {
            popover.close();
          }
          choose.accept(solver);
        });
    return row;
  }

  private static String marks(About about) {
    String complete =
        Texts.text(
            about.completeness() == Completeness.COMPLETE
                ? "picker.complete"
                : "picker.incomplete");
    return about.chance() == Chance.SEEDED
        ? complete + " · " + Texts.text("picker.random")
        : complete;
  }

  /** Shows only what matches what is typed. */
  private final class Refill implements DocumentListener {
    @Override
    public void insertUpdate(DocumentEvent event) {
      fill(filter.getText().strip());
    }

    @Override
    public void removeUpdate(DocumentEvent event) {
      fill(filter.getText().strip());
    }

    @Override
    public void changedUpdate(DocumentEvent event) {
      fill(filter.getText().strip());
    }
  }
}
