package org.cspworkbench.tiles.format;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import java.util.regex.Pattern;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.tiles.drawing.PixelImage;

/** Reads small images in JSON: a palette of characters, and rows of these characters. */
public final class SampleReader {

  private static final int OPAQUE = 0xFF000000;
  private static final Pattern COLOUR = Pattern.compile("#[0-9A-Fa-f]{6}");

  private static final Codec<ImmutableMap<Character, Integer>> PALETTE =
      Codec.text()
          .as(SampleReader::colour, colour -> String.format("#%06X", colour & ~OPAQUE))
          .map(SampleReader::character, String::valueOf);
  private static final Codec<ImmutableList<Json.Text>> ROWS =
      Codec.placedText().list().as(SampleReader::ofOneLength, rows -> rows);
  private static final Codec<Drawing> CODEC =
      Codec.object(
          members ->
              new Drawing(
                  members.get("palette", PALETTE, Drawing::palette),
                  members.get("rows", ROWS, Drawing::rows)));

  private SampleReader() {}

  /** An image by its colours and rows of characters, as they are written. */
  private record Drawing(ImmutableMap<Character, Integer> palette, ImmutableList<Json.Text> rows) {

    PixelImage image() throws UnreadableException {
      ImmutableIntArray.Builder colours = ImmutableIntArray.builder();
      int width = rows.get(0).value().length();
      for (Json.Text row : rows) {
        for (int i = 0; i < width; i++) {
          colours.add(colour(row, i));
        }
      }
      return new PixelImage(width, rows.size(), colours.build());
    }

    private int colour(Json.Text row, int column) throws UnreadableException {
      char character = row.value().charAt(column);
      Integer colour = palette.get(character);
      if (colour == null) {
        throw row.fault(
            column,
            "expected a character of the palette, found " + Quote.of(String.valueOf(character)));
      }
      return colour;
    }
  }

  /**
   * Reads an image.
   *
   * @param source what people call the text
   * @throws UnreadableException if it is not an image; it states where, what was expected, and what
   *     was found
   */
  public static PixelImage read(String source, String text) throws UnreadableException {
    return CODEC.read(source, text).image();
  }

  private static char character(String name) throws UnreadableException {
    if (name.length() != 1) {
      throw new UnreadableException("expected one character, found " + Quote.of(name));
    }
    return name.charAt(0);
  }

  private static int colour(String text) throws UnreadableException {
    if (!COLOUR.matcher(text).matches()) {
      throw new UnreadableException("expected a colour such as #7FB0AB, found " + Quote.of(text));
    }
    return OPAQUE | Integer.parseInt(text.substring(1), 16);
  }

  private static ImmutableList<Json.Text> ofOneLength(ImmutableList<Json.Text> rows)
      throws UnreadableException {
    if (rows.isEmpty() || rows.get(0).value().isEmpty()) {
      throw new UnreadableException("expected at least one pixel in these rows");
    }
    int width = rows.get(0).value().length();
    for (Json.Text row : rows) {
      if (row.value().length() != width) {
        throw new UnreadableException(
            row.at(), "expected " + width + " characters, found " + row.value().length());
      }
    }
    return rows;
  }
}
