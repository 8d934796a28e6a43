package org.cspworkbench.presentation.paint;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.awt.Color;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Properties;

/**
 * The colours of a theme. They are read from the files that the look and feel of the window reads
 * too, so that there is one place for each colour.
 */
public final class Palette {

  private static final String FOLDER = "/org/cspworkbench/presentation/theme/";

  private final ImmutableMap<Token, Color> colours;

  private Palette(ImmutableMap<Token, Color> colours) {
    this.colours = colours;
  }

  /** The colours of the light theme. */
  public static Palette light() {
    return load("FlatLightLaf");
  }

  /** The colours of the dark theme. */
  public static Palette dark() {
    return load("FlatDarkLaf");
  }

  /** The colours for a projector. */
  public static Palette projector() {
    return load("CspProjector");
  }

  /** The colours for paper: those of the light theme, but black on white. */
  public static Palette print() {
    return load("CspPrint", read("FlatLightLaf", new Properties()));
  }

  private static Palette load(String theme) {
    return load(theme, new Properties());
  }

  private static Palette load(String theme, Properties otherwise) {
    Properties properties = read(theme, otherwise);
    return new Palette(
        Maps.toMap(Arrays.asList(Token.values()), token -> colour(properties, token, theme)));
  }

  private static Properties read(String theme, Properties otherwise) {
    Properties properties = new Properties(otherwise);
    try (Reader reader =
        new InputStreamReader(
            Palette.class.getResourceAsStream(FOLDER + theme + ".properties"),
            StandardCharsets.UTF_8)) {
      properties.load(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties;
  }

  private static Color colour(Properties properties, Token token, String theme) {
    String text = properties.getProperty(token.key());
    checkArgument(text != null, "the theme %s has no colour %s", theme, token.key());
    return Color.decode(text.trim());
  }

  /** The colour that plays this role. */
  public Color get(Token token) {
    return requireNonNull(colours.get(token)); // a palette has all
  }
}
