package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.app.input.LectureFile;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.lesson.Lecture;
import org.cspworkbench.presentation.lesson.Lesson;
import org.cspworkbench.presentation.lesson.PlayedLesson;
import org.cspworkbench.presentation.lesson.ShippedLecture;
import org.cspworkbench.viewer.lesson.OpenedLecture;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code csp lesson check}: checks the claims of lessons against their runs. */
@Command(
    name = "check",
    description = {
      "Check every claim of a lesson against the runs of its solvers.",
      "Writes a line for each lesson, and on standard error a sentence for each false claim,"
          + " with its position. A lecture is checked with all its lessons and runs."
    },
    footer = {
      "%nExamples:",
      "  csp lesson check mine.json",
      "  csp lesson check backtracking introduction"
    },
    exitCodeList = {
      "0:every claim of the lessons is true",
      "1:internal error",
      "2:the command line is not valid",
      "3:something could not be read as a lesson",
      "6:a run was cut off by --timeout",
      "7:a claim is false",
      "Several lessons:all are checked; the first of 1, 3, 6, 7 that occurred"
    })
final class LessonCheckCommand extends ConsoleCommand {

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE|ID",
      description = "Files of lessons or lectures, or those that are part of the program.")
  private List<String> lessons = new ArrayList<>();

  @Mixin private TimeoutOption timeout = new TimeoutOption();

  LessonCheckCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() {
    GravestExitCode verdict = new GravestExitCode();
    lessons.forEach(lesson -> check(lesson).print(console, verdict));
    return verdict.code();
  }

  private Report check(String argument, Lecture lecture) {
    return check(
        "%s: scenes: %d, minutes: %d, "
            .formatted(argument, lecture.scenes().size(), lecture.minutes()),
        lecture.lessons());
  }

  /** Checks {@code lessons}, and reports on all of them in a line that starts with {@code head}. */
  private Report check(String head, ImmutableSet<Lesson> lessons) {
    ImmutableList.Builder<String> found = ImmutableList.builder();
    int claims = 0;
    for (Lesson lesson : lessons) {
      PlayedLesson played = PlayedLesson.of(lesson, timeout.limits());
      if (!played.isComplete()) {
        return Report.of(
            head.substring(0, head.indexOf(':')) + ": a run reached the time limit",
            ExitCode.NOT_FINISHED);
      }
      claims += played.claimCount();
      found.addAll(played.findings());
    }
    ImmutableList<String> faults = found.build();
    String verdict = faults.isEmpty() ? "all hold" : "false: " + faults.size();
    return Report.of(
        head + "claims: " + claims + ", " + verdict + "\n",
        faults,
        faults.isEmpty() ? ExitCode.DONE : ExitCode.NOT_AS_WISHED);
  }

  private Report check(String argument) {
    try {
      Optional<OpenedLecture> lecture = LectureArgument.find(argument);
      return lecture.isPresent()
          ? check(argument, lecture.get().lecture())
          : check(
              argument + ": ", ImmutableSet.of(LessonArgument.open(argument, console).lesson()));
    } catch (CancelledException e) {
      return Report.of(argument + ": a run reached the time limit", ExitCode.NOT_FINISHED);
    } catch (UnreadableException e) {
      return Report.of(e.sentence(), ExitCode.BAD_INPUT);
    }
  }

  /** Interprets an argument: a lecture that is part of the program, or the file of a lecture. */
  private static final class LectureArgument {

    private LectureArgument() {}

    /**
     * Opens the lecture that {@code argument} denotes; empty if it denotes none.
     *
     * @throws UnreadableException if it denotes a lecture that is not valid
     */
    static Optional<OpenedLecture> find(String argument) throws UnreadableException {
      Optional<ShippedLecture> shipped = ShippedLecture.find(argument);
      if (shipped.isPresent()) {
        return shipped.map(OpenedLecture::of);
      }
      Path file = path(argument).filter(LectureFile::isOne).orElse(null);
      return file == null ? Optional.empty() : Optional.of(LectureFile.open(file));
    }

    private static Optional<Path> path(String argument) {
      try {
        return Optional.of(Path.of(argument));
      } catch (InvalidPathException e) {
        return Optional.empty(); // reported by whoever opens it as a lesson
      }
    }
  }
}
