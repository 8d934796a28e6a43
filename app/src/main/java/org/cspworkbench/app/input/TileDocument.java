package org.cspworkbench.app.input;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.io.MoreFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.Utf8;
import org.cspworkbench.presentation.tile.TileMaterial;
import org.cspworkbench.presentation.tile.TileMaterial.Wanted;
import org.cspworkbench.tiles.format.DrawnTileSet;
import org.cspworkbench.tiles.format.ListedSample;
import org.cspworkbench.tiles.format.ListedSample.Overlapping;
import org.cspworkbench.tiles.format.ListedSample.SimpleTiled;

/**
 * A file of which images can be made, recognized by its extension and how it begins.
 *
 * @param file the file
 * @param kind what it contains
 */
public record TileDocument(Path file, Kind kind) {

  /** What a file contains. */
  public enum Kind {
    /** A tile set. */
    SET,
    /** A sample image. */
    SAMPLE,
    /** A list of images to make. */
    LIST
  }

  private static final int BEGINNING = 1 << 16; // bytes
  private static final Pattern ROOT = Pattern.compile("<([A-Za-z][\\w.:-]*)");
  private static final Pattern TILES = Pattern.compile("\"tiles\"\\s*:\\s*\\[");
  private static final Pattern PALETTE = Pattern.compile("\"palette\"\\s*:\\s*\\{");

  /** Returns the document in {@code file}, if it is one; the file is not read completely. */
  public static Optional<TileDocument> of(Path file) {
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    return kind(file).map(kind -> new TileDocument(file, kind));
  }

  private static Optional<Kind> kind(Path file) {
    return switch (Ascii.toLowerCase(MoreFiles.getFileExtension(file))) {
      case "png" -> Optional.of(Kind.SAMPLE);
      case "xml" -> kindOfXml(beginning(file));
      case "json" -> kindOfJson(beginning(file));
      default -> Optional.empty();
    };
  }

  private static Optional<Kind> kindOfXml(String text) {
    Matcher root = ROOT.matcher(text.replaceAll("(?s)<!--.*?-->", ""));
    if (!root.find()) {
      return Optional.empty();
    }
    return switch (root.group(1)) {
      case "set" -> Optional.of(Kind.SET);
      case "samples" -> Optional.of(Kind.LIST);
      default -> Optional.empty();
    };
  }

  private static Optional<Kind> kindOfJson(String text) {
    if (TILES.matcher(text).find()) {
      return Optional.of(Kind.SET);
    }
    return PALETTE.matcher(text).find() ? Optional.of(Kind.SAMPLE) : Optional.empty();
  }

  private static String beginning(Path file) {
    try (InputStream stream = Files.newInputStream(file)) {
      return Utf8.text(stream.readNBytes(BEGINNING));
    } catch (IOException e) {
      return ""; // reported by the reader to which the file falls
    }
  }

  /**
   * Returns the images of a list by number and name, such as {@code 4 Knots}; empty if the file is
   * no list.
   *
   * @throws UnreadableException if the list cannot be read
   */
  public ImmutableList<String> images() throws UnreadableException {
    if (kind != Kind.LIST) {
      return ImmutableList.of();
    }
    ImmutableList<ListedSample> listed = TileFiles.list(file);
    return IntStream.range(0, listed.size())
        .mapToObj(i -> (i + 1) + " " + listed.get(i).name())
        .collect(toImmutableList());
  }

  /**
   * Reads what an image is made of.
   *
   * @param image the place of the image in the list, from 0; ignored if the file is no list
   * @param found receives the number of pictures of tiles that have been read, again and again
   * @throws UnreadableException if it cannot be read
   */
  public Wanted read(int image, IntConsumer found) throws UnreadableException {
    return switch (kind) {
      case SET -> Wanted.usual(new TileMaterial.Tiles(TileFiles.tileSet(file, found)));
      case SAMPLE ->
          Wanted.usual(
              new TileMaterial.Image(
                  MoreFiles.getNameWithoutExtension(file),
                  TileFiles.sample(file),
                  TileMaterial.USUAL_CUT,
                  /* hasGround= */ false));
      case LIST -> read(TileFiles.list(file).get(image), found);
    };
  }

  private Wanted read(ListedSample listed, IntConsumer found) throws UnreadableException {
    try {
      TileMaterial material;
      if (listed.model() instanceof Overlapping overlapping) {
        material =
            new TileMaterial.Image(
                listed.name(),
                TileFiles.sample(file, listed),
                overlapping.cut(),
                overlapping.hasGround());
      } else {
        DrawnTileSet drawn = TileFiles.tileSet(file, listed, found);
        material =
            new TileMaterial.Tiles(
                ((SimpleTiled) listed.model())
                    .subset()
                    .map(subset -> new DrawnTileSet(drawn.set().subset(subset), drawn.pictures()))
                    .orElse(drawn));
      }
      return new Wanted(material, listed.width(), listed.height(), listed.isPeriodic());
    } catch (IllegalArgumentException e) {
      throw new UnreadableException(listed.at(), String.valueOf(e.getMessage()));
    }
  }
}
