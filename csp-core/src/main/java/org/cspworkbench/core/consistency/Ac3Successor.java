package org.cspworkbench.core.consistency;

import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;

/** The scheme of AC-3 with another search for supports, which remembers something of each value. */
abstract sealed class Ac3Successor implements Consistency permits Ac2001, Ac3BitRm, Ac3Rm {

  final Network network;
  final Domains domains;
  final ArcValues pairs;
  private final Ac3 scheme;

  Ac3Successor(Domains domains, Assignment assignment, QueueOrder order) {
    this.domains = domains;
    this.network = domains.network();
    this.pairs = new ArcValues(network);
    this.scheme = new Ac3(domains, assignment, order, this::finds);
  }

  /** Finds a support as {@link SupportSearch#finds} says. */
  abstract boolean finds(int arc, int i);

  @Override
  public final boolean establish() {
    return scheme.establish();
  }

  @Override
  public final boolean establishAfter(Consistency filter) {
    return scheme.establishAfter(filter);
  }

  @Override
  public final Level level() {
    return Level.ARC_CONSISTENT;
  }

  @Override
  public final boolean after(int changed) {
    return scheme.after(changed);
  }

  @Override
  public final void guideBy(ArcGuide guide) {
    scheme.guideBy(guide);
  }
}
