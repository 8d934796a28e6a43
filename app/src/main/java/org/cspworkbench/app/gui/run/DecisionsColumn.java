package org.cspworkbench.app.gui.run;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JTabbedPane;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.presentation.lesson.LessonView.Hidden;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.command.Commands;

/** The column of the decisions, of the tiles of an image, or of both, with the legend below. */
final class DecisionsColumn extends JPanel implements RunPane {

  private static final int WIDTH = 224;

  /** The minimum height of the decisions while the legend is shown below them. */
  private static final int ROOM_FOR_DECISIONS = 240;

  /** With fewer decisions than this, an image has them behind a tab. */
  private static final int MOST_DECISIONS = 100;

  private final AnimateModel model;
  private final DecisionsPane decisions;
  private final TilesPane tiles;
  private final JTabbedPane both = new JTabbedPane(); // the tiles and the decisions
  private final LegendPane legend = new LegendPane();
  private JComponent content;
  private boolean isLegendWanted = true;

  DecisionsColumn(AnimateModel model, Commands commands) {
    super(new BorderLayout());
    this.model = model;
    decisions = new DecisionsPane(model);
    tiles = new TilesPane(model, commands);
    content = decisions;
    RunColumns.style(both);
    add(decisions);
    add(legend, BorderLayout.SOUTH);
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            fitLegend();
          }
        });
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
    legend.show(model.tiles().image());
    fitLegend();
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

  /** Shows or hides the legend. */
  void switchLegend() {
    isLegendWanted = !isLegendWanted;
    fitLegend();
  }

  private void fitLegend() {
    int room = Canvas.unscaled(getHeight());
    legend.setVisible(
        isLegendWanted
            && !model.lesson().hides(Hidden.LEGEND)
            && (room == 0 || room >= legend.height() + ROOM_FOR_DECISIONS));
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(UIScale.scale(WIDTH), super.getPreferredSize().height);
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    if (legend != null) { // null while the superclass is being constructed
      for (JComponent part : new JComponent[] {both, tiles, decisions}) {
        if (part.getParent() == null) { // a part without a parent is not notified by Swing
          SwingUtilities.updateComponentTreeUI(part);
        }
      }
      decisions.update();
    }
  }
}
