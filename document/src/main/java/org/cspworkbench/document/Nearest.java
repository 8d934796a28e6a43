package org.cspworkbench.document;

import com.google.common.collect.Streams;
import java.util.Comparator;
import java.util.Optional;

/** Suggestions for misspelt names. */
public final class Nearest {

  private Nearest() {}

  /**
   * Returns a suggestion such as {@code " (did you mean mac?)"}, or the empty string if no name is
   * similar.
   */
  public static String hint(String typed, Iterable<String> names) {
    return find(typed, names).map(name -> " (did you mean " + name + "?)").orElse("");
  }

  /**
   * Returns the name with the smallest edit distance from {@code typed}, if the distance is at most
   * a third of its length. For one or two letters there is no suggestion.
   */
  public static Optional<String> find(String typed, Iterable<String> names) {
    return Streams.stream(names)
        .filter(name -> slips(typed, name) <= forgiven(typed))
        .min(Comparator.comparingInt(name -> slips(typed, name)));
  }

  private static int forgiven(String typed) {
    return typed.length() < 3 ? 0 : Math.max(1, typed.length() / 3);
  }

  /**
   * Returns the edit distance: the smallest number of insertions, deletions, substitutions and
   * transpositions of adjacent letters (optimal string alignment).
   */
  static int slips(String from, String to) {
    int[][] slips = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      for (int j = 0; j <= to.length(); j++) {
        if (i == 0 || j == 0) {
          slips[i][j] = i + j;
          continue;
        }
        int replaced = slips[i - 1][j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        slips[i][j] = Math.min(replaced, 1 + Math.min(slips[i - 1][j], slips[i][j - 1]));
        if (i > 1
            && j > 1
            && from.charAt(i - 1) == to.charAt(j - 2)
            && from.charAt(i - 2) == to.charAt(j - 1)) {
          slips[i][j] = Math.min(slips[i][j], slips[i - 2][j - 2] + 1);
        }
      }
    }
    return slips[from.length()][to.length()];
  }
}
