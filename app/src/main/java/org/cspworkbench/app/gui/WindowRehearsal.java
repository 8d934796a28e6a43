package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.swing.JComponent;
import javax.swing.JFrame;
import org.cspworkbench.app.gui.settings.OwnFolder;
import org.cspworkbench.app.gui.settings.WindowSettings;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.WindowThreads;

/**
 * A rehearsal of the window: creates all its parts and paints them off screen. No display is
 * needed.
 */
public final class WindowRehearsal {

  private static final int WIDTH = 1280;
  private static final int HEIGHT = 800;
  private static final int MILLIS_BETWEEN_LOOKS = 20;

  private final WorkbenchModels models = WorkbenchModels.on(WindowThreads.background());
  private final ImmutableList<JComponent> parts;

  private WindowRehearsal() {
    parts =
        ImmutableList.of(Menus.bar(models), new SideBar(models.commands(), models.workspaces()));
  }

  /**
   * * Creates and paints all parts of the window.
   *
   * @throws InterruptedException if the thread is interrupted while it waits for a picture
   * @throws InvocationTargetException if a part cannot be made or painted
   */
  public static void run() throws InterruptedException, InvocationTargetException {
    settings();
    rehearse();
  }

  /**
   * Creates and paints all parts of the window, and the window itself, which is not shown. A
   * display is required.
   *
   * @throws InterruptedException if the thread is interrupted while it waits for a picture
   * @throws InvocationTargetException if a part cannot be made or painted
   */
  public static void runOnScreen() throws InterruptedException, InvocationTargetException {
    WindowSettings settings = settings();
    EventQueue.invokeAndWait(
        () -> {
          Theme.LIGHT.install();
          Workbench window = WorkbenchWindow.made(settings);
          JFrame frame = window.frame();
          frame.pack(); // creates the native peer of the window
          Graphics g = frame.createImage(frame.getWidth(), frame.getHeight()).getGraphics();
          frame.getRootPane().paint(g);
          g.dispose();
        });
    rehearse();
  }

  private static WindowSettings settings() {
    WindowSettings settings = WindowMemory.settings(OwnFolder.CONFIGURATION.path());
    settings.appearance().language().install();
    Theme.prepare();
    return settings;
  }

  private static void rehearse() throws InterruptedException, InvocationTargetException {
    WindowRehearsal[] made = new WindowRehearsal[1];
    EventQueue.invokeAndWait(
        () -> {
          Theme.LIGHT.install();
          made[0] = new WindowRehearsal();
          made[0].paint(); // requests the pictures of the cards
        });
    AtomicBoolean isReady = new AtomicBoolean();
    while (!isReady.get()) {
      Thread.sleep(MILLIS_BETWEEN_LOOKS);
      EventQueue.invokeAndWait(() -> isReady.set(made[0].models.workspaces().isDrawn()));
    }
    EventQueue.invokeAndWait(made[0]::paint);
  }

  private void paint() {
    Graphics2D g = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB).createGraphics();
    parts.forEach(part -> paint(part, g));
    models.workspaces().all().forEach(workspace -> paint(workspace.page(), g));
    g.dispose();
  }

  private static void paint(JComponent part, Graphics2D g) {
    part.setSize(WIDTH, HEIGHT);
    layOut(part);
    part.paint(g);
  }

  private static void layOut(Container container) {
    container.doLayout();
    for (Component each : container.getComponents()) {
      if (each instanceof Container inner) {
        layOut(inner);
      }
    }
  }
}
