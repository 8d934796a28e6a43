package org.cspworkbench.presentation.words;

import com.google.common.collect.ImmutableMap;
import java.text.Format;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Locale;
import java.util.ResourceBundle;
import org.cspworkbench.solvers.Bundles;
import org.jspecify.annotations.Nullable;

/** The texts of a resource bundle with their arguments; numbers are formatted for its language. */
public final class TextBundle {

  private final ResourceBundle bundle;
  private final Locale locale;

  private TextBundle(ResourceBundle bundle, Locale locale) {
    this.bundle = bundle;
    this.locale = locale;
  }

  /**
   * Returns the bundle {@code name} in the package of {@code owner}, in this language or in
   * English.
   */
  public static TextBundle of(Class<?> owner, String name, Locale language) {
    return new TextBundle(
        Bundles.of(owner, name, language), Bundles.language(owner, name, language));
  }

  /** Returns these texts by their keys in a language. */
  public static TextBundle of(ImmutableMap<String, String> texts, Locale language) {
    return new TextBundle(new Given(texts), language);
  }

  /** Returns the bundle of this package, in this language or in English. */
  public static TextBundle ofPhrases(Locale language) {
    return of(TextBundle.class, "Phrases", language);
  }

  /** Returns the language of the texts. */
  public Locale locale() {
    return locale;
  }

  /** Returns the text of {@code key} without arguments. */
  public String text(String key) {
    return bundle.getString(key);
  }

  /** Returns the text of {@code key} with these numbers and names as arguments. */
  public String text(String key, Object... arguments) {
    MessageFormat format = new MessageFormat(bundle.getString(key), locale);
    Format[] formats = format.getFormatsByArgumentIndex();
    for (int i = 0; i < Math.min(formats.length, arguments.length); i++) {
      if (formats[i] == null && arguments[i] instanceof Number) { // else a page uses its browser's
        format.setFormatByArgumentIndex(i, NumberFormat.getInstance(locale));
      }
    }
    return format.format(arguments);
  }

  /** Returns {@code number} with its digits grouped. */
  public String number(long number) {
    return String.format(locale, "%,d", number);
  }

  /** Returns {@code number} with this number of decimals, its digits grouped. */
  public String decimal(double number, int decimals) {
    return String.format(locale, "%,." + decimals + "f", number);
  }

  /** Texts that were not read from a bundle. */
  private static final class Given extends ResourceBundle {

    private final ImmutableMap<String, String> texts;

    Given(ImmutableMap<String, String> texts) {
      this.texts = texts;
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
      return texts.get(key);
    }

    @Override
    public Enumeration<String> getKeys() {
      return Collections.enumeration(texts.keySet());
    }
  }
}
