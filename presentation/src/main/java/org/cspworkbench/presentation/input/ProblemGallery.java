package org.cspworkbench.presentation.input;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.gallery.Gallery;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.tile.TileSource;

/** The whole gallery: the problems of {@link Gallery}, and those that need more than the core. */
public final class ProblemGallery {

  private static final Splitter SIZE = Splitter.on(CharMatcher.anyOf("xX×"));

  static final ImmutableList<String> TILE_PARAMETERS = ImmutableList.of("set", "size");

  /** All entries, in teaching order. */
  public static final ImmutableList<Gallery.Entry> ENTRIES =
      ImmutableList.<Gallery.Entry>builder()
          .addAll(Gallery.ENTRIES)
          .addAll(ShippedProblem.ENTRIES)
          .add(
              new Gallery.Entry(
                  "tiles",
                  TILE_PARAMETERS,
                  "sewer,24",
                  "Fill a grid with the tiles of a set, or with the patterns of a sample image (see"
                      + " csp tiles list).",
                  "Gumin, WaveFunctionCollapse, 2016",
                  "many solutions; castle and rooms are tight",
                  (arguments, seed) -> tiles(arguments, /* isPeriodic= */ false)),
              new Gallery.Entry(
                  "tiles-periodic",
                  TILE_PARAMETERS,
                  "knots,16",
                  "The same, with the opposite sides of the grid joined.",
                  "Gumin, WaveFunctionCollapse, 2016",
                  "many solutions",
                  (arguments, seed) -> tiles(arguments, /* isPeriodic= */ true)))
          .build();

  private ProblemGallery() {}

  /** Returns the entry of this name, if there is one. */
  public static Optional<Gallery.Entry> find(String id) {
    return ENTRIES.stream().filter(entry -> entry.id().equals(id)).findFirst();
  }

  private static Csp tiles(Gallery.Arguments arguments, boolean isPeriodic) {
    String name = arguments.texts().get(0);
    TileSource source =
        ShippedTiles.named(name, isPeriodic)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "there is no tile set or sample '"
                            + name
                            + "'"
                            + Nearest.hint(name, ShippedTiles.names())));
    List<String> sides = SIZE.splitToList(arguments.texts().get(1));
    Integer width = Ints.tryParse(sides.get(0));
    Integer height = Ints.tryParse(sides.get(sides.size() - 1));
    if (sides.size() > 2 || width == null || height == null) {
      throw new IllegalArgumentException(
          "expected a size such as 24 or 32x24, found '" + arguments.texts().get(1) + "'");
    }
    return TileRequest.of(source, width, height, isPeriodic).state();
  }
}
