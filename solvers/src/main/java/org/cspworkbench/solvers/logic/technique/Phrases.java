package org.cspworkbench.solvers.logic.technique;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/** The phrases of the resource bundle {@code Logic} in one language, filled in. */
final class Phrases {

  /** Never those of the machine's language for another one that is asked for. */
  private static final ResourceBundle.Control ENGLISH_OTHERWISE =
      ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

  private final ResourceBundle bundle;
  private final Locale locale;

  /** Those of the language of {@code locale}, or in English. */
  Phrases(Locale locale) {
    this.locale = locale;
    this.bundle =
        ResourceBundle.getBundle(
            Phrases.class.getPackageName() + ".Logic", locale, ENGLISH_OTHERWISE);
  }

  /** The phrase at {@code key} with these names in it. */
  String text(String key, Object... names) {
    return new MessageFormat(bundle.getString(key), locale).format(names);
  }

  /** Names as a list: {@code a}, {@code a and b}, {@code a, b and c}. */
  String and(List<String> names) {
    return list("list.and", names);
  }

  /** Names of which one is meant: {@code a}, {@code a or b}, {@code a, b or c}. */
  String or(List<String> names) {
    return list("list.or", names);
  }

  private String list(String key, List<String> names) {
    int last = names.size() - 1;
    return last < 1
        ? String.join("", names)
        : text(key, String.join(", ", names.subList(0, last)), names.get(last));
  }
}
