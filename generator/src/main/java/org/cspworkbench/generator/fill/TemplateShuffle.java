package org.cspworkbench.generator.fill;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/**
 * Makes complete grids from one template by what leaves a grid correct: other digits, rows
 * exchanged within their band and columns within their stack, bands and stacks exchanged, and, if
 * the boxes are square, rows and columns exchanged for each other (Felgenhauer and Jarvis,
 * "Mathematics of Sudoku I", Mathematical Spectrum 39, 2006, call these the symmetries of the
 * grid).
 *
 * <p>Takes O(cells) and never fails, but reaches only the grids that are the template in disguise:
 * of 9×9 one class among 5,472,730,538.
 */
public final class TemplateShuffle implements Filler {

  private final Shape shape;

  /**
   * Makes grids of this shape.
   *
   * @throws IllegalArgumentException if it has units other than rows, columns and boxes
   */
  public TemplateShuffle(Shape shape) {
    checkArgument(shape.isPlain(), "the template has rows, columns and boxes alone");
    this.shape = shape;
  }

  /** Returns the next grid; there always is one. */
  @Override
  public Optional<CompleteGrid> next(RandomStream random, BooleanSupplier stop) {
    return Optional.of(new CompleteGrid(next(random), 1, false));
  }

  /** Returns the next grid; all of its values are given. */
  public Grid next(RandomStream random) {
    int[] digits = RandomOrder.of(shape.size(), random);
    int[] rows = lines(shape.boxRows(), random);
    int[] columns = lines(shape.boxColumns(), random);
    boolean transposed = shape.boxRows() == shape.boxColumns() && random.nextInt(2) == 1;
    int[] values = new int[shape.cellCount()];
    for (int cell = 0; cell < values.length; cell++) {
      int row = rows[shape.row(cell)];
      int column = columns[shape.column(cell)];
      values[cell] = 1 + digits[transposed ? template(column, row) : template(row, column)];
    }
    return Grid.ofGivens(shape, values);
  }

  /**
   * Returns a random order of rows that keeps bands together, or of columns that keeps stacks
   * together.
   *
   * @param width how many lines a band or stack has
   */
  private int[] lines(int width, RandomStream random) {
    int[] order = new int[shape.size()];
    int[] groups = RandomOrder.of(shape.size() / width, random);
    for (int group = 0; group < groups.length; group++) {
      int[] within = RandomOrder.of(width, random);
      for (int line = 0; line < width; line++) {
        order[group * width + line] = groups[group] * width + within[line];
      }
    }
    return order;
  }

  /**
   * Returns the value, from 0, of the template: every row is the one before moved by the width of a
   * box, and by one more from band to band.
   */
  private int template(int row, int column) {
    int band = row / shape.boxRows();
    return (row % shape.boxRows() * shape.boxColumns() + band + column) % shape.size();
  }
}
