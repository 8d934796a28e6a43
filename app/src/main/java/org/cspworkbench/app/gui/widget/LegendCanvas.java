package org.cspworkbench.app.gui.widget;

import java.awt.Graphics2D;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.presentation.paint.graph.GraphLegend;
import org.cspworkbench.presentation.surface.Token;

/** The legend in the bar above a graph: as many of its entries as there is room for. */
public final class LegendCanvas extends Canvas {

  private static final int HEIGHT = 30;

  private final GraphLegend legend;

  /** Creates the canvas of a legend with this accessible name. */
  public LegendCanvas(String name, GraphLegend legend) {
    super(Token.BG_PANEL);
    this.legend = legend;
    setWantedSize(100, HEIGHT);
    getAccessibleContext().setAccessibleName(name);
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    GraphicsSurface.paint(g, on -> legend.paint(on, height / 2.0, width, Theme.current().look()));
  }
}
