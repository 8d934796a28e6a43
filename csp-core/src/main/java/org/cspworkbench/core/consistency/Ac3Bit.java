package org.cspworkbench.core.consistency;

import static org.cspworkbench.core.network.Network.NONE;

import java.util.BitSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.cspworkbench.core.network.Assignment;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.Neighbours;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.network.PairSupports;
import org.cspworkbench.core.network.TupleCheck;
import org.cspworkbench.core.network.WordRevision;
import org.jspecify.annotations.Nullable;

/**
 * AC-3 by words: the same fixpoint as {@link Ac3}, asking for the supports of a value 64 at a time
 * (Lecoutre and Vion, "Enforcing Arc Consistency using Bitwise Operations", Constraint Programming
 * Letters 2, 2008), with a queue of variables (McGregor 1979), from which the smallest domains come
 * first.
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
  private final WordRevision revision;
  private final TupleCheck tuples;
  private final BitSet asked; // the constraints on several variables about which tuples are asked
  private final VariableQueue queue;
  private final @Nullable Neighbours neighbours;
  private final @Nullable PairSupports masks;

  /** AC-3 by words on these domains. */
  public Ac3Bit(Domains domains, Assignment assignment) {
    this(domains, assignment, c -> true);
  }

  /**
   * The same where constraints on several variables have propagators: these say all that arcs would
   * say, unless a variable is repeated.
   */
  static Ac3Bit besidePropagators(Domains domains, Assignment assignment) {
    return new Ac3Bit(domains, assignment, domains.network()::repeatsVariable);
  }

  private Ac3Bit(Domains domains, Assignment assignment, IntPredicate isAsked) {
    this.domains = domains;
    this.network = domains.network();
    this.assignment = assignment;
    this.revision = new WordRevision(domains);
    this.tuples = new TupleCheck(domains);
    this.asked = new BitSet();
    IntStream.range(0, network.structure().constraints().size())
        .filter(isAsked)
        .forEach(asked::set);
    this.queue = new VariableQueue(domains);
    this.neighbours = network.neighbours();
    this.masks = network.pairSupports();
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
    for (int y = queue.remove(); y != NONE; y = queue.remove()) {
      if (!(domains.isSingle(y) ? applyFixed(y) : reviseArcsInto(y))) {
        queue.clear();
        return false;
      }
    }
    return true;
  }

  /**
   * Those of the variables 64 · {@code word} to 64 · {@code word} + 63 that have lost values since
   * this was last asked, one bit each.
   */
  long takeShrunk(int word) {
    return queue.takeShrunk(word);
  }

  /** Draws all consequences of {@code y}, which has one value left. */
  private boolean applyFixed(int y) {
    if (!assignment.isAssigned(y)) {
      assignment.place(y);
    }
    int v = domains.first(y);
    return applyToNeighbours(y, v) && applyToTuples(y);
  }

  private boolean applyToNeighbours(int y, int v) {
    if (neighbours == null) {
      return applyByArc(y, v);
    }
    for (int w = 0; w < assignment.wordCount(); w++) {
      long open = neighbours.of(y, w) & assignment.open(w);
      if (open != 0
          && !(masks != null
              ? applyByMask(y, v, w, open)
              : applyByArc(y, v, w, open, neighbours))) {
        return false;
      }
    }
    return true;
  }

  private boolean applyByMask(int y, int v, int word, long open) {
    if (!revision.applyToAll(y, v, word, open)) {
      return false;
    }
    queue.add(word, revision.shrunk(), revision.fixed());
    return true;
  }

  private boolean applyByArc(int y, int v, int word, long open, Neighbours neighbours) {
    for (long rest = open; rest != 0; rest &= rest - 1) {
      int x = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
      for (int arc = neighbours.firstArc(x, y); arc != NONE; arc = neighbours.nextParallel(arc)) {
        if (revision.keepSupportedBy(arc, v) && !requeue(x)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean applyByArc(int y, int v) {
    for (int place = network.arcsIntoStart(y); place < network.arcsIntoEnd(y); place++) {
      int arc = network.arcInto(place);
      int x = network.tail(arc);
      if (!assignment.isAssigned(x) && revision.keepSupportedBy(arc, v) && !requeue(x)) {
        return false;
      }
    }
    return true;
  }

  private boolean applyToTuples(int y) {
    for (int p = network.constraintsWithStart(y); p < network.constraintsWithEnd(y); p++) {
      int constraint = network.constraintWith(p);
      if (asked.get(constraint) && !applyToTuplesOf(constraint)) {
        return false;
      }
    }
    return true;
  }

  private boolean applyToTuplesOf(int constraint) {
    for (int arc = network.firstArcOf(constraint); arc < network.endOfArcsOf(constraint); arc++) {
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
    return neighbours != null ? reviseArcsInto(y, gone, neighbours) : reviseAllArcsInto(y, gone);
  }

  private boolean reviseArcsInto(int y, int gone, Neighbours neighbours) {
    for (int w = 0; w < assignment.wordCount(); w++) {
      long open = neighbours.of(y, w) & assignment.open(w);
      boolean holds =
          (masks != null && (open & masks.joinedBySeveral(y, w)) == 0)
              ? reviseByMask(y, w, open & masks.worthRevising(y, gone, w))
              : reviseByArc(y, w, open, gone, neighbours);
      if (!holds) {
        return false;
      }
    }
    return true;
  }

  private boolean reviseByMask(int y, int word, long open) {
    for (long rest = open; rest != 0; ) {
      int x = revision.reviseUntilLoss(y, word, rest);
      if (x == NONE) {
        return true;
      }
      if (!requeue(x)) {
        return false;
      }
      rest &= -2L << x;
    }
    return true;
  }

  private boolean reviseByArc(int y, int word, long open, int gone, Neighbours neighbours) {
    for (long rest = open; rest != 0; rest &= rest - 1) {
      int x = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
      for (int arc = neighbours.firstArc(x, y); arc != NONE; arc = neighbours.nextParallel(arc)) {
        if (gone >= network.leastSupports(arc) && revision.revise(arc) && !requeue(x)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean reviseAllArcsInto(int y, int gone) {
    for (int place = network.arcsIntoStart(y); place < network.arcsIntoEnd(y); place++) {
      int arc = network.arcInto(place);
      int x = network.tail(arc);
      if (gone >= network.leastSupports(arc)
          && !assignment.isAssigned(x)
          && revision.revise(arc)
          && !requeue(x)) {
        return false;
      }
    }
    return true;
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
