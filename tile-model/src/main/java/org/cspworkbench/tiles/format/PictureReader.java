package org.cspworkbench.tiles.format;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.util.Optional;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Fields;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.Tile;
import org.cspworkbench.tiles.drawing.DrawnOutline;
import org.cspworkbench.tiles.drawing.Outline;
import org.cspworkbench.tiles.drawing.TilePicture;
import org.cspworkbench.tiles.overlap.PixelImage;

/** Reads the picture of a tile: the name of a file, a list of such names, or a list of shapes. */
final class PictureReader {

  private PictureReader() {}

  static TilePicture read(Json json, Tile tile, PictureSource files) throws UnreadableException {
    if (json instanceof Json.Text file) {
      PixelImage upright = pixels(file.at(), tile, file.value(), files);
      return TilePicture.Pixels.of(upright, tile.symmetry());
    }
    if (!json.asItems().isEmpty() && json.asItems().get(0) instanceof Json.Text) {
      return views(json, tile, files);
    }
    ImmutableList.Builder<DrawnOutline> shapes = ImmutableList.builder();
    for (Json shape : json.asItems()) {
      shapes.add(shape(shape));
    }
    return new TilePicture.Drawing(shapes.build());
  }

  /** One picture for each orientation. */
  private static TilePicture views(Json json, Tile tile, PictureSource files)
      throws UnreadableException {
    ImmutableList<Orientation> orientations = tile.symmetry().orientations();
    ImmutableList<Json> names = json.asItems();
    if (names.size() != orientations.size()) {
      throw new UnreadableException(
          json.at(),
          "expected "
              + orientations.size()
              + " pictures, one for each orientation of tile "
              + Quote.of(tile.name())
              + ", found "
              + names.size());
    }
    ImmutableMap.Builder<Orientation, PixelImage> views = ImmutableMap.builder();
    for (int i = 0; i < names.size(); i++) {
      Json.Text file = names.get(i).asText();
      views.put(orientations.get(i), pixels(file.at(), tile, file.value(), files));
    }
    return new TilePicture.Pixels(views.buildOrThrow());
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

  private static DrawnOutline shape(Json json) throws UnreadableException {
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
      return new DrawnOutline(
          fill.isPresent() ? DrawnOutline.Kind.FILL : DrawnOutline.Kind.LINE,
          fill.orElseGet(line::orElseThrow).asText().value(),
          width.isPresent() ? Double.parseDouble(width.get().asNumeral().written()) : 1,
          Outline.parse(path.asText().value()));
    } catch (IllegalArgumentException e) {
      throw new UnreadableException(json.at(), String.valueOf(e.getMessage()));
    }
  }
}
