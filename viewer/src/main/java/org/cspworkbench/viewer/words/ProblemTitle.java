package org.cspworkbench.viewer.words;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import java.util.Locale;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.tile.TileRequest;

/** The titles of problems in the language of the window: {@code 8 queens}, {@code 8 rainhas}. */
public final class ProblemTitle {

  private static final CharMatcher DIGITS = CharMatcher.inRange('0', '9');

  /** The names that the bundle translates, in which n is a number. */
  private static final ImmutableSet<String> TRANSLATED =
      ImmutableSet.of(
          "zebra",
          "n_queens",
          "n_queens_all_different",
          "map_of_australia",
          "map_of_the_united_states_in_n_colours",
          "latin_square_of_order_n",
          "magic_square_of_order_n",
          "magic_sequence_of_n_numbers");

  private ProblemTitle() {}

  /** Returns the title of a problem: its name, or of an image that of its tiles and its size. */
  public static String of(Csp problem) {
    String name = TileRequest.title(problem);
    String pattern = DIGITS.collapseFrom(name.toLowerCase(Locale.ROOT), 'n');
    String key = CharMatcher.inRange('a', 'z').negate().trimAndCollapseFrom(pattern, '_');
    Object[] numbers = Splitter.on(DIGITS.negate()).omitEmptyStrings().splitToList(name).toArray();
    return TRANSLATED.contains(key) ? Texts.text("title." + key, numbers) : name;
  }
}
