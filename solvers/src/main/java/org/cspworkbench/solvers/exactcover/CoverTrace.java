package org.cspworkbench.solvers.exactcover;

import static org.cspworkbench.solvers.exactcover.DancingLinks.NONE;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.TraceRecorder;

/**
 * Records a run of dancing links as a search for values: the options that a variable has are its
 * domain, and an option that covering takes away is pruned there. The options among which the
 * search chooses stay where they are until one is tried, so that it can be seen what they are.
 *
 * <p>Has domains of its own, whose counters and events only this class updates.
 */
final class CoverTrace {

  private final CspCover cover;
  private final DancingLinks links;
  private final TraceRecorder recorder;
  private final Network network;
  private final Domains domains;
  private final Assignment assignment;
  private final Map<Long, Integer> arcs = new HashMap<>(); // by constraint and variable
  private final int[] lastLoss; // by variable: the arc that took its last value
  private int blamed = Network.NONE; // the arc of the item that failed last

  CoverTrace(Domains domains, CspCover cover, DancingLinks links, TraceRecorder recorder) {
    this.domains = domains;
    this.cover = cover;
    this.links = links;
    this.recorder = recorder;
    this.network = domains.network();
    this.assignment = new Assignment(domains);
    this.lastLoss = new int[network.variableCount()];
    Arrays.fill(lastLoss, Network.NONE);
    for (int arc = network.arcCount() - 1; arc >= 0; arc--) {
      arcs.put(key(network.constraintIndex(arc), network.tail(arc)), arc);
    }
    for (int c : network.propagatedConstraints()) {
      for (int k = network.structure().constraints().get(c).scope().size() - 1; k >= 0; k--) {
        int arc = network.firstReason(c) + k;
        arcs.put(key(c, network.tail(arc)), arc);
      }
    }
  }

  private static long key(int constraint, int variable) {
    return ((long) constraint << 32) | variable;
  }

  private int arc(int item, int variable) {
    return cover.isVariable(item)
        ? Network.NONE
        : arcs.getOrDefault(key(cover.constraint(item), variable), Network.NONE);
  }

  private int variable(int node) {
    return cover.variable(links.option(node));
  }

  private int address(int node) {
    int option = links.option(node);
    return network.address(cover.variable(option), cover.value(option));
  }

  /** The option of {@code node} is tried to cover {@code item}. */
  void tries(int item, int node) {
    int x = variable(node);
    recorder.select(x);
    recorder.attempt(address(node));
    domains.mark();
    assignment.decide(x, cover.value(links.option(node)));
    blamed = Network.NONE;
  }

  /** It covers {@code item}, and takes the options that are left there from other variables. */
  void covers(int item, int node) {
    recorder.cover(address(node), arc(item, variable(node)));
    for (int other = links.following(item, NONE);
        other != NONE;
        other = links.following(item, other)) {
      if (variable(other) != variable(node)) {
        prune(item, other);
      }
    }
  }

  /** Options of an item that were tried before are already removed. */
  private void prune(int item, int node) {
    int x = variable(node);
    int i = cover.value(links.option(node));
    if (domains.contains(x, i)) {
      lastLoss[x] = arc(item, x);
      domains.refute(x, i);
      recorder.prune(network.address(x, i), lastLoss[x]);
    }
  }

  void uncovers(int item, int node) {
    recorder.uncover(address(node), arc(item, variable(node)));
  }

  /**
   * Called when the option of {@code node} is undone, because of the item that failed, if one did.
   */
  void takesBack(int node, boolean failedAtOnce) {
    domains.undo();
    domains.refute(variable(node), cover.value(links.option(node)));
    if (failedAtOnce) {
      recorder.refute(address(node), blamed);
    } else {
      recorder.backtrack(1, address(node));
    }
  }

  /** Nothing can cover {@code item}: a variable has no value left, or a value has no place. */
  void failsAt(int item) {
    if (cover.isVariable(item)) {
      blamed = lastLoss[item];
      recorder.wipeOut(item, blamed);
    } else {
      blamed = arc(item, cover.scope(item).get(0).index());
    }
  }

  /** A value has no place before anything is tried: all that {@code x} could take is in vain. */
  void empties(int x, int item) {
    for (int node = links.following(x, NONE); node != NONE; node = links.following(x, node)) {
      prune(item, node);
    }
    recorder.wipeOut(x, lastLoss[x]);
  }

  void finds(long number) {
    recorder.solution(number);
  }

  void close(Counters counters) {
    recorder.close(domains.snapshot(), assignment.snapshot(), counters);
  }
}
