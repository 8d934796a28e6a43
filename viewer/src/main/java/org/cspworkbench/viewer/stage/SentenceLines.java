package org.cspworkbench.viewer.stage;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.presentation.narration.Sentence;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Token;

/**
 * A sentence in lines, with its names in bold, at the largest size at which it fits.
 *
 * @param size the size of the letters
 * @param words the words with their places
 * @param lines the number of lines
 */
record SentenceLines(double size, ImmutableList<Word> words, int lines) {

  private static final double LINE = 1.25; // the height of a line, relative to its letters
  private static final String CUT = "…";

  /** A part of a word in one face. */
  record Word(String text, double x, int line, boolean isName) {}

  /**
   * Returns the lines of a sentence.
   *
   * @param indent the room before the first line, as it is for a given size
   * @param largest the largest size of letters
   */
  static SentenceLines of(Ink ink, Sentence sentence, Box area, double indent, double largest) {
    double size = largest;
    SentenceLines made = at(ink, sentence, area.width(), indent, size);
    while (size > StageLayout.LETTERS && made.height() > area.height()) {
      size = Math.max(StageLayout.LETTERS, size - 1);
      made = at(ink, sentence, area.width(), indent, size);
    }
    int fitting = Math.max(1, (int) (area.height() / (LINE * size) + 1e-6));
    return made.lines <= fitting ? made : made.cut(fitting);
  }

  /** Returns whether it ends in an ellipsis for what does not fit. */
  boolean isCut() {
    return words.stream().anyMatch(word -> word.text().equals(CUT));
  }

  /** Returns the width of the widest line. */
  double width(Ink ink) {
    return words.stream().mapToDouble(word -> word.x() + width(ink, word, size)).max().orElse(0);
  }

  /** Returns the height of all lines. */
  double height() {
    return LINE * size * lines;
  }

  private static SentenceLines at(
      Ink ink, Sentence sentence, double width, double indent, double size) {
    List<Word> words = new ArrayList<>();
    double x = indent;
    int line = 0;
    String text = sentence.text();
    for (int from = 0; from < text.length(); ) {
      int space = text.indexOf(' ', from);
      int end = space < 0 ? text.length() : space;
      ImmutableList<Word> parts = parts(sentence, from, end);
      double wide = parts.stream().mapToDouble(part -> width(ink, part, size)).sum();
      if (x > 0 && x + wide > width) {
        x = 0;
        line++;
      }
      for (Word part : parts) {
        words.add(new Word(part.text(), x, line, part.isName()));
        x += width(ink, part, size);
      }
      x += ink.width(" ", ink.look().fonts().regular(), size);
      from = end + 1;
    }
    return new SentenceLines(size, ImmutableList.copyOf(words), line + 1);
  }

  /** Splits a word where a name begins or ends. */
  private static ImmutableList<Word> parts(Sentence sentence, int from, int end) {
    ImmutableList.Builder<Word> parts = ImmutableList.builder();
    int start = from;
    for (Sentence.Span name : sentence.names()) {
      int first = Math.max(name.start(), from);
      int last = Math.min(name.end(), end);
      if (first < last) {
        if (start < first) {
          parts.add(new Word(sentence.text().substring(start, first), 0, 0, false));
        }
        parts.add(new Word(sentence.text().substring(first, last), 0, 0, true));
        start = last;
      }
    }
    if (start < end) {
      parts.add(new Word(sentence.text().substring(start, end), 0, 0, false));
    }
    return parts.build();
  }

  private static Face face(Ink ink, boolean isName) {
    return isName ? ink.look().fonts().bold() : ink.look().fonts().regular();
  }

  private static double width(Ink ink, Word word, double size) {
    return ink.width(word.text(), face(ink, word.isName()), size);
  }

  /** Replaces the last word of the last line that fits, and what follows, by an ellipsis. */
  private SentenceLines cut(int fitting) {
    List<Word> kept = new ArrayList<>(words);
    kept.removeIf(word -> word.line() >= fitting);
    Word last = kept.remove(kept.size() - 1);
    kept.add(new Word(CUT, last.x(), last.line(), false));
    return new SentenceLines(size, ImmutableList.copyOf(kept), fitting);
  }

  /**
   * Paints the lines.
   *
   * @param firstMiddle the vertical centre of the first line
   */
  void paint(Ink ink, Box area, double firstMiddle, Token colour) {
    for (Word word : words) {
      ink.writeFrom(
          word.text(),
          area.x() + word.x(),
          firstMiddle + word.line() * LINE * size,
          face(ink, word.isName()),
          size,
          colour);
    }
  }
}
