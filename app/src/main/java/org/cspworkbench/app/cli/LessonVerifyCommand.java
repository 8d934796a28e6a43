package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.app.export.Formats;
import org.cspworkbench.app.export.VerifiedHomework;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.homework.FoundHomework;
import org.cspworkbench.presentation.homework.HomeworkCheck;
import org.cspworkbench.presentation.homework.HomeworkKey;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.viewer.lesson.OpenedLesson;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code csp lesson verify}: verifies the lines with which students hand in their scores. */
@Command(
    name = "verify",
    description = {
      "Verify the lines with which students hand in their scores.",
      "Writes a table of all lines, and on standard error a sentence for each one that was"
          + " changed or cannot be right. With the key of the page, a line is called valid; without"
          + " a key, anybody can compute the check value, and the table says only that it is right."
          + " All other text is ignored, as are line breaks within a line."
    },
    footer = {
      "%nExamples:",
      "  csp lesson verify mails.txt",
      "  csp lesson verify mails.txt --lesson mine.json --key \"week 3\" --format csv > scores.csv"
    },
    exitCodeList = {
      "0:nothing is wrong with any line",
      "1:internal error",
      "2:the command line is not valid",
      "3:something could not be read: a file, the lesson, or a line; or a file has no line",
      "7:a line was changed, made with another key, is for another lesson, or has another number of"
          + " questions than the lesson",
      "Several lines:all are verified; the first of 1, 3, 7 that occurred"
    })
final class LessonVerifyCommand extends ConsoleCommand {

  private static final Parameter.Text LESSON =
      new Parameter.Text(
          "lesson", "The lesson for which the lines must be. Default: any lesson.", "FILE|ID");
  private static final Parameter.Text KEY =
      new Parameter.Text(
          "key", "The key of the page of the lesson. Default: none was chosen.", "TEXT");

  @Parameters(
      arity = "0..*",
      paramLabel = "FILE|-",
      description = "Files of mails or other text, or - for standard input. Default: -.")
  private List<String> files = new ArrayList<>();

  @Mixin
  private FormOptions form =
      new FormOptions().with(LESSON).with(KEY).with(Formats.HOMEWORK.parameter());

  LessonVerifyCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() {
    GravestExitCode verdict = new GravestExitCode();
    try {
      verify(check(), verdict);
    } catch (UnreadableException e) {
      console.report(e.sentence());
      verdict.add(ExitCode.BAD_INPUT);
    }
    return verdict.code();
  }

  private HomeworkCheck check() throws UnreadableException {
    Optional<HomeworkKey> chosen = form.given(KEY).map(HomeworkKey::of);
    Optional<String> lesson = form.given(LESSON);
    if (lesson.isEmpty()) {
      return HomeworkCheck.ofAnyLesson(chosen);
    }
    OpenedLesson opened = LessonArgument.open(lesson.get(), console);
    return HomeworkCheck.ofLesson(opened.lesson(), opened.identity(), chosen);
  }

  private void verify(HomeworkCheck check, GravestExitCode verdict) {
    ImmutableList.Builder<VerifiedHomework> lines = ImmutableList.builder();
    List<Report> faults = new ArrayList<>();
    for (String file : files.isEmpty() ? List.of("-") : files) {
      try {
        for (FoundHomework found : HomeworkSource.read(file, console)) {
          if (found instanceof FoundHomework.Complete complete) {
            VerifiedHomework line = VerifiedHomework.of(complete, check);
            lines.add(line);
            line.fault().ifPresent(f -> faults.add(Report.of(f, ExitCode.NOT_AS_WISHED)));
          } else {
            String sentence = ((FoundHomework.Malformed) found).sentence();
            faults.add(Report.of(sentence, ExitCode.BAD_INPUT));
          }
        }
      } catch (UnreadableException e) {
        faults.add(Report.of(e.sentence(), ExitCode.BAD_INPUT));
      }
    }
    console.write(form.chosen(Formats.HOMEWORK).writer().write(lines.build()));
    Report.print(faults, console, verdict);
  }
}
