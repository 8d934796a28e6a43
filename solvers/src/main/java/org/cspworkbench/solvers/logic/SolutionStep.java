package org.cspworkbench.solvers.logic;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.cspworkbench.solvers.logic.position.BoardLayout;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Wording;

/**
 * A step with the technique that found it.
 *
 * @param layout the layout of the grid
 * @param technique the technique
 * @param step the step
 */
public record SolutionStep(BoardLayout layout, RatedTechnique technique, Step step) {

  /**
   * Returns why it applies and what it concludes: a sentence with neither capital nor full stop, in
   * the language of {@code locale}, or in English.
   */
  public String sentence(Locale locale) {
    Wording words = new Wording(layout, locale);
    return words.text("move", step.reason(words), conclusion(words));
  }

  /** {@code r3c5 = 4}, {@code 2 leaves r1c1 and r1c2}. */
  private String conclusion(Wording words) {
    List<String> parts = new ArrayList<>();
    if (!step.placements().isEmpty()) {
      parts.add(words.placements(step.placements()));
    }
    if (!step.eliminations().isEmpty()) {
      parts.add(words.eliminations(step.eliminations()));
    }
    return String.join("; ", parts);
  }
}
