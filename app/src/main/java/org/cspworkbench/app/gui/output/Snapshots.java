package org.cspworkbench.app.gui.output;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.function.Supplier;
import javax.imageio.ImageIO;
import javax.swing.JComponent;
import org.cspworkbench.app.export.SvgPicture;
import org.cspworkbench.document.Content;
import org.cspworkbench.viewer.output.OutputForm;

/** Pictures of components as they are currently displayed. */
public final class Snapshots {

  private static final int PIXELS_PER_UNIT = 2; // sharp in print

  private Snapshots() {}

  /** Returns {@code component} as SVG, and as PNG with two pixels per unit. */
  public static ImmutableList<OutputForm> of(JComponent component, String what) {
    Supplier<Content> png = () -> png(component);
    Supplier<Content> svg = () -> svg(component);
    return ImmutableList.of(
        OutputForm.ofContent(text("export.svg", what), "svg", svg),
        OutputForm.ofContent(text("export.png", what), "png", png));
  }

  private static Content png(JComponent component) {
    BufferedImage image =
        new BufferedImage(
            component.getWidth() * PIXELS_PER_UNIT,
            component.getHeight() * PIXELS_PER_UNIT,
            BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.scale(PIXELS_PER_UNIT, PIXELS_PER_UNIT);
    component.print(g);
    g.dispose();
    return stream -> ImageIO.write(image, "png", stream);
  }

  private static Content svg(JComponent component) {
    return SvgPicture.of(component.getSize(), component::print)::write;
  }
}
