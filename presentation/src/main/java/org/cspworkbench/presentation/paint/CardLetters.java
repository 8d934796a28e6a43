package org.cspworkbench.presentation.paint;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;

/**
 * What is written on the card of a variable: worked out once for each picture, as cards are painted
 * many times a second.
 *
 * @param name the name of the variable, shortened if it is too long for a card
 * @param labels its values, by index
 * @param letters the same, as short as they stand there while they are candidates
 * @param tones what each is painted in if it names a colour that there is, otherwise the bare cell
 */
record CardLetters(
    String name,
    ImmutableList<String> labels,
    ImmutableList<String> letters,
    ImmutableList<Token> tones) {

  private static final int LONGEST_NAME = 14;

  /** Those of every variable of {@code csp}, by index. */
  static ImmutableList<CardLetters> of(Csp csp) {
    ImmutableList<String> names = names(csp);
    return csp.variables().stream()
        .map(x -> of(x, names.get(x.index())))
        .collect(ImmutableList.toImmutableList());
  }

  /** The names of all variables, by index, as they stand at cards. */
  static ImmutableList<String> names(Csp csp) {
    return Shortening.of(csp.variables().stream().map(Variable::name).toList(), LONGEST_NAME);
  }

  /** Those of {@code variable}, whose card has this name. */
  static CardLetters of(Variable variable, String name) {
    ImmutableList<String> labels = Pictures.labels(variable.domain());
    ImmutableList<Token> tones =
        labels.stream().map(CardLetters::tone).collect(ImmutableList.toImmutableList());
    ImmutableList<String> letters =
        IntStream.range(0, labels.size())
            .mapToObj(value -> letter(labels.get(value), tones.get(value)))
            .collect(ImmutableList.toImmutableList());
    return new CardLetters(name, labels, letters, tones);
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
