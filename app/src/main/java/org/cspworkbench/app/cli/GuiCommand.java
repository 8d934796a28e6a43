package org.cspworkbench.app.cli;

import java.awt.GraphicsEnvironment;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

  @Mixin private HelpOption help = new HelpOption();

  GuiCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (GraphicsEnvironment.isHeadless()) {
      console.say("there is no display to open a window on; csp solve works without one");
      return ExitCode.USAGE;
    }
    console.say("there is no window yet; csp solve works without one");
    return ExitCode.USAGE;
  }
}
