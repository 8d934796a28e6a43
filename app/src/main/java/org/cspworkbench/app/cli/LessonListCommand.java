package org.cspworkbench.app.cli;

import com.google.common.base.Strings;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import picocli.CommandLine.Command;

/** {@code csp lesson list}: lists the lessons that are part of the program. */
@Command(
    name = "list",
    description = "List the lessons that are part of the program.",
    exitCodeList = {"0:the list was printed", "2:the command line is not valid"})
final class LessonListCommand implements Callable<Integer> {

  private final Console console;

  LessonListCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    int width = ShippedLesson.ALL.stream().mapToInt(each -> each.id().length()).max().orElse(0);
    for (ShippedLesson lesson : ShippedLesson.ALL) {
      console.write(
          Strings.padEnd(lesson.id(), width + 2, ' ') + lesson.read().title(Locale.ENGLISH) + "\n");
    }
    return ExitCode.DONE;
  }
}
