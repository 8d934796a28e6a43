package org.cspworkbench.app.gui.tiles;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.Icon;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.paint.tile.FacePicture;
import org.cspworkbench.presentation.tile.TileFace;

/**
 * The picture of a tile in a thin frame, in the colours of the current theme.
 *
 * @param face how the tile looks
 * @param side its width and height in unscaled units
 */
record TileIcon(TileFace face, int side) implements Icon {

  @Override
  public int getIconWidth() {
    return UIScale.scale(side);
  }

  @Override
  public int getIconHeight() {
    return UIScale.scale(side);
  }

  @Override
  public void paintIcon(Component component, Graphics graphics, int x, int y) {
    Box place = new Box(x, y, getIconWidth(), getIconHeight());
    GraphicsSurface.paint(
        (Graphics2D) graphics,
        surface -> FacePicture.paint(surface, Theme.current().look(), face, place));
  }
}
