package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.presentation.words.Languages;

/**
 * A text of a lesson, in one language or several; its figures are filled in from the runs.
 *
 * @param written the text as it is written
 * @param byLanguage the pieces of the text by language, such as {@code pt_BR}, or for {@link #ANY}
 *     if all languages share one text
 */
record LessonText(Json written, ImmutableMap<String, ImmutableList<Piece>> byLanguage) {

  /** Stands for every language. */
  static final String ANY = "";

  /** The fallback language. */
  static final String ENGLISH = "en";

  /** The written form of the empty text. */
  static final Json NOTHING =
      new Json.Items(SourcePosition.NOWHERE, ImmutableList.of(), SourcePosition.NOWHERE);

  /** The empty text. */
  static final LessonText EMPTY = new LessonText(NOTHING, ImmutableMap.of(ANY, ImmutableList.of()));

  /** A piece of a text. */
  sealed interface Piece {

    /** A constant piece. */
    record Words(String words) implements Piece {}

    /** A figure, which is filled in. */
    record Figure(Quantity quantity) implements Piece {}
  }

  /** Returns the text in the language of {@code locale}, or else in English. */
  String in(Locale locale, Function<Quantity, Value> figures) {
    Map.Entry<String, ImmutableList<Piece>> text = best(locale);
    Locale written = text.getKey().equals(ANY) ? locale : Languages.locale(text.getKey());
    StringBuilder filled = new StringBuilder();
    for (Piece piece : text.getValue()) {
      filled.append(
          piece instanceof Piece.Figure figure
              ? figures.apply(figure.quantity()).in(written)
              : ((Piece.Words) piece).words());
    }
    return filled.toString();
  }

  /** Returns the text, which has no figures, in the language of {@code locale}, or in English. */
  String in(Locale locale) {
    return in(
        locale,
        quantity -> {
          throw new IllegalStateException("this text has no figures");
        });
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
