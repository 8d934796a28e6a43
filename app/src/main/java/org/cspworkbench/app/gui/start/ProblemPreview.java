package org.cspworkbench.app.gui.start;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.Optional;
import java.util.function.Consumer;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Preview;
import org.cspworkbench.app.gui.widget.WindowThreads;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.start.ProblemFormModel;
import org.jspecify.annotations.Nullable;

/** The preview of a problem: a solution, or its open variables if none is found soon. */
final class ProblemPreview extends Canvas {

  private static final BoardView VIEW = new BoardView(false, false, true);

  private String shown = "";
  private @Nullable Preview preview;

  ProblemPreview() {
    super(Token.BG_PANEL);
    setWantedSize(280, 280);
  }

  /**
   * Shows the problem of a form, which is made in the background.
   *
   * @param refused receives the sentence if the problem cannot be made
   */
  void show(ProblemFormModel form, Consumer<String> refused) {
    String wanted = form.usage() + " " + form.text(Settings.SEED);
    if (form.fault().isPresent() || wanted.equals(shown)) {
      return;
    }
    shown = wanted;
    ProblemFormModel.Request request = form.request();
    WindowThreads.background()
        .run(
            () -> new Made(request.reading(), request.solver()),
            made -> {
              if (wanted.equals(shown)) { // and nothing has been typed since
                preview = made.preview().orElse(null);
                if (made.reading() instanceof Reading.Refused fault) {
                  shown = "";
                  refused.accept(fault.sentence());
                }
                repaint();
              }
            });
  }

  /** A problem and its preview, made together in the background. */
  private record Made(Reading reading, Optional<Preview> preview) {
    Made(Reading reading, String solver) {
      this(reading, Previews.of(reading, VIEW, solver));
    }
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    if (preview != null) {
      preview.paint(g, new Rectangle(0, 0, width, height));
    }
  }
}
