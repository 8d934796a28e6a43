package org.cspworkbench.app.cli;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.input.SolverParameters;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.solvers.catalog.StrongestSolver;
import picocli.CommandLine.Mixin;

/** The options for the solver and its parameters. */
final class SolverOptions {

  private static final String OF_OTHERS = "domwdeg"; // of problems of other programs
  private static final String OF_OTHERS_FOR_ALL = "mac-alldifferent"; // measured: bench/README.md
  private static final String OF_WIDE = "splitting";
  private static final String OF_ALL_ELSE = "mac";

  private static final Splitter NAME_AND_VALUE = Splitter.on('=').limit(2).trimResults();

  @Mixin private SolverOption option = SolverOption.automatic();

  private String ifUnnamed = OF_ALL_ELSE;

  private static final Parameter.Text ATTEMPTS =
      new Parameter.Text(
          "attempts",
          "The maximum number of attempts of a solver with restarts (--set attempts=N).",
          "N");
  private static final Parameter.Text SET =
      new Parameter.Text(
          "set",
          "Set a parameter of the solver (see csp solvers ID) or of the filter. May be"
              + " repeated, as for --solver custom, which is composed of parts.",
          "NAME=VALUE");

  @Mixin private FormOptions form = new FormOptions().with(ATTEMPTS).withSeveral(SET);

  /**
   * Determines the solver of runs that depend on one solver for every problem, because they are
   * watched or take parameters; must be called first.
   */
  void settle(ProblemArgument problems) {
    ifUnnamed = problems.isOfOtherProgram() ? OF_OTHERS : OF_ALL_ELSE;
  }

  /** Determines the same where the number of solutions is an option; must be called first. */
  void settle(ProblemArgument problems, WantedOption wanted) {
    settle(problems);
    if (wanted.isForAll() && problems.isOfOtherProgram() && !haveParameters()) {
      ifUnnamed = OF_OTHERS_FOR_ALL;
    }
  }

  /**
   * Determines the same for a run that is watched, once its problem is known: where domains have
   * thousands of values, they are halved.
   */
  void settle(Problem problem) {
    if (StrongestSolver.hasWideDomains(problem) && !haveParameters()) {
      ifUnnamed = OF_WIDE;
    }
  }

  /** Returns the named solver, or the one that every problem can be given. */
  Solver solver() {
    return option.choice().named().orElseGet(() -> SolverCatalog.find(ifUnnamed).orElseThrow());
  }

  /** Returns the choice of the solver for runs that are neither watched nor take parameters. */
  SolverChoice choice() {
    return option.choice();
  }

  /** Returns whether a parameter is given. */
  boolean haveParameters() {
    return form.has(ATTEMPTS) || form.has(SET);
  }

  /** Returns {@code settings} with the given parameters of the solver. */
  Settings apply(Settings settings, Usage usage) {
    if (option.choice().named().isEmpty() && !haveParameters()) {
      return settings;
    }
    Solver solver = solver();
    usage.check(
        settings.wanted() == 1 || solver.about().completeness() == Completeness.COMPLETE,
        solver.about().id() + " may miss solutions, so it takes neither --count, --all nor --nth");
    Map<String, String> given = given(usage);
    given.remove(FilterOptions.QUEUE);
    try {
      Settings changed = new SolverSpec(solver, ImmutableMap.copyOf(given)).setIn(settings);
      SolverParameters.check(solver, changed);
      return changed;
    } catch (UnreadableException fault) {
      throw usage.error(fault.sentence());
    }
  }

  /** Returns the given value of parameter {@code name}, if there is one. */
  Optional<String> given(String name, Usage usage) {
    return Optional.ofNullable(given(usage).get(name));
  }

  private Map<String, String> given(Usage usage) {
    Map<String, String> given = new LinkedHashMap<>();
    form.given(ATTEMPTS).ifPresent(attempts -> given.put(ATTEMPTS.name(), attempts));
    given.putAll(pairs(form.several(SET), usage));
    return given;
  }

  /** Returns the names and values of {@code set}, each written as NAME=VALUE. */
  static Map<String, String> pairs(List<String> set, Usage usage) {
    Map<String, String> pairs = new LinkedHashMap<>();
    for (String pair : set) {
      List<String> parts = NAME_AND_VALUE.splitToList(pair);
      usage.check(parts.size() == 2, "--set: expected NAME=VALUE, found '" + pair + "'");
      pairs.put(parts.get(0), parts.get(1));
    }
    return pairs;
  }
}
