package org.cspworkbench.core.search;

import static com.google.common.base.Preconditions.checkArgument;
import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.BitSet;
import org.cspworkbench.core.kernel.Adjacency;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.order.ValueOrder;
import org.cspworkbench.core.search.order.VariableOrder;
import org.cspworkbench.core.trace.Decision.Operator;

/**
 * Repair of a block: at a contradiction, the decisions on all variables within a certain distance
 * of it are erased, and the search makes other ones there (as in Merrell, "Example-Based Model
 * Synthesis", I3D 2007, where blocks are filled again until they fit). If the next contradiction is
 * in the same block, the block grows by one step. Nothing is ever proved.
 *
 * <p>The distance is the number of constraints on the way. A block costs O(decisions), and the
 * propagation of those decisions outside it that are later than its first one: they are undone and
 * made again.
 */
public final class BlockRepair extends Backtracking implements VariableOrder, Branching {

  private final Network network;
  private final int smallestRadius;

  private BitSet block = new BitSet(); // the last one
  private int radius; // of the last one
  private int[] variables = new int[0]; // of the decisions that are made again
  private int[] indices = new int[0]; // and their values
  private int nextAgain;
  private int endOfAgain;

  private BlockRepair(int smallestRadius, Search parts, SearchProgress progress) {
    super(parts, progress);
    this.smallestRadius = smallestRadius;
    this.network = domains.network();
  }

  /**
   * Returns the policy to erase the decisions on the variables up to {@code radius} constraints
   * away from a contradiction. Such a search never proves that there is no solution; the restarts
   * limit the contradictions of an attempt.
   *
   * @throws IllegalArgumentException if {@code radius} is less than 1
   */
  public static Policy ofRadius(int radius) {
    checkArgument(radius >= 1, "a block has a radius of at least one constraint, not %s", radius);
    return new Policy((parts, progress) -> new BlockRepair(radius, parts, progress));
  }

  @Override
  VariableOrder order() {
    return this;
  }

  @Override
  Branching branching() {
    return this;
  }

  @Override
  void returnToRoot() {
    super.returnToRoot();
    block.clear();
    nextAgain = 0;
    endOfAgain = 0;
  }

  /** Returns the variable of the next decision that is made again, or else of a new one. */
  @Override
  public int next(Network ofNetwork, Domains ofDomains, Assignment ofAssignment) {
    while (nextAgain < endOfAgain && isDecided(variables[nextAgain], indices[nextAgain])) {
      nextAgain++;
    }
    return nextAgain < endOfAgain
        ? variables[nextAgain]
        : parts.order.next(ofNetwork, ofDomains, ofAssignment);
  }

  @Override
  public void choose(int x, Domains ofDomains, ValueOrder values, Decisions ofDecisions) {
    if (nextAgain < endOfAgain) {
      ofDecisions.choose(x, Operator.EQUAL, indices[nextAgain++]);
    } else {
      parts.branching.choose(x, ofDomains, values, ofDecisions);
    }
  }

  @Override
  public boolean isBinary() {
    return parts.branching.isBinary();
  }

  @Override
  Step failed(int x) {
    return repair();
  }

  /** What follows without any decision may be violated: then there is no solution. */
  @Override
  Step violated() {
    if (decisions.depth() > 0) {
      return repair();
    }
    progress.fail();
    return Step.EXHAUSTED;
  }

  /** Another solution is looked for from the root. */
  @Override
  Step solved() {
    if (bound != null) {
      bound.found();
    }
    return Step.RESTART;
  }

  /** Returns whether the other decisions imply x = i or x ≠ i. */
  private boolean isDecided(int x, int i) {
    return assignment.isAssigned(x) || !domains.contains(x, i);
  }

  /**
   * The last decision is a contradiction: undoes it, and erases the block around the empty domain,
   * or the constraint that is violated.
   */
  private Step repair() {
    progress.fail();
    int arc = domains.failedArc();
    decisions.undoFailed();
    int x = decisions.refute();
    if (decisions.depth() == 0) { // no other decision had a part in it
      return domains.isEmpty(x) ? Step.RESTART : Step.SELECT;
    }
    int centre = arc == NONE ? x : network.tail(arc);
    radius = block.get(centre) ? radius + 1 : smallestRadius;
    erase(firstInBlock(centre));
    return Step.SELECT;
  }

  /** Determines the block around {@code centre}; returns the level of the first decision in it. */
  private int firstInBlock(int centre) {
    while (true) {
      block = blockAround(centre);
      for (int level = 1; level <= decisions.depth(); level++) {
        if (block.get(decisions.variable(level))) {
          return level;
        }
      }
      radius++; // the contradiction is further from any decision
      if (radius > network.variableCount()) {
        return 1;
      }
    }
  }

  /** Returns the variables at most {@link #radius} constraints away from {@code centre}. */
  private BitSet blockAround(int centre) {
    BitSet reached = new BitSet();
    reached.set(centre);
    BitSet border = reached;
    for (int step = 0; step < radius && !border.isEmpty(); step++) {
      BitSet neighbours = new BitSet();
      border.stream().forEach(x -> addNeighbours(x, neighbours));
      neighbours.andNot(reached);
      reached.or(neighbours);
      border = neighbours;
    }
    return reached;
  }

  private void addNeighbours(int x, BitSet neighbours) {
    Adjacency arcsFrom = network.arcsFrom();
    for (int place = arcsFrom.start(x); place < arcsFrom.end(x); place++) {
      int arc = arcsFrom.at(place);
      if (network.head(arc) != NONE) {
        neighbours.set(network.head(arc));
      } else {
        for (Variable y : network.constraint(arc).scope()) {
          neighbours.set(y.index());
        }
      }
    }
  }

  /** Drops all decisions from {@code first} on; those outside the block are made again. */
  private void erase(int first) {
    int[] laterVariables = new int[decisions.depth() - first + 1 + endOfAgain - nextAgain];
    int[] laterIndices = new int[laterVariables.length];
    int count = 0;
    for (int level = first; level <= decisions.depth(); level++) {
      if (!block.get(decisions.variable(level))) {
        laterVariables[count] = decisions.variable(level);
        laterIndices[count++] = decisions.value(level);
      }
    }
    for (; nextAgain < endOfAgain; nextAgain++) {
      if (!block.get(variables[nextAgain])) {
        laterVariables[count] = variables[nextAgain];
        laterIndices[count++] = indices[nextAgain];
      }
    }
    variables = laterVariables;
    indices = laterIndices;
    nextAgain = 0;
    endOfAgain = count;
    decisions.drop(decisions.depth() - first + 1);
  }

  @Override
  public String toString() {
    return "repair of a block";
  }
}
