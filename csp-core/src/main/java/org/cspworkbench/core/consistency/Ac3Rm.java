package org.cspworkbench.core.consistency;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.Arrays;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;

/**
 * AC-3rm: AC-3 that keeps the last support found for each value on each arc as a <em>residue</em>,
 * tries it first, and otherwise looks from the start (Lecoutre and Hemery, "A Study of Residual
 * Supports in Arc Consistency", IJCAI 2007).
 *
 * <p>A support works both ways, so that one found is a residue of both values (the m of the name
 * stands for multidirectional). A residue is a guess that is tested, not a bound to rely on, and is
 * therefore never set back: what a deeper level has found is as good a guess on any other.
 *
 * <p>Worst case O(e·d³) checks for e arcs over domains of at most d values, but O(e·d²) where
 * constraints are tight or loose; O(e·d) memory.
 */
public final class Ac3Rm extends Ac3Successor {

  private final int[] residue; // the value of the head, by arc and value of the tail
  private final FirstSupport support;

  /** AC-3rm on these domains. */
  public Ac3Rm(Domains domains, Assignment assignment) {
    this(domains, assignment, QueueOrder.FIRST_IN_FIRST_OUT);
  }

  /** AC-3rm on these domains that takes the arcs in this order. */
  public Ac3Rm(Domains domains, Assignment assignment, QueueOrder order) {
    super(domains, assignment, order);
    this.residue = new int[pairs.count()];
    this.support = new FirstSupport(domains);
    Arrays.fill(residue, NONE);
  }

  @Override
  boolean finds(int arc, int i) {
    int pair = pairs.number(arc, i);
    if (residue[pair] != NONE && domains.contains(network.head(arc), residue[pair])) {
      return true;
    }
    int j = support.next(arc, i, NONE);
    if (j != NONE) {
      residue[pair] = j;
      residue[pairs.number(network.inverse(arc), j)] = i;
    }
    return j != NONE;
  }
}
