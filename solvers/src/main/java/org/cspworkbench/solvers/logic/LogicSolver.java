package org.cspworkbench.solvers.logic;

import static com.google.common.base.Preconditions.checkArgument;
import static org.cspworkbench.core.trace.EventKind.PLACE;
import static org.cspworkbench.core.trace.EventKind.PRUNE;
import static org.cspworkbench.core.trace.EventKind.SOLUTION;
import static org.cspworkbench.core.trace.EventKind.TECHNIQUE;
import static org.cspworkbench.core.trace.EventKind.WIPE_OUT;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import java.util.function.BooleanSupplier;
import org.cspworkbench.core.model.Solution;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.TraceKey;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.PartialSolution;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Statistics;
import org.cspworkbench.solvers.Steering;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.UniquenessTechnique;
import org.jspecify.annotations.Nullable;

/**
 * Solves a Sudoku by human techniques: repeatedly applies the easiest technique that is possible.
 * Assumes that the puzzle has exactly one solution.
 */
public final class LogicSolver implements Solver {

  private static final About ABOUT =
      new About(
          "logic",
          "Human logic",
          Family.LOGIC,
          "the easiest technique first",
          "Applies the easiest technique that is possible, from the last cell of a row to"
              + " chains and forcing chains, and starts again from the easiest. Every step has a"
              + " reason. If no other technique applies, a trial assumes a candidate and derives"
              + " a contradiction, so every puzzle with exactly one solution is explained"
              + " completely. It neither searches nor uses the solution.",
          "the techniques as players of Sudoku have named them since 2005",
          Completeness.INCOMPLETE,
          Chance.NONE,
          CheckUnit.PAIRS);

  private static final PseudoCode PSEUDO_CODE =
      PseudoCode.builder()
          .line("remove values excluded by givens", PRUNE)
          .line("repeat:")
          .line("  if there is a contradiction: fail", WIPE_OUT)
          .line("  if every cell is filled: return", SOLUTION)
          .line("  for each technique, easiest first:")
          .line("    if it applies: draw its conclusion", TECHNIQUE)
          .line("      place the values that follow", PLACE)
          .line("      and start again")
          .line("  if none applies: stalled")
          .build();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public PseudoCode pseudoCode() {
    return PSEUDO_CODE;
  }

  @Override
  public boolean accepts(Problem problem) {
    return problem instanceof Problem.Sudoku sudoku && sudoku.grid().shape().isStatedByUnits();
  }

  @Override
  public Steering steering() {
    return Steering.CHOOSES_NOTHING;
  }

  @Override
  public TraceKey traceKey(Problem problem, Settings settings) {
    checkArgument(accepts(problem), "%s does not accept %s", ABOUT.id(), problem.csp());
    return CellsKey.of((Problem.Sudoku) problem);
  }

  @Override
  public Result run(Problem problem, Settings settings, @Nullable TraceRecorder recorder) {
    checkArgument(accepts(problem), "%s does not accept %s", ABOUT.id(), problem.csp());
    steering().check(ABOUT, settings);
    checkArgument(settings.wanted() == 1, "%s cannot look for more than one solution", ABOUT.id());
    Problem.Sudoku sudoku = (Problem.Sudoku) problem;
    Limits limits = settings.limits();
    long start = System.nanoTime();
    BooleanSupplier stop =
        () ->
            limits.cancellation().isRequested()
                || System.nanoTime() - start > limits.time().toNanos();
    Account account = new Account(sudoku, recorder);
    Position givens = Position.of(sudoku.grid());
    Position position = givens;
    boolean byUniqueness = false;
    boolean isPossible = account.applyGivens() && account.check(position);
    while (isPossible && !position.isComplete()) {
      SolutionStep move = stop.getAsBoolean() ? null : SolutionPath.next(position, stop);
      if (move == null) {
        Outcome outcome =
            stop.getAsBoolean()
                ? stopped(limits, position)
                : stalledAt(byUniqueness ? givens : position);
        return result(outcome, ImmutableList.of(), account, start);
      }
      byUniqueness |= move.technique().technique() instanceof UniquenessTechnique;
      position = move.step().applyTo(position);
      isPossible = account.apply(move) && account.check(position);
    }
    if (!isPossible) {
      Outcome outcome = byUniqueness ? stalledAt(givens) : new Outcome.Unsatisfiable();
      return result(outcome, ImmutableList.of(), account, start);
    }
    account.solved();
    Solution solution = new Solution(ImmutableIntArray.copyOf(position.values()));
    return result(
        new Outcome.Solved(),
        settings.kept() == 0 ? ImmutableList.of() : ImmutableList.of(solution),
        account,
        start);
  }

  /**
   * Returns the outcome "stalled" with the values that are certain; those inferred from uniqueness
   * are not.
   */
  private static Outcome stalledAt(Position position) {
    ImmutableMap.Builder<Integer, Integer> values = ImmutableMap.builder();
    for (int cell = 0; cell < position.layout().cellCount(); cell++) {
      if (!position.isEmpty(cell)) {
        values.put(cell, position.value(cell));
      }
    }
    return new Outcome.Stalled(new PartialSolution(values.buildOrThrow()));
  }

  private static Outcome stopped(Limits limits, Position position) {
    return limits.cancellation().isRequested()
        ? new Outcome.Cancelled()
        : new Outcome.GaveUp(Outcome.Limit.TIME, position.filled());
  }

  private static Result result(
      Outcome outcome, ImmutableList<Solution> solutions, Account account, long start) {
    account.close();
    long count = outcome instanceof Outcome.Solved ? 1 : 0;
    return new Result(
        outcome, count, solutions, Statistics.of(account.counters(), System.nanoTime() - start));
  }
}
