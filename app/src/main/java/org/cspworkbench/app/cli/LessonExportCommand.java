package org.cspworkbench.app.cli;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import org.cspworkbench.app.html.LessonPage;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.viewer.lesson.TaughtLesson;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code csp lesson export}: writes a lesson as a page that any browser plays. */
@Command(
    name = "export",
    description = {
      "Write a lesson as one HTML file that any browser plays without a network.",
      "It contains the stops, notes, questions, claims and exercises in all languages, and"
          + " ends with a line that states the score, for csp lesson verify. The claims are checked"
          + " first."
    },
    footer = {
      "%nExamples:",
      "  csp lesson export mrv -o mrv.html",
      "  csp lesson export mine.json -o mine.html --key \"week 3\" --language pt"
    },
    exitCodeList = {
      "0:the page was written",
      "1:internal error",
      "2:the command line is not valid",
      "3:the lesson cannot be read, or a page cannot contain it",
      "6:a run was cut off by --timeout",
      "7:a claim is false; no page was written"
    })
final class LessonExportCommand extends ConsoleCommand {

  private static final Parameter.FileName OUTPUT =
      new Parameter.FileName("output", "The page to write, FILE.html.", "FILE");
  private static final Parameter.Text KEY =
      new Parameter.Text(
          "key", "The key of the lines with scores. Default: derived from the lesson.", "TEXT");

  @Parameters(
      paramLabel = "FILE|ID",
      description = "The file of a lesson, or a lesson that is part of the program.")
  @SuppressWarnings("NullAway.Init") // initialized by picocli
  private String lesson;

  @Mixin
  private FormOptions form = new FormOptions().withRequired(OUTPUT, "-o", "--output").with(KEY);

  @Mixin private AppearanceOptions appearance = new AppearanceOptions();

  @Mixin private TimeoutOption timeout = new TimeoutOption();

  LessonExportCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() {
    Usage usage = usage();
    Path file = file();
    usage.check(
        Ascii.toLowerCase(file.toString()).endsWith(".html"),
        "--output: expected FILE.html, found '" + file + "'");
    OutputFile.check("--output", file, usage);
    try {
      TaughtLesson taught = TaughtLesson.of(LessonArgument.open(lesson, console), timeout.limits());
      if (!taught.played().isComplete()) {
        return cutOff();
      }
      ImmutableList<String> faults = taught.played().findings();
      faults.forEach(console::report);
      return faults.isEmpty() ? write(taught) : ExitCode.NOT_AS_WISHED;
    } catch (CancelledException e) {
      return cutOff();
    } catch (UnreadableException e) {
      console.report(e.sentence());
      return ExitCode.BAD_INPUT;
    }
  }

  private Path file() {
    return form.given(OUTPUT).orElseThrow(); // picocli rejects a command line without it
  }

  private int cutOff() {
    console.report(lesson + ": a run reached the time limit");
    return ExitCode.NOT_FINISHED;
  }

  private int write(TaughtLesson taught) throws UnreadableException {
    LessonPage page =
        LessonPage.of(taught, form.given(KEY), appearance.locale(), appearance.pageTheme());
    try (OutputFile output = OutputFile.open("--output", file(), usage())) {
      output.write(page::write);
      output.complete();
    }
    return ExitCode.DONE;
  }
}
