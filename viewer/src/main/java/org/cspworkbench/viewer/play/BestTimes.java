package org.cspworkbench.viewer.play;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableMap;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.solvers.logic.technique.Level;

/**
 * The games that were won without hints or the help of a solver, by the level of their puzzles.
 *
 * @param levels the games of each level that has some
 */
public record BestTimes(ImmutableMap<Level, Won> levels) {

  /** No games. */
  public static final BestTimes NONE = new BestTimes(ImmutableMap.of());

  /**
   * The games of one level.
   *
   * @param games how many were won
   * @param best the seconds of the fastest one
   * @param total the seconds of all
   */
  public record Won(int games, long best, long total) {

    Won with(long seconds) {
      return new Won(games + 1, Math.min(best, seconds), total + seconds);
    }
  }

  /** Returns these games and another one of this level. */
  BestTimes with(Level level, Duration time) {
    long seconds = time.toSeconds();
    Map<Level, Won> all = new EnumMap<>(Level.class);
    all.putAll(levels);
    all.merge(level, new Won(1, seconds, seconds), (before, first) -> before.with(seconds));
    return new BestTimes(ImmutableMap.copyOf(all));
  }

  /**
   * Returns the number, the best time and the mean time of the games of a level, if it has some.
   */
  public Optional<String> sentence(Level level) {
    return Optional.ofNullable(levels.get(level))
        .map(
            won ->
                text("play.best", won.games(), time(won.best()), time(won.total() / won.games())));
  }

  private static String time(long seconds) {
    return Strips.time(Duration.ofSeconds(seconds));
  }
}
