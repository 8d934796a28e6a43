package org.cspworkbench.app.input;

import com.google.common.collect.ImmutableList;
import com.google.common.io.MoreFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import org.cspworkbench.app.file.ConfinedFolder;
import org.cspworkbench.app.file.WholeText;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.tiles.drawing.PixelImage;
import org.cspworkbench.tiles.format.DrawnTileSet;
import org.cspworkbench.tiles.format.ListedSample;
import org.cspworkbench.tiles.format.ListedSampleReader;
import org.cspworkbench.tiles.format.PictureSource;
import org.cspworkbench.tiles.format.SampleReader;
import org.cspworkbench.tiles.format.TileSetCodec;
import org.cspworkbench.tiles.format.XmlTileSetReader;

/**
 * Opens files of tile sets and sample images with the pictures that they name: JSON, PNG, and the
 * XML of WaveFunctionCollapse with its folders.
 */
public final class TileFiles {

  private static final int MAX_BYTES = 1 << 24;

  private TileFiles() {}

  /**
   * Reads a tile set, from XML or JSON according to the extension.
   *
   * @throws UnreadableException if it cannot be read
   */
  public static DrawnTileSet tileSet(Path file) throws UnreadableException {
    return tileSet(file, count -> {});
  }

  /**
   * Reads a tile set, from XML or JSON according to the extension.
   *
   * @param found receives the number of pictures that have been read, again and again
   * @throws UnreadableException if it cannot be read
   */
  public static DrawnTileSet tileSet(Path file, IntConsumer found) throws UnreadableException {
    return hasExtension(file, "xml")
        ? XmlTileSetReader.read(
            file.toString(), text(file), name(file), counted(pictures(folderOfXml(file)), found))
        : TileSetCodec.read(file.toString(), text(file), counted(pictures(folder(file)), found));
  }

  private static PictureSource counted(PictureSource pictures, IntConsumer found) {
    AtomicInteger count = new AtomicInteger();
    return name -> {
      PixelImage picture = pictures.read(name);
      found.accept(count.incrementAndGet());
      return picture;
    };
  }

  /**
   * Reads a sample image, from PNG or JSON according to the extension.
   *
   * @throws UnreadableException if it cannot be read
   */
  public static PixelImage sample(Path file) throws UnreadableException {
    if (!hasExtension(file, "png")) {
      return SampleReader.read(file.toString(), text(file));
    }
    try {
      return PngFile.read(file);
    } catch (IOException e) {
      throw new UnreadableException(
          SourcePosition.of(file.toString()), String.valueOf(e.getMessage()));
    }
  }

  /**
   * Reads a list of images to make, {@code samples.xml}.
   *
   * @throws UnreadableException if it cannot be read
   */
  public static ImmutableList<ListedSample> list(Path file) throws UnreadableException {
    return ListedSampleReader.read(file.toString(), text(file));
  }

  /**
   * Reads the tile set that {@code list} means by the name in {@code listed}: {@code
   * tilesets/NAME.xml}, or {@code samples/NAME/data.xml} in early versions.
   *
   * @throws UnreadableException if it cannot be read
   */
  public static DrawnTileSet tileSet(Path list, ListedSample listed) throws UnreadableException {
    return tileSet(list, listed, count -> {});
  }

  /**
   * Reads the tile set that {@code list} means by the name in {@code listed}.
   *
   * @param found receives the number of pictures that have been read, again and again
   * @throws UnreadableException if it cannot be read
   */
  public static DrawnTileSet tileSet(Path list, ListedSample listed, IntConsumer found)
      throws UnreadableException {
    Path file = resolve(list, listed, "tilesets/" + listed.name() + ".xml");
    Path early = resolve(list, listed, "samples/" + listed.name() + "/data.xml");
    if (!Files.exists(file) && !Files.exists(early)) {
      throw new UnreadableException(listed.at(), "there is no file " + file);
    }
    return tileSet(Files.exists(file) ? file : early, found);
  }

  /**
   * Reads the sample image that {@code list} means by the name in {@code listed}: {@code
   * samples/NAME.png}.
   *
   * @throws UnreadableException if it cannot be read
   */
  public static PixelImage sample(Path list, ListedSample listed) throws UnreadableException {
    try {
      return pictures(folder(list)).read("samples/" + listed.name() + ".png");
    } catch (IOException e) {
      throw new UnreadableException(listed.at(), String.valueOf(e.getMessage()));
    }
  }

  private static Path resolve(Path list, ListedSample listed, String file)
      throws UnreadableException {
    try {
      return inside(folder(list), file);
    } catch (IOException e) {
      throw new UnreadableException(listed.at(), String.valueOf(e.getMessage()));
    }
  }

  private static PictureSource pictures(Path folder) {
    return name -> {
      Path file = inside(folder, name);
      try {
        return PngFile.read(file);
      } catch (IOException e) {
        throw new IOException(file + ": " + e.getMessage(), e);
      }
    };
  }

  /** Files name only what is in their own folder. */
  private static Path inside(Path folder, String name) throws IOException {
    if (!new ConfinedFolder(folder).holds(name)) {
      throw new IOException(Quote.of(name) + " is outside the folder");
    }
    return folder.resolve(name).normalize();
  }

  /** The folder of pictures: {@code castle/} for {@code castle/data.xml} and {@code castle.xml}. */
  private static Path folderOfXml(Path file) {
    Path folder = folder(file).resolve(MoreFiles.getNameWithoutExtension(file));
    return Files.isDirectory(folder) ? folder : folder(file);
  }

  private static Path folder(Path file) {
    Path parent = file.getParent();
    return parent == null ? Path.of("") : parent;
  }

  private static String name(Path file) {
    String name = MoreFiles.getNameWithoutExtension(file);
    Path folder = file.toAbsolutePath().normalize().getParent();
    Path last = folder == null ? null : folder.getFileName();
    return name.equals("data") && last != null ? last.toString() : name;
  }

  private static boolean hasExtension(Path file, String extension) {
    return MoreFiles.getFileExtension(file).toLowerCase(Locale.ROOT).equals(extension);
  }

  private static String text(Path file) throws UnreadableException {
    try {
      if (!Files.isRegularFile(file)) {
        throw new UnreadableException(
            SourcePosition.of(file.toString()),
            Files.exists(file) ? "expected a file" : "there is no such file");
      }
      return WholeText.read(file, MAX_BYTES);
    } catch (WholeText.TooLargeException e) {
      throw new UnreadableException(
          SourcePosition.of(file.toString()), "has more than " + MAX_BYTES + " bytes");
    } catch (WholeText.NotUtf8Exception e) {
      throw e.in(file.toString());
    } catch (IOException e) {
      throw new UnreadableException(SourcePosition.of(file.toString()), "cannot be read");
    }
  }
}
