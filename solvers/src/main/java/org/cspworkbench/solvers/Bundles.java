package org.cspworkbench.solvers;

import java.util.Locale;
import java.util.ResourceBundle;

/** Resource bundles whose base is in English, in the language of a user. */
public final class Bundles {

  private Bundles() {}

  /**
   * Returns the bundle {@code name} beside {@code owner} in the language of {@code locale}, and in
   * English where there is none in that language; never in the default language of the virtual
   * machine in its place.
   *
   * @throws java.util.MissingResourceException if there is no bundle of that name
   */
  public static ResourceBundle of(Class<?> owner, String name, Locale locale) {
    String path = owner.getName().substring(0, owner.getName().lastIndexOf('.') + 1) + name;
    ResourceBundle found = ResourceBundle.getBundle(path, locale);
    Locale language = found.getLocale();
    boolean isTranslated = // a browser does not say which language a base has
        language != null && language.getLanguage().equals(locale.getLanguage());
    return isTranslated ? found : ResourceBundle.getBundle(path, Locale.ROOT);
  }
}
