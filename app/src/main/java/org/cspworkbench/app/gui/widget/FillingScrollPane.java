package org.cspworkbench.app.gui.widget;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.event.KeyEvent;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;

/**
 * Room for a component that fills it, and is scrolled where the room is smaller than it can be. The
 * arrow keys, which scroll others, have another meaning in the window.
 */
public final class FillingScrollPane extends JScrollPane {

  private final Filled filled;

  /** Room for {@code content}, which is not made smaller than this, in units of the design. */
  public FillingScrollPane(JComponent content, int leastWidth, int leastHeight) {
    filled = new Filled(content, new Dimension(leastWidth, leastHeight));
    setViewportView(filled);
    putClientProperty(FlatClientProperties.STYLE, "border: 0,0,0,0");
    setOpaque(false);
    getViewport().setOpaque(false);
  }

  /** Changes the width below which the component is scrolled. */
  public void setLeastWidth(int width) {
    if (filled.least.width != width) {
      filled.least.width = width;
      filled.revalidate();
    }
  }

  @Override
  protected boolean processKeyBinding(
      KeyStroke key, KeyEvent event, int condition, boolean pressed) {
    return false;
  }

  @Override
  public Dimension getMinimumSize() {
    return new Dimension();
  }

  /** What fills the room. */
  private static final class Filled extends JPanel implements FilledViewport {
    private final Dimension least;

    Filled(JComponent content, Dimension least) {
      super(new BorderLayout());
      this.least = least;
      setOpaque(false);
      add(content);
    }

    @Override
    public Dimension getPreferredSize() {
      return UIScale.scale(least);
    }
  }
}
