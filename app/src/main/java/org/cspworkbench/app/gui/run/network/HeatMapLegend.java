package org.cspworkbench.app.gui.run.network;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.function.Supplier;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.Pen.Align;
import org.cspworkbench.presentation.paint.chart.HeatMapPlacement.Rows;
import org.cspworkbench.presentation.paint.chart.HeatScale;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.explore.HeatMapModel;
import org.cspworkbench.viewer.words.Texts;

/** The legend of the domains over time, from right to left. */
final class HeatMapLegend extends Canvas {

  private static final Font FONT = Type.text(12);
  private static final int SWATCH = 14;

  private final HeatMapModel model;
  private final Supplier<Rows> rows;

  HeatMapLegend(HeatMapModel model, Supplier<Rows> rows) {
    super(Token.BG_PANEL);
    this.model = model;
    this.rows = rows;
    setWantedSize(300, 28);
    getAccessibleContext().setAccessibleName(text("heat.legend"));
  }

  void update() {
    repaint();
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    if (model.map().isEmpty()) {
      return;
    }
    Pen pen = new Pen(g);
    double middle = height / 2.0;
    double x = item(pen, width, middle, "heat.none", Token.DEAD_MARK, 1);
    if (rows.get() == Rows.VALUES) {
      x = item(pen, x, middle, "heat.tried", Token.ACCENT, 1);
      x = item(pen, x, middle, "heat.only", Token.TEXT_MUTED, 0.34);
      item(pen, x, middle, "heat.open", Token.HEAT_3, 0.64);
    } else {
      scale(pen, x, middle);
    }
  }

  /** Paints a swatch and its label that end at {@code right}; returns where they begin. */
  private static double item(
      Pen pen, double right, double middle, String key, Token token, double share) {
    String label = text(key);
    double left = right - pen.width(label, FONT) - SWATCH - 6;
    if (left < 0) {
      return left;
    }
    pen.fill(
        new Rectangle2D.Double(left, middle - SWATCH * share / 2, SWATCH, SWATCH * share), token);
    pen.write(label, left + SWATCH + 6, middle, Align.LEFT, FONT, Token.TEXT_MUTED);
    return left - 16;
  }

  private void scale(Pen pen, double right, double middle) {
    HeatScale scale = model.map().map(map -> HeatScale.of(map.csp())).orElse(new HeatScale(1));
    ImmutableList<Token> tones = scale.tones();
    String most = Texts.number(scale.most());
    double left = right - pen.width(most, FONT) - 6 - tones.size() * (double) SWATCH;
    if (left < 16) {
      return;
    }
    pen.write(most, right, middle, Align.RIGHT, FONT, Token.TEXT_MUTED);
    for (int k = 0; k < tones.size(); k++) {
      pen.fill(
          new Rectangle2D.Double(left + k * (double) SWATCH, middle - 7, SWATCH, 14), tones.get(k));
    }
    pen.write("1", left - 6, middle, Align.RIGHT, FONT, Token.TEXT_MUTED);
  }
}
