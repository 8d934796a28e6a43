package org.cspworkbench.app.gui.compare;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.app.gui.input.OptionsModel;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.presentation.timing.Candidate;
import org.cspworkbench.presentation.timing.Measurement;
import org.cspworkbench.presentation.timing.Protocol;
import org.cspworkbench.presentation.timing.RunClock;
import org.cspworkbench.presentation.timing.RunClocks;
import org.cspworkbench.presentation.timing.SolverRuns;
import org.cspworkbench.presentation.timing.Timing;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.sudoku.Grid;

/**
 * Several solvers at one puzzle after the other, each once, in an order that rotates. They are
 * warmed up before the first puzzle, by the protocol of the command {@code compare}.
 *
 * <p>Used by one thread.
 */
final class PuzzleRounds {

  private static final Protocol WARM_UP =
      new Protocol(Protocol.USUAL.warmUp(), 1, Duration.ofSeconds(20));

  /** A solver, and how it is to solve. */
  private record Entrant(EntrantName name, Settings settings) {
    Solver solver() {
      return name.solver();
    }

    boolean accepts(Problem problem) {
      return solver().accepts(problem, settings);
    }
  }

  private final ImmutableList<Entrant> entrants;
  private final Limits limits;
  private final RunClocks clocks = RunClocks.ofMachine();
  private int rounds;

  /** Rounds of these solvers, each with its options as they are now but for {@code seed}. */
  PuzzleRounds(ImmutableList<OptionsModel> options, long seed, Limits limits) {
    this.limits = limits;
    List<EntrantName> names = new ArrayList<>();
    options.forEach(each -> names.add(EntrantName.beside(names, each.spec())));
    this.entrants =
        Streams.zip(
                names.stream(),
                options.stream(),
                (name, each) ->
                    new Entrant(name, each.settings().withSeed(seed).withLimits(limits)))
            .collect(ImmutableList.toImmutableList());
  }

  /** Who takes part, in order. */
  ImmutableList<EntrantName> entrants() {
    return entrants.stream().map(Entrant::name).collect(ImmutableList.toImmutableList());
  }

  /** The runs of all that accept {@code grid}, in their order; nothing if one was cancelled. */
  Optional<ImmutableList<PuzzleRun>> solve(Grid grid) {
    Problem problem = Problem.Sudoku.of(grid);
    if (rounds == 0) {
      warmUp(problem);
    }
    List<Optional<PuzzleRun>> runs =
        new ArrayList<>(Collections.nCopies(entrants.size(), Optional.empty()));
    for (int k = 0; k < entrants.size(); k++) {
      int turn = (rounds + k) % entrants.size();
      Entrant entrant = entrants.get(turn);
      if (entrant.accepts(problem)) {
        PuzzleRun run = run(turn, problem, grid.toLine());
        if (limits.cancellation().isRequested() || run.outcome() instanceof Outcome.Cancelled) {
          return Optional.empty(); // a puzzle that not all have done says nothing
        }
        runs.set(turn, Optional.of(run));
      }
    }
    rounds++;
    return Optional.of(
        runs.stream().flatMap(Optional::stream).collect(ImmutableList.toImmutableList()));
  }

  private PuzzleRun run(int turn, Problem problem, String line) {
    Entrant entrant = entrants.get(turn);
    RunClock clock = clocks.of(entrant.settings().workers().count());
    long start = clock.nanos();
    Result result = entrant.solver().solve(problem, entrant.settings(), null);
    long nanos = clock.nanos() - start;
    return new PuzzleRun(
        line,
        turn,
        entrant.name(),
        result.outcome(),
        result.solutionCount(),
        result.statistics().withTimeNanos(nanos));
  }

  /** Runs those that take part until their times are stable. */
  private void warmUp(Problem problem) {
    ImmutableList.Builder<Candidate> candidates = ImmutableList.builder();
    for (Entrant entrant : entrants) {
      if (entrant.accepts(problem)) {
        ImmutableList<Problem> alone = ImmutableList.of(problem);
        Candidate.ofFirstRun(new SolverRuns(entrant.solver(), alone, entrant.settings()), clocks)
            .ifPresent(candidates::add);
      }
    }
    Optional<ImmutableList<Timing>> unused =
        new Measurement(WARM_UP, clocks, (candidate, part) -> {}).of(candidates.build());
  }
}
