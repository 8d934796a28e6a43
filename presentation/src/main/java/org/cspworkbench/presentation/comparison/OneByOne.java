package org.cspworkbench.presentation.comparison;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.words.IntervalText;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.search.LookAheadSolvers;

/**
 * The solvers of a comparison that try the values of a wide domain one by one, so that their time
 * can grow with the number of values: all but the one that halves domains.
 *
 * @param solvers these solvers, at least one
 * @param widest the variable with the most values
 */
public record OneByOne(ImmutableList<Solver> solvers, Variable widest) {

  /** Returns those of {@code solvers}, if there are any and a domain of {@code csp} is wide. */
  public static Optional<OneByOne> of(Csp csp, Stream<Solver> solvers) {
    ImmutableList<Solver> all =
        solvers
            .filter(solver -> solver != LookAheadSolvers.DOMAIN_SPLITTING)
            .distinct()
            .collect(toImmutableList());
    return csp.variables().stream()
        .max(Comparator.comparingInt(x -> x.domain().size()))
        .filter(x -> IntervalText.isFor(x.domain()) && !all.isEmpty())
        .map(x -> new OneByOne(all, x));
  }

  /** Returns a sentence on what that costs, with the ids of the solvers. */
  public String sentence() {
    ImmutableList<String> ids =
        solvers.stream().map(solver -> solver.about().id()).collect(toImmutableList());
    return String.format(
        Locale.ROOT,
        "values are tried one by one by %s: %s has %,d, and their times can grow with that number;"
            + " splitting halves domains",
        String.join(", ", ids),
        widest.name(),
        widest.domain().size());
  }
}
