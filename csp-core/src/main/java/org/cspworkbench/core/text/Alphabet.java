package org.cspworkbench.core.text;

import com.google.common.collect.ImmutableMap;
import org.jspecify.annotations.Nullable;

/**
 * The words and signs of a language, by which a {@link Lexer} divides its texts. Every character is
 * a space, belongs to a word, or begins a sign; in a language with lines, the character that ends a
 * line is none of these.
 */
public interface Alphabet {

  /** Returns whether {@code c} separates lexemes and belongs to none. */
  boolean isSpace(int c);

  /** Returns whether {@code c}, which is no space, begins a word. */
  boolean beginsWord(int c);

  /** Returns whether {@code c} continues a word. */
  boolean continuesWord(int c);

  /** Returns the most characters of a word that are kept; what follows them is left out. */
  default int longestWord() {
    return Integer.MAX_VALUE;
  }

  /** Returns whether {@code c} begins a remark, which goes on up to the end of the line. */
  default boolean beginsRemark(int c) {
    return false;
  }

  /**
   * Returns the signs with their standard forms; a sign that is the beginning of another one comes
   * after it.
   */
  ImmutableMap<String, String> signs();

  /** Returns a question for what was probably meant by a word that does not fit; may be empty. */
  default String advice(Lexeme found) {
    return "";
  }

  /**
   * Rejects a word that is none of this language.
   *
   * @param word the word
   * @param behind the first characters behind it
   * @throws MalformedProblemException if the word means nothing
   */
  default void checkWord(Lexeme word, String behind) throws MalformedProblemException {}

  /**
   * Rejects a sign that is none of this language.
   *
   * @param place a lexeme without text where the sign begins
   * @param ahead the sign, and what follows it
   * @param before the lexeme before it, if there is one
   * @throws MalformedProblemException if no sign of this language begins here
   */
  default void checkSign(Lexeme place, String ahead, @Nullable Lexeme before)
      throws MalformedProblemException {}
}
