package org.cspworkbench.tiles.format;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.document.json.Members;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.Tile;
import org.cspworkbench.tiles.drawing.DrawnOutline;
import org.cspworkbench.tiles.drawing.DrawnOutline.Kind;
import org.cspworkbench.tiles.drawing.Outline;
import org.cspworkbench.tiles.drawing.PixelImage;
import org.cspworkbench.tiles.drawing.TilePicture;

/**
 * The codec of the pictures of the tiles of a set: the name of a file, a list of such names, or a
 * list of shapes.
 */
final class TilePictureCodec {

  private static final Codec<Double> WIDTH =
      Codec.ofText(json -> Double.valueOf(json.asNumeral().written()), TilePictureCodec::digits);

  private static final Codec<DrawnOutline> SHAPE = Codec.object(TilePictureCodec::shape);

  private final PictureSource source;
  private final Map<String, PixelImage> files = new LinkedHashMap<>();

  /** The codec of pictures whose files are in {@code source}. */
  TilePictureCodec(PictureSource source) {
    this.source = source;
  }

  /** Returns the pictures whose files were named while tiles were written. */
  ImmutableMap<String, PixelImage> files() {
    return ImmutableMap.copyOf(files);
  }

  /** Returns the codec of pictures of {@code tile}. */
  Codec<TilePicture> of(Tile tile) {
    return Codec.ofText(json -> read(json, tile), picture -> text(picture, tile));
  }

  private TilePicture read(Json json, Tile tile) throws UnreadableException {
    if (json instanceof Json.Text file) {
      PixelImage upright = pixels(file.at(), tile, file.value(), source);
      return TilePicture.Pixels.of(upright, tile.symmetry());
    }
    return !json.asItems().isEmpty() && json.asItems().get(0) instanceof Json.Text
        ? views(json, tile)
        : new TilePicture.Drawing(SHAPE.list().read(json));
  }

  /** One picture for each orientation. */
  private TilePicture views(Json json, Tile tile) throws UnreadableException {
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
      views.put(orientations.get(i), pixels(file.at(), tile, file.value(), source));
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

  private String text(TilePicture picture, Tile tile) {
    if (picture instanceof TilePicture.Drawing drawing) {
      return drawing.shapes().isEmpty()
          ? "[]"
          : drawing.shapes().stream()
              .map(SHAPE::spacedLine)
              .collect(joining(",\n       ", "[\n       ", "]"));
    }
    TilePicture.Pixels pixels = (TilePicture.Pixels) picture;
    PixelImage upright = pixels.in(Orientation.UPRIGHT);
    if (pixels.equals(TilePicture.Pixels.of(upright, tile.symmetry()))) {
      return Codec.text().spacedLine(file(tile.name(), upright));
    }
    ImmutableList<Orientation> orientations = tile.symmetry().orientations();
    ImmutableList.Builder<String> names = ImmutableList.builder();
    for (int i = 0; i < orientations.size(); i++) {
      names.add(file(tile.name() + " " + i, pixels.in(orientations.get(i))));
    }
    return Codec.text().list().spacedLine(names.build());
  }

  /** Names a picture, with characters that every file system accepts. */
  private String file(String name, PixelImage image) {
    String plain = name.replaceAll("[^A-Za-z0-9 _-]", "_");
    String free = plain;
    for (int number = 2; files.containsKey(free + ".png"); number++) {
      free = plain + "_" + number;
    }
    files.put(free + ".png", image);
    return free + ".png";
  }

  private static DrawnOutline shape(Members<DrawnOutline> members) throws UnreadableException {
    Optional<String> fill = members.find("fill", Codec.text(), shape -> colour(shape, Kind.FILL));
    Optional<String> line = members.find("line", Codec.text(), shape -> colour(shape, Kind.LINE));
    double width = members.get("width", WIDTH, DrawnOutline::width, 1.0);
    Outline outline =
        members.get(
            "path", Codec.text().as(Outline::parse, TilePictureCodec::path), DrawnOutline::outline);
    if (fill.isPresent() == line.isPresent()) {
      throw new UnreadableException(
          "expected either \"fill\" or \"line\" with a colour in this object");
    }
    return new DrawnOutline(
        fill.isPresent() ? Kind.FILL : Kind.LINE,
        fill.or(() -> line).orElseThrow(),
        width,
        outline);
  }

  private static Optional<String> colour(DrawnOutline shape, Kind kind) {
    return Optional.of(shape).filter(s -> s.kind() == kind).map(DrawnOutline::colour);
  }

  private static String path(Outline outline) {
    return outline.steps().stream()
        .map(
            step ->
                step.command().letter()
                    + step.numbers().stream()
                        .mapToObj(TilePictureCodec::digits)
                        .collect(joining(" ")))
        .collect(joining(" "));
  }

  /** Returns this codec, which writes the fewest digits that are read as the number. */
  static Codec<Double> plain(Codec<Double> numbers) {
    return Codec.ofText(numbers::read, TilePictureCodec::digits);
  }

  /** The fewest digits that are read as {@code value}; the JDKs write some numbers differently. */
  static String digits(double value) {
    BigDecimal exact = new BigDecimal(value);
    int digits = 1;
    while (exact.round(new MathContext(digits)).doubleValue() != value) {
      digits++;
    }
    String text = exact.round(new MathContext(digits)).toPlainString();
    return text.contains(".") ? text.replaceFirst("\\.?0+$", "") : text;
  }
}
