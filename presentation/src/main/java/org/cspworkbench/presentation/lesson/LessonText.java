package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/**
 * What a lesson says, in one language or several; its figures are filled in from the runs.
 *
 * @param byLanguage the pieces of the text by the name of the language, such as {@code pt_BR};
 *     under {@link #ANY} if it is the same for all
 */
record LessonText(ImmutableMap<String, ImmutableList<Piece>> byLanguage) {

  /** Stands for every language. */
  static final String ANY = "";

  /** The language for those whose own is missing. */
  static final String ENGLISH = "en";

  /** Nothing. */
  static final LessonText EMPTY = new LessonText(ImmutableMap.of(ANY, ImmutableList.of()));

  /** A part of a text. */
  sealed interface Piece {

    /** Words that stay as they are. */
    record Words(String words) implements Piece {}

    /** A figure. */
    record Figure(Quantity quantity) implements Piece {}
  }

  /** The text in the language of {@code locale}, or else in English. */
  String in(Locale locale, Function<Quantity, Value> figures) {
    Map.Entry<String, ImmutableList<Piece>> text = best(locale);
    Locale written =
        text.getKey().equals(ANY) ? locale : Locale.forLanguageTag(text.getKey().replace('_', '-'));
    StringBuilder filled = new StringBuilder();
    for (Piece piece : text.getValue()) {
      filled.append(
          piece instanceof Piece.Figure figure
              ? figures.apply(figure.quantity()).in(written)
              : ((Piece.Words) piece).words());
    }
    return filled.toString();
  }

  /** Whether something in it is filled in. */
  boolean hasFigures() {
    return byLanguage.values().stream()
        .flatMap(List::stream)
        .anyMatch(piece -> piece instanceof Piece.Figure);
  }

  private Map.Entry<String, ImmutableList<Piece>> best(Locale locale) {
    for (String name : List.of(locale.toString(), locale.getLanguage(), ENGLISH)) {
      for (Map.Entry<String, ImmutableList<Piece>> text : byLanguage.entrySet()) {
        if (text.getKey().equals(name) || text.getKey().startsWith(name + "_")) {
          return text;
        }
      }
    }
    return byLanguage.entrySet().iterator().next();
  }
}
