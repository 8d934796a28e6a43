package org.cspworkbench.app.sheet;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import java.util.stream.Stream;
import org.cspworkbench.sudoku.Rule;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;
import org.cspworkbench.sudoku.Variant;

/**
 * The heading above the boards of a page.
 *
 * @param title the title in large type
 * @param rules the lines below the title
 */
record Heading(String title, ImmutableList<String> rules) {

  private static final int LARGEST_DIGIT = 9;

  /** Returns the heading for puzzles of this shape: the kind of puzzle, and its rules. */
  static Heading puzzles(Shape shape) {
    String place = shape.regions().isPresent() ? "outlined region" : "box";
    String usual = "each row, column and " + place + " holds " + values(shape.size()) + " once";
    return new Heading(
        "Sudoku " + shape.size() + "×" + shape.size(),
        Stream.of(
                Stream.of(usual),
                shape.variants().stream().map(Variant::rule),
                shape.rules().stream().map(Rule::rule))
            .flatMap(rules -> rules)
            .map(rule -> Ascii.toUpperCase(rule.charAt(0)) + rule.substring(1) + ".")
            .collect(ImmutableList.toImmutableList()));
  }

  /** Returns the heading for solutions. */
  static Heading solutions() {
    return new Heading("Solutions", ImmutableList.of());
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
