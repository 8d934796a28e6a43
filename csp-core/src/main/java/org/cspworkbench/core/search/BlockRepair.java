package org.cspworkbench.core.search;

import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.math.LongMath;
import java.util.BitSet;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.model.Variable;
import org.jspecify.annotations.Nullable;

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
final class BlockRepair extends LookAheadSearch {

  private final Decisions decisions;
  private final int smallestRadius;

  private BitSet block = new BitSet(); // the last one
  private int radius; // of the last one
  private int[] variables = new int[0]; // of the decisions that are made again
  private int[] indices = new int[0]; // and their values
  private int nextAgain;
  private int endOfAgain;

  BlockRepair(
      Search parts,
      Consistency lookAhead,
      Domains domains,
      Assignment assignment,
      LimitCheck limitCheck,
      SearchProgress progress) {
    super(parts, lookAhead, domains, assignment, limitCheck, progress);
    this.decisions = new Decisions(domains, assignment);
    this.smallestRadius = parts.repairRadius;
  }

  @Override
  public void returnToRoot() {
    decisions.undoAll();
  }

  @Override
  public @Nullable Ending search(long fails, long wanted) {
    long failsAtEnd = LongMath.saturatedAdd(counters.fails, fails);
    block.clear();
    nextAgain = 0;
    endOfAgain = 0;
    for (int x = next(); x != NONE || !progress.solution(); x = next()) {
      Ending limit = limitCheck.reached();
      if (limit != null) {
        return limit;
      }
      if (x == NONE && decisions.depth() == 0) { // what follows without any decision is violated
        progress.fail();
        return Ending.EXHAUSTED;
      }
      boolean isConsistent = x != NONE && decide(x);
      if (!isConsistent && !(repair() && counters.fails < failsAtEnd)) {
        return null;
      }
    }
    if (bound == null) {
      return Ending.ENOUGH;
    }
    bound.found();
    return null;
  }

  private boolean decide(int x) {
    int i = nextAgain < endOfAgain ? indices[nextAgain++] : values.next(x, domains);
    decisions.decide(x, i);
    return lookAhead.after(x);
  }

  /** Returns the variable of the next decision that is made again, or else of a new one. */
  private int next() {
    while (nextAgain < endOfAgain && isDecided(variables[nextAgain], indices[nextAgain])) {
      nextAgain++;
    }
    return selected(
        nextAgain < endOfAgain ? variables[nextAgain] : order.next(network, domains, assignment));
  }

  /** Returns whether the other decisions imply x = i or x ≠ i. */
  private boolean isDecided(int x, int i) {
    return assignment.isAssigned(x) || !domains.contains(x, i);
  }

  /**
   * The last decision, x = i, is a contradiction: undoes it, and erases the block around the empty
   * domain, or the constraint that is violated.
   *
   * @return whether there is a value left to go on with
   */
  private boolean repair() {
    progress.fail();
    int x = decisions.variable(decisions.depth());
    int i = decisions.tried(decisions.depth());
    int arc = domains.failedArc();
    decisions.undo();
    if (recorder != null) {
      recorder.refute(network.address(x, i), arc);
    }
    domains.refute(x, i);
    if (decisions.depth() == 0) {
      return !domains.isEmpty(x); // no decision had a part in it
    }
    int centre = arc == NONE ? x : network.tail(arc);
    radius = block.get(centre) ? radius + 1 : smallestRadius;
    erase(firstInBlock(centre));
    return true;
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
    for (int place = network.arcsFromStart(x); place < network.arcsFromEnd(x); place++) {
      int arc = network.arcFrom(place);
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
        laterIndices[count++] = decisions.tried(level);
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
}
