package org.cspworkbench.app.html;

import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import com.google.common.primitives.Bytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.stream.Collectors;
import org.cspworkbench.web.packing.Packer;

/**
 * The fonts of the window as part of a page, so that texts are as wide there as in the window. They
 * contain only the characters that pages need; {@code data/fonts/make.sh} makes them. They are
 * packed together, as the weights of a family have much in common.
 */
final class PageFonts {

  /**
   * A font.
   *
   * @param family its name in style sheets
   * @param weight 400 for regular, 600 for semibold, 700 for bold
   * @param file its name as a resource
   */
  record Font(String family, int weight, String file) {

    /** Returns the content of the file. */
    byte[] bytes() {
      try {
        return Resources.toByteArray(Resources.getResource(PageFonts.class, "fonts/" + file));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** All fonts. */
  static final ImmutableList<Font> ALL =
      ImmutableList.of(
          new Font("Inter", 400, "Inter-Regular.otf"),
          new Font("Inter", 600, "Inter-SemiBold.otf"),
          new Font("Inter", 700, "Inter-Bold.otf"),
          new Font("JetBrains Mono", 400, "JetBrainsMono-Regular.ttf"),
          new Font("JetBrains Mono", 700, "JetBrainsMono-Bold.ttf"));

  private PageFonts() {}

  /** Returns what the packed fonts are, in their order: family, weight and length, as JSON. */
  static String directory() {
    return ALL.stream()
        .map(font -> "[\"%s\",%d,%d]".formatted(font.family, font.weight, font.bytes().length))
        .collect(Collectors.joining(",", "[", "]"));
  }

  /** Returns the fonts, one after the other, packed. */
  static String packed() {
    return Packer.pack(Bytes.concat(ALL.stream().map(Font::bytes).toArray(byte[][]::new)));
  }
}
