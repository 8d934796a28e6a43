package org.cspworkbench.tiles.format;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.Tile;
import org.cspworkbench.tiles.TilePair;
import org.cspworkbench.tiles.TileSet;
import org.cspworkbench.tiles.drawing.DrawnOutline;
import org.cspworkbench.tiles.drawing.Outline;
import org.cspworkbench.tiles.drawing.TilePicture;
import org.cspworkbench.tiles.overlap.PixelImage;

/** Writes tile sets in JSON, such that {@link TileSetReader} reads an equal set. */
public final class TileSetWriter {

  private final DrawnTileSet drawn;
  private final TileSet set;
  private final List<String> members = new ArrayList<>();
  private final Map<String, PixelImage> files = new LinkedHashMap<>();

  private TileSetWriter(DrawnTileSet drawn) {
    this.drawn = drawn;
    this.set = drawn.set();
  }

  /** Returns a set as text, with the pictures that the text names. */
  public static WrittenTileSet write(DrawnTileSet drawn) {
    TileSetWriter writer = new TileSetWriter(drawn);
    return new WrittenTileSet(writer.text(), ImmutableMap.copyOf(writer.files));
  }

  private String text() {
    member("name", quoted(set.name()));
    member("weights", quoted(Ascii.toLowerCase(set.weighting().name())));
    member("tiles", lines(set.tiles(), this::tile));
    if (!set.matching().exceptions().isEmpty()) {
      member("meet", "{" + join(labelsWithExceptions(), this::meeting) + "}");
    }
    addUnlessEmpty("neighbours", set.neighbours(), this::pair);
    addUnlessEmpty("forbidden", set.forbidden(), this::pair);
    if (!set.subsets().isEmpty()) {
      member(
          "subsets",
          "{"
              + join(
                  set.subsets().entrySet(),
                  subset ->
                      quoted(subset.getKey())
                          + ": ["
                          + join(subset.getValue(), TileSetWriter::quoted)
                          + "]")
              + "}");
    }
    addUnlessEmpty(
        "contexts",
        set.contexts(),
        rule ->
            "{\"tile\": %s, \"near\": %s, \"factor\": %s}"
                .formatted(quoted(rule.tile()), quoted(rule.kind()), number(rule.factor())));
    if (!set.path().isEmpty()) {
      member("path", "[" + join(set.path(), TileSetWriter::quoted) + "]");
    }
    if (!set.border().isEmpty()) {
      member("border", border());
    }
    return "{\n  " + String.join(",\n  ", members) + "\n}\n";
  }

  private void member(String name, String value) {
    members.add("\"" + name + "\": " + value);
  }

  private <T> void addUnlessEmpty(String name, Collection<T> items, Function<T, String> text) {
    if (!items.isEmpty()) {
      member(name, lines(items, text));
    }
  }

  private static <T> String lines(Collection<T> items, Function<T, String> text) {
    return "[\n    " + items.stream().map(text).collect(joining(",\n    ")) + "\n  ]";
  }

  private static <T> String join(Collection<T> items, Function<? super T, String> text) {
    return items.stream().map(text).collect(joining(", "));
  }

  private String tile(Tile tile) {
    StringBuilder text = new StringBuilder();
    text.append("{\"name\": ").append(quoted(tile.name()));
    text.append(", \"symmetry\": ").append(quoted(tile.symmetry().character()));
    text.append(", \"weight\": ").append(number(tile.weight()));
    tile.kind().ifPresent(kind -> text.append(", \"kind\": ").append(quoted(kind)));
    tile.edges()
        .ifPresent(
            edges ->
                text.append(",\n     \"edges\": [")
                    .append(join(Arrays.asList(Side.values()), side -> quoted(edges.at(side))))
                    .append("]"));
    return text.append(",\n     \"picture\": ").append(picture(tile)).append("}").toString();
  }

  private String picture(Tile tile) {
    TilePicture picture = drawn.picture(tile);
    if (picture instanceof TilePicture.Drawing drawing) {
      return drawing.shapes().isEmpty()
          ? "[]"
          : drawing.shapes().stream()
              .map(TileSetWriter::shape)
              .collect(joining(",\n       ", "[\n       ", "]"));
    }
    TilePicture.Pixels pixels = (TilePicture.Pixels) picture;
    PixelImage upright = pixels.in(Orientation.UPRIGHT);
    if (pixels.equals(TilePicture.Pixels.of(upright, tile.symmetry()))) {
      return file(tile.name(), upright);
    }
    ImmutableList<Orientation> orientations = tile.symmetry().orientations();
    return "["
        + join(orientations, o -> file(tile.name() + " " + orientations.indexOf(o), pixels.in(o)))
        + "]";
  }

  /** Names a picture, with characters that every file system accepts. */
  private String file(String name, PixelImage image) {
    String plain = name.replaceAll("[^A-Za-z0-9 _-]", "_");
    String free = plain;
    for (int number = 2; files.containsKey(free + ".png"); number++) {
      free = plain + "_" + number;
    }
    files.put(free + ".png", image);
    return quoted(free + ".png");
  }

  private static String shape(DrawnOutline shape) {
    String kind = shape.kind() == DrawnOutline.Kind.FILL ? "fill" : "line";
    String width = shape.width() == 1 ? "" : ", \"width\": " + number(shape.width());
    return "{\"%s\": %s%s, \"path\": \"%s\"}"
        .formatted(kind, quoted(shape.colour()), width, path(shape.outline()));
  }

  private static String path(Outline outline) {
    return outline.steps().stream()
        .map(
            step ->
                step.command().letter()
                    + step.numbers().stream().mapToObj(TileSetWriter::number).collect(joining(" ")))
        .collect(joining(" "));
  }

  /** The labels for which another answer is recorded; of two mirror images, one. */
  private ImmutableSet<EdgeLabel> labelsWithExceptions() {
    Set<EdgeLabel> known = new HashSet<>();
    ImmutableSet.Builder<EdgeLabel> labels = ImmutableSet.builder();
    for (EdgeLabel label : set.labels()) {
      boolean isExceptional =
          set.labels().stream()
              .anyMatch(other -> set.matching().meets(label, other) != label.equals(other));
      if (isExceptional && known.add(label)) {
        known.add(label.mirrored());
        labels.add(label);
      }
    }
    return labels.build();
  }

  private String meeting(EdgeLabel label) {
    List<EdgeLabel> others =
        set.labels().stream().filter(other -> set.matching().meets(label, other)).toList();
    return quoted(label) + ": [" + join(others, TileSetWriter::quoted) + "]";
  }

  private String pair(TilePair pair) {
    return "{\"left\": %s, \"right\": %s}"
        .formatted(quoted(name(pair.left())), quoted(name(pair.right())));
  }

  /** With a degree sign if the name of a tile would be the same without it. */
  private String name(OrientedTile tile) {
    String name = tile.toString();
    String plain = name.endsWith("°") ? name.substring(0, name.length() - 1) : name;
    return set.tiles().stream().anyMatch(each -> each.name().equals(plain)) ? name : plain;
  }

  private String border() {
    ImmutableSet<EdgeLabel> labels = ImmutableSet.copyOf(set.border().values());
    if (labels.size() == 1 && set.border().size() == Side.values().length) {
      return quoted(labels.iterator().next());
    }
    return "{"
        + join(
            set.border().entrySet(),
            side ->
                quoted(Ascii.toLowerCase(side.getKey().name())) + ": " + quoted(side.getValue()))
        + "}";
  }

  private static String quoted(EdgeLabel label) {
    return quoted(label.text());
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character == '"' || character == '\\') {
        quoted.append('\\').append(character);
      } else if (character < ' ') {
        quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) character));
      } else {
        quoted.append(character);
      }
    }
    return quoted.append('"').toString();
  }

  /** The fewest digits that are read as {@code value}; the JDKs write some numbers differently. */
  static String number(double value) {
    BigDecimal exact = new BigDecimal(value);
    int digits = 1;
    while (exact.round(new MathContext(digits)).doubleValue() != value) {
      digits++;
    }
    String text = exact.round(new MathContext(digits)).toPlainString();
    return text.contains(".") ? text.replaceFirst("\\.?0+$", "") : text;
  }
}
