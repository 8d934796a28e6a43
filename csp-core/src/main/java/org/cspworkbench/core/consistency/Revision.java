package org.cspworkbench.core.consistency;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.fast.ArcRevision;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.kernel.TupleCheck;

/**
 * The procedure REVISE (Mackworth, "Consistency in Networks of Relations", Artificial Intelligence
 * 8, 1977), which asks a {@link SupportSearch} about each value.
 *
 * <p>An arc that depends on several variables is revised once all of them are down to one value;
 * before that every value counts as supported.
 */
final class Revision implements ArcRevision {

  private final Network network;
  private final Domains domains;
  private final TupleCheck tuples;
  private final SupportSearch support;

  /** Revisions that ask pair by pair. */
  Revision(Domains domains) {
    this(domains, new FirstSupport(domains));
  }

  /** Revisions that look for supports in a way of their own. */
  Revision(Domains domains, SupportSearch support) {
    this.domains = domains;
    this.network = domains.network();
    this.tuples = new TupleCheck(domains);
    this.support = support;
  }

  @Override
  public boolean revise(int arc) {
    domains.countWork(1);
    domains.countRevision(arc);
    boolean dependsOnSeveral = network.dependsOnSeveral(arc);
    if (dependsOnSeveral && !tuples.othersAreSingle(arc)) {
      return false;
    }
    int x = network.tail(arc);
    boolean isLong = dependsOnSeveral ? network.isWide(x) : network.hasManyPairs(arc);
    boolean removed = false;
    for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
      if (isLong) {
        domains.countWork(0);
      }
      if (!(dependsOnSeveral ? tuples.allows(arc, i) : support.finds(arc, i))) {
        domains.remove(x, i, arc);
        removed = true;
      }
    }
    return removed;
  }
}
