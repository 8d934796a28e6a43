package org.cspworkbench.app.gui.run;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Point;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.HierarchyEvent;
import javax.swing.JComponent;
import javax.swing.JLayeredPane;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.PopoverFrame;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.words.Texts;

/**
 * The legend of the cells in a card over the window, at the side of the board where more space is
 * left. Unlike a popover it leaves keys and focus where they are, so that the run can be played
 * beside it.
 */
final class LegendCard {

  private static final int GAP = 6;
  private static final int LEFT_COLUMN = 200; // the card is hardly wider

  private final AnimateModel model;
  private final JComponent strip;
  private final JComponent board;
  private final LegendPane legend = new LegendPane();
  private final PopoverFrame card = new PopoverFrame(content());

  /** Creates a card that opens above {@code strip} and beside {@code board}. */
  LegendCard(AnimateModel model, JComponent strip, JComponent board) {
    this.model = model;
    this.strip = strip;
    this.board = board;
    board.addHierarchyListener(
        change -> {
          if ((change.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0) {
            update();
          }
        });
    board.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            update();
          }
        });
  }

  private JPanel content() {
    JPanel content =
        new JPanel(new MigLayout("insets 8 4 0 8, gap 0, wrap 2", "[grow, fill]push[]", ""));
    content.add(Labels.heading(AnimateCommands.LEGEND.title()), "gapleft 12");
    content.add(Buttons.close(Texts.text("legend.close"), this::close));
    content.add(legend, "span 2");
    return content;
  }

  private void close() {
    if (model.legend().isOpen()) {
      model.legend().switchOnOrOff();
    }
  }

  /** Shows, hides and places the card. */
  void update() {
    JRootPane root = SwingUtilities.getRootPane(board);
    boolean isShown = model.legend().isOpen() && board.isShowing() && root != null;
    if (!isShown) {
      if (card.getParent() instanceof JLayeredPane layers) {
        layers.remove(card);
        layers.repaint();
      }
      return;
    }
    model.playback().ifPresent(at -> legend.show(at.player().trace().csp()));
    JLayeredPane layers = root.getLayeredPane();
    if (card.getParent() == null) {
      SwingUtilities.updateComponentTreeUI(card); // a part without a parent is not notified
      layers.add(card, JLayeredPane.PALETTE_LAYER);
    }
    card.place(layers.getSize(), corner(layers));
    card.validate();
  }

  private Point corner(JLayeredPane layers) {
    int gap = UIScale.scale(GAP);
    int toLeft = SwingUtilities.convertPoint(board, 0, 0, strip).x;
    int width = card.getPreferredSize().width;
    boolean hasColumn = toLeft >= UIScale.scale(LEFT_COLUMN);
    int x = hasColumn ? gap : strip.getWidth() - width - gap;
    int y = -card.getPreferredSize().height - gap;
    return SwingUtilities.convertPoint(strip, x, y, layers);
  }
}
