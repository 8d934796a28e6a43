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
 * A scroll pane whose content fills it, and is scrolled below its minimum size. It has no arrow
 * keys, because these have other meanings in the window.
 */
public final class FillingScrollPane extends JScrollPane {

  private final Filled filled;

  /** Creates a scroll pane for {@code content} with this minimum size in unscaled units. */
  public FillingScrollPane(JComponent content, int leastWidth, int leastHeight) {
    filled = new Filled(content, new Dimension(leastWidth, leastHeight));
    setViewportView(filled);
    putClientProperty(FlatClientProperties.STYLE, "border: 0,0,0,0");
    setOpaque(false);
    getViewport().setOpaque(false);
  }

  /** Sets the width below which the content is scrolled. */
  public void setLeastWidth(int width) {
    if (filled.least.width != width) {
      filled.least.width = width;
      filled.revalidate();
    }
  }

  /** Sets the height below which the content is scrolled. */
  public void setLeastHeight(int height) {
    if (filled.least.height != height) {
      filled.least.height = height;
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

  /** The content of the scroll pane. */
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
