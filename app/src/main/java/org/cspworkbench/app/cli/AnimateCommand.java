package org.cspworkbench.app.cli;

import java.io.IOException;
import org.cspworkbench.app.export.Run;
import org.cspworkbench.app.input.BadInput;
import org.cspworkbench.app.input.Item;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.app.input.ProblemSource;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code csp animate}: writes a run as a picture or a page. */
@Command(
    name = "animate",
    description = {
      "Write a run as an animated picture, a web page or a still picture.",
      "Solves a puzzle or a problem of the gallery. The page plays the run; a still picture"
          + " shows the state after one event. No display is needed. A page is one file of at most"
          + " 20 MB and needs no network."
    },
    footer = {
      "%nExamples:",
      "  csp animate puzzle.txt --solver forward-checking --export run.gif",
      "  csp animate --problem queens:8 --export run.gif --delay 100ms --theme dark",
      "  csp animate puzzle.txt --export run.gif --events --from 100 --to 200",
      "  csp animate puzzle.txt --solver mac --export run.html --fine",
      "  csp animate puzzle.txt --solver logic --export moment.svg --at 20"
    },
    exitCodeList = {
      "0:the picture or page was written, whatever the outcome of the run",
      "1:internal error, or the file cannot be written",
      "2:the command line is not valid",
      "3:something could not be read as a puzzle",
      "6:the problem was not read in time, or the run has no events",
      "130:interrupted"
    })
final class AnimateCommand extends ConsoleCommand {

  @Mixin private ProblemArgument problems = new ProblemArgument();
  @Mixin private SolverOptions solver = new SolverOptions();
  @Mixin private SeedOption seed = new SeedOption();
  @Mixin private TimeoutOption timeout = new TimeoutOption();

  @Mixin private FilmOptions picture = new FilmOptions();

  AnimateCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws Exception {
    Usage usage = usage();
    solver.settle(problems);
    picture.check(usage);
    usage.check(
        solver.solver().recordsItsRuns(),
        solver.solver().about().id() + " records no events, so there is no picture");
    Settings settings =
        solver.apply(
            Settings.defaults().withSeed(seed.value()).withLimits(timeout.limits()), usage);
    Cancellation deadline = timeout.deadline(problems);
    try (ProblemSource source =
        deadline.during(() -> problems.open(console, seed.value(), usage))) {
      Item item = source.next();
      usage.check(!source.hasNext(), "animate takes one puzzle, found several");
      if (item instanceof BadInput fault) {
        console.report(fault.sentence());
        return ExitCode.BAD_INPUT;
      }
      return animate((NamedProblem) item, settings, deadline, usage);
    } catch (CancelledException e) {
      console.report(timeout.unread());
      return ExitCode.NOT_FINISHED;
    }
  }

  private int animate(NamedProblem problem, Settings settings, Cancellation deadline, Usage usage)
      throws IOException {
    solver.settle(problem.problem());
    if (!solver.solver().accepts(problem.problem(), settings)) {
      console.report(
          problem.about(solver.solver().about().id() + " does not work on problems of this kind"));
      return ExitCode.BAD_INPUT;
    }
    RunRequest request =
        RunRequest.of(solver.solver(), problem.problem(), settings).withDetail(picture.detail());
    picture.check(request, usage);
    seed.report(problems, SolverChoice.of(solver.solver()), settings, console);
    TraceRecorder recorder = picture.newRecorder();
    Result result =
        deadline.during(() -> solver.solver().solve(problem.problem(), settings, recorder));
    Run run = new Run(problem, solver.solver().about().id(), settings.seed(), 1, result);
    OutcomeSentence.of(run, settings).ifPresent(console::report);
    Trace trace = recorder.trace();
    if (trace == null) { // the run ended before an event that could be shown
      console.report(problem.about("there is nothing to show: the run has no events"));
      return ExitCode.NOT_FINISHED;
    }
    String title = solver.solver().about().name() + ": " + TileRequest.title(trace.csp());
    picture.write(trace, request, title, console.progress(), usage).forEach(console::report);
    return ExitCode.DONE;
  }
}
