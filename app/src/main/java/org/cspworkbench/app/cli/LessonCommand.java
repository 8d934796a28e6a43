package org.cspworkbench.app.cli;

import com.google.common.base.Strings;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.presentation.lesson.ShippedLecture;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code csp lesson}: the command that contains the commands for lessons. */
@Command(
    name = "lesson",
    description = {
      "List, print, check and export lessons: runs with notes, questions and claims.",
      "List, print and check lectures: lists of lessons and other scenes. Verify the lines"
          + " with which students hand in their scores."
    },
    footer = {
      "%nExamples:",
      "  csp lesson list",
      "  csp lesson show backtracking > mine.json",
      "  csp lesson check mine.json",
      "  csp lesson export mine.json -o mine.html",
      "  csp lesson verify mails.txt --lesson mine.json"
    },
    exitCodeList = {
      "0:done",
      "2:the command line is not valid",
      "Others:see the help of check, export and verify"
    })
final class LessonCommand extends CommandGroup {

  private LessonCommand(Console console) {
    super(console);
  }

  /** Returns the command with its subcommands. */
  static CommandLine of(Console console) {
    return new CommandLine(new LessonCommand(console))
        .addSubcommand(new LessonListCommand(console))
        .addSubcommand(new LessonShowCommand(console))
        .addSubcommand(new LessonCheckCommand(console))
        .addSubcommand(new LessonExportCommand(console))
        .addSubcommand(new LessonVerifyCommand(console));
  }

  /** {@code csp lesson list}: lists the lessons that are part of the program. */
  @Command(
      name = "list",
      description = "List the lessons and lectures that are part of the program.",
      exitCodeList = {"0:the list was printed", "2:the command line is not valid"})
  static final class LessonListCommand extends ConsoleCommand {

    LessonListCommand(Console console) {
      super(console);
    }

    @Override
    public Integer call() {
      int width =
          Stream.concat(
                  ShippedLesson.ALL.stream().map(ShippedLesson::id),
                  ShippedLecture.ALL.stream().map(ShippedLecture::id))
              .mapToInt(String::length)
              .max()
              .orElse(0);
      for (ShippedLesson lesson : ShippedLesson.ALL) {
        console.write(
            Strings.padEnd(lesson.id(), width + 2, ' ')
                + lesson.read().title(Locale.ENGLISH)
                + "\n");
      }
      for (ShippedLecture lecture : ShippedLecture.ALL) {
        console.write(
            Strings.padEnd(lecture.id(), width + 2, ' ')
                + lecture.read().title(Locale.ENGLISH)
                + "\n");
      }
      return ExitCode.DONE;
    }
  }

  /** {@code csp lesson show}: prints the source of a lesson. */
  @Command(
      name = "show",
      description = "Print the source of a lesson or lecture that is part of the program.",
      exitCodeList = {"0:the lesson was printed", "2:the command line is not valid"})
  static final class LessonShowCommand extends ConsoleCommand {

    @Parameters(paramLabel = "ID", description = "The lesson or lecture (see csp lesson list).")
    @SuppressWarnings("NullAway.Init") // initialized by picocli
    private String id;

    LessonShowCommand(Console console) {
      super(console);
    }

    @Override
    public Integer call() {
      Optional<ShippedLecture> lecture = ShippedLecture.find(id);
      if (lecture.isPresent()) {
        console.write(lecture.get().text());
        return ExitCode.DONE;
      }
      List<String> ids = ShippedLesson.ALL.stream().map(ShippedLesson::id).toList();
      ShippedLesson lesson =
          ShippedLesson.find(id)
              .orElseThrow(
                  () -> usage().error("there is no lesson '" + id + "'" + Nearest.hint(id, ids)));
      console.write(lesson.text());
      return ExitCode.DONE;
    }
  }
}
