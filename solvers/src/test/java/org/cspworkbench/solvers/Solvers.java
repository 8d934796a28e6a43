package org.cspworkbench.solvers;

import static org.junit.jupiter.api.Named.named;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.stream.Stream;
import org.cspworkbench.core.gallery.MapColouring;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.solvers.search.MinConflictsSolver;
import org.cspworkbench.solvers.wfc.WaveFunctionCollapse;
import org.junit.jupiter.api.Named;

/** The solvers of the catalogue, for tests that hold for many of them. */
public final class Solvers {

  /** For {@code @MethodSource}: {@link #all()}. */
  public static final String ALL = "org.cspworkbench.solvers.Solvers#all";

  /** For {@code @MethodSource}: {@link #recording()}. */
  public static final String RECORDING = "org.cspworkbench.solvers.Solvers#recording";

  /** For {@code @MethodSource}: {@link #complete()}. */
  public static final String COMPLETE = "org.cspworkbench.solvers.Solvers#complete";

  /** For {@code @MethodSource}: {@link #incomplete()}. */
  public static final String INCOMPLETE = "org.cspworkbench.solvers.Solvers#incomplete";

  /** For {@code @MethodSource}: {@link #persistent()}. */
  public static final String PERSISTENT = "org.cspworkbench.solvers.Solvers#persistent";

  /** For {@code @MethodSource}: {@link #persistentSearches()}. */
  public static final String PERSISTENT_SEARCHES =
      "org.cspworkbench.solvers.Solvers#persistentSearches";

  /** Those that come to an end without ever going back or starting anew. */
  private static final ImmutableSet<String> ONE_WAY =
      ImmutableSet.of("wfc-greedy", "singles", "pairs");

  private Solvers() {}

  /** Every solver that works on any problem, under its id. */
  public static Stream<Named<Solver>> all() {
    Problem any = new Problem.General(MapColouring.australia());
    return SolverCatalog.SOLVERS.stream()
        .filter(solver -> solver.accepts(any))
        .map(solver -> named(solver.about().id(), solver));
  }

  /** Those that record their runs. */
  public static Stream<Named<Solver>> recording() {
    return all().filter(solver -> solver.getPayload().recordsItsRuns());
  }

  /** Those that decide every problem. */
  public static Stream<Named<Solver>> complete() {
    return all().filter(solver -> isComplete(solver.getPayload()));
  }

  /** Those that may give up. */
  public static Stream<Named<Solver>> incomplete() {
    return all().filter(solver -> !isComplete(solver.getPayload()));
  }

  /** Those that go on after a contradiction: only a limit keeps them from an answer. */
  public static Stream<Named<Solver>> persistent() {
    return all().filter(solver -> isPersistent(solver.getPayload()));
  }

  /** The same without local search, which tries no values, and in which nothing fails. */
  public static Stream<Named<Solver>> persistentSearches() {
    return persistent()
        .filter(solver -> solver.getPayload().about().family() != Family.LOCAL_SEARCH);
  }

  /** Whether {@code solver} goes on after a contradiction. */
  public static boolean isPersistent(Solver solver) {
    return !ONE_WAY.contains(solver.about().id());
  }

  /** Whether {@code solver} decides every problem. */
  public static boolean isComplete(Solver solver) {
    return solver.about().completeness() == Completeness.COMPLETE;
  }

  /** {@code settings} under which those that may give up do so soon. */
  public static Settings withFewAttempts(Settings settings) {
    return settings
        .with(WaveFunctionCollapse.ATTEMPTS, 30)
        .with(MinConflictsSolver.ATTEMPTS, 5)
        .with(MinConflictsSolver.MOVES, 200);
  }

  /** {@code settings} under which those that may give up keep on for ages. */
  public static Settings withManyAttempts(Settings settings) {
    return settings
        .with(WaveFunctionCollapse.ATTEMPTS, WaveFunctionCollapse.ATTEMPTS.max())
        .with(MinConflictsSolver.ATTEMPTS, MinConflictsSolver.ATTEMPTS.max());
  }

  /**
   * {@code settings} in each of the ways in which {@code solver} has to be set so that it does all
   * that it may do.
   */
  static ImmutableList<Settings> waysToSet(Solver solver, Settings settings) {
    return solver.about().family() == Family.CUSTOM
        ? ImmutableList.of(
            settings,
            Compositions.with(settings, "look-ahead=mac look-back=conflict-directed"),
            Compositions.with(
                settings.with((Parameter.WholeNumber) solver.parameters().get(9), 2),
                "look-ahead=mac branching=binary restarts=luby nogoods=yes"))
        : ImmutableList.of(settings);
  }

  /**
   * {@code settings} with the choice {@code random} for each parameter of {@code solver} with it.
   */
  public static Settings withRandomParts(Solver solver, Settings settings) {
    Settings random = settings;
    for (Parameter parameter : solver.parameters()) {
      if (parameter instanceof Parameter.OneOf oneOf
          && oneOf.choices().stream().anyMatch(choice -> choice.id().equals("random"))) {
        random = random.with(oneOf, "random");
      }
    }
    return random;
  }

  /** The solver of this id. */
  public static Solver byId(String id) {
    return SolverCatalog.find(id).orElseThrow();
  }
}
