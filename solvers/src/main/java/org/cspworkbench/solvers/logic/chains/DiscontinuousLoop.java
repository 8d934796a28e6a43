package org.cspworkbench.solvers.logic.chains;

import java.util.List;
import org.cspworkbench.solvers.logic.chains.LinkGraph.Scope;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Link;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Technique;

/**
 * Discontinuous nice loop: a chain from a candidate back to itself with two links of one kind
 * there. Two strong ones say that the candidate is true, as it follows from its being false; two
 * weak ones that it is false, as that follows from its being true.
 */
public final class DiscontinuousLoop implements Technique {

  /** What a loop may go through. */
  public enum Through {
    /** Single candidates. */
    CANDIDATES(Scope.ALL),
    /** Groups too. */
    GROUPS(Scope.GROUPS),
    /** Groups and almost locked sets too. */
    SETS(Scope.SETS);

    private final Scope scope;

    Through(Scope scope) {
      this.scope = scope;
    }

    Scope scope() {
      return scope;
    }
  }

  private final Through through;

  /** Looks for loops that go through these. */
  public DiscontinuousLoop(Through through) {
    this.through = through;
  }

  @Override
  public void find(Position position, Findings findings) {
    if (!LinkGraph.concludes(position, through.scope())) {
      return;
    }
    LinkGraph graph = LinkGraph.of(position, through.scope());
    Chain chain = new Chain(graph);
    for (int node = 0; node < graph.candidates() && !findings.areEnough(); node++) {
      chain.follow(node, false);
      if (chain.leadsTo(node, true)) {
        conclude(graph, chain, node, true, findings);
      }
      chain.follow(node, true);
      if (chain.leadsTo(node, false)) {
        conclude(graph, chain, node, false, findings);
      }
    }
  }

  private static void conclude(
      LinkGraph graph, Chain chain, int index, boolean isTrue, Findings findings) {
    Node node = graph.node(index);
    int cell = node.cells().first();
    int digit = Position.bit(node.digit());
    Link.Kind first = isTrue ? Link.Kind.STRONG : Link.Kind.WEAK;
    List<Link> links = Chain.links(graph, chain.path(index, isTrue), first);
    Step.in(graph.position())
        .links(links)
        .eliminate(cell, isTrue ? ~digit : digit)
        .because(
            words -> {
              String is = words.is(cell, node.digit());
              String isNot = words.isNot(cell, node.digit());
              return words.text(
                  "discontinuous-loop",
                  words.chain(links),
                  isTrue ? isNot : is,
                  isTrue ? is : isNot);
            })
        .addTo(findings);
  }
}
