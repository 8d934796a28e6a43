package org.cspworkbench.solvers;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Enumeration;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/** Resource bundles whose base is in English, in the language of a user. */
public final class Bundles {

  private Bundles() {}

  /**
   * Returns the bundle {@code name} beside {@code owner} in the language of {@code locale}, and in
   * English where there is none in that language; never in the default language of the virtual
   * machine in its place.
   *
   * @throws MissingResourceException if there is no bundle of that name
   */
  public static ResourceBundle of(Class<?> owner, String name, Locale locale) {
    String path = path(owner, name);
    ResourceBundle found = ResourceBundle.getBundle(path, locale);
    Locale language = found.getLocale();
    if (language == null) { // a browser does not say which language was found
      return new Decoded(translation(path, locale).orElseGet(() -> base(path)));
    }
    return language.getLanguage().equals(locale.getLanguage()) ? found : base(path);
  }

  /** Returns the language of the bundle that {@link #of} returns for the same arguments. */
  public static Locale language(Class<?> owner, String name, Locale locale) {
    Locale language = of(owner, name, locale).getLocale();
    if (language == null) {
      return translation(path(owner, name), locale).isPresent() ? locale : Locale.ENGLISH;
    }
    return language.equals(Locale.ROOT) ? Locale.ENGLISH : language;
  }

  private static String path(Class<?> owner, String name) {
    return owner.getName().substring(0, owner.getName().lastIndexOf('.') + 1) + name;
  }

  private static ResourceBundle base(String path) {
    return ResourceBundle.getBundle(path, Locale.ROOT);
  }

  private static Optional<ResourceBundle> translation(String path, Locale locale) {
    try {
      return Optional.of(base(path + "_" + locale));
    } catch (MissingResourceException e) {
      return Optional.empty();
    }
  }

  /**
   * The texts of a bundle in UTF-8 that was read as ISO 8859-1, as those of a program in a browser
   * are.
   */
  static final class Decoded extends ResourceBundle {

    private final ResourceBundle bytes; // a character for each byte

    Decoded(ResourceBundle bytes) {
      this.bytes = bytes;
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
      return bytes.containsKey(key)
          ? new String(bytes.getString(key).getBytes(ISO_8859_1), UTF_8)
          : null;
    }

    @Override
    public Enumeration<String> getKeys() {
      return bytes.getKeys();
    }
  }
}
