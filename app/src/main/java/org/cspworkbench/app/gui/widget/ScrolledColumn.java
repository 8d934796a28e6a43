package org.cspworkbench.app.gui.widget;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Rectangle;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.Scrollable;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.presentation.surface.Token;

/** A panel that is as wide as its viewport and as high as its preferred height. */
public final class ScrolledColumn extends JPanel implements Scrollable {

  private static final int UNIT = 40;

  /** Creates an empty column with this layout. */
  public ScrolledColumn(String layout) {
    super(new MigLayout(layout, "[grow, fill]", ""));
    putClientProperty(FlatClientProperties.STYLE, "background: $" + Token.BG_PANEL.key());
  }

  /** Returns a scroll pane for the column, with a scroll bar at the right if necessary. */
  public JScrollPane scrolling() {
    JScrollPane scroll =
        new JScrollPane(
            this,
            JScrollPane.VERTICAL_SCROLLBAR_AS_NEEDED,
            JScrollPane.HORIZONTAL_SCROLLBAR_NEVER) {
          /** Returns the minimum width of the content with the scroll bar. */
          @Override
          public Dimension getMinimumSize() {
            int bar = getVerticalScrollBar().getPreferredSize().width;
            int least = getViewport().getView().getMinimumSize().width;
            return new Dimension(least + bar, 0);
          }
        };
    scroll.putClientProperty(FlatClientProperties.STYLE, "border: 0,0,0,0");
    return scroll;
  }

  @Override
  public Dimension getPreferredScrollableViewportSize() {
    return getPreferredSize();
  }

  @Override
  public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
    return UIScale.scale(UNIT);
  }

  @Override
  public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
    return visible.height;
  }

  @Override
  public boolean getScrollableTracksViewportWidth() {
    return true;
  }

  @Override
  public boolean getScrollableTracksViewportHeight() {
    return false;
  }
}
