package org.cspworkbench.presentation.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Fields;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.presentation.input.SolverFault;
import org.cspworkbench.presentation.input.SolverParameters;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/** A reader of the runs of a lesson: problem, solver, settings and detail. */
final class RunReader {

  private static final String ALL = "all";
  private static final long MOST = 999_999_999_999_999_999L;
  private static final long MOST_SEEDS = 1000;

  private final ProblemField problems;
  private final Optional<Json> common;

  /**
   * Creates a reader.
   *
   * @param problems the reader of problems
   * @param common the problem of those runs that specify none, if there is one
   */
  RunReader(ProblemField problems, Optional<Json> common) {
    this.problems = problems;
    this.common = common;
  }

  /** Reads the run that {@code member} describes. */
  LessonRun read(Json.Member member) throws UnreadableException {
    Json.Text name = member.name();
    if (!name.value().matches("[A-Za-z][A-Za-z0-9_-]*")) {
      throw new UnreadableException(
          name.at(), "expected a name of letters, digits, - and _, found '" + name.value() + "'");
    }
    return read(name.value(), member.value());
  }

  /** Reads the run that {@code json} describes, and gives it the name {@code name}. */
  LessonRun read(String name, Json json) throws UnreadableException {
    Fields fields = new Fields(json);
    long seed = number(fields, "seed", 0, MOST).orElse(Settings.defaults().seed());
    Optional<Json> own = fields.find("problem");
    Problem problem = problems.read(own.isPresent() ? own.get() : common(fields), seed);
    Json.Text id = fields.need("solver").asText();
    Solver solver = solver(id, problem);
    Settings settings = parameters(fields, solver).withSeed(seed);
    settings = solutions(fields, solver, settings);
    checkParts(solver, settings, id);
    Limits limits = Limits.none();
    limits = limits.withNodes(number(fields, "nodes", 1, MOST).orElse(limits.nodes()));
    int seeds = number(fields, "seeds", 1, MOST_SEEDS).orElse(1L).intValue();
    Detail detail = detail(fields);
    fields.end();
    return new LessonRun(name, problem, solver, settings.withLimits(limits), detail, seeds);
  }

  private Json common(Fields fields) throws UnreadableException {
    return common.isPresent() ? common.get() : fields.need("problem");
  }

  private static Optional<Long> number(Fields fields, String name, long least, long most)
      throws UnreadableException {
    Optional<Json> number = fields.find(name);
    return number.isEmpty() ? Optional.empty() : Optional.of(number.get().asNumber(least, most));
  }

  /** Reads the id of a solver whose runs on {@code problem} can be displayed. */
  static Solver solver(Json.Text id, Problem problem) throws UnreadableException {
    Solver solver = SolverCatalog.find(id.value()).orElse(null);
    if (solver == null) {
      List<String> ids = SolverCatalog.SOLVERS.stream().map(s -> s.about().id()).toList();
      throw new UnreadableException(
          id.at(),
          "expected the id of a solver (see csp solvers), found '"
              + id.value()
              + "'"
              + Nearest.hint(id.value(), ids));
    }
    if (!solver.recordsItsRuns()) {
      throw new UnreadableException(
          id.at(), id.value() + " does not record its runs, so there is nothing to show");
    }
    if (!solver.accepts(problem)) {
      throw new UnreadableException(id.at(), id.value() + " cannot work on this problem");
    }
    return solver;
  }

  private static Settings parameters(Fields fields, Solver solver) throws UnreadableException {
    Settings settings = Settings.defaults();
    Optional<Json> set = fields.find("set");
    if (set.isPresent()) {
      for (Map.Entry<String, Json.Member> member : set.get().asMembers().entrySet()) {
        settings = parameter(settings, solver, member.getValue());
      }
    }
    return settings;
  }

  private static Settings parameter(Settings settings, Solver solver, Json.Member member)
      throws UnreadableException {
    SourcePosition at = member.name().at();
    try {
      Parameter parameter = SolverParameters.find(solver, member.name().value());
      at = member.value().at();
      return SolverParameters.set(settings, parameter, written(parameter, member.value()));
    } catch (SolverFault fault) {
      throw new UnreadableException(at, fault.sentence());
    }
  }

  private static String written(Parameter parameter, Json value) throws UnreadableException {
    return parameter instanceof Parameter.WholeNumber
        ? value.asNumeral().written()
        : value.asText().value();
  }

  private static void checkParts(Solver solver, Settings settings, Json.Text id)
      throws UnreadableException {
    try {
      SolverParameters.check(solver, settings);
    } catch (SolverFault fault) {
      throw new UnreadableException(id.at(), fault.sentence());
    }
  }

  private static Settings solutions(Fields fields, Solver solver, Settings settings)
      throws UnreadableException {
    Optional<Json> wanted = fields.find("solutions");
    if (wanted.isEmpty()) {
      return settings;
    }
    boolean all = wanted.get() instanceof Json.Text text && text.value().equals(ALL);
    long number = all ? Long.MAX_VALUE : wanted.get().asNumber(1, 1_000_000_000);
    if (number > 1 && solver.about().completeness() != Completeness.COMPLETE) {
      throw new UnreadableException(
          wanted.get().at(), solver.about().id() + " may miss solutions, so it finds one at most");
    }
    return settings.withSolutions(number, 1);
  }

  private static Detail detail(Fields fields) throws UnreadableException {
    Optional<Json> detail = fields.find("detail");
    if (detail.isEmpty()) {
      return Detail.DECISIONS;
    }
    String word = detail.get().asText().value();
    return switch (word) {
      case "decisions" -> Detail.DECISIONS;
      case "fine" -> Detail.FINE;
      default ->
          throw new UnreadableException(
              detail.get().at(), "expected decisions or fine, found '" + word + "'");
    };
  }
}
