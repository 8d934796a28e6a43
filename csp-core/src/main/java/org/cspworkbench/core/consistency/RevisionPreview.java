package org.cspworkbench.core.consistency;

import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.trace.Counters;

/**
 * What revisions would remove, computed by revisions of a copy. Nothing of it is counted or
 * recorded.
 */
public final class RevisionPreview {

  private final Network network;
  private final Domains domains;
  private final Domains copy;
  private final Revision revision;
  private final FirstSupport supports;

  /** Previews revisions of the present values of {@code domains}. */
  public RevisionPreview(Domains domains) {
    this.network = domains.network();
    this.domains = domains;
    this.copy = unrecorded(domains);
    this.revision = new Revision(copy);
    this.supports = new FirstSupport(copy);
  }

  /**
   * Returns a copy of {@code domains}, whose changes are neither counted with the run nor recorded.
   */
  static Domains unrecorded(Domains domains) {
    Domains copy = new Domains(domains.network(), domains.csp(), new Counters(), null);
    copy.copyFrom(domains);
    return copy;
  }

  /** Returns the values at the tail of {@code arc} that a revision would remove, ascending. */
  public ImmutableList<Integer> removedBy(int arc) {
    copy.copyFrom(domains);
    int x = network.tail(arc);
    ImmutableList.Builder<Integer> removed = ImmutableList.builder();
    if (revision.revise(arc)) {
      for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
        if (!copy.contains(x, i)) {
          removed.add(i);
        }
      }
    }
    return removed.build();
  }

  /**
   * Returns the first value at the head of {@code arc} that supports value {@code i} of its tail,
   * or {@link Network#NONE} if there is none. The arc depends on one variable.
   */
  public int supportOf(int arc, int i) {
    copy.copyFrom(domains);
    return supports.next(arc, i, NONE);
  }
}
