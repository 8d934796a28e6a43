package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.primitives.Ints;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.cspworkbench.app.input.TileFiles;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.tile.SampleSource;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.tiles.format.DrawnTileSet;
import org.cspworkbench.tiles.format.ListedSample;
import org.cspworkbench.tiles.format.ListedSample.Overlapping;
import org.cspworkbench.tiles.format.ListedSample.SimpleTiled;

/**
 * An argument such as {@code samples.xml:Knots}: one of the images that a list of
 * WaveFunctionCollapse requests, by name or by number.
 *
 * @param list the file of the list
 * @param wanted the name of the first image that is meant, or its number from 1
 */
record ListedImage(String list, String wanted) {

  private static final int MOST_NAMES = 20;

  private static final Pattern FORM =
      Pattern.compile("(.*\\.xml):([^/\\\\]+)", Pattern.CASE_INSENSITIVE);

  /** Returns what {@code argument} names, if it has this form. */
  static Optional<ListedImage> of(String argument) {
    Matcher form = FORM.matcher(argument);
    return form.matches()
        ? Optional.of(new ListedImage(form.group(1), form.group(2)))
        : Optional.empty();
  }

  /**
   * Returns the sentence that one image of a list must be chosen.
   *
   * @throws UnreadableException if the list cannot be read
   */
  static String choice(Path list) throws UnreadableException {
    ImmutableList<String> names =
        TileFiles.list(list).stream()
            .map(ListedSample::name)
            .distinct()
            .collect(ImmutableList.toImmutableList());
    return names.isEmpty()
        ? list + " lists no image"
        : "%s lists images; expected one of them, as in %s:%s or %s:1; there are %s%s"
            .formatted(
                list,
                list,
                names.get(0),
                list,
                String.join(", ", Iterables.limit(names, MOST_NAMES)),
                names.size() > MOST_NAMES ? ", …" : "");
  }

  /**
   * Returns what the image is made of.
   *
   * @throws UnreadableException if it is in a file that cannot be read
   */
  TileSource open(SampleOptions options, Usage usage) throws UnreadableException {
    Path file = Path.of(list);
    ListedSample listed = find(TileFiles.list(file));
    try {
      if (listed.model() instanceof Overlapping overlapping) {
        return SampleSource.of(
            listed.name(),
            TileFiles.sample(file, listed),
            options.cut(overlapping),
            options.hasGround() || overlapping.hasGround());
      }
      options.checkNotGiven(listed.name(), usage);
      DrawnTileSet drawn = TileFiles.tileSet(file, listed);
      Optional<String> subset = ((SimpleTiled) listed.model()).subset();
      return ShippedTiles.of(
          subset.isEmpty()
              ? drawn
              : new DrawnTileSet(drawn.set().subset(subset.get()), drawn.pictures()));
    } catch (IllegalArgumentException e) {
      throw new UnreadableException(listed.at(), String.valueOf(e.getMessage()));
    }
  }

  private ListedSample find(ImmutableList<ListedSample> images) throws UnreadableException {
    Integer number = Ints.tryParse(wanted);
    if (number != null && number >= 1 && number <= images.size()) {
      return images.get(number - 1);
    }
    return images.stream()
        .filter(image -> image.name().equals(wanted))
        .findFirst()
        .orElseThrow(
            () ->
                new UnreadableException(
                    SourcePosition.of(list),
                    "expected the name of an image or a number from 1 to "
                        + images.size()
                        + ", found "
                        + Quote.of(wanted)
                        + Nearest.hint(
                            wanted, images.stream().map(ListedSample::name).distinct().toList())));
  }
}
