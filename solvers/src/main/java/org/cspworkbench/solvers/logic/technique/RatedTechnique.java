package org.cspworkbench.solvers.logic.technique;

import java.util.Locale;
import java.util.function.BooleanSupplier;
import org.cspworkbench.solvers.logic.position.Position;
import org.jspecify.annotations.Nullable;

/**
 * A technique under its name, and how hard it is. Compared by identity: there is one object for
 * each technique.
 *
 * @param id its name in data: lower case, words joined by hyphens
 * @param level the level of a puzzle that needs it
 * @param weight what one step of it adds to the score of a puzzle
 * @param technique the technique
 */
public record RatedTechnique(String id, Level level, int weight, Technique technique) {

  /** Returns the display name in the language of {@code locale}, or in English. */
  public String name(Locale locale) {
    return new Phrases(locale).text("name." + id);
  }

  /**
   * Returns the first instance in {@code position}, or null if there is none or {@code stop}
   * returned true.
   */
  public @Nullable Step first(Position position, BooleanSupplier stop) {
    Findings findings = new Findings(1, stop);
    technique.find(position, findings);
    return findings.first();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }

  @Override
  public String toString() {
    return id;
  }
}
