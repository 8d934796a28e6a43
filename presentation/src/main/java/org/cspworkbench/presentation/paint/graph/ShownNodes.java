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
}
