package org.cspworkbench.presentation.paint.graph;

import java.util.BitSet;
import org.cspworkbench.presentation.conflict.Cut;
import org.cspworkbench.presentation.conflict.ImplicationGraph;
import org.cspworkbench.presentation.conflict.NogoodDerivation;

/**
 * The nodes of an implication graph that are drawn: all of a small one; of a larger one the
 * conflict side with its border.
 */
public final class ShownNodes {

  /** The most nodes that are drawn unless the viewer wants to see all. */
  public static final int MOST = 40;

  private ShownNodes() {}

  /** Returns all nodes. */
  public static BitSet all(NogoodDerivation analysis) {
    BitSet shown = new BitSet();
    shown.set(0, analysis.graph().nodes().size());
    return shown;
  }

  /** Returns all nodes if there are at most {@code most}, otherwise the conflict side. */
  public static BitSet atMost(NogoodDerivation analysis, int most) {
    ImplicationGraph graph = analysis.graph();
    if (graph.nodes().size() <= most) {
      return all(analysis);
    }
    BitSet shown = new BitSet();
    for (Cut cut : analysis.cuts()) {
      cut.literals().forEach(shown::set);
    }
    return shown;
  }

  /** Returns the nodes from which each way to the contradiction has at most {@code most} edges. */
  public static BitSet near(NogoodDerivation analysis, int most) {
    ImplicationGraph graph = analysis.graph();
    int[] distance = new int[graph.nodes().size()];
    graph.causes().forEach(n -> distance[n] = 1);
    BitSet shown = new BitSet();
    for (int n = distance.length - 1; n >= 0; n--) {
      int own = distance[n];
      graph
          .nodes()
          .get(n)
          .causes()
          .forEach(cause -> distance[cause] = Math.max(distance[cause], own + 1));
      shown.set(n, own <= most);
    }
    return shown;
  }
}
