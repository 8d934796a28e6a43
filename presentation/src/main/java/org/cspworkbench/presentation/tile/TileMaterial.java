package org.cspworkbench.presentation.tile;

import java.util.Optional;
import org.cspworkbench.tiles.drawing.PixelImage;
import org.cspworkbench.tiles.drawing.Sample;
import org.cspworkbench.tiles.format.DrawnTileSet;
import org.cspworkbench.tiles.format.ShippedSample;
import org.cspworkbench.tiles.format.ShippedTileSet;

/** What images can be made of, as it was read: a tile set, or a sample image. */
public sealed interface TileMaterial {

  /** How patterns are taken from a sample about which nothing is known. */
  Sample.Cut USUAL_CUT = new Sample.Cut(3, 8, false);

  /** Returns the name of the set or the sample. */
  String name();

  /**
   * A tile set with its pictures.
   *
   * @param drawn the set
   */
  record Tiles(DrawnTileSet drawn) implements TileMaterial {

    @Override
    public String name() {
      return drawn.set().name();
    }

    /** Returns whether the set says what the outer sides of an image look like. */
    public boolean hasBorder() {
      return !drawn.set().border().isEmpty();
    }

    /** Returns the tiles, for images whose outer sides are those of the set. */
    public TileSource source() {
      return ShippedTiles.of(drawn);
    }

    /** Returns the tiles, for images with any outer sides. */
    public TileSource sourceWithoutBorder() {
      return ShippedTiles.of(new DrawnTileSet(drawn.set().withoutBorder(), drawn.pictures()));
    }
  }

  /**
   * A sample image.
   *
   * @param name the name of the sample
   * @param image the image
   * @param cut how patterns are taken from it if nothing else is wanted
   * @param hasGround whether its lowest row is the ground if nothing else is wanted
   */
  record Image(@Override String name, PixelImage image, Sample.Cut cut, boolean hasGround)
      implements TileMaterial {

    /**
     * Returns the patterns of the sample.
     *
     * @throws IllegalArgumentException if it has none or too many; the message is a sentence
     */
    public TileSource source(Sample.Cut wanted, boolean isGrounded) {
      return SampleSource.of(name, image, wanted, isGrounded);
    }
  }

  /**
   * What an image is to be made of, and its size.
   *
   * @param material what it is made of
   * @param width the number of tiles or pixels from left to right
   * @param height the number of tiles or pixels from top to bottom
   * @param isPeriodic whether opposite sides are joined
   */
  record Wanted(TileMaterial material, int width, int height, boolean isPeriodic) {

    private static final int TILES = 24;
    private static final int PIXELS = 32;

    /** Returns an image of the usual size. */
    public static Wanted usual(TileMaterial material) {
      int side = material instanceof TileMaterial.Tiles ? TILES : PIXELS;
      return new Wanted(material, side, side, false);
    }
  }

  /** Returns the tile set or the sample of this name that comes with the program. */
  static Optional<TileMaterial> shipped(String name) {
    Optional<TileMaterial> set = ShippedTileSet.named(name).map(Tiles::new);
    return set.isPresent()
        ? set
        : ShippedSample.named(name)
            .map(
                image ->
                    new Image(
                        name, image, ShippedTiles.cut(name, false), ShippedTiles.hasGround(name)));
  }
}
