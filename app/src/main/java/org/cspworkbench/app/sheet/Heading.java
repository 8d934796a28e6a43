package org.cspworkbench.app.sheet;

import com.google.common.base.Ascii;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;
import org.cspworkbench.sudoku.Variant;

/**
 * What stands above the boards of a page.
 *
 * @param title in large letters
 * @param rule one line below it, or nothing
 */
record Heading(String title, String rule) {

  private static final int LARGEST_DIGIT = 9;

  /** For puzzles of this shape: what they are, and what is to be done. */
  static Heading puzzles(Shape shape) {
    String place = shape.regions().isPresent() ? "outlined region" : "box";
    StringBuilder rule = new StringBuilder("each row, column and ");
    rule.append(place).append(" holds ").append(values(shape.size())).append(" once");
    for (Variant variant : shape.variants()) {
      rule.append("; ").append(variant.rule());
    }
    String sentence = Ascii.toUpperCase(rule.charAt(0)) + rule.substring(1) + ".";
    return new Heading("Sudoku " + shape.size() + "×" + shape.size(), sentence);
  }

  /** For solutions. */
  static Heading solutions() {
    return new Heading("Solutions", "");
  }

  private static String values(int size) {
    return size <= LARGEST_DIGIT
        ? "1 to " + size
        : "1 to " + LARGEST_DIGIT + " and " + letters(size);
  }

  private static String letters(int size) {
    char first = Symbols.of(LARGEST_DIGIT + 1);
    char last = Symbols.of(size);
    return first == last ? String.valueOf(first) : first + " to " + last;
  }
}
