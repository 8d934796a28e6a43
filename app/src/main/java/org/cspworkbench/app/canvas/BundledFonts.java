package org.cspworkbench.app.canvas;

import static java.util.Objects.requireNonNull;

import com.formdev.flatlaf.fonts.inter.FlatInterFont;
import com.formdev.flatlaf.fonts.jetbrains_mono.FlatJetBrainsMonoFont;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.TextMeasure;

/** The fonts that come with the program; where one cannot be read, the JDK's own. */
public final class BundledFonts implements TextMeasure {

  /** So many sizes of fonts are kept: more than one picture has. */
  private static final int MOST_LETTERINGS = 512;

  private static final class Loaded {
    static final BundledFonts FONTS = new BundledFonts();
  }

  private record Key(Face face, double size) {}

  private final ImmutableMap<Face, Font> fonts =
      Maps.immutableEnumMap(
          Map.of(
              Face.REGULAR, inter(FlatInterFont.STYLE_REGULAR, Font.PLAIN),
              Face.BOLD, inter(FlatInterFont.STYLE_BOLD, Font.BOLD),
              Face.MONO, mono(FlatJetBrainsMonoFont.STYLE_REGULAR, Font.PLAIN),
              Face.MONO_BOLD, mono(FlatJetBrainsMonoFont.STYLE_BOLD, Font.BOLD)));

  private final Map<Key, Lettering> letterings = new ConcurrentHashMap<>();

  private BundledFonts() {}

  /** The fonts; reads them when it is called for the first time. */
  public static BundledFonts get() {
    return Loaded.FONTS;
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

  /** The font of {@code face} at this size. */
  public Font font(Face face, double size) {
    return requireNonNull(fonts.get(face)).deriveFont((float) size); // there is one for each face
  }

  @Override
  public double width(String text, Face face, double size) {
    return lettering(face, size).width(text);
  }

  Lettering lettering(Face face, double size) {
    Key key = new Key(face, size);
    Lettering known = letterings.get(key);
    if (known != null) {
      return known;
    }
    if (letterings.size() >= MOST_LETTERINGS) {
      letterings.clear();
    }
    Lettering lettering = new Lettering(font(face, 1), size);
    letterings.put(key, lettering);
    return lettering;
  }
}
