package org.cspworkbench.app.gui.widget;

import java.awt.Graphics2D;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.presentation.look.Look;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.surface.Surface;

/** The legend in the bar above a picture: as many of its entries as there is room for. */
public final class LegendCanvas extends Canvas {

  private static final int HEIGHT = 30;

  private final Painter painter;

  /** A painter of the entries of a legend, from the left edge on. */
  public interface Painter {

    /**
     * Paints as many entries as fit.
     *
     * @param middle the vertical centre
     * @param room the maximum total width
     */
    void paint(Surface surface, double middle, double room, Look look);
  }

  /** Creates a legend with this accessible name. */
  public LegendCanvas(String name, Painter painter) {
    super(Token.BG_PANEL);
    this.painter = painter;
    setWantedSize(100, HEIGHT);
    getAccessibleContext().setAccessibleName(name);
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    GraphicsSurface.paint(g, on -> painter.paint(on, height / 2.0, width, Theme.current().look()));
  }
}
