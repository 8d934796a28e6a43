package org.cspworkbench.app.cli;

import com.google.common.base.Strings;
import java.awt.AWTError;
import java.awt.GraphicsEnvironment;
import java.nio.file.Path;
import org.cspworkbench.app.gui.FileEntry;
import org.cspworkbench.app.gui.WorkbenchWindow;
import org.cspworkbench.app.input.LectureFile;
import org.cspworkbench.app.input.LessonFile;
import org.cspworkbench.app.input.TileDocument;
import org.cspworkbench.viewer.problem.Reading;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code csp gui}: opens the window. */
@Command(
    name = "gui",
    description = "Open the window, with a problem if one is named.",
    footer = {
      "%nExamples:",
      "  csp gui",
      "  csp gui puzzle.txt",
      "  csp gui queen6_6.col:7",
      "  csp gui --stage puzzle.txt"
    },
    exitCodeList = {
      "0:the window was closed",
      "1:internal error",
      "2:the command line is not valid, or there is no display",
      "3:the file could not be read"
    })
final class GuiCommand extends ConsoleCommand {

  private static final String WITHOUT = "; csp solve works without one";

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description =
          "The puzzle to open, an XCSP3 instance, a problem in the notation, a MiniZinc model"
              + " with the data beside it, a graph: FILE.col:K, a lesson, or a lecture.")
  private @Nullable Path file;

  @Option(
      names = "--stage",
      description = "Show the run, lesson, lecture or game on the stage, in full screen.")
  private boolean isOnStage;

  GuiCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() {
    if (file != null
        && TileDocument.of(file).isEmpty()
        && !LessonFile.isOne(file)
        && !LectureFile.isOne(file)
        && FileEntry.of(file) instanceof Reading.Refused refused) {
      console.report(refused.sentence());
      return ExitCode.BAD_INPUT;
    }
    if (GraphicsEnvironment.isHeadless()) {
      console.report("there is no display to open a window on" + WITHOUT);
      return ExitCode.USAGE;
    }
    try {
      // fails here and not while the window is created
      GraphicsEnvironment.getLocalGraphicsEnvironment();
    } catch (AWTError e) {
      String display = Strings.nullToEmpty(console.environment().get("DISPLAY"));
      console.report("no window can be opened on the display '" + display + "'" + WITHOUT);
      return ExitCode.USAGE;
    } catch (LinkageError e) {
      console.report("this Java runtime lacks a library that windows need" + WITHOUT);
      return ExitCode.USAGE;
    }
    if (isOnStage) {
      WorkbenchWindow.openOnStage(file);
    } else {
      WorkbenchWindow.open(file);
    }
    return ExitCode.DONE;
  }
}
