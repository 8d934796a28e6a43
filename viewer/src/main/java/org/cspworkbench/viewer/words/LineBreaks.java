package org.cspworkbench.viewer.words;

import com.google.common.base.Splitter;

/** Line breaks for tooltips, which do not wrap their text. */
public final class LineBreaks {

  private static final int LONGEST = 64;
  private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings();

  private LineBreaks() {}

  /** Returns {@code text} with spaces replaced by line breaks so that lines are short. */
  public static String wrapped(String text) {
    StringBuilder lines = new StringBuilder();
    int length = 0;
    for (String word : WORDS.split(text)) {
      if (length > 0) {
        boolean isFull = length + 1 + word.length() > LONGEST;
        lines.append(isFull ? '\n' : ' ');
        length = isFull ? 0 : length + 1;
      }
      lines.append(word);
      length += word.length();
    }
    return lines.toString();
  }
}
