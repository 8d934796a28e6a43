package org.cspworkbench.solvers.custom;

import java.util.EnumSet;
import java.util.Optional;
import java.util.function.Consumer;
import org.cspworkbench.core.consistency.Ac2001;
import org.cspworkbench.core.consistency.Ac3;
import org.cspworkbench.core.consistency.Ac3Bit;
import org.cspworkbench.core.consistency.Ac3BitRm;
import org.cspworkbench.core.consistency.Ac3Rm;
import org.cspworkbench.core.consistency.BackwardChecking;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.consistency.Filter;
import org.cspworkbench.core.consistency.ForwardChecking;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.model.DifferentValues;
import org.cspworkbench.core.model.HiddenSingles;
import org.cspworkbench.core.model.NakedPairs;
import org.cspworkbench.core.model.OccasionalMatching;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.solvers.About.CheckUnit;

/** What is inferred, by name: the filters before the search, and the look-aheads. */
final class LookAheads {

  static final NamedParts<Optional<Filter>> FILTER = filters();

  /**
   * A look-ahead.
   *
   * @param maker creates it
   * @param filtering how strictly it filters all-different constraints
   * @param unit what its checks count
   */
  record LookAhead(Consistency.Maker maker, AllDifferentFiltering filtering, CheckUnit unit) {}

  private static final LookAhead NONE = byPairs(BackwardChecking::new);

  static final NamedParts<LookAhead> LOOK_AHEAD =
      NamedParts.<LookAhead>of("look-ahead", "What is checked or inferred after each decision.")
          .part("none", "Checks the value against the variables assigned before.", NONE)
          .part(
              "forward-checking",
              "Removes from the open neighbours what the value rules out.",
              byPairs(ForwardChecking::new))
          .part("ac3", "Restores arc consistency by AC-3.", byPairs(Ac3::new))
          .part("ac2001", "Restores arc consistency by AC-2001/3.1.", byPairs(Ac2001::new))
          .part("ac3rm", "Restores arc consistency by AC-3rm.", byPairs(Ac3Rm::new))
          .part("ac3bit", "Restores arc consistency by AC-3bit.", byWords(Ac3Bit::new))
          .part("ac3bit-rm", "Restores arc consistency by AC-3bit+rm.", byWords(Ac3BitRm::new))
          .part("mac", "AC-3bit; filters tables and sums each as a whole.", byWords(Gac::new))
          .part(
              "mac-alldifferent",
              "As mac; filters all-different constraints by a matching.",
              asAWhole(Gac::new))
          .part(
              "mac-adaptive",
              "As mac-alldifferent, also for cliques of disequalities, while the matching removes"
                  + " more than the pairs.",
              withCliques(gac(OccasionalMatching::new)))
          .part(
              "mac-hidden-singles",
              "As mac; filters all-different constraints by hidden singles.",
              asAWhole(gac(HiddenSingles::new)))
          .part(
              "mac-naked-pairs",
              "As mac; filters all-different constraints by naked pairs.",
              asAWhole(gac(NakedPairs::new)))
          .build();

  static final NamedParts<Consumer<Search>> RELAXATION =
      NamedParts.<Consumer<Search>>of(
              "relaxation",
              "Whether linear constraints are used to bound the objective, at each attempt.")
          .part("no", "The objective is bounded by itself.", search -> {})
          .part(
              "yes",
              "It is also bounded by what multiples of the constraints leave of it.",
              Search::relaxation)
          .build();

  private LookAheads() {}

  private static NamedParts<Optional<Filter>> filters() {
    NamedParts.Builder<Optional<Filter>> filters =
        NamedParts.of("filter", "How all domains are filtered before the search.");
    filters.part("none", "The look-ahead itself filters.", Optional.empty());
    // node consistency is less than any look-ahead needs
    for (Filter filter : EnumSet.complementOf(EnumSet.of(Filter.NODE))) {
      filters.part(filter.id(), filter.description(), Optional.of(filter));
    }
    return filters.build();
  }

  /**
   * Returns whether {@code lookAhead} removes the values of open variables that are no longer
   * legal.
   */
  static boolean filtersDomains(LookAhead lookAhead) {
    return !lookAhead.equals(NONE);
  }

  private static Consistency.Maker gac(DifferentValues.Rule allDifferent) {
    return (domains, assignment) -> new Gac(domains, assignment, allDifferent);
  }

  private static LookAhead byPairs(Consistency.Maker maker) {
    return new LookAhead(maker, AllDifferentFiltering.PAIRWISE, CheckUnit.PAIRS);
  }

  private static LookAhead byWords(Consistency.Maker maker) {
    return new LookAhead(maker, AllDifferentFiltering.PAIRWISE, CheckUnit.WORDS);
  }

  private static LookAhead withCliques(Consistency.Maker maker) {
    return new LookAhead(maker, AllDifferentFiltering.WITH_CLIQUES, CheckUnit.WORDS);
  }

  private static LookAhead asAWhole(Consistency.Maker maker) {
    return new LookAhead(maker, AllDifferentFiltering.DOMAIN_CONSISTENT, CheckUnit.WORDS);
  }
}
