package org.cspworkbench.app.gui.replay;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.util.Optional;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import javax.swing.KeyStroke;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.BoardCanvas;
import org.cspworkbench.app.gui.widget.FilledViewport;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Token;
import org.jspecify.annotations.Nullable;

/** A canvas filled by a picture; it scrolls if the picture would become too small to read. */
abstract class PictureCanvas extends BoardCanvas implements FilledViewport {

  private static final int LEAST_MARGIN = 4;
  private static final int OVERVIEW = 120;
  private static final int OVERVIEW_MARGIN = 12;
  private static final Dimension WITHOUT_PICTURE = new Dimension(200, 200);

  private final int margin;
  private boolean isScrolledByHand; // since following was last allowed

  /** Creates a canvas whose picture has this margin, if there is space. */
  PictureCanvas(int margin) {
    super(Token.BG_PANEL);
    this.margin = margin;
  }

  /** Returns the picture, if there is one. */
  protected abstract Optional<Picture> picture();

  /**
   * Paints a small map of the whole picture, if it has one.
   *
   * @param place where the map may be, in unscaled units
   * @param visible the part of the canvas in sight, in unscaled units
   */
  protected void drawOverview(Graphics2D g, Box place, Box visible) {}

  /** Returns the bounds of the part that the map does not cover, if there is one. */
  protected Optional<Rectangle> focus() {
    return Optional.empty();
  }

  /** Returns whether a picture that does not wrap is always displayed completely, however small. */
  protected abstract boolean isOverview();

  /**
   * Returns the canvas in a scroll pane, whose scroll bars appear when the picture would become too
   * small to read.
   */
  public JScrollPane scrolling() {
    JScrollPane scroll =
        new JScrollPane(this) {
          @Override
          protected boolean processKeyBinding(
              KeyStroke key, KeyEvent event, int condition, boolean pressed) {
            return false; // the scrolling keys have other functions here
          }

          @Override
          protected JViewport createViewport() {
            return new OverviewViewport();
          }
        };
    scroll.putClientProperty(FlatClientProperties.STYLE, "border: 0,0,0,0");
    scroll.getVerticalScrollBar().setUnitIncrement(UIScale.scale(24));
    MouseAdapter byHand =
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            isScrolledByHand = true;
          }

          @Override
          public void mouseWheelMoved(MouseWheelEvent event) {
            isScrolledByHand = true;
          }
        };
    scroll.addMouseWheelListener(byHand);
    scroll.getVerticalScrollBar().addMouseListener(byHand);
    scroll.getHorizontalScrollBar().addMouseListener(byHand);
    scroll.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            revalidate(); // the height of a picture depends on its width
          }
        });
    return scroll;
  }

  /**
   * Scrolls to a part of the picture that is out of sight, unless the user has scrolled since
   * {@link #allowFollowing}.
   */
  final void follow(Rectangle part) {
    if (!isScrolledByHand && !getVisibleRect().contains(part)) {
      Rectangle around = new Rectangle(part);
      around.grow(2 * part.width, 2 * part.height);
      scrollRectToVisible(around);
    }
  }

  /** Lets the canvas scroll by itself again after the user has scrolled. */
  public final void allowFollowing() {
    isScrolledByHand = false;
  }

  /**
   * A viewport with a map of the whole canvas, if that is scrolled: in the lower right corner, or
   * in the lower left one if the map would cover the focus.
   */
  private final class OverviewViewport extends JViewport {

    OverviewViewport() {
      setScrollMode(SIMPLE_SCROLL_MODE); // the map stays where it is
    }

    @Override
    protected boolean isPaintingOrigin() {
      return isScrolled(); // the canvas would paint over the map
    }

    private boolean isScrolled() {
      return !getViewRect().getSize().equals(getViewSize());
    }

    @Override
    public void paint(Graphics graphics) {
      super.paint(graphics);
      int width = unscaled(getWidth());
      int height = unscaled(getHeight());
      if (isScrolled() && Math.min(width, height) >= 2 * OVERVIEW) {
        Rectangle sight = getViewRect();
        Box place = mapPlace(width, height, sight);
        Graphics2D g = designUnits(graphics);
        drawOverview(g, place, new Box(unscaled(sight.x), unscaled(sight.y), width, height));
        g.dispose();
      }
    }
  }

  private Box mapPlace(int width, int height, Rectangle sight) {
    int end = OVERVIEW + OVERVIEW_MARGIN;
    Rectangle right = new Rectangle(width - end, height - end, OVERVIEW, OVERVIEW);
    boolean isCovered =
        focus()
            .filter(
                part ->
                    right.intersects(
                        unscaled(part.x - sight.x),
                        unscaled(part.y - sight.y),
                        unscaled(part.width),
                        unscaled(part.height)))
            .isPresent();
    return isCovered ? new Box(OVERVIEW_MARGIN, right.y, OVERVIEW, OVERVIEW) : Awt.box(right);
  }

  /** Returns the area of the picture. The margins are reduced before the picture is. */
  protected final Box area(int width, int height) {
    Dimension least = leastPicture();
    int beside = margin(width - least.width);
    int above = margin(height - least.height);
    return new Box(beside, above, width - 2 * beside, height - 2 * above);
  }

  private int margin(int spare) {
    return Math.max(LEAST_MARGIN, Math.min(margin, spare / 2));
  }

  /** Returns the minimum size at which the picture is legible in the visible area. */
  private Dimension leastPicture() {
    Picture picture = picture().orElse(null);
    JScrollPane scroll = scrollPane();
    if (picture == null) {
      return WITHOUT_PICTURE;
    }
    Look look = Theme.current().look();
    if (scroll == null || scroll.getWidth() == 0) {
      return Awt.dimension(picture.minimumSize(look));
    }
    Insets insets = scroll.getInsets();
    Dimension room =
        new Dimension(
            unitsIn(scroll.getWidth() - insets.left - insets.right) - 2 * LEAST_MARGIN,
            unitsIn(scroll.getHeight() - insets.top - insets.bottom) - 2 * LEAST_MARGIN);
    if (isOverview() && !picture.wraps()) {
      Dimension least = Awt.dimension(picture.minimumSize(look, Awt.size(room)));
      return new Dimension(Math.min(least.width, room.width), Math.min(least.height, room.height));
    }
    Dimension least = Awt.dimension(picture.scrolledSize(look, Awt.size(room)));
    if (least.height <= room.height) {
      return least;
    }
    room.width -= unscaled(scroll.getVerticalScrollBar().getPreferredSize().width) + 1;
    return Awt.dimension(picture.scrolledSize(look, Awt.size(room)));
  }

  /** Returns the number of whole units in a length, as one more could make it scroll. */
  private static int unitsIn(int length) {
    return (int) Math.floor(length / UIScale.getUserScaleFactor());
  }

  private @Nullable JScrollPane scrollPane() {
    return getParent() instanceof JViewport viewport
            && viewport.getParent() instanceof JScrollPane s
        ? s
        : null;
  }

  private static Dimension withMargins(Dimension picture) {
    return UIScale.scale(
        new Dimension(picture.width + 2 * LEAST_MARGIN, picture.height + 2 * LEAST_MARGIN));
  }

  @Override
  public Dimension getMinimumSize() {
    return UIScale.scale(WITHOUT_PICTURE);
  }

  @Override
  public Dimension getPreferredSize() {
    return withMargins(leastPicture());
  }

  /** Returns a size that makes the adjacent column shrink first. */
  @Override
  public Dimension getPreferredScrollableViewportSize() {
    return withMargins(
        picture()
            .map(each -> Awt.dimension(each.minimumSize(Theme.current().look())))
            .orElse(WITHOUT_PICTURE));
  }
}
