package org.cspworkbench.app.gui.run;

import static org.cspworkbench.core.trace.TraceEvent.NONE;
import static org.cspworkbench.viewer.words.Texts.text;

import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.BoardCanvas;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.conflict.ConflictWords;
import org.cspworkbench.presentation.conflict.LearntList.Entry;
import org.cspworkbench.presentation.paint.graph.LearntPainter;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.explore.ConflictModel;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/** The list of learnt nogoods. A click on one goes to the contradiction behind it. */
final class LearntCanvas extends BoardCanvas {

  private static final ConflictWords WORDS = new ConflictWords(Texts.phrases());

  private final ConflictModel model;

  LearntCanvas(ConflictModel model) {
    super(Token.BG_PANEL);
    this.model = model;
    Overflow.SCROLLED.declareFor(this);
    setMinimumSize(new Dimension());
    setWantedSize(200, 100);
    setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
    getAccessibleContext().setAccessibleName(text("conflict.learnt"));
    setToolTipText(""); // enables tooltips
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            int row = rowAt(event);
            if (row != NONE) {
              model.goTo(model.learnt().entries().get(row));
            }
          }
        });
  }

  private @Nullable LearntPainter painter() {
    Csp csp = model.analysis().map(made -> made.graph().trace().csp()).orElse(null);
    return csp == null
        ? null
        : new LearntPainter(model.learnt(), csp, WORDS, Theme.current().look());
  }

  private int rowAt(MouseEvent event) {
    LearntPainter painter = painter();
    int row = painter == null ? NONE : (int) (at(event).y / painter.rowHeight()) - 1;
    return row < model.learnt().entries().size() ? Math.max(NONE, row) : NONE;
  }

  /** Updates the list. */
  void update() {
    LearntPainter painter = painter();
    double row = painter == null ? 0 : painter.rowHeight();
    setWantedSize(200, (int) Math.ceil(row * (model.learnt().entries().size() + 1)));
    repaint();
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    LearntPainter painter = painter();
    if (painter != null) {
      GraphicsSurface.paint(g, on -> painter.paint(on, width));
    }
  }

  @Override
  public @Nullable String getToolTipText(MouseEvent event) {
    int row = rowAt(event);
    return row == NONE ? text("conflict.lbd.tip") : cellName(row);
  }

  @Override
  protected int cellCount() {
    return model.learnt().entries().size();
  }

  @Override
  protected String cellName(int cell) {
    Entry entry = model.learnt().entries().get(cell);
    String nogood =
        model.analysis().map(made -> WORDS.nogood(made.graph().trace().csp(), entry)).orElse("");
    return entry.isForgotten() ? text("conflict.forgotten", nogood) : nogood;
  }

  @Override
  protected boolean isCellSelected(int cell) {
    return cell == 0;
  }
}
