package org.cspworkbench.viewer.start;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.base.Ascii;
import java.util.BitSet;
import java.util.Optional;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.TileMaterial;
import org.cspworkbench.presentation.tile.TileScene;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.TileProblem;
import org.cspworkbench.tiles.TileRestrictions;

/**
 * What is known of an image before it is made.
 *
 * @param facts the number of tiles or patterns, in one sentence
 * @param fault why it cannot be made, in one sentence; empty if nothing speaks against it
 * @param unclosable the cells in which the border leaves no tile
 */
public record ImageFindings(String facts, Optional<String> fault, BitSet unclosable) {

  /** Examines a request. Must not be called in the event thread. */
  public static ImageFindings of(ImageRequest request) {
    String facts = "";
    try {
      TileSource source = request.source();
      TileGrid grid = request.tiles(source).grid();
      facts = facts(request, source, grid);
      BitSet unclosable =
          source instanceof SetSource set
              ? TileRestrictions.unclosable(set.set(), grid)
              : new BitSet();
      return new ImageFindings(facts, fault(source, grid, unclosable), unclosable);
    } catch (IllegalArgumentException e) {
      return new ImageFindings(
          facts, Optional.of(capitalized(String.valueOf(e.getMessage()))), new BitSet());
    }
  }

  private static Optional<String> fault(TileSource source, TileGrid grid, BitSet unclosable) {
    if (!unclosable.isEmpty()) {
      return Optional.of(text("image.unclosable"));
    }
    long values = (long) grid.cells() * source.table().size();
    return values > TileProblem.MAX_VALUES
        ? Optional.of(text("image.toomany", values, TileProblem.MAX_VALUES))
        : Optional.empty();
  }

  private static String facts(ImageRequest request, TileSource source, TileGrid grid) {
    int values = source.table().size();
    String facts =
        request.material() instanceof TileMaterial.Image image
            ? text(
                "image.patterns",
                values,
                request.cut().side(),
                image.image().width(),
                image.image().height())
            : text("image.tiles", values, ((SetSource) source).set().tiles().size());
    return TileScene.isLarge(grid, values) ? facts + " " + text("image.large") : facts;
  }

  private static String capitalized(String sentence) {
    return Ascii.toUpperCase(sentence.substring(0, 1)) + sentence.substring(1) + ".";
  }
}
