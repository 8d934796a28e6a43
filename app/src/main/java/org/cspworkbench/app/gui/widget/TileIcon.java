package org.cspworkbench.app.gui.widget;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.Icon;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.look.Ink;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.paint.tile.FacePainter;
import org.cspworkbench.presentation.tile.TileScene;

/**
 * The picture of a tile, in a thin frame, in the colours of the current theme.
 *
 * @param scene the problem
 * @param value the index of the tile
 * @param side the side in pixels before scaling
 */
public record TileIcon(TileScene scene, int value, int side) implements Icon {

  @Override
  public void paintIcon(Component on, Graphics g, int x, int y) {
    Box box = new Box(x, y, getIconWidth(), getIconHeight());
    GraphicsSurface.paint(
        (Graphics2D) g,
        surface -> {
          Ink ink = new Ink(surface, Theme.current().look());
          new FacePainter(ink, scene.faces()).paint(value, box);
          ink.frame(box, Token.LINE_CONTROL, ink.device().pixel());
        });
  }

  @Override
  public int getIconWidth() {
    return UIScale.scale(side);
  }

  @Override
  public int getIconHeight() {
    return UIScale.scale(side);
  }
}
