package org.cspworkbench.presentation.lesson;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.document.json.Members;
import org.cspworkbench.presentation.input.SolverParameters;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/** The codec of the runs of a lesson: problem, solver, settings and detail. */
final class RunCodec {

  private static final String ALL = "all";
  private static final long MOST = 999_999_999_999_999_999L;
  private static final int MOST_SEEDS = 1000;

  private RunCodec() {}

  /** What is tried of a solver with its settings before a run is accepted. */
  @FunctionalInterface
  interface Trial {

    /**
     * Checks that the solver can run with these settings.
     *
     * @throws UnreadableException if it cannot
     */
    void check(Solver solver, Settings settings) throws UnreadableException;
  }

  /**
   * Returns the codec of the runs of a lesson by their names.
   *
   * @param common the problem of those runs that state none, if there is one
   */
  static Codec<ImmutableList<LessonRun>> ofAll(
      LessonFiles files, Trial trial, Optional<Json> common) {
    return of("", files, trial, common)
        .map(RunCodec::checkedName, name -> name)
        .as(RunCodec::named, runs -> Maps.uniqueIndex(runs, LessonRun::name));
  }

  private static String checkedName(String name) {
    checkArgument(
        name.matches("[A-Za-z][A-Za-z0-9_-]*"),
        "expected a name of letters, digits, - and _, found '%s'",
        name);
    return name;
  }

  private static ImmutableList<LessonRun> named(ImmutableMap<String, LessonRun> runs) {
    checkArgument(!runs.isEmpty(), "expected at least one run in this object");
    return runs.entrySet().stream()
        .map(run -> run.getValue().named(run.getKey()))
        .collect(ImmutableList.toImmutableList());
  }

  /**
   * Returns the codec of runs of this name.
   *
   * @param common the problem of a run that states none, if there is one
   */
  static Codec<LessonRun> of(String name, LessonFiles files, Trial trial, Optional<Json> common) {
    return Codec.object(members -> run(members, name, files, trial, common));
  }

  private static LessonRun run(
      Members<LessonRun> members,
      String name,
      LessonFiles files,
      Trial trial,
      Optional<Json> common)
      throws UnreadableException {
    long seed =
        members.get(
            "seed",
            Codec.wholeLong(0, MOST),
            run -> run.settings().seed(),
            Settings.defaults().seed());
    Optional<Json> own =
        members.find(
            "problem",
            Codec.json(),
            run ->
                Optional.of(run.stated().statement())
                    .filter(json -> !common.equals(Optional.of(json))));
    Json statement = own.or(() -> common).orElseThrow(() -> Members.missing("problem"));
    StatedProblem stated = StatedProblem.codec(files, seed).read(statement);
    Solver solver = members.get("solver", solverOf(stated.problem()), LessonRun::solver);
    Settings settings =
        members.get("set", parameters(solver, trial), LessonRun::settings, Settings.defaults());
    long solutions =
        members.get("solutions", solutions(solver), run -> run.settings().wanted(), 1L);
    long nodes =
        members.get(
            "nodes",
            Codec.wholeLong(1, MOST),
            run -> run.settings().limits().nodes(),
            Limits.none().nodes());
    return new LessonRun(
        name,
        stated,
        solver,
        settings
            .withSeed(seed)
            .withSolutions(solutions, 1)
            .withLimits(Limits.none().withNodes(nodes)),
        members.get("seeds", Codec.whole(1, MOST_SEEDS), LessonRun::seeds, 1),
        members.get("detail", Codec.word(Detail.class), LessonRun::detail, Detail.DECISIONS));
  }

  /** Returns the codec of solvers whose runs on {@code problem} can be displayed, by their ids. */
  static Codec<Solver> solverOf(Problem problem) {
    return Codec.text().as(id -> solver(id, problem), solver -> solver.about().id());
  }

  private static Solver solver(String id, Problem problem) throws UnreadableException {
    Solver solver = SolverCatalog.find(id).orElse(null);
    if (solver == null) {
      List<String> ids = SolverCatalog.SOLVERS.stream().map(s -> s.about().id()).toList();
      throw new UnreadableException(
          "expected the id of a solver (see csp solvers), found '"
              + id
              + "'"
              + Nearest.hint(id, ids));
    }
    checkArgument(
        solver.recordsItsRuns(), "%s does not record its runs, so there is nothing to show", id);
    checkArgument(solver.accepts(problem), "%s cannot work on this problem", id);
    return solver;
  }

  /** Returns the codec of the parameters of {@code solver} in settings that are else the usual. */
  private static Codec<Settings> parameters(Solver solver, Trial trial) {
    return Codec.json()
        .map(name -> SolverParameters.find(solver, name), Parameter::name)
        .as(values -> settings(solver, values, trial), settings -> written(solver, settings));
  }

  private static Settings settings(Solver solver, ImmutableMap<Parameter, Json> values, Trial trial)
      throws UnreadableException {
    Settings settings = Settings.defaults();
    for (Map.Entry<Parameter, Json> value : values.entrySet()) {
      try {
        settings = SolverParameters.set(settings, value.getKey(), typed(value));
      } catch (UnreadableException e) {
        throw e.orAt(value.getValue().at());
      }
    }
    trial.check(solver, settings);
    return settings;
  }

  private static String typed(Map.Entry<Parameter, Json> value) throws UnreadableException {
    return value.getKey() instanceof Parameter.WholeNumber
        ? value.getValue().asNumeral().written()
        : value.getValue().asText().value();
  }

  private static ImmutableMap<Parameter, Json> written(Solver solver, Settings settings) {
    ImmutableMap<String, String> values = SolverSpec.of(solver, settings).values();
    ImmutableMap.Builder<Parameter, Json> written = ImmutableMap.builder();
    for (Parameter parameter : solver.parameters()) {
      String value = values.get(parameter.name());
      if (value != null) {
        written.put(
            parameter,
            parameter instanceof Parameter.WholeNumber
                ? new Json.Numeral(SourcePosition.NOWHERE, value)
                : new Json.Text(SourcePosition.NOWHERE, value, /* isBare= */ false));
      }
    }
    return written.buildOrThrow();
  }

  private static Codec<Long> solutions(Solver solver) {
    return Codec.of(
        json -> {
          boolean all = json instanceof Json.Text text && text.value().equals(ALL);
          long number = all ? Long.MAX_VALUE : json.asNumber(1, 1_000_000_000);
          checkArgument(
              number == 1 || solver.about().completeness() == Completeness.COMPLETE,
              "%s may miss solutions, so it finds one at most",
              solver.about().id());
          return number;
        },
        (number, json) -> {
          if (number == Long.MAX_VALUE) {
            json.value(ALL);
          } else {
            json.value(number.longValue());
          }
        });
  }
}
