package org.cspworkbench.app.gui.run;

import com.google.common.collect.ImmutableList;
import java.awt.Graphics2D;
import java.util.stream.Collectors;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.Pen.Align;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.paint.Legend;
import org.cspworkbench.presentation.paint.LegendRow;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/** The legend of the cell annotations, painted like the board. */
final class LegendPane extends Canvas {

  private static final int WIDTH = 206;
  private static final int ROW = 27;
  private static final int TOP = 10;

  private ImmutableList<LegendRow> rows = Legend.ofCells(0);
  private @Nullable Csp shown;

  LegendPane() {
    super(Token.BG_PANEL);
    setWantedSize(WIDTH, height());
    describe();
  }

  private int height() {
    return TOP * 2 + ROW * rows.size();
  }

  /** Shows the annotations of the cells of a problem. */
  void show(Csp problem) {
    if (shown == problem) {
      return;
    }
    shown = problem;
    rows =
        TileRequest.of(problem)
            .map(TileRequest::source)
            .map(source -> Legend.ofTiles(source.table(), source.faces()))
            .orElseGet(() -> Legend.ofCells(problem));
    setWantedSize(WIDTH, height());
    describe();
    repaint();
  }

  private void describe() {
    getAccessibleContext().setAccessibleName(AnimateCommands.LEGEND.title());
    getAccessibleContext()
        .setAccessibleDescription(
            rows.stream().map(row -> Texts.text(row.key())).collect(Collectors.joining(", ")));
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    Pen pen = new Pen(g);
    int top = TOP;
    for (LegendRow row : rows) {
      int y = top + 3;
      GraphicsSurface.paint(g, on -> row.paint(on, Theme.current().look(), 17, y));
      pen.write(
          Texts.text(row.key()), 50, top + ROW / 2.0, Align.LEFT, Type.text(12), Token.TEXT_MUTED);
      top += ROW;
    }
  }
}
