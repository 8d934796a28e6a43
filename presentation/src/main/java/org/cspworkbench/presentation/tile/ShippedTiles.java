package org.cspworkbench.presentation.tile;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.presentation.surface.Palette;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Tile;
import org.cspworkbench.tiles.drawing.Sample;
import org.cspworkbench.tiles.drawing.TilePicture;
import org.cspworkbench.tiles.format.DrawnTileSet;
import org.cspworkbench.tiles.format.ShippedSample;
import org.cspworkbench.tiles.format.ShippedTileSet;

/** The tile sets and sample images that come with the program, by name. */
public final class ShippedTiles {

  /** What each shows, in a few words, the sets first. */
  public static final ImmutableMap<String, String> DESCRIPTIONS =
      ImmutableMap.<String, String>builder()
          .put("sewer", "channels in a wall that grows moss")
          .put("roads", "a country of roads, houses and groves")
          .put("knots", "bands of two colours, woven")
          .put("castle", "walls with towers and gates; tight")
          .put("rooms", "rooms with doors, joined by corridors; tight")
          .put("coast", "land and sea")
          .put("maze", "passages")
          .put("bricks", "a wall of two kinds of bricks")
          .put("flowers", "flowers on a meadow, on the ground")
          .put("skyline", "houses at night, on the ground")
          .put("water", "ripples")
          .put("city", "a town from above")
          .put("caves", "caves in rock")
          .put("wood", "boards")
          .buildOrThrow();

  private ShippedTiles() {}

  /** Returns the names of sets and samples. */
  public static ImmutableList<String> names() {
    return DESCRIPTIONS.keySet().asList();
  }

  /** Returns the set of this name, or the sample, cut as it suits it, if there is one. */
  public static Optional<TileSource> named(String name, boolean isPeriodic) {
    Optional<TileSource> set = ShippedTileSet.named(name).map(ShippedTiles::of);
    return set.isPresent()
        ? set
        : ShippedSample.named(name)
            .map(image -> SampleSource.of(name, image, cut(name, isPeriodic), hasGround(name)));
  }

  /**
   * Returns how a sample is cut if nothing else is wanted.
   *
   * @param isPeriodic whether the image to be made is periodic
   */
  public static Sample.Cut cut(String name, boolean isPeriodic) {
    int symmetry =
        switch (name) {
          case "water", "wood", "bricks" -> 1;
          case "flowers", "skyline" -> 2;
          default -> 8;
        };
    return new Sample.Cut(3, symmetry, isPeriodic || !hasGround(name));
  }

  /** Returns whether the lowest row of a sample is its ground. */
  public static boolean hasGround(String name) {
    return name.equals("flowers") || name.equals("skyline");
  }

  /** Returns the source of a set with pictures. */
  public static SetSource of(DrawnTileSet drawn) {
    return SetSource.of(
        drawn.set(),
        drawn.set().orientedTiles().stream()
            .map(tile -> face(tile, drawn))
            .collect(toImmutableList()));
  }

  private static TileFace face(OrientedTile tile, DrawnTileSet drawn) {
    TilePicture picture = requireNonNull(drawn.pictures().get(tile.tile().name()));
    if (picture instanceof TilePicture.Drawing drawing) {
      return new TileFace.Drawn(drawing.shapes(), tile.orientation());
    }
    TilePicture.Pixels pixels = (TilePicture.Pixels) picture;
    return new TileFace.Photo(requireNonNull(pixels.views().get(tile.orientation())));
  }

  /** Returns the set of a source with its pictures. */
  public static DrawnTileSet drawn(SetSource source) {
    ImmutableList<OrientedTile> oriented = source.set().orientedTiles();
    return new DrawnTileSet(
        source.set(),
        source.set().tiles().stream()
            .collect(
                toImmutableMap(
                    Tile::name,
                    tile ->
                        picture(
                            IntStream.range(0, oriented.size())
                                .filter(i -> oriented.get(i).tile().name().equals(tile.name()))
                                .boxed()
                                .collect(
                                    toImmutableMap(
                                        i -> oriented.get(i).orientation(),
                                        source.faces()::get))))));
  }

  /** The picture of a tile with these faces. */
  private static TilePicture picture(ImmutableMap<Orientation, TileFace> faces) {
    if (faces.get(Orientation.UPRIGHT) instanceof TileFace.Drawn drawn) {
      return new TilePicture.Drawing(drawn.shapes());
    }
    return new TilePicture.Pixels(
        ImmutableMap.copyOf(
            Maps.transformValues(
                faces,
                face ->
                    face instanceof TileFace.Photo photo
                        ? photo.image()
                        : face.pixels(1, Palette.light()))));
  }
}
