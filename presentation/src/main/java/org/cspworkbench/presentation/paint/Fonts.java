package org.cspworkbench.presentation.paint;

import com.formdev.flatlaf.fonts.inter.FlatInterFont;
import com.formdev.flatlaf.fonts.jetbrains_mono.FlatJetBrainsMonoFont;
import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.io.InputStream;

/**
 * The fonts that painters write with, each of size 1.
 *
 * @param regular for values and labels
 * @param bold for givens and the value being tried
 * @param mono for numbers that change
 * @param monoBold for numbers on solid marks
 */
public record Fonts(Font regular, Font bold, Font mono, Font monoBold) {

  private static final class Bundled {
    static final Fonts FONTS =
        new Fonts(
            inter(FlatInterFont.STYLE_REGULAR, Font.PLAIN),
            inter(FlatInterFont.STYLE_BOLD, Font.BOLD),
            mono(FlatJetBrainsMonoFont.STYLE_REGULAR, Font.PLAIN),
            mono(FlatJetBrainsMonoFont.STYLE_BOLD, Font.BOLD));
  }

  /** The fonts that come with the program; where one cannot be read, the JDK's own. */
  public static Fonts bundled() {
    return Bundled.FONTS;
  }

  /**
   * The fonts of what is printed: those that can be embedded in a document, where letters and
   * digits are easy to tell apart too.
   */
  public static Fonts printed() {
    Fonts fonts = bundled();
    return new Fonts(fonts.mono, fonts.monoBold, fonts.mono, fonts.monoBold);
  }

  private static Font inter(String file, int style) {
    return load(FlatInterFont.class, file, new Font(Font.SANS_SERIF, style, 1));
  }

  private static Font mono(String file, int style) {
    return load(FlatJetBrainsMonoFont.class, file, new Font(Font.MONOSPACED, style, 1));
  }

  private static Font load(Class<?> folder, String file, Font otherwise) {
    try (InputStream stream = folder.getResourceAsStream(file)) {
      return stream == null ? otherwise : Font.createFont(Font.TRUETYPE_FONT, stream);
    } catch (IOException | FontFormatException e) {
      return otherwise;
    }
  }
}
