package org.cspworkbench.app.gui.run;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.Dimension;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JTabbedPane;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.presentation.lesson.LessonView.Hidden;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.command.Commands;

/** The column of the decisions, of the tiles of an image, or of both. */
final class DecisionsColumn extends JPanel implements RunPane {

  private static final int WIDTH = 224;

  /** With fewer decisions than this, an image has them behind a tab. */
  private static final int MOST_DECISIONS = 100;

  private final AnimateModel model;
  private final DecisionsPane decisions;
  private final TilesPane tiles;
  private final JTabbedPane both = new JTabbedPane(); // the tiles and the decisions
  private JComponent content;

  DecisionsColumn(AnimateModel model, Commands commands) {
    super(new BorderLayout());
    this.model = model;
    decisions = new DecisionsPane(model);
    tiles = new TilesPane(model, commands);
    content = decisions;
    RunColumns.style(both);
    add(decisions);
  }

  @Override
  public JComponent component() {
    return this;
  }

  @Override
  public String name() {
    return text(content == decisions ? "decisions.title" : "tiles.tab");
  }

  @Override
  public boolean isWanted() {
    return !model.lesson().hides(Hidden.DECISIONS);
  }

  @Override
  public void update() {
    show(wanted());
    tiles.update();
    if (content != tiles) {
      decisions.update();
    }
  }

  private JComponent wanted() {
    if (model.tiles().image().isEmpty()) {
      return decisions;
    }
    return model.details().hasChoices(MOST_DECISIONS) ? tiles : both;
  }

  private void show(JComponent next) {
    if (content == next) {
      return;
    }
    remove(content);
    both.removeAll();
    content = next;
    if (next == both) {
      both.addTab(text("tiles.tab"), tiles);
      both.addTab(text("decisions.title"), decisions);
    }
    add(next);
    revalidate();
    repaint();
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(UIScale.scale(WIDTH), super.getPreferredSize().height);
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    if (both != null) { // null while the superclass is being constructed
      for (JComponent part : new JComponent[] {both, tiles, decisions}) {
        if (part.getParent() == null) { // a part without a parent is not notified by Swing
          SwingUtilities.updateComponentTreeUI(part);
        }
      }
      decisions.update();
    }
  }
}
