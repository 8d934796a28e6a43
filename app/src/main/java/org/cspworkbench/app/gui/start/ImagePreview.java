package org.cspworkbench.app.gui.start;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Preview;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.presentation.paint.Pictures;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.ImageFields;
import org.cspworkbench.presentation.tile.TileMaterial;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.tiles.drawing.PixelImage;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.start.ImageFindings;
import org.cspworkbench.viewer.start.ImageRequest;
import org.jspecify.annotations.Nullable;

/**
 * The preview of the form: a small image made of the tiles of a set, a sample as it is, or the
 * cells in which the border leaves no tile.
 */
final class ImagePreview extends Canvas {

  private static final int SIDE = 12; // of the small image
  private static final int LARGEST = 440;

  private final ImageFormModel model;
  private final Background background;
  private @Nullable Object shown; // the material, or the request with its dead cells
  private @Nullable Preview preview;
  private @Nullable BufferedImage sample;

  ImagePreview(ImageFormModel model, Background background) {
    super(Token.BG_PANEL);
    this.model = model;
    this.background = background;
    setWantedSize(240, 240);
  }

  /** Makes the picture in the background if it has changed. */
  void update() {
    ImageRequest request = model.request().orElse(null);
    if (request == null) {
      return;
    }
    BitSet dead = model.findings().map(ImageFindings::unclosable).orElseGet(BitSet::new);
    Object key = dead.isEmpty() ? request.material() : request;
    if (key.equals(shown)) {
      return;
    }
    shown = key;
    if (request.material() instanceof TileMaterial.Image image) {
      preview = null;
      sample = pixels(image.image());
      repaint();
    } else {
      background.run(
          () -> dead.isEmpty() ? small(request) : unclosable(request, dead),
          made -> {
            if (key.equals(shown)) {
              sample = null;
              preview = made.orElse(null);
              repaint();
            }
          });
    }
  }

  private static Optional<Preview> small(ImageRequest request) {
    try {
      Csp csp =
          TileRequest.of(
                  request.with(ImageFields.BORDER, Parameter.Truth.write(false)).source(),
                  SIDE,
                  SIDE,
                  /* isPeriodic= */ false)
              .state();
      return Previews.of(
          new Reading.Opened("", new Problem.General(csp), Optional.empty()),
          BoardView.plain(),
          ImageFields.USUAL_SOLVER);
    } catch (IllegalArgumentException e) {
      return Optional.empty(); // the form reports why
    }
  }

  private static Optional<Preview> unclosable(ImageRequest request, BitSet dead) {
    ImageRequest open = request.with(ImageFields.BORDER, Parameter.Truth.write(false));
    Csp csp = open.tiles(open.source()).state();
    ImmutableList<Spot> spots =
        IntStream.range(0, csp.variables().size())
            .mapToObj(
                x ->
                    dead.get(x)
                        ? Spot.of(State.DEAD, -1)
                        : Spot.open(
                            ValueSet.where(csp.variables().get(x).domain().size(), value -> true)))
            .collect(toImmutableList());
    return Optional.of(new Preview(Pictures.of(csp, BoardView.plain()), Moment.of(spots)));
  }

  private static BufferedImage pixels(PixelImage image) {
    BufferedImage pixels =
        new BufferedImage(image.width(), image.height(), BufferedImage.TYPE_INT_ARGB);
    pixels.setRGB(0, 0, image.width(), image.height(), image.colours().toArray(), 0, image.width());
    return pixels;
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    if (preview != null) {
      preview.paintSquare(g, width, height, LARGEST);
    } else if (sample != null) {
      int side = Math.min(LARGEST, Math.min(width, height));
      double fitting =
          Math.min((double) side / sample.getWidth(), (double) side / sample.getHeight());
      double scale = fitting >= 1 ? Math.floor(Math.min(16, fitting)) : fitting;
      g.setRenderingHint(
          RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_NEAREST_NEIGHBOR);
      g.drawImage(
          sample,
          0,
          0,
          (int) (sample.getWidth() * scale),
          (int) (sample.getHeight() * scale),
          null);
    }
  }
}
