package org.cspworkbench.presentation.page;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.cspworkbench.tiles.overlap.PixelImage;

/**
 * Pictures in JSON: the colours that occur as {@code AARRGGBB}, and the place of the colour of each
 * pixel in this list, in Base64 with as few bytes as its length needs.
 */
final class PictureText {

  private static final int MOST_PIXELS = 1 << 20;

  private PictureText() {}

  static void write(JsonWriter json, PixelImage image) throws IOException {
    ImmutableList<Integer> colours =
        image.colours().stream().distinct().boxed().collect(toImmutableList());
    Map<Integer, Integer> places = new HashMap<>();
    colours.forEach(colour -> places.put(colour, places.size()));
    int bytesEach = bytesEach(colours.size());
    byte[] bytes = new byte[image.colours().length() * bytesEach];
    for (int i = 0; i < bytes.length; i++) {
      int place = requireNonNull(places.get(image.colours().get(i / bytesEach)));
      bytes[i] = (byte) (place >>> (Byte.SIZE * (i % bytesEach)));
    }
    json.beginObject().name("width").value(image.width()).name("height").value(image.height());
    json.name("colours").beginArray();
    for (int colour : colours) {
      json.value(Integer.toHexString(colour));
    }
    json.endArray().name("pixels").value(Base64.getEncoder().encodeToString(bytes)).endObject();
  }

  private static int bytesEach(int colours) {
    return colours <= 1 << 8 ? 1 : colours <= 1 << 16 ? 2 : 3;
  }

  static PixelImage read(JsonInput json) throws IOException, RunFault {
    Draft draft = new Draft();
    json.members(
        name -> {
          switch (name) {
            case "width" -> draft.width = (int) json.number(1, MOST_PIXELS);
            case "height" -> draft.height = (int) json.number(1, MOST_PIXELS);
            case "colours" -> json.items(() -> draft.colours.add(colour(json)));
            case "pixels" -> draft.pixels = json.bytes();
            default -> throw json.unknown(name);
          }
        });
    return draft.image(json);
  }

  private static int colour(JsonInput json) throws IOException, RunFault {
    String digits = json.text();
    try {
      long colour = Long.parseLong(digits, 16);
      if (colour >= 0 && colour <= 0xFFFF_FFFFL) {
        return (int) colour;
      }
    } catch (NumberFormatException e) {
      // reported below
    }
    throw json.expected("a colour such as ff7fb0ab");
  }

  /** A picture as far as it has been read. */
  private static final class Draft {
    private int width;
    private int height;
    private final List<Integer> colours = new ArrayList<>();
    private byte[] pixels = new byte[0];

    PixelImage image(JsonInput json) throws RunFault {
      long count = (long) width * height;
      int bytesEach = bytesEach(colours.size());
      if (count == 0 || count > MOST_PIXELS || pixels.length != count * bytesEach) {
        throw json.expected("a picture with as many pixels as its width and height state");
      }
      ImmutableIntArray.Builder argb = ImmutableIntArray.builder((int) count);
      for (int at = 0; at < pixels.length; at += bytesEach) {
        int place = 0;
        for (int i = 0; i < bytesEach; i++) {
          place |= (pixels[at + i] & 0xFF) << (Byte.SIZE * i);
        }
        if (place >= colours.size()) {
          throw json.expected("pixels in the colours of the picture");
        }
        argb.add(colours.get(place));
      }
      return new PixelImage(width, height, argb.build());
    }
  }
}
