package org.cspworkbench.bench.models;

import static org.cspworkbench.xcsp3.models.InstanceText.names;

import com.google.common.math.IntMath;
import org.cspworkbench.xcsp3.models.InstanceText;

/** Arrays of symbols whose rows, or whose columns, are far apart. */
final class Codes {

  private Codes() {}

  /**
   * Covering array (CSPLib 45): in any {@code strength} of the rows, all words of symbols occur
   * among the columns.
   */
  static InstanceText coveringArray(int strength, int rows, int symbols, int columns) {
    InstanceText text =
        new InstanceText().array("x", "[%d][%d]".formatted(rows, columns), "0.." + (symbols - 1));
    int words = IntMath.pow(symbols, strength);
    int[] weights = new int[strength + 1];
    weights[strength] = -1;
    for (int i = 0, weight = words / symbols; i < strength; i++, weight /= symbols) {
      weights[i] = weight;
    }
    int number = 0;
    for (int set = 0; set < 1 << rows; set++) {
      if (Integer.bitCount(set) == strength) {
        String id = "w" + number++;
        text.array(id, "[%d]".formatted(columns), "0.." + (words - 1));
        for (int c = 0; c < columns; c++) {
          StringBuilder list = new StringBuilder();
          for (int row = 0; row < rows; row++) {
            if ((set >> row & 1) != 0) {
              list.append("x[%d][%d] ".formatted(row, c));
            }
          }
          text.sum(list + id + "[%d]".formatted(c), weights, "(eq,0)");
        }
        int most = columns - words + 1;
        text.cardinality(id + "[]", words, w -> "1.." + most);
      }
    }
    text.constraint(lexicographic(rows, "x[%d][]", "le"));
    return text.constraint(lexicographic(columns, "x[][%d]", "le"));
  }

  /**
   * Equidistant frequency permutation array (CSPLib 55): words in which each symbol occurs equally
   * often, any two of which differ at the same number of places.
   */
  static InstanceText permutationArray(int distance, int times, int symbols, int words) {
    int length = times * symbols;
    InstanceText text =
        new InstanceText()
            .array("x", "[%d][%d]".formatted(words, length), "0.." + (symbols - 1))
            .constraint(lexicographic(words, "x[%d][]", "lt"))
            .constraint(lexicographic(length, "x[][%d]", "le"));
    for (int i = 0; i < words; i++) {
      text.cardinality("x[%d][]".formatted(i), symbols, s -> "" + times);
      for (int j = 0; j < i; j++) {
        int one = j;
        int other = i;
        text.sum(
            names(length, c -> "ne(x[%d][%d],x[%d][%d])".formatted(one, c, other, c)),
            "(eq," + distance + ")");
      }
    }
    return text;
  }

  private static String lexicographic(int count, String list, String operator) {
    return "<lex> %s <operator> %s </operator></lex>"
        .formatted(names(count, i -> "<list> " + list.formatted(i) + " </list>"), operator);
  }
}
