package org.cspworkbench.app.gui.tiles;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.Optional;
import javax.swing.Icon;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.tiles.Edges;
import org.cspworkbench.tiles.Side;

/**
 * A cell that no tile fills, between the sides that its neighbours show.
 *
 * @param sides what the neighbours show
 * @param source the set
 */
record FaultIcon(Edges sides, Optional<SetSource> source) implements Icon {

  private static final int SIZE = 30;

  @Override
  public int getIconWidth() {
    return UIScale.scale(SIZE);
  }

  @Override
  public int getIconHeight() {
    return UIScale.scale(SIZE);
  }

  @Override
  public void paintIcon(Component component, Graphics graphics, int x, int y) {
    Graphics2D g = (Graphics2D) graphics.create(x, y, getIconWidth(), getIconHeight());
    int side = getIconWidth();
    int rim = side / 5;
    for (Side each : Side.values()) {
      LabelIcon label = LabelIcon.of(source, sides.at(each));
      Graphics2D part = (Graphics2D) g.create();
      boolean isUpright = each == Side.NORTH || each == Side.SOUTH;
      part.translate(
          each == Side.EAST ? side - rim : isUpright ? rim : 0,
          each == Side.SOUTH ? side - rim : isUpright ? 0 : rim);
      double along = (side - 2.0 * rim) / label.getIconWidth();
      double across = (double) rim / label.getIconWidth();
      if (isUpright) {
        part.scale(along, across);
      } else {
        part.scale(across, along);
        part.rotate(Math.PI / 2); // its colours run from top to bottom
        part.translate(0, -label.getIconHeight());
      }
      label.paintIcon(component, part, 0, 0);
      part.dispose();
    }
    g.setColor(Colours.of(Token.DEAD_FILL));
    g.fillRect(rim, rim, side - 2 * rim, side - 2 * rim);
    g.setColor(Colours.of(Token.DEAD_HATCH));
    g.clipRect(rim, rim, side - 2 * rim, side - 2 * rim);
    for (int i = 0; i < 2 * side; i += Math.max(3, side / 7)) {
      g.drawLine(i, 0, i - side, side);
    }
    g.dispose();
  }
}
