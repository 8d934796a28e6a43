package org.cspworkbench.app.paint;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;

/**
 * What is written on the card of a variable: worked out once for each picture, as cards are painted
 * many times a second.
 *
 * @param variable whose card it is
 * @param labels its values, by index
 * @param letters the same, as short as they stand there while they are candidates
 * @param tones what each is painted in if it names a colour that there is, otherwise the bare cell
 */
record CardLetters(
    Variable variable,
    ImmutableList<String> labels,
    ImmutableList<String> letters,
    ImmutableList<Token> tones) {

  /** Those of every variable of {@code csp}, by index. */
  static ImmutableList<CardLetters> of(Csp csp) {
    return csp.variables().stream().map(CardLetters::of).collect(ImmutableList.toImmutableList());
  }

  /** Those of {@code variable}. */
  static CardLetters of(Variable variable) {
    ImmutableList<String> labels = Pictures.labels(variable.domain());
    ImmutableList<Token> tones =
        labels.stream().map(CardLetters::tone).collect(ImmutableList.toImmutableList());
    ImmutableList<String> letters =
        IntStream.range(0, labels.size())
            .mapToObj(value -> letter(labels.get(value), tones.get(value)))
            .collect(ImmutableList.toImmutableList());
    return new CardLetters(variable, labels, letters, tones);
  }

  private static String letter(String label, Token tone) {
    return tone == Token.CELL ? label : label.substring(0, 1).toUpperCase(Locale.ROOT);
  }

  private static Token tone(String label) {
    return switch (label) {
      case "red" -> Token.VALUE_RED;
      case "green" -> Token.VALUE_GREEN;
      case "blue" -> Token.VALUE_BLUE;
      case "yellow" -> Token.VALUE_YELLOW;
      default -> Token.CELL;
    };
  }
}
