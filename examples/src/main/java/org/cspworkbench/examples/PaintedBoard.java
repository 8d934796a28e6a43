package org.cspworkbench.examples;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.paint.Pictures;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.presentation.surface.SvgSurface;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.search.MaintainingArcConsistency;

/** The board of a run at one event, painted as SVG. */
public final class PaintedBoard {

  private PaintedBoard() {}

  /** Writes the picture to the file that the first argument names. */
  public static void main(String[] arguments) throws IOException {
    Problem problem = new Problem.General(Queens.pairwise(8));
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    new MaintainingArcConsistency().solve(problem, Settings.defaults(), recorder);
    Trace trace = recorder.trace();

    Look look = Look.light(SvgSurface.MEASURE);
    Picture picture = Pictures.of(problem.csp(), BoardView.full());
    Size size = picture.preferredSize(look);
    String svg =
        SvgSurface.document(
            size,
            surface -> {
              surface.fill(Box.of(size), look.colour(Token.BG_PANEL));
              picture.paint(surface, Box.of(size), look, new Moments(trace).at(12));
            });
    Files.writeString(Path.of(arguments[0]), svg);
    System.out.println("event 12 of " + trace.length());
  }
}
