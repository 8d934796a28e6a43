package org.cspworkbench.presentation.playback;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;

/**
 * A decision that had not been tried when a run stopped.
 *
 * @param node the node of the search tree that would be its parent
 * @param decision the decision
 */
public record Untried(int node, Decision decision) {

  /** Limits the untried values of one node; further values are left out. */
  private static final int MOST_PER_NODE = 12;

  /**
   * Returns the untried values of the decisions on the path at the end of {@code tree}, from the
   * root downwards, and those of the variable that was selected last if none of its values has been
   * tried.
   */
  public static ImmutableList<Untried> at(Trace trace, SearchTree tree) {
    int end = tree.length();
    boolean isBehindGap = end > 0 && trace.kind(end - 1) == EventKind.GAP;
    TracePlayer player = trace.player();
    player.seek(isBehindGap ? end - 1 : end);
    return new Reading(player, tree).read();
  }

  /** A reader of the untried values at one position. */
  private static final class Reading {
    private final TracePlayer player;
    private final SearchTree tree;
    private final ImmutableList.Builder<Untried> untried = ImmutableList.builder();

    Reading(TracePlayer player, SearchTree tree) {
      this.player = player;
      this.tree = tree;
    }

    ImmutableList<Untried> read() {
      TraceState state = player.state();
      int[] path = new int[state.depth() + 1];
      int node = tree.at(player.position());
      for (int level = state.depth(); level >= 0; level--) {
        path[level] = node;
        node = level == 0 ? node : tree.parent(node);
      }
      for (int level = 1; level <= state.depth(); level++) {
        Decision tried = state.decision(level);
        if (tried.splits()) {
          addOtherHalf(path[level - 1], level, tried);
        } else {
          add(path[level - 1], tried.variable(), tried.value());
        }
      }
      TraceEvent last = player.lastEvent();
      if (last != null && last.kind() == EventKind.SELECT) {
        add(path[state.depth()], last.variable(), SearchTree.NONE);
      }
      return untried.build();
    }

    /** The other half of a domain has been tried before if anything of it was refuted there. */
    private void addOtherHalf(int node, int level, Decision half) {
      if (player.state().refuted(level - 1, half.variable()).length == 0) {
        untried.add(new Untried(node, half.otherHalf()));
      }
    }

    private void add(int node, int x, int taken) {
      player
          .state()
          .left(x)
          .without(taken)
          .indices()
          .limit(MOST_PER_NODE)
          .forEach(i -> untried.add(new Untried(node, Decision.equal(x, i))));
    }
  }
}
