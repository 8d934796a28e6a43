package org.cspworkbench.app.gui.replay;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import javax.swing.JButton;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.viewer.words.SolverWords;
import org.cspworkbench.viewer.words.Texts;

/**
 * A row of the list of solvers, with the name, the guarantees and a description of a solver. One of
 * the rows is marked.
 */
final class SolverRow extends JButton {

  private static final int ARC = 8;
  private static final int LINE = 2;

  private final Solver solver;
  private boolean isMarked;

  /** Creates a row for {@code solver}, tinted if the solver is selected. */
  SolverRow(Solver solver, boolean isChosen) {
    this.solver = solver;
    String name = SolverWords.name(solver);
    setLayout(new MigLayout("insets 2 4 2 4, fillx, gapy 0", "[grow]8[]", "[][]"));
    putClientProperty(
        FlatClientProperties.STYLE,
        (isChosen ? "background: $Csp.accent.tint;" : "background: null;")
            + "borderWidth: 0; hoverBackground: $Csp.bg.hover; margin: 2,4,2,4");
    add(Labels.heading(name), "wmin 0");
    add(Labels.note(guarantees(solver.about())), "wrap");
    add(Labels.note(SolverWords.summary(solver)), "span 2");
    setToolTipText(SolverWords.tooltip(solver));
    getAccessibleContext().setAccessibleName(name);
  }

  private static String guarantees(About about) {
    String complete =
        Texts.text(
            about.completeness() == Completeness.COMPLETE
                ? "picker.complete"
                : "picker.incomplete");
    return about.chance() == Chance.SEEDED
        ? complete + " · " + Texts.text("picker.random")
        : complete;
  }

  Solver solver() {
    return solver;
  }

  boolean isMarked() {
    return isMarked;
  }

  void setMarked(boolean marked) {
    isMarked = marked;
    repaint();
  }

  /** Paints a frame around the marked row that is visible on every background. */
  @Override
  protected void paintComponent(Graphics graphics) {
    super.paintComponent(graphics);
    if (isMarked) {
      Graphics2D g = (Graphics2D) graphics.create();
      float line = UIScale.scale((float) LINE);
      float arc = UIScale.scale((float) ARC);
      g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      g.setColor(Colours.of(Token.ACCENT));
      g.setStroke(new BasicStroke(line));
      g.draw(
          new RoundRectangle2D.Float(
              line / 2, line / 2, getWidth() - line, getHeight() - line, arc, arc));
      g.dispose();
    }
  }
}
