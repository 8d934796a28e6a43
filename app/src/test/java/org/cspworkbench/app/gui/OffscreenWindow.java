package org.cspworkbench.app.gui;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import java.awt.Graphics2D;
import java.awt.event.ComponentListener;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import javax.imageio.ImageIO;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.SwingUtilities;
import javax.swing.event.CaretListener;
import javax.swing.text.JTextComponent;
import org.cspworkbench.app.gui.stage.StageCanvas;
import org.cspworkbench.app.gui.theme.Relayout;
import org.cspworkbench.app.gui.theme.Theme;

/** The content of a window, laid out without a display. */
final class OffscreenWindow {

  private static final int TITLE_BAR = 44;
  private static final int MOST_PASSES = 12;

  private final JRootPane root = new JRootPane();
  private final JPanel workspace = new JPanel(new BorderLayout());
  private final SideBar sideBar =
      new SideBar(command -> {}, new OffscreenWorkbench().models().workspaces());

  /** Creates an empty window; called in the event thread. */
  OffscreenWindow() {
    root.setContentPane(new WindowContent(sideBar, List.of(), workspace));
    JPanel screen = new JPanel(null);
    screen.add(root);
    screen.addNotify(); // its components are now showing
  }

  /** Returns the content. */
  JComponent content() {
    return (JComponent) root.getContentPane();
  }

  /** Returns the root pane, which includes the popups over the content. */
  JRootPane root() {
    return root;
  }

  /** Replaces the content by {@code page}; the stage has the whole window. */
  void show(JComponent page) {
    sideBar.setVisible(Theme.current() != Theme.PROJECTOR && !(page instanceof StageCanvas));
    workspace.removeAll();
    forgetScreen(page);
    workspace.add(page);
    SwingUtilities.updateComponentTreeUI(page);
  }

  /** Opens a popup over the window; called in the event thread. */
  void open(Runnable opening) {
    opening.run();
    forgetScreen(root.getLayeredPane());
  }

  /**
   * Removes the listeners by which text components report their position on the screen, which does
   * not exist here.
   */
  private static void forgetScreen(Container container) {
    for (Component each : container.getComponents()) {
      if (each instanceof JTextComponent text) {
        for (ComponentListener listener : text.getComponentListeners()) {
          if (listener.getClass().getName().contains("Accessible")) {
            text.removeComponentListener(listener);
          }
        }
        for (CaretListener listener : text.getCaretListeners()) {
          if (listener.getClass().getName().contains("Accessible")) {
            text.removeCaretListener(listener);
          }
        }
      }
      if (each instanceof Container inner) {
        forgetScreen(inner);
      }
    }
  }

  /**
   * Sets the theme and the zoom factor of the displayed components; others must be updated when
   * they are displayed.
   */
  void look(Theme theme, float zoom) {
    if (Theme.current() != theme) {
      theme.install();
    }
    UIScale.setZoomFactor(zoom);
    SwingUtilities.updateComponentTreeUI(root);
  }

  /** Lays out the window in this size, in pixels; must not be called in the event thread. */
  void layOut(int width, int height, Runnable update) {
    int calm = 0;
    for (int i = 0; i < MOST_PASSES && calm < 1; i++) { // the sizes of parts depend on each other
      boolean wasValid = Screen.see(root::isValid);
      calm = i > 1 && wasValid ? calm + 1 : 0;
      boolean isFirst = i == 0;
      onEventThread(
          () -> {
            int title = sideBar.isVisible() ? UIScale.scale(TITLE_BAR) : 0;
            root.setSize(width, height - title);
            if (isFirst) {
              Relayout.of(root);
            }
            root.validate();
            forgetScreen(workspace);
            update.run();
          });
    }
    onEventThread(root::validate);
  }

  /** Writes a picture of the window. */
  void paint(File file) {
    BufferedImage image =
        new BufferedImage(root.getWidth(), root.getHeight(), BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    root.print(g);
    g.dispose();
    try {
      ImageIO.write(image, "png", file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Runs an action in the event thread, after all queued events. */
  static void onEventThread(Runnable action) {
    if (EventQueue.isDispatchThread()) {
      throw new IllegalStateException("it would wait for itself");
    }
    Screen.onEventThread(action);
  }
}
