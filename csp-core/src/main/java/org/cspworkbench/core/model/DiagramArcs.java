package org.cspworkbench.core.model;

import com.google.common.base.Equivalence;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.cancellation.Cancellation;

/**
 * The arcs of a layer of a decision diagram, numbered from 0 on, as sets of bits: those of each
 * value, those out of each node before the layer, and those into each node behind it.
 */
final class DiagramArcs {

  /** A few of the arcs: only the words that are not zero. */
  static final class Few {
    final int[] words;
    final long[] masks;

    private Few(List<Integer> arcs) {
      words = arcs.stream().mapToInt(a -> a >>> 6).distinct().toArray();
      masks = new long[words.length];
      int at = 0;
      for (int arc : arcs) {
        at += words[at] == arc >>> 6 ? 0 : 1;
        masks[at] |= 1L << arc;
      }
    }
  }

  final int size;
  final int[] before; // by arc: the node from which it leads
  final int[] behind; // by arc: the node to which it leads
  final long[][] with; // by index of the value
  final Few[] outOf; // by node
  final Few[] into; // by node

  /** The arcs of {@code layer} that have values of {@code domain}. */
  DiagramArcs(ImmutableIntArray layer, Domain domain, int nodesBefore, int nodesBehind) {
    int length = layer.length() / DecisionDiagram.ARC;
    before = new int[length];
    behind = new int[length];
    int[] index = new int[length];
    int count = 0;
    for (int a = 0; a < layer.length(); a += DecisionDiagram.ARC) {
      int i = domain.indexOf(layer.get(a + 1));
      if (i >= 0) {
        before[count] = layer.get(a);
        index[count] = i;
        behind[count++] = layer.get(a + 2);
      }
    }
    size = count;
    with = new long[domain.size()][(size + 63) >>> 6];
    List<List<Integer>> out = lists(nodesBefore);
    List<List<Integer>> in = lists(nodesBehind);
    for (int arc = 0; arc < size; arc++) {
      with[index[arc]][arc >>> 6] |= 1L << arc;
      out.get(before[arc]).add(arc);
      in.get(behind[arc]).add(arc);
    }
    outOf = out.stream().map(Few::new).toArray(Few[]::new);
    into = in.stream().map(Few::new).toArray(Few[]::new);
  }

  private static List<List<Integer>> lists(int count) {
    List<List<Integer>> lists = new ArrayList<>();
    for (int k = 0; k < count; k++) {
      lists.add(new ArrayList<>());
    }
    return lists;
  }

  /** Returns the number of words that hold one bit for each arc. */
  int wordCount() {
    return (size + 63) >>> 6;
  }

  /** Stands for layers, by their identity, for variables with these domains. */
  private record Key(Equivalence.Wrapper<Object> layers, ImmutableList<Domain> domains) {}

  /**
   * Returns the arcs of all layers of {@code diagram}, the same ones for all diagrams that have the
   * same layers for the same domains.
   */
  static DiagramArcs[] of(DecisionDiagram diagram, MemoTable memo) {
    Key key =
        new Key(
            Equivalence.identity().wrap(diagram.layers()),
            diagram.scope().stream()
                .map(Variable::domain)
                .collect(ImmutableList.toImmutableList()));
    return memo.get(key, diagram, DiagramArcs::made);
  }

  private static DiagramArcs[] made(DecisionDiagram diagram) {
    int n = diagram.scope().size();
    DiagramArcs[] arcs = new DiagramArcs[n];
    int nodesBefore = 1;
    for (int k = 0; k < n; k++) {
      Cancellation.check();
      int nodesBehind = 1;
      ImmutableIntArray layer = diagram.layers().get(k);
      for (int a = 2; a < layer.length(); a += DecisionDiagram.ARC) {
        nodesBehind = Math.max(nodesBehind, layer.get(a) + 1);
      }
      for (int a = 0; k + 1 < n && a < diagram.layers().get(k + 1).length(); a += 3) {
        nodesBehind = Math.max(nodesBehind, diagram.layers().get(k + 1).get(a) + 1);
      }
      arcs[k] = new DiagramArcs(layer, diagram.scope().get(k).domain(), nodesBefore, nodesBehind);
      nodesBefore = nodesBehind;
    }
    return arcs;
  }
}
