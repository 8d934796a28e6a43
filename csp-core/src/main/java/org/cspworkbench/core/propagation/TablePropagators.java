package org.cspworkbench.core.propagation;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.DecisionDiagram;
import org.cspworkbench.core.model.DistinctVariables;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.ShortExtension;
import org.cspworkbench.core.model.Variable;

/**
 * Makes the propagators of the tables and decision diagrams of one run. Tables that list the same
 * tuples for the same domains, such as the words of a dictionary down and across, share what is
 * made of the list, and so do diagrams that have the same layers.
 */
final class TablePropagators {

  private final IdentityHashMap<Object, Map<List<Domain>, TupleSets>> known =
      new IdentityHashMap<>();

  private final IdentityHashMap<Object, Map<List<Domain>, DiagramArcs[]>> diagrams =
      new IdentityHashMap<>();

  /** Returns the propagator of a table without open places. */
  Propagator ofTable(Domains domains, int constraint, IntConsumer changed) {
    Scope scope = Scope.withoutRepeats(domains, constraint, changed);
    Extension table = (Extension) scope.constraint();
    TupleSets tuples = sets(table, table.tuples(), () -> TupleSets.of(table));
    return table.polarity() == Extension.Polarity.SUPPORTS
        ? new CompactTable(scope, tuples, domains)
        : new NegativeTable(scope, tuples, domains);
  }

  /** Returns the propagator of a table that may leave places open. */
  Propagator ofShortTable(Domains domains, int constraint, IntConsumer changed) {
    Scope scope = Scope.withoutRepeats(domains, constraint, changed);
    ShortExtension table = (ShortExtension) scope.constraint();
    TupleSets tuples = sets(table, table.tuples(), () -> TupleSets.of(table));
    return table.polarity() == Extension.Polarity.SUPPORTS
        ? new CompactTable(scope, tuples, domains)
        : new ForbiddenPatterns(scope, tuples, domains);
  }

  /** Returns the propagator of a decision diagram. */
  Propagator ofDiagram(Domains domains, int constraint, IntConsumer changed) {
    Scope scope = new Scope(domains, constraint, changed);
    DecisionDiagram diagram = (DecisionDiagram) scope.constraint();
    DiagramArcs[] arcs =
        diagrams
            .computeIfAbsent(diagram.layers(), layers -> new HashMap<>())
            .computeIfAbsent(
                diagram.scope().stream().map(Variable::domain).toList(),
                d -> DiagramArcs.of(diagram));
    return new CompactDiagram(scope, arcs, domains);
  }

  private TupleSets sets(Constraint table, Object listed, Supplier<TupleSets> maker) {
    List<Variable> scope = table.scope();
    if (DistinctVariables.of(scope).hasRepeats()) {
      return maker.get(); // what a repeated variable rules out belongs to this table alone
    }
    return known
        .computeIfAbsent(listed, t -> new HashMap<>())
        .computeIfAbsent(scope.stream().map(Variable::domain).toList(), d -> maker.get());
  }
}
