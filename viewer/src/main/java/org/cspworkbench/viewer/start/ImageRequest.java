package org.cspworkbench.viewer.start;

import org.cspworkbench.presentation.tile.TileMaterial;
import org.cspworkbench.presentation.tile.TileMaterial.Wanted;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.tiles.overlap.Sample;

/**
 * What the form for a new image of tiles specifies. Immutable.
 *
 * @param material what the image is made of
 * @param cut how patterns are taken, if that is a sample
 * @param hasGround whether the lowest row of a sample is the ground
 * @param isBordered whether the outer sides are those of the set, if it has a border
 * @param width the number of tiles or pixels from left to right
 * @param height the number of tiles or pixels from top to bottom
 * @param isPeriodic whether opposite sides are joined
 */
public record ImageRequest(
    TileMaterial material,
    Sample.Cut cut,
    boolean hasGround,
    boolean isBordered,
    int width,
    int height,
    boolean isPeriodic) {

  /** Returns the request for an image as a file or the program suggests it. */
  public static ImageRequest of(Wanted wanted) {
    TileMaterial material = wanted.material();
    return material instanceof TileMaterial.Image image
        ? new ImageRequest(
            material,
            image.cut(),
            image.hasGround(),
            false,
            wanted.width(),
            wanted.height(),
            wanted.isPeriodic())
        : new ImageRequest(
            material,
            TileMaterial.USUAL_CUT,
            false,
            true,
            wanted.width(),
            wanted.height(),
            wanted.isPeriodic());
  }

  /**
   * Returns what the image is made of.
   *
   * @throws IllegalArgumentException if a sample has no patterns or too many; the message is a
   *     sentence
   */
  public TileSource source() {
    if (material instanceof TileMaterial.Image image) {
      return image.source(cut, hasGround);
    }
    TileMaterial.Tiles tiles = (TileMaterial.Tiles) material;
    return isBordered ? tiles.source() : tiles.sourceWithoutBorder();
  }

  /** Returns the request to state the problem from {@code source}. */
  public TileRequest tiles(TileSource source) {
    return TileRequest.of(source, width, height, isPeriodic);
  }

  /** Returns this request with another way to take patterns. */
  public ImageRequest withCut(Sample.Cut newCut) {
    return new ImageRequest(material, newCut, hasGround, isBordered, width, height, isPeriodic);
  }

  /** Returns this request with or without a ground. */
  public ImageRequest withGround(boolean newGround) {
    return new ImageRequest(material, cut, newGround, isBordered, width, height, isPeriodic);
  }

  /** Returns this request with or without the border of the set. */
  public ImageRequest withBorder(boolean newBorder) {
    return new ImageRequest(material, cut, hasGround, newBorder, width, height, isPeriodic);
  }

  /** Returns this request for another size. */
  public ImageRequest withSize(int newWidth, int newHeight) {
    return new ImageRequest(material, cut, hasGround, isBordered, newWidth, newHeight, isPeriodic);
  }

  /** Returns this request with opposite sides joined or not. */
  public ImageRequest withPeriodic(boolean newPeriodic) {
    return new ImageRequest(material, cut, hasGround, isBordered, width, height, newPeriodic);
  }
}
