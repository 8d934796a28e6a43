package org.cspworkbench.core.consistency;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.ReversibleWords;

/**
 * AC-2001, also known as AC-3.1: AC-3 that remembers for each value on each arc the last support
 * found, and looks on from there, not from the start (Bessière, Régin, Yap and Zhang, "An Optimal
 * Coarse-Grained Arc Consistency Algorithm", Artificial Intelligence 165, 2005; first as AC-2001
 * and as AC-3.1, both IJCAI 2001).
 *
 * <p>Worst case O(e·d²) checks for e arcs over domains of at most d values, which is optimal, and
 * O(e·d) memory. Nothing before a last support supports the value; backtracking brings such
 * supports back, and so it sets the last supports back too.
 */
public final class Ac2001 extends Ac3Successor {

  private final ReversibleWords
      last; // support found, by arc and value; 0 before the first, else 1 + j
  private final FirstSupport support;

  /** AC-2001 on these domains. */
  public Ac2001(Domains domains, Assignment assignment) {
    this(domains, assignment, QueueOrder.FIRST_IN_FIRST_OUT);
  }

  /** AC-2001 on these domains that takes the arcs in this order. */
  public Ac2001(Domains domains, Assignment assignment, QueueOrder order) {
    super(domains, assignment, order);
    this.last = new ReversibleWords(domains, pairs.count());
    this.support = new FirstSupport(domains);
  }

  @Override
  boolean finds(int arc, int i) {
    int pair = pairs.number(arc, i);
    int j = last.getInt(pair) - 1;
    if (j != NONE && domains.contains(network.head(arc), j)) {
      return true;
    }
    j = support.next(arc, i, j);
    if (j != NONE) {
      last.set(pair, j + 1);
    }
    return j != NONE;
  }
}
