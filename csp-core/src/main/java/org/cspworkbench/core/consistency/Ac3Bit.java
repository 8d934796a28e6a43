package org.cspworkbench.core.consistency;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.function.IntPredicate;
import org.cspworkbench.core.fast.NeighbourRevision;
import org.cspworkbench.core.fast.VariableQueue;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;

/**
 * AC-3 by words: the same fixpoint as {@link Ac3}, asking for the supports of a value 64 at a time
 * (Lecoutre and Vion, "Enforcing Arc Consistency using Bitwise Operations", Constraint Programming
 * Letters 2, 2008), with a queue of variables (McGregor 1979), from which the smallest domains come
 * first.
 *
 * <p>A variable with one value left is removed from the network for good when its turn in the queue
 * comes: it is applied to each open neighbour, and it is not looked at again. It must not be
 * removed earlier, when it becomes fixed, or two variables fixed in one wave would never be checked
 * against each other.
 */
public final class Ac3Bit implements Consistency {

  private final Domains domains;
  private final Assignment assignment;
  private final VariableQueue queue;
  private final NeighbourRevision neighbours;
  private final TupleRevision tuples;

  /** AC-3 by words on these domains. */
  public Ac3Bit(Domains domains, Assignment assignment) {
    this(domains, assignment, NeighbourRevision::on, constraint -> true);
  }

  /**
   * Returns the same where constraints that are filtered as a whole have propagators: these find
   * all that arcs would find, unless a variable is repeated.
   */
  static Ac3Bit besidePropagators(Domains domains, Assignment assignment) {
    return new Ac3Bit(
        domains,
        assignment,
        NeighbourRevision::besidePropagators,
        domains.network()::repeatsVariable);
  }

  private Ac3Bit(
      Domains domains,
      Assignment assignment,
      NeighbourRevision.Maker neighbours,
      IntPredicate isRevised) {
    this.domains = domains;
    this.assignment = assignment;
    this.queue = new VariableQueue(domains);
    this.neighbours = neighbours.on(domains, assignment, queue);
    this.tuples = new TupleRevision(domains, assignment, queue, isRevised);
  }

  @Override
  public boolean establish() {
    for (int x = 0; x < domains.network().variableCount(); x++) {
      queue.add(x);
    }
    return propagate();
  }

  @Override
  public boolean establishAfter(Consistency filter) {
    return filter.establish(); // which leaves nothing to do
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

  /** Revises what depends on a variable in the queue, until the queue is empty. */
  boolean propagate() {
    for (int y = queue.remove(); y != NONE; y = queue.remove()) {
      boolean isConsistent = domains.isSingle(y) ? removeFromNetwork(y) : neighbours.shrunk(y);
      if (!isConsistent) {
        clear();
        return false;
      }
    }
    return true;
  }

  /** Assigns {@code y} its only value, and removes from all others what disagrees with it. */
  private boolean removeFromNetwork(int y) {
    if (!assignment.isAssigned(y)) {
      assignment.assignSingle(y);
    }
    return neighbours.assigned(y) && tuples.apply(y);
  }

  /** Adds {@code x}, which has lost values by other means, to the queue. */
  void add(int x) {
    queue.add(x);
  }

  /** Returns whether any variable has lost values since this was last asked. */
  boolean takeHasShrunk() {
    return queue.takeHasShrunk();
  }

  /**
   * Returns those of the variables 64 · {@code word} to 64 · {@code word} + 63 that have lost
   * values since this was last asked, one bit each.
   */
  long takeShrunk(int word) {
    return queue.takeShrunk(word);
  }

  /** Empties the queue, after a contradiction. */
  void clear() {
    queue.clear();
    neighbours.clear();
  }
}
