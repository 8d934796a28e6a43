package org.cspworkbench.presentation.event;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Map;
import java.util.Random;
import org.cspworkbench.core.gallery.MapColouring;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.gallery.SendMoreMoney;
import org.cspworkbench.core.gallery.Zebra;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.notation.ProblemReader;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;

/** Thirteen problems of every kind, with and without a solution, that take few events. */
final class RecountedProblems {

  private static final String NOTATION =
      """
      problem numbers and colours
      variables a, b, c, d in 1..6
      variables p, q, r in {red, green, blue}
      a < b
      a + b + c = 2*d
      |c - d| != 1
      p != q
      q != r
      alldifferent(a, b, d)
      if p = red then a > 2 or r = blue
      (a, c) in {(1, 2), (2, 4), (3, 6), (4, 2), (5, 5)}
      """;

  private static final String WIDE =
      """
      problem times and prices
      variables a, b, c in 0..1400
      variables p in 1..5
      a + b = 2000
      a - c = 10*p
      b < c
      c != 1000
      """;

  private RecountedProblems() {}

  static ImmutableList<Map.Entry<String, Problem>> all() {
    return ImmutableMap.<String, Problem>builder()
        .put("a 4×4", Runs.sudoku("1.....2..3.....4"))
        .put("a hard 9×9", Runs.sudoku(Runs.HARD))
        .put("a 16×16", sixteen())
        .put("a 9×9 without a solution", Runs.sudoku(Runs.UNSATISFIABLE))
        .put("8 queens", general(Queens.pairwise(8)))
        .put("5 queens by all-different", general(Queens.allDifferent(5)))
        .put("a map", general(MapColouring.australia()))
        .put("the zebra", general(Zebra.puzzle()))
        .put("tables", general(RandomBinary.modelRb(3, 12, 8, 0.5, 0.3)))
        .put("sums", general(SendMoreMoney.columns()))
        .put("tiles", general(sewer()))
        .put("notation", general(notation(NOTATION)))
        .put("wide domains", general(notation(WIDE)))
        .buildOrThrow()
        .entrySet()
        .asList();
  }

  private static Problem general(Csp csp) {
    return new Problem.General(csp);
  }

  /** A grid by a pattern, of which some cells are left. */
  private static Problem sixteen() {
    Random random = new Random(1);
    StringBuilder line = new StringBuilder();
    for (int cell = 0; cell < 256; cell++) {
      int row = cell / 16;
      int value = (row % 4 * 4 + row / 4 + cell % 16) % 16;
      line.append(
          random.nextInt(100) < 62 ? (char) (value < 9 ? '1' + value : 'A' + value - 9) : '.');
    }
    return Problem.Sudoku.of(Grid.ofLine(line.toString()));
  }

  private static Csp sewer() {
    TileSource set = ShippedTiles.named("sewer", false).orElseThrow();
    return TileRequest.of(set, 5, 5, false).withFixed(12, 1).withBanned(3, 0).state();
  }

  private static Csp notation(String text) {
    try {
      return ProblemReader.read("text", text).csp();
    } catch (MalformedProblemException e) {
      throw new IllegalStateException(e);
    }
  }
}
