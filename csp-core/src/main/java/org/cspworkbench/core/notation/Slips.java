package org.cspworkbench.core.notation;

import static java.util.Comparator.comparingInt;

import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.text.Lexeme;

/**
 * What people type who know another notation, with what they probably mean. None of it has a
 * meaning here, so that the advice never stands in the way of a correct text.
 */
final class Slips {

  private static final String NO_OPERATOR = "%s is not an operator. Did you mean %s?";

  /** Longer ones first, so that {@code ==} is not taken for the beginning of {@code ===}. */
  private static final ImmutableMap<String, String> OPERATORS =
      ImmutableMap.<String, String>builder()
          .put("<=>", "\"=\"")
          .put("<->", "\"=\"")
          .put("===", "\"=\"")
          .put("!==", "\"!=\"")
          .put("=!=", "\"!=\"")
          .put("=/=", "\"!=\"")
          .put("...", "\"..\"")
          .put("==", "\"=\"")
          .put(":=", "\"=\"")
          .put("<>", "\"!=\"")
          .put("/=", "\"!=\"")
          .put("=<", "\"<=\"")
          .put("=>", "\">=\" or \"if … then …\"")
          .put("->", "\"if … then …\"")
          .put("→", "\"if … then …\"")
          .put("⇒", "\"if … then …\"")
          .put("&&", "\"and\"")
          .put("&", "\"and\"")
          .put("∧", "\"and\"")
          .put("∨", "\"or\"")
          .put("¬", "\"not\"")
          .put("~", "\"not\"")
          .put("%", "\"mod\"")
          .build();

  /** What takes more words. */
  private static final ImmutableMap<String, String> OTHERS =
      ImmutableMap.<String, String>builder()
          .put("**", "there are no powers. Write x*x for the square of x")
          .put("^", "there are no powers. Write x*x for the square of x")
          .put("/", "there is no division. Write x = 2*y for x/y = 2")
          .put(".", "\".\" alone is not an operator. Did you mean \"..\"?")
          .put(";", "\";\" does not end a constraint. Write each constraint on a line of its own")
          .put("\"", "values are written without quotation marks")
          .put("“", "values are written without quotation marks")
          .put("'", "values are written without quotation marks")
          .build();

  private static final ImmutableMap<String, String> WORDS =
      ImmutableMap.<String, String>builder()
          .put("alldiff", "alldifferent")
          .put("all_different", "alldifferent")
          .put("distinct", "alldifferent")
          .put("different", "alldifferent")
          .put("implies", "if … then …")
          .put("modulo", "mod")
          .put("div", "*")
          .put("minimum", "min")
          .put("maximum", "max")
          .put("absolute", "abs")
          .build();

  private Slips() {}

  /**
   * Returns what is wrong with the first character of {@code text} if no sign of the notation
   * begins it.
   */
  static String unknown(String text) {
    return advice(OTHERS, text)
        .map(Map.Entry::getValue)
        .orElseGet(
            () ->
                Lexeme.quoted(new String(Character.toChars(text.codePointAt(0))))
                    + " has no meaning here. Expected a name, a number or an operator");
  }

  /**
   * Returns what is wrong with the operator that begins {@code text}, if it is one of another
   * notation.
   */
  static Optional<String> operator(String text) {
    return advice(OPERATORS, text)
        .map(slip -> NO_OPERATOR.formatted(Lexeme.quoted(slip.getKey()), slip.getValue()));
  }

  private static Optional<Map.Entry<String, String>> advice(
      ImmutableMap<String, String> slips, String text) {
    return slips.entrySet().stream().filter(slip -> text.startsWith(slip.getKey())).findFirst();
  }

  /** Returns what is wrong with an exclamation mark, which is no operator alone. */
  static String exclamation(boolean beginsExpression) {
    return "\"!\" alone is not an operator. Did you mean \""
        + (beginsExpression ? "not" : "!=")
        + "\"?";
  }

  /**
   * Returns a question for the word of the notation that was probably meant by {@code word}, or
   * nothing.
   */
  static String question(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    Optional<String> meant =
        SymbolTable.isReserved(lower) && !lower.equals(word)
            ? Optional.of(lower)
            : Optional.ofNullable(WORDS.get(lower));
    return meant.map(it -> ". Did you mean " + Lexeme.quoted(it) + "?").orElse("");
  }

  /**
   * Returns a question for the one of {@code names} that was probably meant by {@code typed}, or a
   * word of it: at most a third of its letters are others; or nothing.
   */
  static String nearest(String typed, List<String> names) {
    String lower = typed.toLowerCase(Locale.ROOT);
    return names.stream()
        .filter(name -> slips(lower, name) <= typed.length() / 3)
        .min(comparingInt(name -> slips(lower, name)))
        .map(name -> ". Did you mean " + Lexeme.quoted(name) + "?")
        .orElse("");
  }

  /** Returns the smallest distance from {@code lower} to {@code name} and to each of its words. */
  private static int slips(String lower, String name) {
    String meant = name.toLowerCase(Locale.ROOT);
    return Stream.concat(Stream.of(meant), Stream.of(meant.split(" ")))
        .mapToInt(word -> distance(lower, word))
        .min()
        .orElseThrow();
  }

  /** Returns how many letters are to be inserted, left out or replaced (Levenshtein, 1966). */
  private static int distance(String from, String to) {
    int[] row = IntStream.rangeClosed(0, to.length()).toArray();
    for (int i = 1; i <= from.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= to.length(); j++) {
        int replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[to.length()];
  }
}
