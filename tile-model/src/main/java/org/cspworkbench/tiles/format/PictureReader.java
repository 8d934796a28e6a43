package org.cspworkbench.tiles.format;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.Optional;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Fields;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.tiles.Tile;
import org.cspworkbench.tiles.drawing.Outline;
import org.cspworkbench.tiles.drawing.Shape;
import org.cspworkbench.tiles.drawing.TilePicture;
import org.cspworkbench.tiles.overlap.PixelImage;

/** Reads the picture of a tile: the name of a file, or a list of shapes. */
final class PictureReader {

  private PictureReader() {}

  static TilePicture read(Json json, Tile tile, PictureSource files) throws UnreadableException {
    if (json instanceof Json.Text file) {
      PixelImage upright = pixels(file.at(), tile, file.value(), files);
      return TilePicture.Pixels.of(upright, tile.symmetry());
    }
    ImmutableList.Builder<Shape> shapes = ImmutableList.builder();
    for (Json shape : json.asItems()) {
      shapes.add(shape(shape));
    }
    return new TilePicture.Drawing(shapes.build());
  }

  /** Reads the picture of {@code tile}, which a document names at {@code at}. */
  static PixelImage pixels(SourcePosition at, Tile tile, String file, PictureSource files)
      throws UnreadableException {
    try {
      return files.read(file);
    } catch (IOException e) {
      throw new UnreadableException(
          at, "tile " + Quote.of(tile.name()) + " has no picture: " + e.getMessage());
    }
  }

  private static Shape shape(Json json) throws UnreadableException {
    Fields fields = new Fields(json);
    Optional<Json> fill = fields.find("fill");
    Optional<Json> line = fields.find("line");
    Optional<Json> width = fields.find("width");
    Json path = fields.need("path");
    fields.end();
    if (fill.isPresent() == line.isPresent()) {
      throw new UnreadableException(
          json.at(), "expected either \"fill\" or \"line\" with a colour in this object");
    }
    try {
      return new Shape(
          fill.isPresent() ? Shape.Kind.FILL : Shape.Kind.LINE,
          fill.orElseGet(line::orElseThrow).asText().value(),
          width.isPresent() ? Double.parseDouble(width.get().asNumeral().written()) : 1,
          Outline.parse(path.asText().value()));
    } catch (IllegalArgumentException e) {
      throw new UnreadableException(json.at(), String.valueOf(e.getMessage()));
    }
  }
}
