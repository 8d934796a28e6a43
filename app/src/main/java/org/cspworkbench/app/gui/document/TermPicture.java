package org.cspworkbench.app.gui.document;

import java.awt.Graphics2D;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Preview;
import org.cspworkbench.app.gui.widget.WindowThreads;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.paint.Pictures;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.words.Term;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.viewer.problem.TermRun;
import org.jspecify.annotations.Nullable;

/** The picture of a term: the board of its run at an event of its kind. */
final class TermPicture extends Canvas {

  private static final int SIDE = 260;
  private static final int MOST_NODES = 300;
  private static final int SKIPPED = 3; // events of the kind, so that something has happened before

  private @Nullable Term term;
  private @Nullable Preview preview;

  TermPicture() {
    super(Token.BG_PANEL);
    setWantedSize(SIDE, SIDE);
  }

  /** Shows the picture of a term, which is made in the background. */
  void show(Term newTerm) {
    if (newTerm.equals(term)) {
      return;
    }
    term = newTerm;
    WindowThreads.background()
        .run(
            () -> preview(newTerm),
            made -> {
              if (newTerm.equals(term)) { // and no other term has been selected since
                preview = made.orElse(null);
                repaint();
              }
            });
  }

  private static Optional<Preview> preview(Term term) {
    Problem problem = TermRun.problem(term);
    TraceRecorder recorder =
        new TraceRecorder(term.event().isFine() ? Detail.FINE : Detail.DECISIONS);
    SolverCatalog.find(term.solver())
        .orElseThrow()
        .solve(
            problem, Settings.defaults().withLimits(Limits.none().withNodes(MOST_NODES)), recorder);
    Trace trace = recorder.trace();
    return trace == null
        ? Optional.empty()
        : Optional.of(
            new Preview(
                Pictures.of(problem.csp(), new BoardView(true, false, false)),
                new Moments(trace).at(position(trace, term))));
  }

  /** Returns the position after an event of the kind, or the end if there is none. */
  private static int position(Trace trace, Term term) {
    int[] all =
        IntStream.range(0, trace.length())
            .filter(event -> trace.kind(event) == term.event())
            .limit(SKIPPED + 1)
            .toArray();
    return all.length == 0 ? trace.length() : all[all.length - 1] + 1;
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    if (preview != null) {
      preview.paintSquare(g, width, height, SIDE);
    }
  }
}
