package org.cspworkbench.generator.fill;

import java.util.Arrays;
import java.util.Optional;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Rule;

/**
 * A kind of rule that is drawn for each puzzle over its complete grid, such that the grid keeps it.
 */
public enum DrawnRule {
  /** Thermometers, along which values increase. */
  THERMOMETERS("thermometers") {
    @Override
    public Rule over(Grid solution, RandomStream random) {
      return ThermometerPlacement.random(solution, random);
    }
  };

  private final String id;

  DrawnRule(String id) {
    this.id = id;
  }

  /** Returns the kind of this id, if there is one. */
  public static Optional<DrawnRule> of(String id) {
    return Arrays.stream(values()).filter(rule -> rule.id.equals(id)).findFirst();
  }

  /** Returns its name on the command line, such as {@code thermometers}. */
  public String id() {
    return id;
  }

  /** Returns a random rule that {@code solution}, which is complete and correct, keeps. */
  public abstract Rule over(Grid solution, RandomStream random);

  @Override
  public String toString() {
    return id;
  }
}
