package org.cspworkbench.app.html;

import com.google.common.collect.ImmutableMap;
import java.text.MessageFormat;
import java.util.Collections;
import java.util.Locale;
import java.util.ResourceBundle;

/** The texts of a page: its own, and those that it shares with the window. */
final class PageWords {

  private static final String SHARED = "org.cspworkbench.app.gui.words.Window";

  private final ResourceBundle own;
  private final ResourceBundle shared;

  PageWords(Locale locale) {
    this.own = ResourceBundle.getBundle(PageWords.class.getPackageName() + ".Page", locale);
    this.shared = ResourceBundle.getBundle(SHARED, locale);
  }

  /** Returns the language tag of the page. */
  String language() {
    Locale locale = own.getLocale();
    return locale.equals(Locale.ROOT) ? "en" : locale.toLanguageTag();
  }

  /** Returns the text for {@code key}. */
  String text(String key) {
    return own.containsKey(key) ? own.getString(key) : shared.getString(key);
  }

  /** Returns the text for {@code key} with these arguments. */
  String text(String key, Object... arguments) {
    Locale locale = Locale.forLanguageTag(language());
    return new MessageFormat(text(key), locale).format(arguments);
  }

  /**
   * Returns all texts that the script of the page uses, by key: those that begin with {@code page.}
   * and similar prefixes.
   */
  ImmutableMap<String, String> ofPage() {
    ImmutableMap.Builder<String, String> texts = ImmutableMap.builder();
    for (String key : Collections.list(own.getKeys())) {
      texts.put(key, own.getString(key));
    }
    for (String key : Collections.list(shared.getKeys())) {
      if (key.startsWith("event.") || key.startsWith("counter.") || key.startsWith("cell.state.")) {
        texts.put(key, shared.getString(key));
      }
    }
    return texts.buildOrThrow();
  }
}
