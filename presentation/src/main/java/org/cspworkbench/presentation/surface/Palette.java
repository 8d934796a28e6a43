package org.cspworkbench.presentation.surface;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Properties;
import java.util.function.Supplier;

/**
 * The colours of a theme. The file of the theme is the only definition of each colour; other names
 * for colours refer to this class.
 */
public final class Palette {

  private static final String FOLDER = "/org/cspworkbench/presentation/theme/";

  private static final Supplier<Palette> LIGHT = Suppliers.memoize(() -> load("light"));
  private static final Supplier<Palette> DARK = Suppliers.memoize(() -> load("dark"));
  private static final Supplier<Palette> PROJECTOR = Suppliers.memoize(() -> load("projector"));
  private static final Supplier<Palette> PRINT =
      Suppliers.memoize(() -> load("print", read("light", new Properties())));

  private final ImmutableMap<Token, Colour> colours;

  private Palette(ImmutableMap<Token, Colour> colours) {
    this.colours = colours;
  }

  /** Returns the colours of the light theme. */
  public static Palette light() {
    return LIGHT.get();
  }

  /** Returns the colours of the dark theme. */
  public static Palette dark() {
    return DARK.get();
  }

  /** Returns the colours for projectors. */
  public static Palette projector() {
    return PROJECTOR.get();
  }

  /** Returns the colours for paper: those of the light theme, but black on white. */
  public static Palette print() {
    return PRINT.get();
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

  private static Colour colour(Properties properties, Token token, String theme) {
    String text = properties.getProperty(token.key());
    checkArgument(text != null, "the theme %s has no colour %s", theme, token.key());
    return Colour.parse(text.trim());
  }

  /** Returns the colour of a token. */
  public Colour get(Token token) {
    return requireNonNull(colours.get(token)); // a palette contains all tokens
  }
}
