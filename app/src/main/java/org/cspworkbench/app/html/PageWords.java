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

  /** What the keys of these texts begin with on the page on which solvers are compared. */
  private static final ImmutableList<String> OF_COMPARISON =
      ImmutableList.of(
          "badge.",
          "command.faster",
          "command.fine_",
          "command.lock",
          "command.next_",
          "command.play",
          "command.previous_",
          "command.run_again",
          "command.slower",
          "command.step",
          "command.to_",
          "column.quartiles",
          "column.solver",
          "compare.",
          "delay.",
          "header.options",
          "image.attempt",
          "image.finished",
          "image.open",
          "key.",
          "lineup.",
          "lock.",
          "options.parts.",
          "options.title",
          "title.");

  private final ResourceBundle own;
  private final ImmutableList<ResourceBundle> shared; // the first one that has a text counts
  private final ImmutableList<String> prefixes;

  PageWords(Locale locale) {
    this(locale, ImmutableList.of(), PREFIXES);
  }

  private PageWords(
      Locale locale, ImmutableList<ResourceBundle> first, ImmutableList<String> prefixes) {
    this.own = ResourceBundle.getBundle(PageWords.class.getPackageName() + ".Page", locale);
    this.shared =
        ImmutableList.<ResourceBundle>builder()
            .addAll(first)
            .add(ResourceBundle.getBundle(WINDOW, locale))
            .add(ResourceBundle.getBundle(PHRASES, locale))
            .build();
    this.prefixes = prefixes;
  }

  /** Returns the words of the page on which solvers are compared. */
  static PageWords ofComparison(Locale locale) {
    return new PageWords(locale, ImmutableList.of(Site.words(locale)), OF_COMPARISON);
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
    for (ResourceBundle bundle : shared.reverse()) {
      for (String key : Collections.list(bundle.getKeys())) {
        if (keys.contains(key) || prefixes.stream().anyMatch(key::startsWith)) {
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
