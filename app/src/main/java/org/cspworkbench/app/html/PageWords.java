package org.cspworkbench.app.html;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.SortedSet;
import java.util.TreeMap;

/**
 * The texts of a page: its own, and those that it shares with the window and other presentations.
 */
final class PageWords {

  private static final String WINDOW = "org.cspworkbench.viewer.words.Window";
  private static final String PHRASES = "org.cspworkbench.presentation.words.Phrases";

  /** What the keys of texts begin with that the program of a page composes or names. */
  private static final ImmutableList<String> PREFIXES =
      ImmutableList.of(
          "event.",
          "counter.",
          "cell.state.",
          "command.",
          "conflict.again",
          "conflict.lbd.tip",
          "conflict.legend.",
          "conflict.none",
          "conflict.resolve",
          "conflict.steps",
          "conflict.unresolved",
          "decisions.",
          "error.",
          "key.",
          "legend.",
          "lesson.",
          "question.",
          "removals.",
          "turn.",
          "work.");

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

  /** Returns the language. */
  Locale locale() {
    return own.getLocale();
  }

  /** Returns the text for {@code key}. */
  String text(String key) {
    return shared.stream()
        .filter(bundle -> !own.containsKey(key) && bundle.containsKey(key))
        .findFirst()
        .orElse(own)
        .getString(key);
  }

  /**
   * Returns all texts that the program of a page uses, by key: its own, those of {@code keys}, and
   * those that begin with certain prefixes.
   */
  ImmutableSortedMap<String, String> ofPage(SortedSet<String> keys) {
    Map<String, String> texts = new TreeMap<>();
    for (ResourceBundle bundle : shared) {
      for (String key : Collections.list(bundle.getKeys())) {
        if (keys.contains(key) || PREFIXES.stream().anyMatch(key::startsWith)) {
          texts.put(key, bundle.getString(key));
        }
      }
    }
    for (String key : Collections.list(own.getKeys())) {
      texts.put(key, own.getString(key));
    }
    return ImmutableSortedMap.copyOf(texts);
  }
}
