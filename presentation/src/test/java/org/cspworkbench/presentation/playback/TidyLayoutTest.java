package org.cspworkbench.presentation.playback;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules of Reingold and Tilford, on generated trees. */
class TidyLayoutTest {

  private static final double TINY = 1e-6;

  static Stream<Integer> seeds() {
    return IntStream.range(0, 400).boxed();
  }

  /** Trees of all shapes: narrow and deep, wide and flat. */
  private static int[] tree(int seed) {
    Random random = new Random(seed);
    int n = 1 + random.nextInt(seed % 4 == 0 ? 400 : 30);
    int window = 1 + random.nextInt(12);
    int[] parents = new int[n];
    parents[0] = -1;
    for (int v = 1; v < n; v++) {
      parents[v] = Math.max(0, v - 1 - random.nextInt(window));
    }
    return parents;
  }

  private static ImmutableListMultimap<Integer, Integer> children(int[] parents) {
    ImmutableListMultimap.Builder<Integer, Integer> children = ImmutableListMultimap.builder();
    for (int v = 1; v < parents.length; v++) {
      children.put(parents[v], v);
    }
    return children.build();
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void nodesOfALevelAreSeparatedAndInOrder(int seed) {
    int[] parents = tree(seed);
    TidyLayout layout = TidyLayout.of(parents);
    ListMultimap<Integer, Integer> levels = MultimapBuilder.treeKeys().arrayListValues().build();
    walk(0, children(parents), 0, levels);
    levels
        .asMap()
        .forEach(
            (depth, nodes) -> {
              double before = -1;
              for (int v : nodes) {
                assertThat(layout.depth(v)).isEqualTo(depth);
                assertThat(layout.x(v)).as("node %s", v).isGreaterThanOrEqualTo(before + 1 - TINY);
                before = layout.x(v);
              }
            });
    assertThat(IntStream.range(0, parents.length).mapToDouble(layout::x).min().getAsDouble())
        .isEqualTo(0, within(TINY));
    assertThat(IntStream.range(0, parents.length).mapToDouble(layout::x).max().getAsDouble())
        .isEqualTo(layout.width(), within(TINY));
  }

  private static void walk(
      int v,
      ListMultimap<Integer, Integer> children,
      int depth,
      ListMultimap<Integer, Integer> levels) {
    levels.put(depth, v);
    children.get(v).forEach(child -> walk(child, children, depth + 1, levels));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aParentIsCentredAboveItsChildren(int seed) {
    int[] parents = tree(seed);
    TidyLayout layout = TidyLayout.of(parents);
    children(parents)
        .asMap()
        .forEach(
            (v, below) -> {
              List<Integer> list = new ArrayList<>(below);
              double middle = (layout.x(list.get(0)) + layout.x(list.get(list.size() - 1))) / 2;
              assertThat(layout.x(v)).as("node %s", v).isEqualTo(middle, within(TINY));
            });
  }

  /** A subtree has the same drawing at every place. */
  @ParameterizedTest
  @MethodSource("seeds")
  void aSubtreeIsDrawnLikeATreeOfItsOwn(int seed) {
    int[] parents = tree(seed);
    TidyLayout layout = TidyLayout.of(parents);
    ListMultimap<Integer, Integer> children = children(parents);
    int top = new Random(seed).nextInt(parents.length);
    ListMultimap<Integer, Integer> levels = MultimapBuilder.treeKeys().arrayListValues().build();
    walk(top, children, 0, levels);
    List<Integer> nodes = levels.values().stream().sorted().toList();
    int[] own = nodes.stream().mapToInt(v -> v == top ? -1 : nodes.indexOf(parents[v])).toArray();
    TidyLayout alone = TidyLayout.of(own);
    for (int k = 0; k < own.length; k++) {
      assertThat(alone.x(k) - alone.x(0))
          .as("node %s below %s", nodes.get(k), top)
          .isEqualTo(layout.x(nodes.get(k)) - layout.x(top), within(TINY));
    }
  }

  /**
   * The drawing is as narrow as subtrees that are moved together one by one until their outlines
   * touch.
   */
  @ParameterizedTest
  @MethodSource("seeds")
  void theDrawingIsNarrow(int seed) {
    int[] parents = tree(seed);
    Outline outline = outline(0, children(parents));
    double left = outline.left.stream().min(Double::compare).orElseThrow();
    double right = outline.right.stream().max(Double::compare).orElseThrow();
    assertThat(TidyLayout.of(parents).width()).isEqualTo(right - left, within(TINY));
  }

  /** The leftmost and the rightmost node of each level, starting with the root at 0. */
  private record Outline(List<Double> left, List<Double> right) {}

  private static Outline outline(int v, ListMultimap<Integer, Integer> children) {
    List<Double> left = new ArrayList<>();
    List<Double> right = new ArrayList<>();
    double last = 0;
    for (int child : children.get(v)) {
      Outline below = outline(child, children);
      double at = left.isEmpty() ? 0 : Double.NEGATIVE_INFINITY;
      for (int level = 0; level < Math.min(right.size(), below.left.size()); level++) {
        at = Math.max(at, right.get(level) + 1 - below.left.get(level));
      }
      for (int level = 0; level < below.left.size(); level++) {
        if (level < left.size()) {
          left.set(level, Math.min(left.get(level), at + below.left.get(level)));
          right.set(level, Math.max(right.get(level), at + below.right.get(level)));
        } else {
          left.add(at + below.left.get(level));
          right.add(at + below.right.get(level));
        }
      }
      last = at;
    }
    double middle = last / 2;
    left.replaceAll(x -> x - middle);
    right.replaceAll(x -> x - middle);
    left.add(0, 0.0);
    right.add(0, 0.0);
    return new Outline(left, right);
  }

  @Test
  void aPathIsALine() {
    int[] path = IntStream.range(-1, 1_000_000).toArray();
    TidyLayout layout = TidyLayout.of(path);
    assertThat(layout.width()).isZero();
    assertThat(layout.deepest()).isEqualTo(1_000_000);
    assertThat(layout.depth(1_000_000)).isEqualTo(1_000_000);
  }

  @Test
  void arraysThatAreNotTreesAreRejected() {
    assertThatIllegalArgumentException().isThrownBy(TidyLayout::of);
    assertThatIllegalArgumentException().isThrownBy(() -> TidyLayout.of(0));
    assertThatIllegalArgumentException().isThrownBy(() -> TidyLayout.of(-1, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> TidyLayout.of(-1, -1));
  }
}
