package org.cspworkbench.app;

import java.lang.reflect.InvocationTargetException;
import java.util.List;
import org.cspworkbench.app.cli.BareWindow;
import org.cspworkbench.app.cli.CspCommand;
import org.cspworkbench.app.gui.WindowRehearsal;

/**
 * A run of the usual commands, and of everything that the program does until its window is visible.
 * The launcher has the virtual machine keep the loaded classes, so that they are not read and
 * verified at every start. Works without a display; with the argument {@code screen} a display is
 * required, and the whole window is created but never shown.
 */
public final class Rehearsal {

  private static final List<String> ON_SCREEN = List.of("screen");

  private static final String PUZZLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  private static final String SMALL = "1...3...2..3....";

  private static final List<List<String>> COMMANDS =
      List.of(
          List.of("solve", PUZZLE),
          List.of("solve", PUZZLE, "--format=json", "--stats", "--threads=2"),
          List.of("solve", SMALL, "--count=2", "--format=line"),
          List.of("solve", PUZZLE, "--solver=mac", "--filter=gac"),
          List.of("solve", "--problem=queens:8"),
          List.of("check", PUZZLE),
          List.of("rate", PUZZLE),
          List.of("explain", PUZZLE),
          List.of("convert", PUZZLE, "--to=json"),
          List.of("view", PUZZLE),
          List.of("generate", "--seed=1"),
          List.of("solvers"),
          List.of("--help"));

  /** Classes that a start loads and this program does not run. */
  private static final List<Class<?>> LOADED = List.of(Main.class, BareWindow.class);

  private Rehearsal() {}

  /** Runs the rehearsal and exits. */
  public static void main(String[] arguments)
      throws InterruptedException, InvocationTargetException, ClassNotFoundException {
    for (Class<?> each : LOADED) {
      Class.forName(each.getName());
    }
    for (List<String> command : COMMANDS) {
      int unused = CspCommand.run(command.toArray(String[]::new));
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
