package org.cspworkbench.app.cli;

import java.awt.AWTError;
import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.cspworkbench.app.gui.WorkbenchWindow;
import org.cspworkbench.sudoku.format.Fault;
import org.cspworkbench.sudoku.format.PuzzleReader;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code csp gui}: opens the window. */
@Command(
    name = "gui",
    description = "Open the window, with a puzzle if one is named.",
    footer = {"%nExamples:", "  csp gui", "  csp gui puzzle.txt"},
    exitCodeList = {
      "0:the window was closed",
      "1:internal error",
      "2:the command line does not fit, or there is no display",
      "3:the file could not be read as a puzzle"
    })
final class GuiCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(arity = "0..1", paramLabel = "FILE", description = "A puzzle to start with.")
  private @Nullable Path file;

  GuiCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Optional<Fault> fault = fault();
    if (fault.isPresent()) {
      console.say(fault.get().message());
      return ExitCode.BAD_INPUT;
    }
    if (GraphicsEnvironment.isHeadless()) {
      console.say("there is no display to open a window on; csp solve works without one");
      return ExitCode.USAGE;
    }
    try {
      GraphicsEnvironment.getLocalGraphicsEnvironment(); // fails here, not within the window
    } catch (AWTError | LinkageError e) {
      console.say("no window can be opened (" + e.getMessage() + "); csp solve works without one");
      return ExitCode.USAGE;
    }
    WorkbenchWindow.open(file);
    return ExitCode.DONE;
  }

  /** Why the file is no puzzle. */
  private Optional<Fault> fault() throws IOException {
    if (file == null) {
      return Optional.empty();
    }
    try (PuzzleReader reader = PuzzleReader.open(file)) {
      return reader.next() instanceof Fault fault ? Optional.of(fault) : Optional.empty();
    }
  }
}
