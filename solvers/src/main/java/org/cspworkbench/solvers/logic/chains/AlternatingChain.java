package org.cspworkbench.solvers.logic.chains;

import java.util.List;
import org.cspworkbench.solvers.logic.chains.LinkGraph.Scope;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Link;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Technique;

/**
 * Alternating inference chain: strong and weak links by turns, from strong to strong. If one end is
 * false, the other is true; so what both ends rule out is false. An X-chain stays with one digit,
 * an XY-chain goes through cells with two candidates.
 */
public final class AlternatingChain implements Technique {

  /** The kinds of chains, by the links that they use. */
  public enum Kind {
    /** One digit. */
    X_CHAIN(Scope.ONE_DIGIT),
    /** Cells with two candidates; both ends have the same digit. */
    XY_CHAIN(Scope.CELLS),
    /** All strong links between single candidates. */
    AIC(Scope.ALL),
    /** Groups too. */
    GROUPED_AIC(Scope.GROUPS),
    /** Groups and almost locked sets too. */
    SET_AIC(Scope.SETS);

    private final Scope scope;

    Kind(Scope scope) {
      this.scope = scope;
    }
  }

  private final Kind kind;

  /** Looks for chains of this kind. */
  public AlternatingChain(Kind kind) {
    this.kind = kind;
  }

  @Override
  public void find(Position position, Findings findings) {
    if (!LinkGraph.concludes(position, kind.scope)) {
      return;
    }
    LinkGraph graph = LinkGraph.of(position, kind.scope);
    Chain chain = new Chain(graph);
    for (int start = 0; start < graph.size() && !findings.areEnough(); start++) {
      if (!graph.mayConclude(start) || LinkGraph.isEmpty(graph.strong(start))) {
        continue;
      }
      chain.follow(start, false);
      for (int i = 1; i < chain.reached() && !findings.areEnough(); i++) {
        if (chain.isTrue(i) && chain.node(i) > start) {
          conclude(graph, chain, start, chain.node(i), findings);
        }
      }
    }
  }

  private void conclude(LinkGraph graph, Chain chain, int start, int end, Findings findings) {
    boolean oneDigit = graph.node(start).digit() == graph.node(end).digit();
    if (!graph.ruleOutTogether(start, end) || (kind == Kind.XY_CHAIN && !oneDigit)) {
      return;
    }
    int[] path = chain.path(end, true);
    if (path.length < 4) {
      return; // a single strong link is an easier technique
    }
    long[] out = graph.falseByBoth(start, end);
    List<Link> links = Chain.links(graph, path, Link.Kind.STRONG);
    Step.Builder step = Step.in(graph.position()).links(links);
    for (int w = 0; w < out.length; w++) {
      for (long rest = out[w]; rest != 0; rest &= rest - 1) {
        Node node = graph.node(w * Long.SIZE + Long.numberOfTrailingZeros(rest));
        step.eliminate(node.cells(), node.digit());
      }
    }
    Node from = graph.node(start);
    Node to = graph.node(end);
    step.because(
            words ->
                words.text(
                    "chain",
                    words.chain(links),
                    words.atOneOf(from.digit(), from.cells()),
                    words.atOneOf(to.digit(), to.cells())))
        .addTo(findings);
  }
}
