package org.cspworkbench.viewer.play;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.Locale;
import org.cspworkbench.solvers.logic.Rating;
import org.cspworkbench.solvers.logic.technique.Level;

/** The text of ratings. */
public final class Ratings {

  private Ratings() {}

  /** Returns the name of a level. */
  static String level(Level level) {
    return text("level." + level.name().toLowerCase(Locale.ROOT));
  }

  /** Returns a rating as a sentence: {@code rated medium; hardest step: Hidden pair}. */
  public static String sentence(Rating rating) {
    return rating
        .hardest()
        .map(
            technique -> text("rating", level(rating.level()), technique.name(Locale.getDefault())))
        .orElseGet(() -> text("rating.nothing", level(rating.level())));
  }
}
