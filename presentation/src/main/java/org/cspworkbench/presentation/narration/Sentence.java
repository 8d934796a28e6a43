package org.cspworkbench.presentation.narration;

import com.google.common.collect.ImmutableList;

/**
 * A sentence and the names in it.
 *
 * @param text the text
 * @param names the spans that name a variable, a value or a constraint, in order and without
 *     overlap
 */
public record Sentence(String text, ImmutableList<Span> names) {

  /**
   * A span of a text.
   *
   * @param start the index of its first character
   * @param end the index after its last character
   */
  public record Span(int start, int end) {}

  /** Returns the text. */
  @Override
  public String toString() {
    return text;
  }
}
