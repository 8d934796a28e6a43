package org.cspworkbench.app;

import java.lang.reflect.InvocationTargetException;
import java.util.List;
import org.cspworkbench.app.cli.BareWindow;
import org.cspworkbench.app.cli.CspCommand;
import org.cspworkbench.app.gui.WindowRehearsal;

/**
 * A run of everything that the program does until its window is visible. The build of a launcher
 * records the loaded classes in an archive of the virtual machine, so that they are not read and
 * verified at every start. Works without a display; with the argument {@code screen} a display is
 * required, and the whole window is created but never shown.
 */
public final class Rehearsal {

  private static final List<String> ON_SCREEN = List.of("screen");

  /** Classes that a start loads and this program does not run. */
  private static final List<Class<?>> LOADED = List.of(Main.class, BareWindow.class);

  private Rehearsal() {}

  /** Runs the rehearsal and exits. */
  public static void main(String[] arguments)
      throws InterruptedException, InvocationTargetException, ClassNotFoundException {
    for (Class<?> each : LOADED) {
      Class.forName(each.getName());
    }
    if (ON_SCREEN.equals(List.of(arguments))) {
      int unused = CspCommand.run("gui", "--help"); // the command itself would show a window
      WindowRehearsal.runOnScreen();
      System.exit(0); // otherwise the toolkit would keep running
    }
    System.setProperty("java.awt.headless", "true");
    int unused = CspCommand.run("gui"); // fails because there is no display
    WindowRehearsal.run();
  }
}
