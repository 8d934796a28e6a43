package org.cspworkbench.app.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.cspworkbench.presentation.input.Nearest;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code csp lesson show}: prints the source of a lesson. */
@Command(
    name = "show",
    description = "Print the source of a lesson that is part of the program.",
    exitCodeList = {"0:the lesson was printed", "2:the command line is not valid"})
final class LessonShowCommand implements Callable<Integer> {

  private final Console console;

  @Spec
  @SuppressWarnings("NullAway.Init") // initialized by picocli
  private CommandSpec command;

  @Parameters(paramLabel = "ID", description = "The lesson (see csp lesson list).")
  @SuppressWarnings("NullAway.Init") // initialized by picocli
  private String id;

  LessonShowCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    List<String> ids = ShippedLesson.ALL.stream().map(ShippedLesson::id).toList();
    ShippedLesson lesson =
        ShippedLesson.find(id)
            .orElseThrow(
                () ->
                    new Usage(command)
                        .error("there is no lesson '" + id + "'" + Nearest.hint(id, ids)));
    console.write(lesson.text());
    return ExitCode.DONE;
  }
}
