package org.cspworkbench.core.consistency;

import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.trace.Counters;

/**
 * AC-3bit+rm: AC-3 that asks for supports 64 at a time, and first in the word in which it found one
 * last (Lecoutre and Vion, "Enforcing Arc Consistency using Bitwise Operations", Constraint
 * Programming Letters 2, 2008).
 *
 * <p>The residue is the position of a word. Where domains have up to 64 values there is only one,
 * and this is AC-3 by words. Like any residue it is a guess and never set back.
 *
 * <p>Worst case O(e·d³ / 64) words for e arcs over domains of at most d values; a check counts one
 * word.
 */
public final class Ac3BitRm extends Ac3Successor {

  private final Counters counters;
  private final int[] residue; // the position of a word, by arc and value of the tail

  /** AC-3bit+rm on these domains. */
  public Ac3BitRm(Domains domains, Assignment assignment) {
    this(domains, assignment, QueueOrder.FIRST_IN_FIRST_OUT);
  }

  /** AC-3bit+rm on these domains that takes the arcs in this order. */
  public Ac3BitRm(Domains domains, Assignment assignment, QueueOrder order) {
    super(domains, assignment, order);
    this.counters = domains.counters();
    this.residue = new int[pairs.count()];
  }

  @Override
  boolean finds(int arc, int i) {
    int pair = pairs.number(arc, i);
    int y = network.head(arc);
    int last = residue[pair];
    if (holdsSupport(arc, i, y, last)) {
      return true;
    }
    for (int w = 0; w < domains.wordCount(y); w++) {
      if (w != last && holdsSupport(arc, i, y, w)) {
        residue[pair] = w;
        return true;
      }
    }
    return false;
  }

  private boolean holdsSupport(int arc, int i, int y, int word) {
    counters.checks++;
    return (network.supports(arc, i, word) & domains.word(y, word)) != 0;
  }
}
