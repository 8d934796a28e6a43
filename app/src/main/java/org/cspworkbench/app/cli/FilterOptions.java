package org.cspworkbench.app.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.app.export.Formats;
import org.cspworkbench.app.export.RunWriter;
import org.cspworkbench.core.consistency.Filter;
import org.cspworkbench.core.consistency.OrderedFilter;
import org.cspworkbench.core.consistency.QueueOrder;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.solvers.Choices;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;

/** The options for filtering a problem before the search, or without a search. */
final class FilterOptions {

  /** The parameter of filters that is given together with those of the solver. */
  static final String QUEUE = "queue";

  private static final Parameter.Truth ONLY =
      new Parameter.Truth(
          "filter-only",
          "Filter without a search; display the remaining values of every variable.");

  private static final Choices<Filter> FILTER =
      Choices.of(
          "filter",
          "Filter all domains by this algorithm before the search (see csp solvers). Filters with"
              + " a queue of arcs accept --set queue=fifo|lifo|smallest-domain.",
          Arrays.asList(Filter.values()),
          Filter::id,
          Filter.AC3);

  @Mixin
  private FormOptions form = new FormOptions().withOptional(FILTER.parameter(), "").with(ONLY);

  boolean isGiven() {
    return form.has(FILTER.parameter());
  }

  /** Returns the filter to be run without a search; {@code null} if there is a search. */
  @Nullable OrderedFilter alone(
      SolverOptions solver, Formats.Format<RunWriter> format, Usage usage) {
    usage.check(!form.holds(ONLY) || isGiven(), "--filter-only requires --filter");
    usage.check(
        !form.holds(ONLY) || format.equals(Formats.GRID_RUNS) || format.equals(Formats.JSON_RUNS),
        "--filter-only writes grid or json");
    return form.holds(ONLY) ? ordered(solver, usage).orElseThrow() : null;
  }

  /** Returns {@code settings} with the filter, which the solver must support. */
  Settings apply(Settings settings, SolverOptions solver, Usage usage) {
    Optional<OrderedFilter> ordered = ordered(solver, usage);
    if (ordered.isEmpty() || form.holds(ONLY)) {
      return settings;
    }
    Settings filtered = settings.withFilter(ordered.get());
    try {
      // only a run shows whether the solver supports the filter
      solver.solver().solve(smallestProblem(), filtered, null);
    } catch (IllegalArgumentException e) {
      throw usage.error("--filter " + ordered.get().filter().id() + ": " + e.getMessage());
    }
    return filtered;
  }

  private Optional<OrderedFilter> ordered(SolverOptions solver, Usage usage) {
    if (!isGiven() && !solver.haveParameters()) {
      return Optional.empty();
    }
    Optional<Filter> filter = form.given(FILTER);
    Optional<String> typed = solver.given(QUEUE, usage);
    QueueOrder queue = typed.map(id -> queue(id, usage)).orElse(QueueOrder.FIRST_IN_FIRST_OUT);
    usage.check(
        typed.isEmpty() || filter.filter(Filter::hasQueue).isPresent(),
        "--set queue requires --filter " + Parameter.OneOf.alternatives(idsOfThoseWithQueue()));
    return filter.map(f -> f.with(queue));
  }

  private static QueueOrder queue(String id, Usage usage) {
    return QueueOrder.of(id)
        .orElseThrow(
            () ->
                usage.error(
                    "queue: expected "
                        + Parameter.OneOf.alternatives(
                            Arrays.stream(QueueOrder.values()).map(QueueOrder::id).toList())
                        + ", found '"
                        + id
                        + "'"));
  }

  private static List<String> idsOfThoseWithQueue() {
    return Arrays.stream(Filter.values()).filter(Filter::hasQueue).map(Filter::id).toList();
  }

  private static Problem smallestProblem() {
    Csp.Builder csp = Csp.builder("one variable");
    csp.variable("x", 1, 1);
    return new Problem.General(csp.build());
  }
}
