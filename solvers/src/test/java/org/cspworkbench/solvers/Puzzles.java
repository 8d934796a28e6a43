package org.cspworkbench.solvers;

import java.util.Random;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/** Problems that several tests solve. */
public final class Puzzles {

  /** 22 givens, exactly 425 solutions. */
  public static final String OF_425_SOLUTIONS =
      "000201000002005009050080006000000000300050090080070004040090070020000010008010030";

  /** Arto Inkala's puzzle of 2012: one solution. */
  public static final String INKALA =
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

  /** The solution of {@link #INKALA}. */
  public static final String INKALA_SOLVED =
      "812753649943682175675491283154237896369845721287169534521974368438526917796318452";

  /** {@link #INKALA} with a wrong value: no solution, which only a search finds out. */
  public static final String INKALA_SPOILED =
      "82.........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

  /** 17 givens, one solution whose first row is high: hard for a search from the top left. */
  public static final String SEVENTEEN =
      "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

  /** The solution of {@link #SEVENTEEN}. */
  public static final String SEVENTEEN_SOLVED =
      "987654321246173985351928746128537694634892157795461832519286473472319568863745219";

  private Puzzles() {}

  /** The Sudoku that {@code line} states. */
  public static Problem.Sudoku sudoku(String line) {
    return Problem.Sudoku.of(Grid.ofLine(line));
  }

  /** The empty grid of a usual shape. */
  public static Problem.Sudoku emptySudoku(int size) {
    return Problem.Sudoku.of(Grid.empty(Shape.ofSize(size)));
  }

  /** {@code csp} as solvers take it. */
  public static Problem general(Csp csp) {
    return new Problem.General(csp);
  }

  /**
   * A Sudoku of this shape that has a solution, perhaps several: a grid made by a formula under
   * other names, in which each cell is given with this probability. The same for the same seed.
   */
  public static Problem.Sudoku satisfiable(Shape shape, double share, long seed) {
    Random random = new Random(seed);
    int[] names = random.ints(0, shape.size()).distinct().limit(shape.size()).toArray();
    int[] givens =
        shape
            .cells()
            .map(
                cell -> {
                  int row = shape.row(cell);
                  int shift = shape.boxColumns() * (row % shape.boxRows()) + row / shape.boxRows();
                  int name = names[(shift + shape.column(cell)) % shape.size()] + 1;
                  return random.nextDouble() < share ? name : 0;
                })
            .toArray();
    return Problem.Sudoku.of(Grid.ofGivens(shape, givens));
  }
}
