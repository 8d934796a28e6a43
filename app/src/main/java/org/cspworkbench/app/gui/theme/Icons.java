package org.cspworkbench.app.gui.theme;

import com.formdev.flatlaf.extras.FlatSVGIcon;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.function.Supplier;
import org.cspworkbench.presentation.surface.Token;

/** The icons, drawn in the colour of the adjacent text. */
public final class Icons {

  /** The size of an icon next to text. */
  public static final int BESIDE_TEXT = 16;

  /** The size of an icon without text. */
  public static final int ALONE = 18;

  private static final String FOLDER = "org/cspworkbench/app/gui/theme/icons/";

  private Icons() {}

  /** Returns the icon with this name in the colour of the component that displays it. */
  public static FlatSVGIcon of(String name, int size) {
    FlatSVGIcon icon = plain(name, size);
    icon.setColorFilter(new FlatSVGIcon.ColorFilter((Component c, Color drawn) -> colourOn(c)));
    return icon;
  }

  private static Color colourOn(Component component) {
    return component == null || !component.isEnabled()
        ? Colours.of(Token.TEXT_DISABLED)
        : component.getForeground();
  }

  /** Returns the icon with this name in the colour of a role. */
  public static FlatSVGIcon in(Token token, String name, int size) {
    return in(() -> Colours.of(token), name, size);
  }

  private static FlatSVGIcon in(Supplier<Color> colour, String name, int size) {
    FlatSVGIcon icon = plain(name, size);
    icon.setColorFilter(new FlatSVGIcon.ColorFilter(drawn -> colour.get()));
    return icon;
  }

  /** Returns the icon of the program, in its own colour. */
  public static FlatSVGIcon mark(int size) {
    return in(Token.ACCENT, "mark", size);
  }

  /**
   * Returns the icon of the program as an image of {@code side} pixels, independent of the user's
   * scale.
   */
  public static BufferedImage markPicture(int side) {
    BufferedImage picture = new BufferedImage(side, side, BufferedImage.TYPE_INT_ARGB);
    Graphics2D g = picture.createGraphics();
    double scale = 1 / UIScale.getUserScaleFactor();
    g.scale(scale, scale);
    mark(side).paintIcon(null, g, 0, 0);
    g.dispose();
    return picture;
  }

  /**
   * Paints {@code icon} with graphics that are already scaled to the user's scale; the icon itself
   * would apply that scale again.
   */
  public static void paint(FlatSVGIcon icon, Component on, Graphics2D g, double x, double y) {
    Graphics2D own = (Graphics2D) g.create();
    own.translate(x, y);
    own.scale(1 / UIScale.getUserScaleFactor(), 1 / UIScale.getUserScaleFactor());
    icon.paintIcon(on, own, 0, 0);
    own.dispose();
  }

  private static FlatSVGIcon plain(String name, int size) {
    return new FlatSVGIcon(FOLDER + name + ".svg", size, size, Icons.class.getClassLoader());
  }
}
