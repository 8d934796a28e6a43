package org.cspworkbench.app.gui.widget;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.ui.FlatLineBorder;
import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Insets;
import java.awt.Point;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.presentation.surface.Token;

/** The frame of a popover or a card, which scrolls its content if the window is too small. */
public final class PopoverFrame extends JPanel {

  private static final int MARGIN = 8;

  private final Held held;
  private final JScrollPane scroll;

  /** Creates a frame around {@code content}. */
  public PopoverFrame(JComponent content) {
    super(new BorderLayout());
    held = new Held(content);
    scroll = new JScrollPane(held);
    scroll.putClientProperty(FlatClientProperties.STYLE, "border: 2,2,2,2");
    scroll.setOpaque(false);
    scroll.getViewport().setOpaque(false);
    content.setOpaque(false); // the frame paints the background, which has rounded corners
    add(scroll);
    updateUI();
  }

  /** Sets the bounds to the preferred size at {@code corner}, limited by the window. */
  public void place(Dimension window, Point corner) {
    int margin = UIScale.scale(MARGIN);
    Dimension size = getPreferredSize();
    int height = Math.min(size.height, window.height - 2 * margin);
    int bar = height < size.height ? scroll.getVerticalScrollBar().getPreferredSize().width : 0;
    int width = Math.min(size.width + bar, window.width - 2 * margin);
    int x = Math.max(margin, Math.min(corner.x, window.width - width - margin));
    int y = Math.max(margin, Math.min(corner.y, window.height - height - margin));
    setBounds(x, y, width, height);
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    setBorder(new FlatLineBorder(new Insets(1, 1, 1, 1), Colours.of(Token.LINE_CONTROL), 1, 12));
  }

  /** The content, which fills the frame and is scrolled below its minimum size. */
  private static final class Held extends JPanel implements FilledViewport {
    Held(JComponent content) {
      super(new BorderLayout());
      setOpaque(false);
      add(content);
    }

    @Override
    public Dimension leastSize() {
      return getMinimumSize();
    }
  }
}
