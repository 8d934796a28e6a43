package org.cspworkbench.app;

import java.lang.reflect.InvocationTargetException;
import java.util.List;
import org.cspworkbench.app.cli.BareWindow;
import org.cspworkbench.app.cli.CspCommand;
import org.cspworkbench.app.gui.WindowRehearsal;

/**
 * Goes through what the program does until its window is seen. A launcher has the Java virtual
 * machine keep the classes that this takes, which need not be read and checked again at every
 * start. Works without a screen; with the argument {@code screen} there must be one, and the whole
 * window is made, which is never shown.
 */
public final class Rehearsal {

  private static final List<String> ON_SCREEN = List.of("screen");

  /** What a start loads and this program does not run. */
  private static final List<Class<?>> LOADED = List.of(Main.class, BareWindow.class);

  private Rehearsal() {}

  /** Rehearses, and ends. */
  public static void main(String[] arguments)
      throws InterruptedException, InvocationTargetException, ClassNotFoundException {
    for (Class<?> each : LOADED) {
      Class.forName(each.getName());
    }
    if (ON_SCREEN.equals(List.of(arguments))) {
      int unused = CspCommand.run("gui", "--help"); // a window of its own would be shown
      WindowRehearsal.runOnScreen();
      System.exit(0); // the toolkit would stay
    }
    System.setProperty("java.awt.headless", "true");
    int unused = CspCommand.run("gui"); // finds no screen
    WindowRehearsal.run();
  }
}
