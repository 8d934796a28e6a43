package org.cspworkbench.presentation.paint.card;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.picture.Shortening;
import org.cspworkbench.presentation.surface.Token;

/**
 * The texts on the card of a variable. They are computed once for each picture, because cards are
 * painted many times a second.
 *
 * @param name the name of the variable, shortened if it is too long for a card
 * @param labels the labels of its values, by index
 * @param letters the short labels of its candidates, by index
 * @param tones the fill of each value that names a known colour, otherwise the fill of an empty
 *     cell
 */
public record CardLetters(
    String name,
    ImmutableList<String> labels,
    ImmutableList<String> letters,
    ImmutableList<Token> tones) {

  private static final int LONGEST_NAME = 14;

  /** Returns the texts of every variable of {@code csp}, by index. */
  public static ImmutableList<CardLetters> of(Csp csp) {
    ImmutableList<String> names = names(csp);
    return csp.variables().stream()
        .map(x -> of(x, names.get(x.index())))
        .collect(ImmutableList.toImmutableList());
  }

  /** Returns the names of all variables on their cards, by index. */
  public static ImmutableList<String> names(Csp csp) {
    return Shortening.of(csp.variables().stream().map(Variable::name).toList(), LONGEST_NAME);
  }

  /** Returns the texts of {@code variable} with this name on its card. */
  public static CardLetters of(Variable variable, String name) {
    ImmutableList<String> labels = Shortening.labels(variable.domain());
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
