package org.cspworkbench.app;

import java.lang.reflect.InvocationTargetException;
import org.cspworkbench.app.cli.CspCommand;
import org.cspworkbench.app.gui.WindowRehearsal;

/**
 * Goes, without a screen, through what the program does until its window is seen. A launcher has
 * the Java virtual machine keep the classes that this takes, which need not be read and checked
 * again at every start.
 */
public final class Rehearsal {

  private Rehearsal() {}

  /** Rehearses, and ends. */
  public static void main(String[] arguments)
      throws InterruptedException, InvocationTargetException {
    System.setProperty("java.awt.headless", "true");
    int unused = CspCommand.run("gui"); // finds no screen
    WindowRehearsal.run();
  }
}
