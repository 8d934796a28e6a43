package org.cspworkbench.app.gui.output;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.cspworkbench.app.gui.words.Texts.text;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.file.ReplacedFile;
import org.cspworkbench.app.tiles.PngWriter;
import org.cspworkbench.presentation.tile.PixelRows;
import org.cspworkbench.tiles.format.DrawnTileSet;
import org.cspworkbench.tiles.format.TileSetWriter;
import org.cspworkbench.tiles.format.WrittenTileSet;
import org.cspworkbench.tiles.overlap.PixelImage;

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
        text("save.tileset"), "json", () -> new Written(TileSetWriter.write(set), written));
  }

  /** The files of a set. */
  private record Written(WrittenTileSet set, Runnable written) implements OutputForm.Writing {

    @Override
    public String write(OutputStream stream, OutputForm.Progress progress) throws IOException {
      stream.write(set.json().getBytes(UTF_8));
      return set.pictures().isEmpty() ? "" : text("save.tileset.pictures", set.pictures().size());
    }

    @Override
    public void writeNamedFiles(Path document) throws IOException {
      writePictures(set, document);
      SwingUtilities.invokeLater(written);
    }
  }

  /**
   * Writes the pictures of a set beside its file; a file with other content is never replaced.
   *
   * @throws IOException if this fails
   */
  public static void writePictures(WrittenTileSet set, Path document) throws IOException {
    for (Map.Entry<String, PixelImage> picture : set.pictures().entrySet()) {
      Path file = document.resolveSibling(picture.getKey());
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      PngWriter.write(PixelRows.of(picture.getValue()), bytes);
      boolean exists = Files.exists(file);
      if (exists && !Arrays.equals(Files.readAllBytes(file), bytes.toByteArray())) {
        throw new IOException(text("save.tileset.exists", file.getFileName()));
      }
      if (!exists) {
        ReplacedFile.write(file, stream -> stream.write(bytes.toByteArray()));
      }
    }
  }
}
