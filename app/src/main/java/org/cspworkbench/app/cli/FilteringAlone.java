package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import org.cspworkbench.app.export.FilteredDomains;
import org.cspworkbench.app.export.Formats;
import org.cspworkbench.app.export.RunWriter;
import org.cspworkbench.app.input.BadInput;
import org.cspworkbench.app.input.Item;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.core.consistency.Filter;
import org.cspworkbench.core.consistency.Filter.Counting;
import org.cspworkbench.core.consistency.FilterResult;
import org.cspworkbench.core.consistency.OrderedFilter;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * The processing of a problem by {@code solve} with a filter and without a search.
 *
 * @param ordered the filter
 * @param format the output format
 * @param limits the time for each problem
 * @param deadline ends the work, too, if reading the problem has used up the time
 */
record FilteringAlone(
    OrderedFilter ordered, Formats.Format<RunWriter> format, Limits limits, Cancellation deadline) {

  /** Returns the filter without the order of its queue. */
  Filter filter() {
    return ordered.filter();
  }

  /** Returns whether the filter asks about pairs of values one by one. */
  boolean asksPairByPair() {
    return filter().counting() != Counting.WORDS_AND_REVISIONS;
  }

  /** Filters the problem; an input fault is reported. */
  Report report(Item item) {
    if (item instanceof BadInput fault) {
      return Report.of(fault.sentence(), ExitCode.BAD_INPUT);
    }
    NamedProblem problem = (NamedProblem) item;
    try {
      return report(filtered(problem, null));
    } catch (CancelledException e) {
      return outOfTime(problem);
    } catch (IllegalArgumentException e) { // too large for the filter
      return Report.of(problem.about(filter().id() + ": " + e.getMessage()), ExitCode.NOT_FINISHED);
    }
  }

  /** Returns the report that the time was up before {@code problem} was filtered. */
  Report outOfTime(NamedProblem problem) {
    String limit = Parameter.Time.write(limits.time());
    return Report.of(
        problem.about("gave up after " + limit + " (--timeout raises the limit)"),
        ExitCode.NOT_FINISHED);
  }

  /**
   * Returns the domains of {@code problem} after filtering.
   *
   * @throws CancelledException if the time is up
   */
  FilteredDomains filtered(NamedProblem problem, @Nullable TraceRecorder recorder) {
    Csp csp = problem.problem().csp();
    Cancellation.Work<FilterResult, RuntimeException> work =
        () -> {
          Network network = new Network(csp.structure(), filter().allDifferent());
          return FilterResult.of(ordered, network, csp, recorder);
        };
    FilterResult filtering = deadline.during(() -> limits.start().during(work));
    return new FilteredDomains(problem, filter(), filtering);
  }

  /** Returns the report on the filtered domains. */
  Report report(FilteredDomains left) {
    NamedProblem problem = left.problem();
    FilterResult filtering = left.filtering();
    ImmutableList.Builder<String> sentences = ImmutableList.builder();
    if (!filtering.isConsistent()) {
      sentences.add(problem.about(OutcomeSentence.unsatisfiable(problem.problem())));
    }
    sentences.add(problem.about(statistics(filtering)));
    return Report.of(
        format.equals(Formats.JSON_RUNS) ? left.json() : left.text(),
        sentences.build(),
        filtering.isConsistent() ? ExitCode.DONE : ExitCode.NO_SOLUTION);
  }

  private String statistics(FilterResult filtering) {
    Counts counters = filtering.counters();
    return String.format(
        Locale.ROOT,
        "%s: %s; prunings %d, revisions %s, checks %d (%s)",
        filter().id(),
        filtering.isConsistent() ? valuesLeft(filtering.domains()) : "contradiction",
        counters.prunings(),
        filter().counting() == Counting.PAIRS ? "–" : counters.revisions(),
        counters.checks(),
        filter().counting().checkUnit());
  }

  private static String valuesLeft(Domains domains) {
    long left = 0;
    for (int x = 0; x < domains.network().variableCount(); x++) {
      left += domains.size(x);
    }
    return left + (left == 1 ? " value" : " values") + " left";
  }
}
