package org.cspworkbench.xcsp3.models;

import com.google.common.math.LongMath;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Random decision diagrams, and the pictures of nonograms described by automata. */
final class DiagramModels {

  private DiagramModels() {}

  /**
   * A decision diagram: for each layer its nodes, and for each node the node of the next layer to
   * which a value leads, or −1.
   */
  private record Diagram(List<List<int[]>> layers) {

    /**
     * Draws one as Cheng and Yap do ("An MDD-Based Generalized Arc Consistency Algorithm for
     * Positive and Negative Table Constraints and Some Global Constraints", Constraints 15, 2010):
     * a child is, with a probability of one half, a node that exists.
     */
    static Diagram drawn(Random random, int arity, int values, int width) {
      List<List<int[]>> layers = new ArrayList<>();
      int nodes = 1;
      for (int k = 0; k < arity; k++) {
        boolean last = k == arity - 1;
        List<int[]> layer = new ArrayList<>();
        int next = 0;
        for (int node = 0; node < nodes; node++) {
          int[] children = new int[values];
          for (int value = 0; value < values; value++) {
            boolean fresh = next == 0 || (next < width && random.nextInt(3) > 0);
            int child = last ? 0 : fresh ? next++ : random.nextInt(next);
            children[value] = random.nextInt(4) > 0 ? child : -1;
          }
          if (Arrays.stream(children).allMatch(child -> child < 0)) {
            children[random.nextInt(values)] = last || next == 0 ? 0 : random.nextInt(next);
          }
          layer.add(children);
        }
        layers.add(layer);
        nodes = Math.max(1, next);
      }
      return new Diagram(layers);
    }

    /** The node to which the first values of {@code tuple} lead, or −1. */
    int nodeBehind(int[] tuple, int length) {
      int node = 0;
      for (int k = 0; k < length && node >= 0; k++) {
        node = layers.get(k).get(node)[tuple[k]];
      }
      return node;
    }

    /** The transitions on paths from the root to the end. */
    String transitions() {
      int arity = layers.size();
      boolean[][] reached = new boolean[arity + 1][];
      boolean[][] ends = new boolean[arity + 1][];
      for (int k = 0; k <= arity; k++) {
        reached[k] = new boolean[k == arity ? 1 : layers.get(k).size()];
        ends[k] = new boolean[reached[k].length];
      }
      reached[0][0] = true;
      for (int k = 0; k < arity; k++) {
        for (int node = 0; node < reached[k].length; node++) {
          for (int child : layers.get(k).get(node)) {
            if (child >= 0 && reached[k][node]) {
              reached[k + 1][child] = true;
            }
          }
        }
      }
      ends[arity][0] = true;
      for (int k = arity - 1; k >= 0; k--) {
        for (int node = 0; node < ends[k].length; node++) {
          for (int child : layers.get(k).get(node)) {
            ends[k][node] |= child >= 0 && ends[k + 1][child];
          }
        }
      }
      StringBuilder text = new StringBuilder();
      for (int k = 0; k < arity; k++) {
        for (int node = 0; node < reached[k].length; node++) {
          int[] children = layers.get(k).get(node);
          for (int value = 0; value < children.length; value++) {
            if (reached[k][node] && children[value] >= 0 && ends[k + 1][children[value]]) {
              text.append(
                  "(%s,%d,%s)".formatted(name(k, node), value, name(k + 1, children[value])));
            }
          }
        }
      }
      return text.toString();
    }

    private String name(int layer, int node) {
      return layer == 0 ? "r" : layer == layers.size() ? "t" : "n" + layer + "_" + node;
    }
  }

  /**
   * One random diagram, for several lists of {@code arity} of {@code n} variables. A variable in no
   * list has no value in a solution (useless variables of XCSP3).
   */
  static PublishedModel randomDiagram(
      int n, int values, int lists, int arity, int width, long seed, long solutions) {
    Random random = new Random(seed);
    Diagram diagram = Diagram.drawn(random, arity, values, width);
    List<int[]> scopes = new ArrayList<>();
    for (int c = 0; c < lists; c++) {
      List<Integer> order = new ArrayList<>(IntStream.range(0, n).boxed().toList());
      Collections.shuffle(order, random);
      scopes.add(order.stream().limit(arity).mapToInt(Integer::intValue).sorted().toArray());
    }
    InstanceText text = new InstanceText().array("x", "[" + n + "]", "0.." + (values - 1));
    text.constraint(
        "<group><mdd><list> %s </list><transitions> %s </transitions></mdd>%s</group>"
            .formatted(
                InstanceText.names(arity, k -> "%" + k),
                diagram.transitions(),
                scopes.stream()
                    .map(
                        scope ->
                            "<args> "
                                + InstanceText.names(arity, k -> "x[" + scope[k] + "]")
                                + " </args>")
                    .collect(Collectors.joining())));
    return PublishedModel.counted(
        "Diagram-%d-%d-%d-%d".formatted(n, values, lists, arity),
        text,
        solutions,
        "brute force",
        () ->
            BruteForce.count(
                    n,
                    0,
                    values - 1,
                    (x, k) ->
                        scopes.stream()
                            .filter(scope -> Ints.contains(scope, k))
                            .allMatch(
                                scope -> {
                                  int[] tuple =
                                      Arrays.stream(scope)
                                          .filter(i -> i <= k)
                                          .map(i -> x[i])
                                          .toArray();
                                  return diagram.nodeBehind(tuple, tuple.length) >= 0;
                                }))
                / LongMath.pow(values, (int) useless(n, scopes)));
  }

  private static long useless(int n, List<int[]> scopes) {
    return IntStream.range(0, n)
        .filter(k -> scopes.stream().noneMatch(scope -> Ints.contains(scope, k)))
        .count();
  }
}
