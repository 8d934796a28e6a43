package org.cspworkbench.app.html;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.text.MessageFormat;
import java.util.Collections;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * The texts of a page: its own, and those that it shares with the window and other presentations.
 */
final class PageWords {

  private static final String WINDOW = "org.cspworkbench.app.gui.words.Window";
  private static final String PHRASES = "org.cspworkbench.presentation.words.Phrases";

  private final ResourceBundle own;
  private final ImmutableList<ResourceBundle> shared;

  PageWords(Locale locale) {
    this.own = ResourceBundle.getBundle(PageWords.class.getPackageName() + ".Page", locale);
    this.shared =
        ImmutableList.of(
            ResourceBundle.getBundle(WINDOW, locale), ResourceBundle.getBundle(PHRASES, locale));
  }

  /** Returns the language tag of the page. */
  String language() {
    Locale locale = own.getLocale();
    return locale.equals(Locale.ROOT) ? "en" : locale.toLanguageTag();
  }

  /** Returns the text for {@code key}. */
  String text(String key) {
    return shared.stream()
        .filter(bundle -> !own.containsKey(key) && bundle.containsKey(key))
        .findFirst()
        .orElse(own)
        .getString(key);
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
    for (ResourceBundle bundle : shared) {
      for (String key : Collections.list(bundle.getKeys())) {
        if (isOfPage(key)) {
          texts.put(key, bundle.getString(key));
        }
      }
    }
    return texts.buildOrThrow();
  }

  private static boolean isOfPage(String key) {
    return key.startsWith("event.") || key.startsWith("counter.") || key.startsWith("cell.state.");
  }
}
