package org.cspworkbench.core.consistency;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.LinkedHashSet;
import java.util.Set;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;

/**
 * AC-3 one revision at a time, each of an arc that the caller chooses among those that wait: for
 * exercises. The order changes the number of checks, never the fixpoint.
 */
public final class Ac3ByHand {

  private final Domains domains;
  private final Assignment assignment;
  private final ListedArcs line = new ListedArcs();
  private final Ac3 ac3;
  private int picked = Network.NONE;

  /** AC-3 on these domains, with every arc waiting. */
  public Ac3ByHand(Domains domains, Assignment assignment) {
    this.domains = domains;
    this.assignment = assignment;
    ArcQueue queue = new ArcQueue(domains, line);
    this.ac3 = new Ac3(domains, assignment, queue, new Revision(domains));
    queue.guideBy((revision, next, waits) -> picked);
    queue.addAllArcs();
  }

  /** Returns the arcs that wait to be revised, in the order in which they came. */
  public ImmutableList<Integer> waiting() {
    return line.inOrder();
  }

  /** Returns whether {@code arc} waits to be revised. */
  public boolean isWaiting(int arc) {
    return line.contains(arc);
  }

  /**
   * Returns the arcs that depend on {@code y}, waiting or not: those that a loss of {@code y}
   * concerns, but for the inverse of the arc by which it came.
   */
  public ImmutableList<Integer> arcsInto(int y) {
    ListedArcs found = new ListedArcs();
    new ArcQueue(RevisionPreview.unrecorded(domains), found).addArcsInto(y, Network.NONE);
    return found.inOrder();
  }

  /**
   * Revises {@code arc}, and adds the arcs that depend on its tail if that has lost values. After a
   * contradiction nothing waits any more.
   *
   * @return whether the tail has a value left
   * @throws IllegalArgumentException if {@code arc} is not waiting
   */
  public boolean revise(int arc) {
    checkArgument(isWaiting(arc), "arc %s is not waiting", arc);
    picked = arc;
    return ac3.reviseNext();
  }

  /** Assigns what has one value left: the end of AC-3, once nothing waits. */
  public void finish() {
    assignment.assignSingles();
  }

  /** As they came, and to be recorded in that order. */
  private static final class ListedArcs implements WaitingArcs {

    private final Set<Integer> arcs = new LinkedHashSet<>();

    @Override
    public boolean isEmpty() {
      return arcs.isEmpty();
    }

    @Override
    public void add(int arc) {
      arcs.add(arc);
    }

    @Override
    public int remove() {
      int arc = next();
      remove(arc);
      return arc;
    }

    @Override
    public int next() {
      return arcs.iterator().next();
    }

    @Override
    public void remove(int arc) {
      arcs.remove(arc);
    }

    boolean contains(int arc) {
      return arcs.contains(arc);
    }

    ImmutableList<Integer> inOrder() {
      return ImmutableList.copyOf(arcs);
    }
  }
}
