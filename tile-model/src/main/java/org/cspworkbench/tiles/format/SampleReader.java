package org.cspworkbench.tiles.format;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Fields;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.tiles.drawing.PixelImage;

/** Reads small images in JSON: a palette of characters, and rows of these characters. */
public final class SampleReader {

  private static final int OPAQUE = 0xFF000000;
  private static final Pattern COLOUR = Pattern.compile("#[0-9A-Fa-f]{6}");

  private SampleReader() {}

  /**
   * Reads an image.
   *
   * @param source what people call the text
   * @throws UnreadableException if it is not an image; it states where, what was expected, and what
   *     was found
   */
  public static PixelImage read(String source, String text) throws UnreadableException {
    Fields fields = new Fields(Codec.json().read(source, text));
    Map<Character, Integer> palette = palette(fields.need("palette"));
    Json rows = fields.need("rows");
    fields.end();
    ImmutableList<Json> items = rows.asItems();
    if (items.isEmpty() || items.get(0).asText().value().isEmpty()) {
      throw new UnreadableException(rows.at(), "expected at least one pixel in these rows");
    }
    int width = items.get(0).asText().value().length();
    ImmutableIntArray.Builder colours = ImmutableIntArray.builder();
    for (Json item : items) {
      Json.Text row = item.asText();
      if (row.value().length() != width) {
        throw new UnreadableException(
            row.at(), "expected " + width + " characters, found " + row.value().length());
      }
      for (int i = 0; i < width; i++) {
        colours.add(colour(palette, row, i));
      }
    }
    return new PixelImage(width, items.size(), colours.build());
  }

  private static Map<Character, Integer> palette(Json json) throws UnreadableException {
    Map<Character, Integer> palette = new HashMap<>();
    for (Json.Member member : json.asMembers().values()) {
      String name = member.name().value();
      if (name.length() != 1) {
        throw new UnreadableException(
            member.name().at(), "expected one character, found " + Quote.of(name));
      }
      String colour = member.value().asText().value();
      if (!COLOUR.matcher(colour).matches()) {
        throw new UnreadableException(
            member.value().at(), "expected a colour such as #7FB0AB, found " + Quote.of(colour));
      }
      palette.put(name.charAt(0), OPAQUE | Integer.parseInt(colour.substring(1), 16));
    }
    return palette;
  }

  private static int colour(Map<Character, Integer> palette, Json.Text row, int column)
      throws UnreadableException {
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
