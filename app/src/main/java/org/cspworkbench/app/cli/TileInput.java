package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableSet;
import com.google.common.io.MoreFiles;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.cspworkbench.app.input.TileDocument;
import org.cspworkbench.app.input.TileFiles;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.tile.SampleSource;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.tiles.drawing.PixelImage;
import org.cspworkbench.tiles.format.ShippedSample;

/** Opens what an argument of {@code csp tiles} names. */
final class TileInput {

  private static final ImmutableSet<String> KINDS = ImmutableSet.of("json", "xml", "png");
  private static final Pattern LINK = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]+://.*");

  private TileInput() {}

  /**
   * Returns what images are made of.
   *
   * @throws UnreadableException if it is in a file that cannot be read
   */
  static TileSource open(String name, SampleOptions options, boolean isPeriodic, Usage usage)
      throws UnreadableException {
    usage.check(
        !LINK.matcher(name).matches(),
        "expected a tile set, a sample or a file, found the link " + name + ": save it to a file");
    Optional<ListedImage> listed = ListedImage.of(name);
    if (listed.isPresent()) {
      return listed.get().open(options, usage);
    }
    Optional<Path> file = file(name);
    if (file.isPresent()) {
      return ofFile(file.get(), options, usage);
    }
    if (ShippedSample.names().contains(name)) {
      PixelImage image = ShippedSample.named(name).orElseThrow();
      return SampleSource.of(
          name,
          image,
          options.cut(ShippedTiles.cut(name, isPeriodic)),
          options.hasGround() || ShippedTiles.hasGround(name));
    }
    TileSource source =
        ShippedTiles.named(name, isPeriodic).orElseThrow(() -> TilesCommand.unknown(name, usage));
    options.checkNotGiven(name, usage);
    return source;
  }

  private static Optional<Path> file(String name) {
    try {
      Path file = Path.of(name);
      return KINDS.contains(kind(file)) ? Optional.of(file) : Optional.empty();
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private static String kind(Path file) {
    return MoreFiles.getFileExtension(file).toLowerCase(Locale.ROOT);
  }

  private static TileSource ofFile(Path file, SampleOptions options, Usage usage)
      throws UnreadableException {
    Optional<TileDocument.Kind> content = TileDocument.of(file).map(TileDocument::kind);
    if (content.filter(TileDocument.Kind.LIST::equals).isPresent()) {
      throw usage.error(ListedImage.choice(file));
    }
    boolean isSample =
        kind(file).equals("png") || content.filter(TileDocument.Kind.SAMPLE::equals).isPresent();
    if (!isSample && !options.isOverlapping()) {
      options.checkNotGiven(file.toString(), usage);
      return ShippedTiles.of(TileFiles.tileSet(file));
    }
    usage.check(
        !kind(file).equals("xml"), "--overlapping takes a .png or a .json, found '" + file + "'");
    PixelImage image = TileFiles.sample(file);
    try {
      return SampleSource.of(
          MoreFiles.getNameWithoutExtension(file), image, options.cut(), options.hasGround());
    } catch (IllegalArgumentException e) {
      throw usage.error(file + ": " + e.getMessage());
    }
  }
}
