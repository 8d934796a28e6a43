package org.cspworkbench.solvers.logic.technique;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import org.cspworkbench.solvers.Bundles;

/** The phrases of the resource bundle {@code Logic} in one language, filled in. */
final class Phrases {

  private final ResourceBundle bundle;
  private final Locale locale;

  /** Those of the language of {@code locale}, or in English. */
  Phrases(Locale locale) {
    this.locale = locale;
    this.bundle = Bundles.of(Phrases.class, "Logic", locale);
  }

  /** Returns the phrase at {@code key} with these names in it. */
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
