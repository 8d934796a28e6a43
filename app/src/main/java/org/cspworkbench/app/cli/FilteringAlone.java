package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import org.cspworkbench.app.export.FilteredDomains;
import org.cspworkbench.app.input.BadInput;
import org.cspworkbench.app.input.Item;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.core.consistency.Filter;
import org.cspworkbench.core.consistency.Filter.Counting;
import org.cspworkbench.core.consistency.FilterResult;
import org.cspworkbench.core.consistency.OrderedFilter;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * The processing of a problem by {@code solve} with a filter and without a search.
 *
 * @param ordered the filter
 * @param format the output format
 */
record FilteringAlone(OrderedFilter ordered, RunFormat format) {

  /** Returns the filter without the order of its queue. */
  Filter filter() {
    return ordered.filter();
  }

  /** Filters the problem; an input fault is reported. */
  Report report(Item item) {
    if (item instanceof BadInput fault) {
      return Report.of(fault.sentence(), ExitCode.BAD_INPUT);
    }
    NamedProblem problem = (NamedProblem) item;
    try {
      return report(filtered(problem, null));
    } catch (IllegalArgumentException e) { // too large for the filter
      return Report.of(problem.about(filter().id() + ": " + e.getMessage()), ExitCode.NOT_FINISHED);
    }
  }

  /** Returns the domains of {@code problem} after filtering. */
  FilteredDomains filtered(NamedProblem problem, @Nullable TraceRecorder recorder) {
    Csp csp = problem.problem().csp();
    Network network = new Network(csp.structure(), filter().allDifferent());
    return new FilteredDomains(problem, filter(), FilterResult.of(ordered, network, csp, recorder));
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
        format == RunFormat.JSON ? left.json() : left.text(),
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
