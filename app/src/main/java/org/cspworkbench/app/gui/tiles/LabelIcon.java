package org.cspworkbench.app.gui.tiles;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.util.Arrays;
import java.util.Optional;
import javax.swing.Icon;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.EdgeProfile;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.TileFace;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Side;

/**
 * The colours along a side with a label, in the direction in which the label is read.
 *
 * @param face a tile with this label on {@code side}; empty if there is none
 * @param side the side
 */
record LabelIcon(Optional<TileFace> face, Side side) implements Icon {

  private static final int SIZE = 16;

  /** Returns the icon of a label of a set. */
  static LabelIcon of(Optional<SetSource> source, EdgeLabel label) {
    if (source.isPresent()) {
      SetSource set = source.get();
      for (int i = 0; i < set.faces().size(); i++) {
        OrientedTile tile = set.set().orientedTiles().get(i);
        for (Side each : Side.values()) {
          if (tile.edges().filter(edges -> edges.at(each).equals(label)).isPresent()) {
            return new LabelIcon(Optional.of(set.faces().get(i)), each);
          }
        }
      }
    }
    return new LabelIcon(Optional.empty(), Side.NORTH);
  }

  @Override
  public int getIconWidth() {
    return UIScale.scale(SIZE);
  }

  @Override
  public int getIconHeight() {
    return UIScale.scale(SIZE);
  }

  @Override
  public void paintIcon(Component component, Graphics g, int x, int y) {
    int width = getIconWidth();
    int height = getIconHeight();
    int[] colours =
        face.map(
                it ->
                    EdgeProfile.of(it, side, Theme.current().look().palette()).colours().toArray())
            .orElseGet(
                () -> {
                  int[] none = new int[EdgeProfile.LENGTH];
                  Arrays.fill(none, Colours.of(Token.BG_RAISED).getRGB());
                  return none;
                });
    for (int i = 0; i < colours.length; i++) {
      int left = i * width / colours.length;
      g.setColor(new Color(colours[i]));
      g.fillRect(x + left, y, (i + 1) * width / colours.length - left, height);
    }
    g.setColor(Colours.of(Token.LINE_CONTROL));
    g.drawRect(x, y, width - 1, height - 1);
  }
}
