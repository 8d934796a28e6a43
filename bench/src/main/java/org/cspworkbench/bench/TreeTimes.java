package org.cspworkbench.bench;

import com.google.common.collect.ImmutableList;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.function.LongSupplier;
import org.cspworkbench.app.canvas.Looks;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.paint.graph.DrawnTree;
import org.cspworkbench.presentation.paint.graph.TreePlacement;
import org.cspworkbench.presentation.paint.graph.TreeScene;
import org.cspworkbench.presentation.playback.FoldedTree;
import org.cspworkbench.presentation.playback.SearchTree;
import org.cspworkbench.presentation.playback.TidyLayout;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.sudoku.Grid;

/** Measures the time to lay out and paint a search tree of a hundred thousand nodes. */
final class TreeTimes {

  private static final int NODES = 100_000;

  /** Its first row has large digits, so that plain backtracking would take a week. */
  private static final String PUZZLE =
      "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

  private static final Box AREA = new Box(0, 0, 844, 520);

  private TreeTimes() {}

  static void run(List<String> arguments, PrintStream out) {
    Trace trace =
        Traces.of(
            "backtracking",
            Problem.Sudoku.of(Grid.ofLine(PUZZLE)),
            Settings.defaults().withLimits(Limits.none().withNodes(NODES)),
            new TraceRecorder(Detail.DECISIONS));
    SearchTree tree = new SearchTree(trace);
    tree.readTo(trace.length());
    int[] parents = FoldedTree.of(tree, node -> false).parents();
    LongSupplier layout = () -> (long) TidyLayout.of(parents).width();
    LongSupplier wholeScene = () -> scene(trace, tree).size();
    ImmutableList<ComparedWork> contestants =
        ImmutableList.of(
            ComparedWork.of("layout", layout, layout.getAsLong()),
            ComparedWork.of("layout and all that painting needs", wholeScene, parents.length),
            painting("painted whole, light", scene(trace, tree), Looks.light(), 1),
            painting("painted whole, dark, twice as fine", scene(trace, tree), Looks.dark(), 2));
    Table table = new Table(Table.count(parents.length) + " nodes | ms, median | quartiles");
    new Rounds(Duration.ofSeconds(12), 30).print(contestants, 1, 1, table);
    table.print(out);
  }

  private static TreeScene scene(Trace trace, SearchTree tree) {
    return new TreeScene(trace.csp(), tree, FoldedTree.of(tree, node -> false));
  }

  private static ComparedWork painting(String name, TreeScene scene, Look look, double scale) {
    TreePlacement placement = TreePlacement.fit(scene.layout(), AREA, 1);
    return new PaintedImage(AREA.width(), AREA.height(), look, scale)
        .work(name, on -> new DrawnTree(scene, placement, look, AREA, scene.size() / 2).paint(on));
  }
}
