package org.cspworkbench.solvers.custom;

import java.util.EnumSet;
import java.util.Optional;
import org.cspworkbench.core.consistency.Filter;

/** The filters of the root by name. */
final class Filters {

  static final NamedParts<Optional<Filter>> FILTER = filters();

  private Filters() {}

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
}
