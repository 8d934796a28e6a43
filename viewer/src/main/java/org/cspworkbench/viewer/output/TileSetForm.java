package org.cspworkbench.viewer.output;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableMap;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import org.cspworkbench.presentation.tile.PixelRows;
import org.cspworkbench.tiles.drawing.PixelImage;
import org.cspworkbench.tiles.format.DrawnTileSet;
import org.cspworkbench.tiles.format.TileSetCodec;
import org.cspworkbench.tiles.format.WrittenTileSet;
import org.cspworkbench.viewer.image.PngWriter;

/**
 * The format in which a tile set is saved: JSON, with its pictures of pixels in the same folder.
 */
public final class TileSetForm {

  private TileSetForm() {}

  /**
   * Returns the format for a set.
   *
   * @param written runs on the event thread after the set has been written
   */
  public static OutputForm of(DrawnTileSet set, Runnable written) {
    return new OutputForm(
        text("save.tileset"), "json", () -> new Written(TileSetCodec.write(set), written));
  }

  /** The files of a set. */
  private record Written(WrittenTileSet set, Runnable written) implements OutputForm.Writing {

    @Override
    public String write(OutputStream stream, OutputForm.Progress progress) throws IOException {
      stream.write(set.json().getBytes(UTF_8));
      return set.pictures().isEmpty() ? "" : text("save.tileset.pictures", set.pictures().size());
    }

    @Override
    public ImmutableMap<String, byte[]> namedFiles() {
      return pictures(set);
    }

    @Override
    public void complete() {
      written.run();
    }
  }

  /** Returns the pictures of a set as PNG, by the names of their files. */
  public static ImmutableMap<String, byte[]> pictures(WrittenTileSet set) {
    ImmutableMap.Builder<String, byte[]> files = ImmutableMap.builder();
    set.pictures().forEach((name, picture) -> files.put(name, png(picture)));
    return files.buildOrThrow();
  }

  private static byte[] png(PixelImage picture) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      PngWriter.write(PixelRows.of(picture), bytes);
    } catch (IOException e) {
      throw new UncheckedIOException("memory can always be written", e);
    }
    return bytes.toByteArray();
  }
}
