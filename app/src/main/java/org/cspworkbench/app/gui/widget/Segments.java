package org.cspworkbench.app.gui.widget;

import com.formdev.flatlaf.FlatClientProperties;
import com.google.common.collect.ImmutableSet;
import java.awt.BasicStroke;
import java.awt.Component;
import java.awt.EventQueue;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.KeyEvent;
import javax.swing.ButtonGroup;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.presentation.surface.Token;

/** Alternatives side by side in one border, of which one is selected. */
public final class Segments extends JPanel {

  private static final String STYLE =
      "arc: 4; borderWidth: 0; focusWidth: 0; background: $Csp.bg.panel;"
          + " selectedBackground: $Csp.accent.tint; selectedForeground: $Csp.accent.text";

  private static final ImmutableSet<Integer> ARROWS =
      ImmutableSet.of(KeyEvent.VK_LEFT, KeyEvent.VK_RIGHT, KeyEvent.VK_UP, KeyEvent.VK_DOWN);

  /** Creates a control with these alternatives. */
  public Segments(JToggleButton... alternatives) {
    this(11, alternatives);
  }

  /** Creates a control with these alternatives and narrow margins, for columns of limited width. */
  public static Segments narrow(JToggleButton... alternatives) {
    return new Segments(5, alternatives);
  }

  private Segments(int margin, JToggleButton... alternatives) {
    super(new MigLayout("insets 1, gap 0, fill, hidemode 3"));
    String style = STYLE + "; margin: 3,%d,3,%d".formatted(margin, margin);
    ButtonGroup group = new ButtonGroup();
    for (JToggleButton alternative : alternatives) {
      group.add(alternative);
      alternative.setRequestFocusEnabled(false);
      alternative.putClientProperty(FlatClientProperties.STYLE, style);
      alternative.addItemListener(
          change -> Labels.styled(alternative, alternative.isSelected() ? "semibold" : ""));
      alternative.addItemListener(change -> actIfByArrow(alternative));
      add(alternative, "grow");
    }
  }

  /**
   * Fires the action of an alternative that was selected with an arrow key, which Swing does not.
   */
  private static void actIfByArrow(JToggleButton alternative) {
    boolean isByArrow =
        EventQueue.getCurrentEvent() instanceof KeyEvent key
            && ARROWS.contains(key.getKeyCode())
            && key.getComponent() instanceof JToggleButton before
            && alternative.getParent().isAncestorOf(before);
    if (isByArrow && alternative.isSelected()) {
      alternative.doClick(0);
    }
  }

  @Override
  public boolean isOpaque() {
    return false;
  }

  /** Paints the border over the corners of the alternatives, and the focus over the border. */
  @Override
  protected void paintChildren(Graphics graphics) {
    super.paintChildren(graphics);
    Graphics2D g = Canvas.designUnits(graphics);
    new Pen(g)
        .outline(
            Pen.rounded(0, 0, Canvas.unscaled(getWidth()), Canvas.unscaled(getHeight()), 6),
            Token.LINE_CONTROL,
            new BasicStroke(1));
    for (Component alternative : getComponents()) {
      if (alternative.isFocusOwner()) {
        paintFocus(g, alternative);
      }
    }
    g.dispose();
  }

  private static void paintFocus(Graphics2D g, Component alternative) {
    new Pen(g)
        .outline(
            Pen.rounded(
                Canvas.unscaled(alternative.getX()),
                Canvas.unscaled(alternative.getY()),
                Canvas.unscaled(alternative.getWidth()),
                Canvas.unscaled(alternative.getHeight()),
                5),
            Token.ACCENT,
            new BasicStroke(2));
  }
}
