package org.cspworkbench.app.cli;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.app.export.ComparisonNotes;
import org.cspworkbench.app.export.ComparisonWriter;
import org.cspworkbench.app.export.Formats;
import org.cspworkbench.app.input.BadInput;
import org.cspworkbench.app.input.Item;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.app.input.ProblemSource;
import org.cspworkbench.app.timing.MachineClocks;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.comparison.ComparedSolver;
import org.cspworkbench.presentation.comparison.Comparison;
import org.cspworkbench.presentation.comparison.ComparisonProgress;
import org.cspworkbench.presentation.comparison.OneByOne;
import org.cspworkbench.presentation.comparison.SolverComparison;
import org.cspworkbench.presentation.comparison.TimingPlan;
import org.cspworkbench.presentation.input.SolverParameters;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code csp compare}: runs several solvers on the same problems. */
@Command(
    name = "compare",
    description = {
      "Run several solvers on the same problems, and compare their counters and times.",
      "Over several problems, every number is a total. Times are processor time, measured"
          + " after a warm-up; solvers whose times are about equal share a rank (≈)."
    },
    footer = {
      "%nExamples:",
      "  csp compare puzzles.txt --seed 1",
      "  csp compare --problem queens:8 --all --solvers backtracking,mac",
      "  csp compare puzzles.txt --solvers \"custom(order=mrv,look-back=graph-based),mac\"",
      "  csp compare puzzles.txt --format markdown --time-budget 5m"
    },
    exitCodeList = {
      "0:the solvers were compared; the table shows which of them were cut off",
      "1:internal error",
      "2:the command line is not valid",
      "3:something could not be read as a puzzle; the rest was compared",
      "6:the problem could not be read in time",
      "130:interrupted"
    })
final class CompareCommand extends ConsoleCommand {

  /** Displays the progress of a comparison on a terminal. */
  private record ShownProgress(ProgressLine line) implements ComparisonProgress {
    @Override
    public void running(long problem, String solver) {
      line.show("problem " + problem + ": " + solver);
    }

    @Override
    public void timing(double part, String solver) {
      line.show("times, " + Math.round(100 * part) + " %: " + solver);
    }

    @Override
    public void done() {
      line.clear();
    }
  }

  private static final Parameter.Time TIMEOUT =
      new Parameter.Time(
          "timeout",
          "The time limit of each solver for each problem, and for reading a problem that"
              + " --problem names.",
          Duration.ofSeconds(10));
  private static final String ALL = "all";
  private static final Splitter LIST = Splitter.on(',').trimResults();

  @Mixin private ProblemArgument problems = new ProblemArgument();

  @Option(
      names = "--solvers",
      paramLabel = "ID,ID,…|all",
      hideParamSyntax = true,
      completionCandidates = SolverChoice.Ids.class,
      description =
          "The solvers to compare (see csp solvers), with parameters in parentheses:"
              + " \"custom(order=mrv,look-back=graph-based),mac\". Default: all except custom.")
  private List<String> lists = List.of(ALL);

  @Mixin private SeedOption seed = new SeedOption();
  @Mixin private WantedOption wanted = new WantedOption();

  @Mixin private TimingOptions timing = new TimingOptions();

  @Mixin
  private FormOptions form = new FormOptions().with(TIMEOUT).with(Formats.COMPARISONS.parameter());

  CompareCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws Exception {
    Usage usage = usage();
    Settings settings =
        Settings.defaults()
            .withSeed(seed.value())
            .withLimits(Limits.none().withTime(form.time(TIMEOUT)))
            .withSolutions(wanted.value(usage), 0);
    ImmutableList<ComparedSolver> solvers = solvers(settings, usage);
    SolverComparison comparison =
        new SolverComparison(
            solvers,
            settings,
            timing.plan(),
            MachineClocks.get(),
            new ShownProgress(console.progress()));
    GravestExitCode verdict = new GravestExitCode();
    Cancellation deadline =
        problems.isNamed() ? TimeoutOption.deadline(form.time(TIMEOUT)) : new Cancellation();
    try (ProblemSource source =
        deadline.during(() -> problems.open(console, seed.value(), usage))) {
      source.forEachRemaining(item -> compare(item, solvers, comparison, verdict));
    } catch (CancelledException e) {
      console.report(TimeoutOption.unread(form.time(TIMEOUT)));
      return ExitCode.NOT_FINISHED;
    }
    if (comparison.hasRun()) {
      write(comparison.result());
    }
    return verdict.code();
  }

  private ImmutableList<ComparedSolver> solvers(Settings settings, Usage usage) {
    ImmutableMap.Builder<SolverSpec, ComparedSolver> solvers = ImmutableMap.builder();
    try {
      for (SolverSpec spec : specs()) {
        Settings own = spec.setIn(settings);
        if (spec.solver().about().completeness() == Completeness.COMPLETE) {
          SolverParameters.check(spec.solver(), own); // unsuitable solvers are left out later
        }
        solvers.put(spec, new ComparedSolver(spec, own));
      }
    } catch (UnreadableException fault) {
      throw usage.error("--solvers: " + fault.sentence());
    }
    return solvers.buildKeepingLast().values().asList();
  }

  private List<SolverSpec> specs() throws UnreadableException {
    if (lists.stream().anyMatch(list -> LIST.splitToList(list).contains(ALL))) {
      return SolverCatalog.NAMED.stream().map(SolverSpec::of).toList();
    }
    List<SolverSpec> specs = new ArrayList<>();
    for (String list : lists) {
      specs.addAll(SolverSpec.readAll(list));
    }
    return specs;
  }

  private void compare(
      Item item,
      ImmutableList<ComparedSolver> solvers,
      SolverComparison comparison,
      GravestExitCode verdict) {
    if (item instanceof BadInput fault) {
      console.report(fault.sentence());
      verdict.add(ExitCode.BAD_INPUT);
      return;
    }
    boolean usesChance =
        problems.isRandom() || solvers.stream().anyMatch(ComparedSolver::usesChance);
    if (usesChance && !comparison.hasRun()) {
      seed.report(console);
    }
    NamedProblem named = (NamedProblem) item;
    OneByOne.of(
            named.problem().csp(),
            solvers.stream()
                .filter(solver -> solver.solver().accepts(named.problem(), solver.settings()))
                .map(ComparedSolver::solver))
        .ifPresent(slow -> console.report(named.about(slow.sentence())));
    try {
      comparison.add(named.problem());
    } catch (SolverComparison.ContradictionException e) {
      console.report("internal error: " + named.about(String.valueOf(e.getMessage())));
      verdict.add(ExitCode.INTERNAL_ERROR);
    }
  }

  private void write(Comparison comparison) {
    ComparisonWriter writer = form.chosen(Formats.COMPARISONS).writer();
    console.write(writer.write(comparison));
    if (!writer.writesNotes()) {
      ComparisonNotes.of(comparison).forEach(console::note);
    }
  }

  /** The options for timing the runs of a comparison. */
  private static final class TimingOptions {

    private static final Parameter.WholeNumber SAMPLES =
        new Parameter.WholeNumber(
            "repeat",
            "Take N samples of each solver's time, of at least 50 ms each.",
            1,
            10_000,
            7);
    private static final Parameter.Time WARM_UP =
        new Parameter.Time(
            "warm-up",
            "Run each solver until its time is stable, or for TIME, before it is timed.",
            Duration.ofSeconds(2));
    private static final Parameter.Time BUDGET =
        new Parameter.Time(
            "time-budget",
            "Warm up and time all solvers within TIME, after the first run of each.",
            Duration.ofSeconds(30));
    private static final Parameter.Truth COLD =
        new Parameter.Truth("cold", "Also display the time of the first run, before any warm-up.");

    @Mixin
    private FormOptions form =
        new FormOptions()
            .with(SAMPLES)
            .with(WARM_UP)
            .withOptional(BUDGET, "30s for one problem, 2m for several")
            .with(COLD);

    /** Returns how the solvers are timed. */
    TimingPlan plan() {
      return new TimingPlan(
          form.time(WARM_UP), form.count(SAMPLES), form.given(BUDGET), form.holds(COLD));
    }
  }
}
