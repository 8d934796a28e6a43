package org.cspworkbench.generator;

import java.util.Arrays;
import java.util.Optional;
import org.cspworkbench.sudoku.Shape;

/**
 * Difficulty by the number of givens. It does not determine how hard a puzzle is for a person; a
 * rating does.
 */
public enum Difficulty {
  /** 55 of 81. */
  EASY("easy", 55),
  /** 45 of 81. */
  MEDIUM("medium", 45),
  /** 35 of 81. */
  HARD("hard", 35),
  /** 30 of 81. */
  VERY_HARD("very-hard", 30),
  /** 22 of 81. */
  EXTREME("extreme", 22);

  private static final int CELLS = 81;

  private final String id;
  private final int givens;

  Difficulty(String id, int givens) {
    this.id = id;
    this.givens = givens;
  }

  /** Returns the difficulty of this id, if there is one. */
  public static Optional<Difficulty> of(String id) {
    return Arrays.stream(values()).filter(difficulty -> difficulty.id.equals(id)).findFirst();
  }

  /** Returns its name on the command line, such as {@code very-hard}. */
  public String id() {
    return id;
  }

  /** Returns the number of givens: that of 9×9, or the same share of the cells of another shape. */
  public int givens(Shape shape) {
    return Math.round((float) givens * shape.cellCount() / CELLS);
  }

  @Override
  public String toString() {
    return id;
  }
}
