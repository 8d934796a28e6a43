package org.cspworkbench.tiles.format;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Fields;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.tiles.drawing.Outline;
import org.cspworkbench.tiles.drawing.Shape;
import org.cspworkbench.tiles.drawing.TilePicture;

/** Reads the picture of a tile: the name of a file, or a list of shapes. */
final class PictureReader {

  private PictureReader() {}

  static TilePicture read(Json json) throws UnreadableException {
    if (json instanceof Json.Text file) {
      return new TilePicture.File(file.value());
    }
    ImmutableList.Builder<Shape> shapes = ImmutableList.builder();
    for (Json shape : json.asItems()) {
      shapes.add(shape(shape));
    }
    return new TilePicture.Drawing(shapes.build());
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
