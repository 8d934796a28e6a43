package org.cspworkbench.app.html;

import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.stream.Collectors;

/**
 * The fonts of the window as part of a page, so that texts are as wide there as in the window. They
 * contain only the characters that pages need; {@code data/fonts/make.sh} makes them.
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

    private String rule() {
      return ("@font-face { font-family: \"%s\"; font-weight: %d;"
              + " src: url(data:font/woff;base64,%s) format(\"woff\"); }\n")
          .formatted(family, weight, Base64.getEncoder().encodeToString(bytes()));
    }

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
          new Font("Inter", 400, "Inter-Regular.woff"),
          new Font("Inter", 600, "Inter-SemiBold.woff"),
          new Font("Inter", 700, "Inter-Bold.woff"),
          new Font("JetBrains Mono", 400, "JetBrainsMono-Regular.woff"),
          new Font("JetBrains Mono", 700, "JetBrainsMono-Bold.woff"));

  private PageFonts() {}

  /** Returns the rules of a style sheet that define the fonts. */
  static String rules() {
    return ALL.stream().map(Font::rule).collect(Collectors.joining());
  }
}
