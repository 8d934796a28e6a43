package org.cspworkbench.presentation.page;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.HashMap;
import java.util.Map;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Members;
import org.cspworkbench.tiles.drawing.PixelImage;

/**
 * The codec of pictures: the colours that occur as {@code AARRGGBB}, and the place of the colour of
 * each pixel in this list, in Base64 with as few bytes as its length needs.
 */
final class PictureCodec {

  private static final int MOST_PIXELS = 1 << 20;

  private static final Codec<Integer> SIDE = Codec.whole(1, MOST_PIXELS);
  private static final Codec<Integer> COLOUR =
      Codec.text().as(PictureCodec::colour, Integer::toHexString);

  /** The codec. */
  static final Codec<PixelImage> CODEC = Codec.object(PictureCodec::image);

  private PictureCodec() {}

  private static ImmutableList<Integer> colours(PixelImage image) {
    return image.colours().stream().distinct().boxed().collect(toImmutableList());
  }

  private static byte[] pixels(PixelImage image) {
    Map<Integer, Integer> places = new HashMap<>();
    colours(image).forEach(colour -> places.put(colour, places.size()));
    int bytesEach = bytesEach(places.size());
    byte[] bytes = new byte[image.colours().length() * bytesEach];
    for (int i = 0; i < bytes.length; i++) {
      int place = requireNonNull(places.get(image.colours().get(i / bytesEach)));
      bytes[i] = (byte) (place >>> (Byte.SIZE * (i % bytesEach)));
    }
    return bytes;
  }

  private static int bytesEach(int colours) {
    return colours <= 1 << 8 ? 1 : colours <= 1 << 16 ? 2 : 3;
  }

  private static int colour(String digits) {
    try {
      long colour = Long.parseLong(digits, 16);
      if (colour >= 0 && colour <= 0xFFFF_FFFFL) {
        return (int) colour;
      }
    } catch (NumberFormatException e) {
      // reported below
    }
    throw new IllegalArgumentException("expected a colour such as ff7fb0ab");
  }

  private static PixelImage image(Members<PixelImage> members) throws UnreadableException {
    int width = members.get("width", SIDE, PixelImage::width);
    int height = members.get("height", SIDE, PixelImage::height);
    ImmutableList<Integer> colours = members.get("colours", COLOUR.list(), PictureCodec::colours);
    byte[] pixels = members.get("pixels", Codec.bytes(), PictureCodec::pixels);
    long count = (long) width * height;
    int bytesEach = bytesEach(colours.size());
    checkArgument(
        count <= MOST_PIXELS && pixels.length == count * bytesEach,
        "expected a picture with as many pixels as its width and height state");
    ImmutableIntArray.Builder argb = ImmutableIntArray.builder((int) count);
    for (int at = 0; at < pixels.length; at += bytesEach) {
      int place = 0;
      for (int i = 0; i < bytesEach; i++) {
        place |= (pixels[at + i] & 0xFF) << (Byte.SIZE * i);
      }
      checkArgument(place < colours.size(), "expected pixels in the colours of the picture");
      argb.add(colours.get(place));
    }
    return new PixelImage(width, height, argb.build());
  }
}
