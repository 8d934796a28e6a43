package org.cspworkbench.core.consistency;

import static org.cspworkbench.core.network.Network.NONE;

import java.util.function.IntConsumer;
import org.cspworkbench.core.network.Assignment;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.network.PairSupports;
import org.cspworkbench.core.network.TupleCheck;
import org.cspworkbench.core.trace.Counters;
import org.jspecify.annotations.Nullable;

/**
 * AC-3 by words: the same fixpoint as {@link Ac3}, asking for the supports of a value 64 at a time
 * (Lecoutre and Vion, "Enforcing Arc Consistency using Bitwise Operations", Constraint Programming
 * Letters 2, 2008), with a queue of variables (McGregor 1979).
 *
 * <p>A variable that is down to one value is taken out of the network for good when its turn in the
 * queue comes: it is applied to each open neighbour, where it can by one AND for all constraints
 * between them, and it is not looked at again. It must not be taken out earlier, when it becomes
 * fixed, or two variables fixed in one wave would never be checked against each other.
 */
public final class Ac3Bit implements Consistency {

  private final Network network;
  private final Domains domains;
  private final Assignment assignment;
  private final Counters counters;
  private final TupleCheck tuples;
  private final VariableQueue queue;
  private final @Nullable PairSupports supports;
  private final IntConsumer shrunk;

  /** AC-3 by words on these domains. */
  public Ac3Bit(Domains domains, Assignment assignment) {
    this(domains, assignment, x -> {});
  }

  /** The same, telling {@code shrunk} of each variable that has lost values, once for each wave. */
  Ac3Bit(Domains domains, Assignment assignment, IntConsumer shrunk) {
    this.shrunk = shrunk;
    this.domains = domains;
    this.network = domains.network();
    this.assignment = assignment;
    this.counters = domains.counters();
    this.tuples = new TupleCheck(domains);
    this.queue = new VariableQueue(domains);
    this.supports = network.pairSupports();
  }

  @Override
  public boolean establish() {
    for (int x = 0; x < network.variableCount(); x++) {
      queue.add(x);
    }
    return propagate();
  }

  @Override
  public Level level() {
    return Level.ARC_CONSISTENT;
  }

  @Override
  public boolean after(int changed) {
    queue.add(changed);
    return propagate();
  }

  /** Notes that {@code x} has lost values by other means; {@link #propagate} draws consequences. */
  void add(int x) {
    queue.add(x);
  }

  /** Goes on until nothing waits. */
  boolean propagate() {
    while (!queue.isEmpty()) {
      int y = queue.remove();
      shrunk.accept(y);
      if (!(domains.isSingle(y) ? applyFixed(y) : reviseArcsInto(y))) {
        queue.clear();
        return false;
      }
    }
    return true;
  }

  /** Draws all consequences of {@code y}, which has one value left. */
  private boolean applyFixed(int y) {
    if (!assignment.isAssigned(y)) {
      assignment.place(y);
    }
    int v = domains.first(y);
    return (supports != null ? applyToNeighbours(y, v, supports) : applyByArc(y, v))
        && applyToTuples(y);
  }

  private boolean applyToNeighbours(int y, int v, PairSupports masks) {
    for (int w = 0; w < assignment.wordCount(); w++) {
      for (long rest = masks.neighbours(y, w) & assignment.open(w); rest != 0; rest &= rest - 1) {
        int x = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
        if (domains.keep(x, masks.left(y, v, x), y, v) && !requeue(x)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean applyByArc(int y, int v) {
    for (int place = network.arcsIntoStart(y); place < network.tupleArcsIntoStart(y); place++) {
      int arc = network.arcInto(place);
      int x = network.tail(arc);
      if (!assignment.isAssigned(x) && domains.keepSupportedBy(arc, v) && !requeue(x)) {
        return false;
      }
    }
    return true;
  }

  private boolean applyToTuples(int y) {
    for (int place = network.tupleArcsIntoStart(y); place < network.arcsIntoEnd(y); place++) {
      int arc = network.arcInto(place);
      if (!assignment.isAssigned(network.tail(arc)) && tuples.othersAreSingle(arc)) {
        if (reviseTuples(arc) && !requeue(network.tail(arc))) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Revises the arcs that lean on {@code y} and from which enough of its values have gone to
   * matter.
   */
  private boolean reviseArcsInto(int y) {
    int gone = network.domainSize(y) - domains.size(y);
    if (gone < network.leastSupportsInto(y)) {
      return true;
    }
    for (int place = network.arcsIntoStart(y); place < network.tupleArcsIntoStart(y); place++) {
      int arc = network.arcInto(place);
      int x = network.tail(arc);
      if (gone >= network.leastSupports(arc)
          && !assignment.isAssigned(x)
          && revise(arc, x, y)
          && !requeue(x)) {
        return false;
      }
    }
    return true;
  }

  private boolean revise(int arc, int x, int y) {
    domains.countRevision(arc);
    boolean removed = false;
    for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
      if (!isSupported(arc, i, y)) {
        domains.remove(x, i, arc);
        removed = true;
      }
    }
    return removed;
  }

  private boolean isSupported(int arc, int i, int y) {
    for (int w = 0; w < domains.wordCount(y); w++) {
      counters.checks++;
      if ((network.supports(arc, i, w) & domains.word(y, w)) != 0) {
        return true;
      }
    }
    return false;
  }

  private boolean reviseTuples(int arc) {
    domains.countRevision(arc);
    int x = network.tail(arc);
    boolean removed = false;
    for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
      if (!tuples.allows(arc, i)) {
        domains.remove(x, i, arc);
        removed = true;
      }
    }
    return removed;
  }

  /** Drops what is waiting, after a contradiction. */
  void clear() {
    queue.clear();
  }

  private boolean requeue(int x) {
    if (domains.isEmpty(x)) {
      return false;
    }
    queue.add(x);
    return true;
  }
}
