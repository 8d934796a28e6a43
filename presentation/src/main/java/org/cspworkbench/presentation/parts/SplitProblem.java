package org.cspworkbench.presentation.parts;

import static com.google.common.base.Preconditions.checkArgument;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import com.google.common.hash.Hasher;
import com.google.common.hash.Hashing;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.cspworkbench.core.search.Subproblem;
import org.cspworkbench.core.search.Subproblem.Step;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.page.RunFields;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.SearchSolver;
import org.cspworkbench.solvers.Settings;

/**
 * A run, and the parts into which its problem is cut. The parts are in the order of the search; the
 * first has number 1.
 *
 * @param name how the problem is called in results
 * @param run the problem, the solver and its settings
 * @param parts the parts
 */
public record SplitProblem(String name, PageRun run, ImmutableList<Subproblem> parts) {

  /** The greatest number of parts that are requested. */
  public static final int MOST_PARTS = 100_000;

  /**
   * Cuts the problem of {@code run} into about {@code count} parts, or fewer if it has fewer; none
   * if it has no solution.
   *
   * @throws UnreadableException if the problem cannot be made, or the solver cannot run on it like
   *     this
   * @throws IllegalArgumentException if the solver is not a complete search, or {@code count} is
   *     not from 1 to {@link #MOST_PARTS}
   */
  public static SplitProblem of(String name, PageRun run, int count) throws UnreadableException {
    checkArgument(count >= 1 && count <= MOST_PARTS, "%s parts are too few or too many", count);
    RunRequest request = run.request();
    ImmutableList<Subproblem> parts =
        solver(run).cut(request.problem(), request.settings(), count).subproblems();
    return new SplitProblem(name, run, parts);
  }

  private static SearchSolver solver(PageRun run) {
    checkArgument(
        run.solver().solver() instanceof SearchSolver,
        "%s is not a search by decisions",
        run.solver().solver().about().id());
    return (SearchSolver) run.solver().solver();
  }

  /** Returns what distinguishes these parts from those of other problems, solvers and cuts. */
  public String fingerprint() {
    Hasher hasher = Hashing.sha256().newHasher();
    Consumer<String> text = line -> hasher.putInt(line.length()).putString(line, UTF_8);
    text.accept(name);
    RunFields.of(run)
        .forEach(
            (field, value) -> {
              text.accept(field);
              text.accept(value);
            });
    for (Subproblem part : parts) {
      hasher.putInt(part.steps().size());
      for (Step step : part.steps()) {
        hasher.putInt(step.decision().variable());
        hasher.putInt(number(step.decision()));
        hasher.putBoolean(!step.isRefuted());
      }
    }
    return hasher.hash().toString().substring(0, 32);
  }

  /** Returns the value of a decision, or a negative number for a half, as files have them. */
  private static int number(Decision decision) {
    return switch (decision.operator()) {
      case EQUAL -> decision.value();
      case AT_MOST -> -2 - 2 * decision.value();
      case GREATER -> -3 - 2 * decision.value();
    };
  }

  /**
   * Returns the solver of single parts, which may be used by several threads.
   *
   * @throws UnreadableException if the problem cannot be made
   */
  public PartSolver solver() throws UnreadableException {
    RunRequest request = run.recorded();
    return (number, settings) ->
        solver(run)
            .solve(request.problem(), settings.apply(request.settings()), parts.get(number - 1));
  }

  /** Solves single parts. */
  @FunctionalInterface
  public interface PartSolver {

    /**
     * Solves part {@code number}, from 1.
     *
     * @param settings changes the settings of the run: its limits, and what it keeps
     */
    Result solve(int number, UnaryOperator<Settings> settings);
  }
}
