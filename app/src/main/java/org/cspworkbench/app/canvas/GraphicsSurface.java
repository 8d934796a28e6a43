package org.cspworkbench.app.canvas;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.function.Consumer;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.Contour;
import org.cspworkbench.presentation.surface.DeviceGrid;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Pixels;
import org.cspworkbench.presentation.surface.Stamp;
import org.cspworkbench.presentation.surface.Stroke;
import org.cspworkbench.presentation.surface.Surface;
import org.jspecify.annotations.Nullable;

/** A {@code Graphics2D} as a surface for painters. */
public final class GraphicsSurface implements Surface {

  /** What is visible where nothing limits it. */
  private static final Box EVERYWHERE = new Box(-1e9, -1e9, 2e9, 2e9);

  private static final int OPAQUE = 255;

  /** The hint of graphics that keep shapes as they are, so that nothing is drawn as pixels. */
  public static final RenderingHints.Key VECTORS = new VectorsKey();

  private final Graphics2D g;
  private final BundledFonts fonts = BundledFonts.get();
  private final DeviceGrid device;
  private final boolean hasPixels;
  private @Nullable Colour colour; // as the graphics have it
  private @Nullable Stroke stroke; // as the graphics have it
  private @Nullable Graphics2D pixels; // with a unit for each pixel, without antialiasing
  private @Nullable Colour pixelColour; // as these graphics have it

  private GraphicsSurface(Graphics2D g) {
    this.g = g;
    this.device = gridOf(g.getTransform());
    this.hasPixels =
        isUpright(g.getTransform()) && !Boolean.TRUE.equals(g.getRenderingHint(VECTORS));
    setEdges(Edges.SMOOTH);
    g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    g.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
  }

  private static final class VectorsKey extends RenderingHints.Key {

    VectorsKey() {
      super(1); // no key of another class is equal
    }

    @Override
    public boolean isCompatibleValue(Object value) {
      return value instanceof Boolean;
    }
  }

  /** Runs {@code painting} on a copy of {@code g}, which itself keeps its state. */
  public static void paint(Graphics2D g, Consumer<Surface> painting) {
    Graphics2D copy = (Graphics2D) g.create();
    try {
      GraphicsSurface surface = new GraphicsSurface(copy);
      painting.accept(surface);
      if (surface.pixels != null) {
        surface.pixels.dispose();
      }
    } finally {
      copy.dispose();
    }
  }

  private static DeviceGrid gridOf(AffineTransform transform) {
    return isUpright(transform)
        ? new DeviceGrid(
            transform.getScaleX(),
            transform.getScaleY(),
            transform.getTranslateX(),
            transform.getTranslateY())
        : DeviceGrid.unscaled();
  }

  private static boolean isUpright(AffineTransform transform) {
    return transform.getShearX() == 0
        && transform.getShearY() == 0
        && transform.getScaleX() > 0
        && transform.getScaleY() > 0;
  }

  @Override
  public DeviceGrid device() {
    return device;
  }

  @Override
  public Box visible() {
    Rectangle clip = g.getClipBounds();
    return clip == null ? EVERYWHERE : Awt.box(clip);
  }

  @Override
  public void within(Contour part, Consumer<Surface> painting) {
    paint(
        g,
        inside -> {
          ((GraphicsSurface) inside).g.clip(Awt.shape(part));
          painting.accept(inside);
        });
  }

  @Override
  public void setEdges(Edges edges) {
    g.setRenderingHint(
        RenderingHints.KEY_ANTIALIASING,
        edges == Edges.SMOOTH
            ? RenderingHints.VALUE_ANTIALIAS_ON
            : RenderingHints.VALUE_ANTIALIAS_OFF);
  }

  @Override
  public void stamp(Stamp stamp, Box place) {
    Rectangle whole = wholePixels(place);
    if (whole == null) {
      stamp.paint(this, place);
    } else {
      onPixels()
          .drawImage(
              StampImages.of(stamp, whole.width, whole.height, device.scaleX(), device.scaleY()),
              whole.x,
              whole.y,
              null);
    }
  }

  /** Returns the pixels of {@code place}, or {@code null} if its edges cut pixels. */
  private @Nullable Rectangle wholePixels(Box place) {
    double left = place.x() * device.scaleX() + device.offsetX();
    double top = place.y() * device.scaleY() + device.offsetY();
    double width = place.width() * device.scaleX();
    double height = place.height() * device.scaleY();
    int columns = (int) Math.round(width);
    int rows = (int) Math.round(height);
    return hasPixels
            && columns > 0
            && rows > 0
            && isWhole(left)
            && isWhole(top)
            && isWhole(width)
            && isWhole(height)
        ? new Rectangle((int) Math.round(left), (int) Math.round(top), columns, rows)
        : null;
  }

  /** Returns the graphics with a unit for each pixel. */
  private Graphics2D onPixels() {
    if (pixels == null) {
      pixels = (Graphics2D) g.create();
      pixels.setTransform(new AffineTransform());
      pixels.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_OFF);
    }
    return pixels;
  }

  private static boolean isWhole(double length) {
    return Math.abs(length - Math.rint(length)) < 1e-6;
  }

  @Override
  public void paint(Pixels picture, Box place) {
    if (!hasPixels) {
      Surface.super.paint(picture, place);
      return;
    }
    BufferedImage image =
        new BufferedImage(picture.width(), picture.height(), BufferedImage.TYPE_INT_RGB);
    int[] target = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    for (int i = 0; i < target.length; i++) {
      target[i] = picture.colours().get(i);
    }
    Rectangle2D.Double area = Awt.rectangle(place);
    g.drawImage(
        image,
        new AffineTransform(
            area.width / picture.width(), 0, 0, area.height / picture.height(), area.x, area.y),
        null);
  }

  @Override
  public void fill(Contour contour, Colour with) {
    Rectangle whole =
        contour instanceof Box box && with.alpha() == OPAQUE ? wholePixels(box) : null;
    if (whole == null) {
      choose(with);
      g.fill(Awt.shape(contour));
    } else { // the same pixels as with antialiasing, for less time
      Graphics2D target = onPixels();
      if (!with.equals(pixelColour)) {
        target.setColor(Awt.color(with));
        pixelColour = with;
      }
      target.fillRect(whole.x, whole.y, whole.width, whole.height);
    }
  }

  @Override
  public void draw(Contour contour, Stroke with, Colour in) {
    choose(in);
    if (!with.equals(stroke)) {
      g.setStroke(basic(with));
      stroke = with;
    }
    g.draw(Awt.shape(contour));
  }

  @Override
  public void write(String text, double x, double y, Face face, double size, Colour in) {
    Lettering lettering = fonts.lettering(face, size);
    choose(in);
    g.setFont(lettering.fontFor(text));
    g.drawString(text, (float) x, (float) (y + lettering.rise()));
  }

  private void choose(Colour wanted) {
    if (!wanted.equals(colour)) {
      g.setColor(Awt.color(wanted));
      colour = wanted;
    }
  }

  private static BasicStroke basic(Stroke stroke) {
    float width = (float) stroke.width();
    int cap =
        switch (stroke.cap()) {
          case BUTT -> BasicStroke.CAP_BUTT;
          case ROUND -> BasicStroke.CAP_ROUND;
          case SQUARE -> BasicStroke.CAP_SQUARE;
        };
    int join = stroke.join() == Stroke.Join.ROUND ? BasicStroke.JOIN_ROUND : BasicStroke.JOIN_MITER;
    Stroke.Dashes dashes = stroke.dashes();
    return dashes.on() > 0
        ? new BasicStroke(
            width,
            cap,
            join,
            10,
            new float[] {(float) dashes.on(), (float) dashes.off()},
            (float) dashes.phase())
        : new BasicStroke(width, cap, join, 10);
  }
}
