package org.cspworkbench.bench;

import com.google.common.collect.ImmutableList;
import java.awt.Graphics2D;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.canvas.Looks;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.paint.Pictures;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;

/** Measures the time to paint the boards of four solvers, frame by frame. */
final class PaintingTimes {

  private static final String PUZZLE =
      ".74...8..19...5.2......97.4.....7..5.2.....3.6..5.....4.26......6.7...19..9...34.";

  private static final ImmutableList<String> SOLVERS =
      ImmutableList.of("backtracking", "ac3", "forward-checking", "mac");

  private static final int SIDE = 270;
  private static final int FRAMES = 60; // a second's worth in a round

  /** The boards of four runs, painted beside each other. */
  private static final class Boards {
    private final ImmutableList<Moments> moments;
    private final Picture picture;
    private final PaintedImage canvas;
    private int frame;

    Boards(ImmutableList<Trace> traces, Look look, double scale) {
      this.moments = traces.stream().map(Moments::new).collect(ImmutableList.toImmutableList());
      this.picture = Pictures.of(traces.get(0).csp(), BoardView.compact());
      this.canvas = new PaintedImage(SOLVERS.size() * SIDE, SIDE, look, scale);
    }

    /** Paints so many frames, each one event further. */
    long paint() {
      for (int i = 0; i < FRAMES; i++) {
        canvas.draw(this::drawRuns);
        frame++;
      }
      return FRAMES;
    }

    private void drawRuns(Graphics2D g) {
      for (int k = 0; k < SOLVERS.size(); k++) {
        Moments run = moments.get(k);
        int position = frame % run.trace().length();
        Box area = new Box(k * SIDE, 0, SIDE, SIDE);
        GraphicsSurface.paint(g, on -> picture.paint(on, area, canvas.look(), run.at(position)));
      }
    }
  }

  private PaintingTimes() {}

  static void run(List<String> arguments, PrintStream out) {
    Problem problem = Problem.Sudoku.of(Grid.ofLine(PUZZLE));
    ImmutableList<Trace> traces =
        SOLVERS.stream()
            .map(solver -> Traces.of(solver, problem))
            .collect(ImmutableList.toImmutableList());
    ImmutableList<ComparedWork> contestants =
        ImmutableList.of(
            contestant("light", new Boards(traces, Looks.light(), 1)),
            contestant("dark", new Boards(traces, Looks.dark(), 1)),
            contestant("light, twice as fine", new Boards(traces, Looks.light(), 2)),
            contestant("projector, twice as fine", new Boards(traces, Looks.projector(), 2)));
    Table table = new Table("four boards, one event a frame | ms a frame, median | quartiles");
    new Rounds(Duration.ofSeconds(12), 30).print(contestants, 1.0 / FRAMES, 2, table);
    table.print(out);
  }

  private static ComparedWork contestant(String name, Boards boards) {
    return ComparedWork.of(name, boards::paint, FRAMES);
  }
}
