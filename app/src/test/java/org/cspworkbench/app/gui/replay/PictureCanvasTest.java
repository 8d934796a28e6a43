package org.cspworkbench.app.gui.replay;

import static java.awt.event.MouseWheelEvent.WHEEL_UNIT_SCROLL;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.image.BufferedImage;
import java.util.Optional;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import org.cspworkbench.presentation.paint.tile.TilesPicture;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.tile.TileScene;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A picture that is scrolled has a map that shows which part is in sight. */
final class PictureCanvasTest {

  private static final Dimension SIZE =
      new Dimension(600, 500); // before scaling, as all sizes here

  /** A canvas of a tile problem, which remembers where its map was painted last. */
  private static final class TileCanvas extends PictureCanvas {

    private final Picture picture;
    private final boolean isOverview;
    private @Nullable Rectangle focus;
    private @Nullable Box place;
    private @Nullable Box visible;

    TileCanvas(int size) {
      this(size, /* isOverview= */ false);
    }

    TileCanvas(int size, boolean isOverview) {
      super(12);
      this.isOverview = isOverview;
      TileRequest request =
          TileRequest.of(ShippedTiles.named("sewer", false).orElseThrow(), size, size, false);
      picture = new TilesPicture(TileScene.of(request.state()).orElseThrow(), true);
    }

    @Override
    protected Optional<Picture> picture() {
      return Optional.of(picture);
    }

    @Override
    protected boolean isOverview() {
      return isOverview;
    }

    @Override
    protected Optional<Rectangle> focus() {
      return Optional.ofNullable(focus);
    }

    @Override
    protected void drawOverview(Graphics2D g, Box where, Box sight) {
      place = where;
      visible = sight;
    }

    @Override
    protected void draw(Graphics2D g, int width, int height) {}

    @Override
    protected int cellCount() {
      return 0;
    }

    @Override
    protected String cellName(int cell) {
      return "";
    }

    @Override
    protected boolean isCellSelected(int cell) {
      return false;
    }
  }

  @ParameterizedTest
  @CsvSource({"24, false", "64, true", "128, true", "200, false", "256, false"})
  void aPictureWithCellsOfSixteenPixelsIsScrolledUnlessCellsAreSinglePixels(
      int size, boolean isScrolled) {
    TileCanvas canvas = new TileCanvas(size);
    JScrollPane scroll = canvas.scrolling();
    scroll.setSize(UIScale.scale(SIZE));
    paint(scroll);
    assertThat(canvas.place != null).isEqualTo(isScrolled);
    if (isScrolled) {
      scroll.getViewport().setViewPosition(scaled(new Rectangle(40, 20, 0, 0)).getLocation());
      paint(scroll);
      assertThat(canvas.visible).isNotNull();
      assertThat(canvas.visible.x()).isEqualTo(40);
      assertThat(canvas.visible.y()).isEqualTo(20);
      assertThat(canvas.place).isNotNull();
      assertThat(canvas.place.width()).isEqualTo(120);
    }
  }

  @Test
  void theMapMovesAsideForTheFocus() {
    TileCanvas canvas = new TileCanvas(64);
    JScrollPane scroll = canvas.scrolling();
    scroll.setSize(UIScale.scale(SIZE));
    paint(scroll);
    Box usual = requireNonNull(canvas.place);
    canvas.focus = scaled(new Rectangle((int) usual.x() - 10, (int) usual.y() + 50, 16, 16));
    paint(scroll);
    assertThat(canvas.place.x()).isEqualTo(12);
    assertThat(canvas.place.y()).isEqualTo(usual.y());

    canvas.focus = scaled(new Rectangle((int) usual.x() - 20, (int) usual.y() + 50, 16, 16));
    paint(scroll);
    assertThat(canvas.place).isEqualTo(usual);
  }

  /** As at 125 %, where few numbers of pixels are whole numbers of units. */
  @ParameterizedTest
  @ValueSource(floats = {1, 1.1f, 1.25f, 1.5f, 1.75f})
  void anOverviewIsNeverScrolled(float zoom) {
    float before = UIScale.getZoomFactor();
    UIScale.setZoomFactor(zoom);
    try {
      TileCanvas canvas = new TileCanvas(24, /* isOverview= */ true);
      JScrollPane scroll = canvas.scrolling();
      for (int side = 250; side < 290; side++) {
        scroll.setSize(side + 7, side);
        paint(scroll);
        assertThat(canvas.place).as("%s × %s at %s", side + 7, side, zoom).isNull();
      }
    } finally {
      UIScale.setZoomFactor(before);
    }
  }

  @Test
  void theViewFollowsAPartThatIsOutOfSightUntilTheUserScrolls() {
    TileCanvas canvas = new TileCanvas(64);
    JScrollPane scroll = canvas.scrolling();
    scroll.setSize(UIScale.scale(SIZE));
    paint(scroll);
    JViewport viewport = scroll.getViewport();
    canvas.follow(scaled(new Rectangle(300, 200, 16, 16)));
    assertThat(viewport.getViewPosition()).isEqualTo(new Point(0, 0));

    Rectangle far = scaled(new Rectangle(900, 800, 16, 16));
    canvas.follow(far);
    assertThat(viewport.getViewRect().contains(far)).isTrue();

    viewport.setViewPosition(new Point(0, 0));
    scroll.dispatchEvent(
        new MouseWheelEvent(
            scroll, MouseEvent.MOUSE_WHEEL, 0, 0, 9, 9, 0, false, WHEEL_UNIT_SCROLL, 3, 1));
    Point chosen = viewport.getViewPosition();
    canvas.follow(far);
    assertThat(viewport.getViewPosition()).isEqualTo(chosen);

    canvas.allowFollowing();
    canvas.follow(far);
    assertThat(viewport.getViewRect().contains(far)).isTrue();
  }

  /** Other tests may have changed the scale, which goes with the font of the window. */
  private static Rectangle scaled(Rectangle area) {
    return new Rectangle(
        UIScale.scale(area.x),
        UIScale.scale(area.y),
        UIScale.scale(area.width),
        UIScale.scale(area.height));
  }

  private static void paint(JScrollPane scroll) {
    for (int i = 0; i < 3; i++) { // whether one scroll bar is needed depends on the other
      scroll.doLayout();
      scroll.getViewport().doLayout();
    }
    BufferedImage image =
        new BufferedImage(scroll.getWidth(), scroll.getHeight(), BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    scroll.paint(g);
    g.dispose();
  }
}
