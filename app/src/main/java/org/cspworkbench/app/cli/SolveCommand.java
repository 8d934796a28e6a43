package org.cspworkbench.app.cli;

import com.google.common.collect.Iterators;
import java.util.Iterator;
import org.cspworkbench.app.export.Formats;
import org.cspworkbench.app.export.RunWriter;
import org.cspworkbench.app.input.BadInput;
import org.cspworkbench.app.input.Item;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.app.input.ProblemSource;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.core.consistency.OrderedFilter;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.WorkerThreads;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code csp solve}: solves puzzles and problems. */
@Command(
    name = "solve",
    description = {
      "Solve puzzles, or a problem of the gallery, with the solver of your choice.",
      "Solutions go to standard output, everything else to standard error."
    },
    footer = {
      "%nExamples:",
      "  csp solve puzzle.txt",
      "  csp solve puzzles.txt --format line --threads 4",
      "  csp solve --problem queens:8 --all --format json",
      "  csp solve --problem queens:8 --nth 92",
      "  csp solve --problem queens:12 --all --threads 2 --format csv",
      "  csp solve --parts parts.jsonl --part 17..32 --format json",
      "  csp solve --problem queen6_6.col:7 --solver domwdeg",
      "  csp solve --problem domino:10,10 --filter ac2001 --filter-only",
      "  csp solve --problem zebra.xml.lzma --format xcsp",
      "  csp solve puzzles.txt --solver wfc --seed 7 --stats",
      "  csp solve puzzle.txt --solver custom --set order=mrv --set look-back=gaschnig"
    },
    exitCodeList = {
      "0:every problem was solved",
      "1:internal error",
      "2:the command line is not valid",
      "3:something could not be read as a puzzle",
      "4:a problem has no solution, or fewer than --nth requires",
      "6:a problem was not finished: out of time or of attempts",
      "130:interrupted",
      "Several problems:all are tried; the first of 1, 3, 6, 4 that occurred"
    })
final class SolveCommand extends ConsoleCommand implements Rows.Maker {

  private static final String SEVERAL_WATCHED =
      "--trace and --animate take one puzzle, found several";

  private static final Parameter.WholeNumber NTH =
      new Parameter.WholeNumber(
          "nth",
          "Find the N-th solution of each problem, and display only that one.",
          1,
          Long.MAX_VALUE,
          1);
  private static final Parameter.Truth STATS =
      new Parameter.Truth("stats", "Report the counters (json and csv always include them).");

  @Mixin private ProblemArgument problems = new ProblemArgument();
  @Mixin private SolverOptions solver = new SolverOptions();
  @Mixin private SeedOption seed = new SeedOption();

  @Mixin private TimeoutOption timeout = new TimeoutOption();
  @Mixin private WantedOption wanted = new WantedOption();

  @Mixin private FormOptions number = new FormOptions().withOptional(NTH, "");

  @Mixin private ThreadsOption threads = new ThreadsOption();
  @Mixin private SubproblemsOption subproblems = new SubproblemsOption();

  @Mixin private FormOptions output = new FormOptions().with(Formats.RUNS.parameter()).with(STATS);

  @Mixin private PartsOptions parts = new PartsOptions();
  @Mixin private FilterOptions filter = new FilterOptions();
  @Mixin private WatchOptions watch = new WatchOptions();

  SolveCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws Exception {
    Usage usage = usage();
    solver.settle(problems, wanted);
    subproblems.check(threads, usage);
    if (parts.areGiven(format(), command(), usage)) {
      return parts.solve(timeout.limits(), threads.count(), console, usage);
    }
    usage.check(
        !format().equals(Formats.XCSP_RUNS) || problems.isXcsp(),
        "--format xcsp goes with --problem FILE.xml or FILE.xml.lzma");
    OrderedFilter alone = filter.alone(solver, format(), usage);
    if (alone == null && watch.areGiven(usage)) {
      usage.check(
          solver.solver().recordsItsRuns(),
          solver.solver().about().id()
              + " records no events, so it accepts neither --trace nor --animate");
    }
    Settings settings = settings(alone, usage);
    Cancellation deadline = timeout.deadline(problems);
    try (ProblemSource source =
        deadline.during(() -> problems.open(console, seed.value(), usage))) {
      if (alone != null) {
        FilteringAlone filtering = new FilteringAlone(alone, format(), timeout.limits(), deadline);
        return filterAll(source, filtering, usage);
      }
      return watch.areGiven(usage)
          ? solveWatched(source, settings, deadline, usage)
          : solveAll(source, settings, deadline, choice());
    } catch (CancelledException e) {
      console.write(writer().header() + writer().unread());
      console.report(timeout.unread());
      return ExitCode.NOT_FINISHED;
    }
  }

  @Override
  public Rows rows(Usage usage) {
    solver.settle(problems, wanted);
    threads.checkIsAbsent(usage);
    subproblems.check(threads, usage);
    problems.checkIsNoProblem(usage);
    usage.check(
        !parts.areGiven(format(), command(), usage),
        "--parts names one problem in parts, not rows");
    usage.check(
        !format().equals(Formats.XCSP_RUNS), "--format xcsp goes with --problem, not with rows");
    OrderedFilter alone = filter.alone(solver, format(), usage);
    usage.check(
        alone == null && !watch.areGiven(usage),
        "--filter-only, --trace and --animate follow one run, not rows");
    Solving solving = solving(choice(), settings(alone, usage), new Cancellation());
    return new Rows.OfEntries(writer().header(), problems.onRows(solving::report));
  }

  @Override
  public boolean usesChance(Usage usage) {
    return choice().usesChance(settings(null, usage));
  }

  /**
   * Returns the choice of the solver for each problem. Runs that are compared or repeated with
   * other options have one solver, whatever the problem.
   */
  private SolverChoice choice() {
    boolean mayDiffer =
        !wanted.isForAll() && !number.has(NTH) && !filter.isGiven() && !solver.haveParameters();
    return mayDiffer ? solver.choice() : SolverChoice.of(solver.solver());
  }

  private Settings settings(@Nullable OrderedFilter alone, Usage usage) {
    long count = wanted.value(usage);
    usage.check(
        !number.has(NTH) || count == 1, "expected either --nth or --count or --all, found two");
    usage.check(
        alone == null || (!number.has(NTH) && count == 1),
        "--filter-only does not search, so it takes neither --count, --all nor --nth");
    Settings settings = Settings.defaults().withSeed(seed.value()).withLimits(timeout.limits());
    Settings wanting =
        !number.has(NTH)
            ? settings.withSolutions(count, writer().kept(count))
            : settings.withNthSolution(number.number(NTH));
    return filter.apply(solver.apply(wanting, usage), solver, usage);
  }

  private int filterAll(ProblemSource source, FilteringAlone filtering, Usage usage) {
    Item first = source.next();
    GravestExitCode verdict = new GravestExitCode();
    if (first instanceof NamedProblem problem && filtering.asksPairByPair()) {
      reportManyPairs(problem, filtering.filter().id());
    }
    if (first instanceof NamedProblem && problems.isRandom()) { // a filter makes no choice
      seed.report(console);
    }
    if (watch.areGiven(usage) && first instanceof NamedProblem problem) {
      usage.check(!source.hasNext(), SEVERAL_WATCHED);
      try (TraceFile trace = watch.openTrace(usage)) {
        new WatchedFilter(
                filtering, watch.detail(), trace, watch.animation(console, problem.problem()))
            .report(problem, seed.value())
            .print(console, verdict);
      }
    } else {
      Iterators.concat(Iterators.singletonIterator(first), source)
          .forEachRemaining(item -> filtering.report(item).print(console, verdict));
    }
    return verdict.code();
  }

  /**
   * Returns whether to read a second problem before the first is solved; only a single problem is
   * solved with several threads. On standard input a user may wait for the first answer, unless
   * several threads are requested; after an input fault this does not matter.
   */
  private boolean looksAhead(Item first) {
    boolean mayBeWaitedFor = problems.isStandardInput() && !threads.areSeveralRequested();
    return !mayBeWaitedFor || first instanceof BadInput;
  }

  private int solveAll(
      ProblemSource source, Settings settings, Cancellation deadline, SolverChoice choice) {
    Item first = source.next();
    boolean isOne = looksAhead(first) && !source.hasNext();
    if (!isOne || first instanceof NamedProblem) {
      seed.report(problems, choice, settings, console);
    }
    if (isOne && first instanceof NamedProblem problem) {
      reportManyPairs(problem, choice.solverOf(problem.problem()), settings);
    }
    Iterator<Item> items = Iterators.concat(Iterators.singletonIterator(first), source);
    Settings each =
        isOne
            ? settings
                .withWorkers(new WorkerThreads(threads.count()))
                .withParts(subproblems.count(threads))
            : settings;
    Solving solving = solving(choice, each, deadline);
    GravestExitCode verdict = new GravestExitCode();
    console.write(writer().header());
    InOrder.process(
        items,
        source::isReady,
        isOne ? 1 : threads.count(),
        solving::report,
        reports -> {
          Report.print(reports, console, verdict);
          console.progress().show("problems: " + verdict.count());
        });
    console.progress().clear();
    return verdict.code();
  }

  /** Says before the run starts what it costs that it asks about pairs one by one, if it does. */
  private void reportManyPairs(NamedProblem problem, Solver used, Settings settings) {
    if (problem.problem() instanceof Problem.General
        && used.about(settings).checkUnit() != CheckUnit.WORDS) {
      reportManyPairs(problem, used.about().id());
    }
  }

  private void reportManyPairs(NamedProblem problem, String algorithm) {
    ManyPairs.of(problem.problem().csp())
        .map(pairs -> problem.about(pairs.sentence(algorithm)))
        .ifPresent(console::report);
  }

  private Formats.Format<RunWriter> format() {
    return output.chosen(Formats.RUNS);
  }

  private RunWriter writer() {
    return format().writer();
  }

  private Solving solving(SolverChoice choice, Settings settings, Cancellation deadline) {
    return new Solving(choice, settings, deadline, writer(), console::write, output.holds(STATS));
  }

  private int solveWatched(
      ProblemSource source, Settings settings, Cancellation deadline, Usage usage) {
    Item item = source.next();
    usage.check(!source.hasNext(), SEVERAL_WATCHED);
    if (item instanceof NamedProblem problem) {
      solver.settle(problem.problem());
    }
    Solving solving = solving(SolverChoice.of(solver.solver()), settings, deadline);
    GravestExitCode verdict = new GravestExitCode();
    if (item instanceof NamedProblem problem
        && solver.solver().accepts(problem.problem(), settings)) {
      try (TraceFile trace = watch.openTrace(usage)) {
        seed.report(problems, SolverChoice.of(solver.solver()), settings, console);
        reportManyPairs(problem, solver.solver(), settings);
        new Watching(
                solving,
                solver.solver(),
                watch.detail(),
                trace,
                watch.animation(console, problem.problem()))
            .report(problem)
            .print(console, verdict);
      }
    } else {
      solving.report(item).print(console, verdict);
    }
    return verdict.code();
  }
}
