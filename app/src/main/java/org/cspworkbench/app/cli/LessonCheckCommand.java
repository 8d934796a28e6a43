package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.cspworkbench.presentation.lesson.LessonFinding;
import org.cspworkbench.presentation.lesson.MalformedLessonException;
import org.cspworkbench.presentation.lesson.PlayedLesson;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code csp lesson check}: checks the claims of lessons against their runs. */
@Command(
    name = "check",
    description = {
      "Run the solvers of each lesson and check every claim against the runs: a line for each",
      "lesson, and on standard error a sentence for each false claim, with its position."
    },
    footer = {"%nExamples:", "  csp lesson check mine.json", "  csp lesson check backtracking"},
    exitCodeList = {
      "0:every claim of the lessons is true",
      "1:internal error",
      "2:the command line is not valid",
      "3:something could not be read as a lesson",
      "6:a run was cut off by --timeout",
      "7:a claim is false",
      "Several lessons:all are checked; the first of 1, 3, 6, 7 that occurred"
    })
final class LessonCheckCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE|ID",
      description = "Files of lessons, or lessons that are part of the program.")
  private List<String> lessons = new ArrayList<>();

  @Mixin private TimeoutOption timeout = new TimeoutOption();

  LessonCheckCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    GravestExitCode verdict = new GravestExitCode();
    lessons.forEach(lesson -> check(lesson).print(console, verdict));
    return verdict.code();
  }

  private Report check(String argument) {
    try {
      PlayedLesson lesson =
          PlayedLesson.of(LessonArgument.open(argument, console).lesson(), timeout.limits());
      if (!lesson.isComplete()) {
        return Report.of(argument + ": a run reached the time limit", ExitCode.NOT_FINISHED);
      }
      ImmutableList<String> faults =
          lesson.findings().stream()
              .map(LessonFinding::sentence)
              .collect(ImmutableList.toImmutableList());
      String verdict = faults.isEmpty() ? "all hold" : "false: " + faults.size();
      return Report.of(
          argument + ": claims: " + lesson.claimCount() + ", " + verdict + "\n",
          faults,
          faults.isEmpty() ? ExitCode.DONE : ExitCode.NOT_AS_WISHED);
    } catch (MalformedLessonException e) {
      return Report.of(e.sentence(), ExitCode.BAD_INPUT);
    }
  }
}
