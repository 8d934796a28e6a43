package org.cspworkbench.presentation.paint.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.paint.PaintedRuns;
import org.cspworkbench.presentation.playback.FoldedTree;
import org.cspworkbench.presentation.playback.SearchTree;
import org.junit.jupiter.api.Test;

/** A folded tree is smaller and counts the failures that it hides. */
final class FoldedSceneTest {

  private final Trace trace =
      PaintedRuns.of(PaintedRuns.SUDOKU, "forward-checking", Detail.DECISIONS);
  private final SearchTree tree = whole(trace);

  private static SearchTree whole(Trace trace) {
    SearchTree tree = new SearchTree(trace);
    tree.readTo(trace.length());
    return tree;
  }

  private TreeScene scene(IntPredicate folded) {
    return new TreeScene(trace.csp(), tree, FoldedTree.of(tree, folded));
  }

  @Test
  void aFoldedTreeIsSmallerAndShowsItsNumberOfFailures() {
    TreeScene whole = scene(node -> false);
    TreeScene folded = scene(tree::isInVain);
    assertThat(folded.size()).isLessThan(whole.size());
    int fails =
        IntStream.range(0, folded.size())
            .map(node -> folded.shown().hidden(node) > 0 ? folded.foldedFails(node) : 0)
            .sum();
    int single =
        (int)
            IntStream.range(0, folded.size())
                .filter(node -> folded.fate(node) == SearchTree.Fate.FAILED)
                .count();
    long all =
        IntStream.range(0, tree.size())
            .filter(node -> tree.fate(node) == SearchTree.Fate.FAILED)
            .count();
    assertThat(fails + single).isEqualTo((int) all);
  }
}
