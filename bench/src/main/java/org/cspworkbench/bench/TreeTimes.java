package org.cspworkbench.bench;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.canvas.Looks;
import org.cspworkbench.bench.RoundTimes.Spread;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.look.Look;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.paint.tree.TreePainter;
import org.cspworkbench.presentation.paint.tree.TreePlacement;
import org.cspworkbench.presentation.paint.tree.TreeScene;
import org.cspworkbench.presentation.tree.FoldedTree;
import org.cspworkbench.presentation.tree.SearchTree;
import org.cspworkbench.presentation.tree.TidyLayout;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.Grid;

/** Measures the time to lay out and paint a search tree of a hundred thousand nodes. */
final class TreeTimes implements Benchmark {

  private static final int NODES = 100_000;

  /** Its first row has large digits, so that plain backtracking would take a week. */
  private static final String PUZZLE =
      "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

  private static final Box AREA = new Box(0, 0, 844, 520);

  @Override
  public String question() {
    return "How long does it take to lay out a tree of 100,000 nodes, and to paint it?";
  }

  @Override
  public void run(List<String> arguments, PrintStream out) {
    Trace trace = trace();
    SearchTree tree = new SearchTree(trace);
    while (!tree.update()) {
      Thread.onSpinWait();
    }
    int[] parents = FoldedTree.of(tree, node -> false).parents();
    ImmutableList<ComparedWork> contestants =
        ImmutableList.of(
            ComparedWork.of(
                "layout", () -> (long) TidyLayout.of(parents).width(), widthOf(parents)),
            ComparedWork.of(
                "layout and all that painting needs",
                () -> scene(trace, tree).size(),
                parents.length),
            painting("painted whole, light", scene(trace, tree), Looks.light(), 1),
            painting("painted whole, dark, twice as fine", scene(trace, tree), Looks.dark(), 2));
    Table table = new Table(Table.number(parents.length, 0) + " nodes", "ms, median", "quartiles");
    for (RoundTimes timing : new Rounds(Duration.ofSeconds(12), 30).of(contestants)) {
      Spread millis = timing.millis();
      table.row(timing.name(), Table.number(millis.median(), 1), Table.range(millis, 1));
    }
    table.print(out);
  }

  private static long widthOf(int... parents) {
    return (long) TidyLayout.of(parents).width();
  }

  private static TreeScene scene(Trace trace, SearchTree tree) {
    return new TreeScene(trace.csp(), tree, FoldedTree.of(tree, node -> false));
  }

  private static ComparedWork painting(String name, TreeScene scene, Look look, double scale) {
    BufferedImage image =
        new BufferedImage(
            (int) (AREA.width() * scale),
            (int) (AREA.height() * scale),
            BufferedImage.TYPE_INT_RGB);
    TreePlacement placement = TreePlacement.fit(scene.layout(), AREA, 1);
    return ComparedWork.of(
        name,
        () -> {
          Graphics2D g = image.createGraphics();
          g.scale(scale, scale);
          g.setColor(Awt.color(look.colour(Token.BG_PANEL)));
          g.fillRect(0, 0, image.getWidth(), image.getHeight());
          TreePainter painter = new TreePainter(scene, placement, look);
          GraphicsSurface.paint(g, on -> painter.paint(on, AREA, scene.size() / 2));
          g.dispose();
          return 1;
        },
        1);
  }

  private static Trace trace() {
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    SolverCatalog.find("backtracking")
        .orElseThrow()
        .solve(
            Problem.Sudoku.of(Grid.ofLine(PUZZLE)),
            Settings.defaults().withLimits(Limits.none().withNodes(NODES)),
            recorder);
    return requireNonNull(recorder.trace());
  }
}
