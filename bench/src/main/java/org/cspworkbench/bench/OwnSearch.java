package org.cspworkbench.bench;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.bench.Engine.Tally;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Restarts;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.search.order.DomWdeg;
import org.cspworkbench.core.search.order.LastConflict;
import org.cspworkbench.core.search.order.Mrv;
import org.cspworkbench.core.search.order.VariableOrder;
import org.jspecify.annotations.Nullable;

/** One search by our own engine, which maintains arc consistency. */
final class OwnSearch implements Engine {

  private final Search search;
  private final Limits limits;

  OwnSearch(Csp csp, Network network, PairedSearch.Way way) {
    search =
        new Search(network, csp)
            .order(order(way.heuristic()))
            .maintainArcConsistency()
            .wanted(way.wanted());
    if (way.heuristic() == PairedSearch.Heuristic.LAST_CONFLICT_WITH_RESTARTS) {
      search.restarts(Restarts.luby(PairedSearch.LUBY_UNIT)).nogoods();
    }
    limits = Limits.none().withFails(way.maxFails());
  }

  private static VariableOrder order(PairedSearch.Heuristic heuristic) {
    return switch (heuristic) {
      case SMALLEST_DOMAIN -> new Mrv();
      case WEIGHTED_DEGREE -> new DomWdeg();
      case LAST_CONFLICT_WITH_RESTARTS -> new LastConflict(new DomWdeg());
    };
  }

  @Override
  public Tally search(ImmutableList.@Nullable Builder<ImmutableIntArray> solutions) {
    if (solutions != null) {
      search.onSolution(values -> solutions.add(ImmutableIntArray.copyOf(values)));
    }
    SearchResult result = search.solve(limits, null);
    return new Tally(result.counters().fails(), result.counters().solutions());
  }
}
