package org.cspworkbench.solvers.logic.chains;

import java.util.Arrays;
import java.util.List;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.sets.AlmostLockedSet;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Link;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Technique;

/**
 * Continuous nice loop: strong and weak links by turns in a closed loop. Every second statement is
 * true, one way round or the other, so one end of every weak link is true, and what both of its
 * ends rule out is false.
 */
public final class ContinuousLoop implements Technique {

  private final DiscontinuousLoop.Through through;

  /** Looks for loops that go through these. */
  public ContinuousLoop(DiscontinuousLoop.Through through) {
    this.through = through;
  }

  @Override
  public void find(Position position, Findings findings) {
    if (!LinkGraph.concludes(position, through.scope())) {
      return;
    }
    LinkGraph graph = LinkGraph.of(position, through.scope());
    Chain chain = new Chain(graph);
    for (int start = 0; start < graph.size() && !findings.areEnough(); start++) {
      if (graph.mayBeInLoop(start) && !LinkGraph.isEmpty(graph.strong(start))) {
        find(graph, chain, start, findings);
      }
    }
  }

  private static void find(LinkGraph graph, Chain chain, int start, Findings findings) {
    chain.follow(start, false);
    for (int i = 1; i < chain.reached(); i++) {
      int end = chain.node(i);
      if (chain.isTrue(i) && end > start && graph.areWeaklyLinked(start, end)) {
        boolean isOneLink = chain.before(end, true) == start;
        if (!isOneLink && concludes(graph, chain, start, end)) {
          conclude(graph, chain.path(end, true), findings);
        }
      }
    }
  }

  /** Returns whether the chain from {@code start} to {@code end}, closed, concludes something. */
  private static boolean concludes(LinkGraph graph, Chain chain, int start, int end) {
    int next = start;
    for (int node = end; ; node = chain.before(next, false)) {
      int before = chain.before(node, true);
      AlmostLockedSet set = graph.set(before, node);
      if (graph.ruleOutTogether(node, next)
          || (set != null
              && set.ruledOut(graph.position(), others(graph, set, before, node)) != 0)) {
        return true;
      }
      if (before == start) {
        return false;
      }
      next = before;
    }
  }

  private static void conclude(LinkGraph graph, int[] path, Findings findings) {
    int[] loop = Arrays.copyOf(path, path.length + 1);
    loop[path.length] = path[0];
    List<Link> links = Chain.links(graph, loop, Link.Kind.STRONG);
    Step.Builder step = Step.in(graph.position()).links(links);
    for (int i = 1; i < loop.length; i += 2) {
      eliminateByWeakLink(graph, loop[i], loop[i + 1], step);
      AlmostLockedSet set = graph.set(loop[i - 1], loop[i]);
      if (set != null) {
        eliminateBySet(graph, set, loop[i - 1], loop[i], step);
      }
    }
    step.because(words -> words.text("continuous-loop", words.chain(links))).addTo(findings);
  }

  private static void eliminateByWeakLink(LinkGraph graph, int a, int b, Step.Builder step) {
    long[] out = graph.falseByBoth(a, b);
    for (int w = 0; w < out.length; w++) {
      for (long rest = out[w]; rest != 0; rest &= rest - 1) {
        Node node = graph.node(w * Long.SIZE + Long.numberOfTrailingZeros(rest));
        step.eliminate(node.cells(), node.digit());
      }
    }
  }

  /** A set that lacks one of two digits for sure holds all its others. */
  private static void eliminateBySet(
      LinkGraph graph, AlmostLockedSet set, int a, int b, Step.Builder step) {
    for (int rest = others(graph, set, a, b); rest != 0; rest &= rest - 1) {
      int digit = Position.lowest(rest);
      step.eliminate(set.seenBy(graph.position(), digit), digit);
    }
  }

  /** Returns the digits of {@code set} beside those of two nodes. */
  private static int others(LinkGraph graph, AlmostLockedSet set, int a, int b) {
    return set.digits()
        & ~Position.bit(graph.node(a).digit())
        & ~Position.bit(graph.node(b).digit());
  }
}
