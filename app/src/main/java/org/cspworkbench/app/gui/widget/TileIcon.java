package org.cspworkbench.app.gui.widget;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.Icon;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.presentation.paint.tile.FacePicture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.tile.TileFace;
import org.cspworkbench.presentation.tile.TileScene;

/**
 * The picture of a tile, in a thin frame, in the colours of the current theme.
 *
 * @param face how the tile looks
 * @param side the side in pixels before scaling
 */
public record TileIcon(TileFace face, int side) implements Icon {

  /** Creates the picture of a value of a problem. */
  public TileIcon(TileScene scene, int value, int side) {
    this(scene.faces().get(value), side);
  }

  @Override
  public void paintIcon(Component on, Graphics g, int x, int y) {
    Box box = new Box(x, y, getIconWidth(), getIconHeight());
    GraphicsSurface.paint(
        (Graphics2D) g, surface -> FacePicture.paint(surface, Theme.current().look(), face, box));
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
