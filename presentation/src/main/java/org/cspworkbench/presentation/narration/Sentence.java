package org.cspworkbench.presentation.narration;

import com.google.common.collect.ImmutableList;

/**
 * A sentence, with the parts that name something.
 *
 * @param text the words
 * @param names where the text names a variable, a value or a constraint, in order and without
 *     overlap
 */
public record Sentence(String text, ImmutableList<Span> names) {

  /**
   * A part of a text.
   *
   * @param start the index of its first character
   * @param end the index behind its last character
   */
  public record Span(int start, int end) {}

  /** The words. */
  @Override
  public String toString() {
    return text;
  }
}
