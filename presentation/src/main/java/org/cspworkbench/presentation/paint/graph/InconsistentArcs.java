package org.cspworkbench.presentation.paint.graph;

import com.google.common.collect.ImmutableList;
import java.util.LinkedHashSet;
import java.util.Set;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;

/** The arcs between two variables that are not consistent at one moment of a run. */
public final class InconsistentArcs {

  private InconsistentArcs() {}

  /** Returns whether the arcs of the trace of {@code player} are known. */
  public static boolean areKnown(TracePlayer player) {
    return player.trace().key() instanceof Network;
  }

  /**
   * Returns the arcs by which the first variable has a value without support in the second, at the
   * position of {@code player}, each pair once. Constraints of more variables that are filtered as
   * a whole have no such arcs, and those of wide domains are not judged, whose pairs are too many.
   * Costs O(e·d²).
   */
  public static ImmutableList<VariablePair> at(TracePlayer player) {
    Set<VariablePair> found = new LinkedHashSet<>();
    if (player.trace().key() instanceof Network network) {
      TraceState state = player.state();
      for (int arc = 0; arc < network.unaryArcsEnd(); arc++) {
        if (network.head(arc) != Network.NONE
            && !network.dependsOnSeveral(arc)
            && !network.isWide(network.tail(arc))
            && !network.isWide(network.head(arc))
            && !isConsistent(network, arc, state)) {
          found.add(new VariablePair(network.tail(arc), network.head(arc)));
        }
      }
    }
    return ImmutableList.copyOf(found);
  }

  private static boolean isConsistent(Network network, int arc, TraceState state) {
    int x = network.tail(arc);
    for (int i = 0; i < network.domainSize(x); i++) {
      if (state.contains(x, i) && !hasSupport(network, arc, i, state)) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasSupport(Network network, int arc, int i, TraceState state) {
    int y = network.head(arc);
    for (int j = 0; j < network.domainSize(y); j++) {
      if (state.contains(y, j) && network.allows(arc, i, j)) {
        return true;
      }
    }
    return false;
  }
}
