package org.cspworkbench.app.gui.start;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.Arrays;
import javax.swing.JPanel;
import javax.swing.Scrollable;

/** Cards in as many columns as fit. */
final class CardGrid extends JPanel implements Scrollable {

  private static final int GAP = 12;
  private static final int WIDEST = 300;

  CardGrid() {
    super(null);
    setOpaque(false);
  }

  /** Returns whether the pictures of all cards are available. */
  boolean isReady() {
    return Arrays.stream(getComponents())
        .allMatch(card -> !(card instanceof ExampleCard example) || example.isReady());
  }

  /** Shows what may have changed on the cards. */
  void update() {
    for (Component card : getComponents()) {
      if (card instanceof ExampleCard example) {
        example.update();
      }
    }
  }

  private int columns() {
    int gap = UIScale.scale(GAP);
    return Math.max(1, (getWidth() + gap) / (UIScale.scale(ExampleCard.WIDTH) + gap));
  }

  @Override
  public void doLayout() {
    int gap = UIScale.scale(GAP);
    int columns = columns();
    int width = Math.min(UIScale.scale(WIDEST), (getWidth() - gap * (columns - 1)) / columns);
    int height = UIScale.scale(ExampleCard.HEIGHT);
    for (int i = 0; i < getComponentCount(); i++) {
      Component card = getComponent(i);
      card.setBounds(i % columns * (width + gap), i / columns * (height + gap), width, height);
    }
  }

  @Override
  public Dimension getPreferredSize() {
    int rows = (getComponentCount() + columns() - 1) / columns();
    int gap = UIScale.scale(GAP);
    return new Dimension(
        UIScale.scale(ExampleCard.WIDTH),
        rows * (UIScale.scale(ExampleCard.HEIGHT) + gap) - gap + UIScale.scale(24));
  }

  @Override
  public Dimension getPreferredScrollableViewportSize() {
    return getPreferredSize();
  }

  @Override
  public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
    return UIScale.scale(40);
  }

  @Override
  public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
    return visible.height / 2;
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
