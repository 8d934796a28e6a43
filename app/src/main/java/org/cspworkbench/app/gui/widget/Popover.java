package org.cspworkbench.app.gui.widget;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Arrays;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JLayeredPane;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.LayoutFocusTraversalPolicy;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;

/**
 * A panel over the window that holds the focus while it is open; the Tab key cycles through its
 * components. A click outside, the Escape key or a change of the window's size closes it, and the
 * focus returns to the previous component. Content that is too large for the window is scrolled.
 *
 * <p>This is not a popup menu, because a popup in a window of its own cannot get the focus, and
 * some content has text fields.
 */
public final class Popover {

  private static final int GAP = 4;

  private final JLayeredPane layers;
  private final JPanel veil = new Veil();
  private final PopoverFrame frame;
  private final @Nullable Component focusBefore;

  private Popover(JRootPane root, JComponent content, @Nullable Component focusBefore) {
    this.layers = root.getLayeredPane();
    this.focusBefore = focusBefore;
    this.frame = new PopoverFrame(content);
    veil.setOpaque(false);
    veil.putClientProperty(Popover.class, this);
    veil.setFocusCycleRoot(true);
    veil.setFocusTraversalPolicy(new LayoutFocusTraversalPolicy());
    veil.setBounds(0, 0, layers.getWidth(), layers.getHeight());
    veil.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            close();
          }
        });
    layers.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            layers.removeComponentListener(this);
            close();
          }
        });
    veil.add(frame);
    frame.addMouseListener(new MouseAdapter() {}); // clicks on the frame do not close it
    LocalKeys.whenFocusWithin(frame, "ESCAPE", this::close);
  }

  /** Opens {@code content} below {@code button}, with the focus on {@code first}. */
  public static Popover below(JComponent button, JComponent content, Component first) {
    JRootPane root = SwingUtilities.getRootPane(button);
    Point corner =
        SwingUtilities.convertPoint(
            button, 0, button.getHeight() + UIScale.scale(GAP), root.getLayeredPane());
    return open(root, content, corner, first);
  }

  /**
   * Opens {@code content} above {@code strip}, at the end where there is more room beside {@code
   * board}, with the focus on {@code first}.
   */
  public static Popover above(
      JComponent strip, JComponent board, JComponent content, Component first) {
    JRootPane root = SwingUtilities.getRootPane(strip);
    Dimension size = content.getPreferredSize();
    int gap = UIScale.scale(2 * GAP);
    int toLeft = SwingUtilities.convertPoint(board, 0, 0, strip).x;
    int toRight = strip.getWidth() - toLeft - board.getWidth();
    int x = toLeft > toRight ? gap : strip.getWidth() - size.width - gap;
    Point corner = SwingUtilities.convertPoint(strip, x, -size.height - gap, root.getLayeredPane());
    return open(root, content, corner, first);
  }

  /** Opens {@code content} in the centre of a window. */
  public static Popover over(JRootPane root, JComponent content) {
    content.setFocusable(true);
    return over(root, content, content);
  }

  /** Opens {@code content} in the centre of a window, with the focus on {@code first}. */
  public static Popover over(JRootPane root, JComponent content, Component first) {
    Dimension size = content.getPreferredSize();
    Point corner =
        new Point((root.getWidth() - size.width) / 2, (root.getHeight() - size.height) / 2);
    return open(root, content, corner, first);
  }

  private static Popover open(JRootPane root, JComponent content, Point corner, Component first) {
    Popover popover = new Popover(root, content, focusUnder(root));
    closeAll(root);
    popover.layers.add(popover.veil, JLayeredPane.POPUP_LAYER);
    popover.frame.place(popover.layers.getSize(), corner); // text is measured as on its screen
    popover.layers.validate();
    popover.layers.repaint();
    first.requestFocusInWindow();
    return popover;
  }

  /** Returns the component to which the focus returns; an open popover is about to be closed. */
  private static @Nullable Component focusUnder(JRootPane root) {
    List<Popover> open = openOver(root);
    return open.isEmpty()
        ? KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner()
        : open.get(0).focusBefore;
  }

  private static List<Popover> openOver(JRootPane root) {
    return Arrays.stream(root.getLayeredPane().getComponentsInLayer(JLayeredPane.POPUP_LAYER))
        .filter(JComponent.class::isInstance)
        .map(each -> ((JComponent) each).getClientProperty(Popover.class))
        .filter(Popover.class::isInstance)
        .map(Popover.class::cast)
        .toList();
  }

  /** Closes all popovers of a window. */
  public static void closeAll(JRootPane root) {
    openOver(root).forEach(Popover::close);
  }

  /** Closes the popover. */
  public void close() {
    if (veil.getParent() == layers) {
      layers.remove(veil);
      layers.repaint();
      if (focusBefore != null) {
        focusBefore.requestFocusInWindow();
      }
    }
  }

  /** Adapts the size to the preferred size of its content. */
  public void resize() {
    frame.place(layers.getSize(), frame.getLocation());
    veil.validate();
  }

  /** Returns whether a popover is open in this window. */
  public static boolean isOpen(JRootPane root) {
    return !openOver(root).isEmpty();
  }

  /** The transparent layer over the window, which resizes the popover when the zoom changes. */
  private final class Veil extends JPanel {
    Veil() {
      super(null);
    }

    @Override
    public void updateUI() {
      super.updateUI();
      if (getComponentCount() > 0) {
        SwingUtilities.invokeLater(Popover.this::resize); // after its content has its new look
      }
    }
  }
}
