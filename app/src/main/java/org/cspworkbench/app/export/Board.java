package org.cspworkbench.app.export;

import com.google.common.base.Splitter;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Solution;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.surface.Palette;
import org.cspworkbench.presentation.tile.TileScene;
import org.cspworkbench.solvers.PartialSolution;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.SudokuCsp;
import org.cspworkbench.sudoku.Symbols;
import org.cspworkbench.sudoku.format.BoxedWriter;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.viewer.image.BlockText;

/**
 * A text drawing of a problem: a Sudoku with lines between its boxes, a square of cells as rows,
 * queens on their board, tiles as shades, any other problem as a list of names and values.
 */
public final class Board {

  /** The symbol of a variable without a value. */
  public static final String OPEN = ".";

  private final Csp csp;
  // the text before cell 0, 1, … and after the last one
  private final ImmutableList<String> between;
  private final int width;
  private final boolean ofQueens; // one row for each variable, one cell for each of its values
  private final ImmutableList<String> symbols; // of the values, if they are not their labels

  private Board(Csp csp, String drawing, char mark, int width, boolean ofQueens) {
    this(csp, drawing, mark, width, ofQueens, ImmutableList.of());
  }

  private Board(
      Csp csp,
      String drawing,
      char mark,
      int width,
      boolean ofQueens,
      ImmutableList<String> symbols) {
    this.symbols = symbols;
    this.csp = csp;
    this.between = ImmutableList.copyOf(Splitter.on(mark).split(drawing));
    this.width = width;
    this.ofQueens = ofQueens;
  }

  /** Returns the board of {@code problem}. */
  public static Board of(Problem problem) {
    if (problem instanceof Problem.Sudoku sudoku) {
      Shape shape = sudoku.grid().shape();
      return shape.memo().get(Board.class, shape, Board::ofEmpty); // the same for all its puzzles
    }
    Csp csp = problem.csp();
    Optional<TileScene> scene = TileScene.of(csp);
    if (scene.isPresent()) {
      return ofTiles(csp, scene.get());
    }
    int side = csp.variables().get(0).domain().size();
    if (areNamed(csp, side, i -> "q" + (i + 1))) {
      return new Board(csp, rows(side), '.', 1, true);
    }
    if (areNamed(csp, side * side, i -> "r" + (i / side + 1) + "c" + (i % side + 1))) {
      return new Board(csp, rows(side), '.', String.valueOf(side).length(), false);
    }
    return new Board(csp, list(problem.shown()), '\0', 1, false);
  }

  private static Board ofEmpty(Shape shape) {
    Grid empty = Grid.empty(shape);
    return new Board(SudokuCsp.of(empty), new BoxedWriter().write(empty), '.', 1, false);
  }

  private static Board ofTiles(Csp csp, TileScene scene) {
    TileGrid grid = scene.grid();
    StringBuilder drawing = new StringBuilder();
    for (int cell = 0; cell < grid.size(); cell++) {
      drawing.append(grid.contains(cell) ? "." : "  ");
      drawing.append(grid.column(cell) == grid.width() - 1 ? "\n" : "");
    }
    String shades =
        Strings.padEnd(
            BlockText.shaded(scene.strip(2, Palette.light())).replace("\n", ""),
            2 * scene.faces().size(),
            ' ');
    ImmutableList<String> symbols = ImmutableList.copyOf(Splitter.fixedLength(2).split(shades));
    return new Board(csp, drawing.toString(), '.', 2, false, symbols);
  }

  private static boolean areNamed(Csp csp, int count, IntFunction<String> name) {
    Domain domain = csp.variables().get(0).domain();
    return csp.variables().size() == count
        && csp.variables().stream()
            .allMatch(x -> x.domain().equals(domain) && x.name().equals(name.apply(x.index())));
  }

  private static String rows(int side) {
    String row = String.join(" ", Collections.nCopies(side, OPEN)) + "\n";
    return row.repeat(side);
  }

  private static String list(List<Variable> shown) {
    int longest = shown.stream().mapToInt(x -> x.name().length()).max().orElse(0);
    StringBuilder list = new StringBuilder();
    for (Variable x : shown) {
      list.append(Strings.padEnd(Printable.text(x.name()), longest, ' ')).append(" = \0\n");
    }
    return list.toString();
  }

  /** Draws the board with the values of {@code solution}, as complete lines. */
  public String draw(Solution solution) {
    return draw(
        x -> csp.variables().get(x).domain().indexOf(solution.values().get(x)),
        x -> UnaryOperator.identity());
  }

  /** Draws the board with the known values, as complete lines. */
  public String draw(PartialSolution known) {
    return draw(
        x -> {
          Integer value = known.values().get(x);
          return value == null ? -1 : csp.variables().get(x).domain().indexOf(value);
        },
        x -> UnaryOperator.identity());
  }

  /**
   * Draws the board, as complete lines.
   *
   * @param indices the index of the value of each variable, or a negative number if it has none
   * @param style the decoration of the padded text of each variable
   */
  public String draw(IntFunction<Integer> indices, IntFunction<UnaryOperator<String>> style) {
    StringBuilder text = new StringBuilder(between.get(0));
    for (int cell = 0; cell < between.size() - 1; cell++) {
      int x = ofQueens ? cell / csp.variables().size() : cell;
      String symbol = symbol(cell, x, indices.apply(x));
      text.append(style.apply(x).apply(Strings.padStart(symbol, width, ' ')));
      text.append(between.get(cell + 1));
    }
    return text.toString();
  }

  private String symbol(int cell, int x, int index) {
    if (ofQueens) {
      return index == cell % csp.variables().size() ? "Q" : OPEN;
    }
    if (index >= 0 && !symbols.isEmpty()) {
      return symbols.get(index);
    }
    return index < 0 ? OPEN : Printable.text(csp.variables().get(x).domain().labelAt(index));
  }

  /** Returns the values of {@code solution} on one line, without a line terminator. */
  public static String line(Problem problem, Solution solution) {
    if (problem instanceof Problem.Sudoku) {
      return Symbols.line(solution.values());
    }
    return problem.shown().stream()
        .map(x -> x.name() + "=" + x.domain().label(solution.valueOf(x)))
        .collect(Collectors.joining(" "));
  }
}
