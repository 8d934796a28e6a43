package org.cspworkbench.solvers.logic;

import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;

/**
 * How hard a puzzle is for a person.
 *
 * @param hardest the hardest technique that it needs; empty if nothing is left to do
 * @param score the sum of the weights of all steps
 * @param counts how often each technique was applied, in the order of the table
 */
public record Rating(
    Optional<RatedTechnique> hardest, int score, ImmutableMap<RatedTechnique, Integer> counts) {

  /** Returns the rating of {@code explanation}. */
  public static Rating of(SolutionPath explanation) {
    Map<RatedTechnique, Integer> counts = new LinkedHashMap<>();
    Techniques.ALL.forEach(technique -> counts.put(technique, 0));
    explanation.moves().forEach(move -> counts.merge(move.technique(), 1, Integer::sum));
    counts.values().removeIf(count -> count == 0);
    int score =
        counts.entrySet().stream()
            .mapToInt(entry -> entry.getKey().weight() * entry.getValue())
            .sum();
    Optional<RatedTechnique> hardest = counts.keySet().stream().max(Techniques.BY_HARDNESS);
    return new Rating(hardest, score, ImmutableMap.copyOf(counts));
  }

  /** Returns the level of the hardest technique. */
  public Level level() {
    return hardest.map(RatedTechnique::level).orElse(Level.EASY);
  }

  /** Returns how many steps there were. */
  public int steps() {
    return counts.values().stream().mapToInt(Integer::intValue).sum();
  }
}
