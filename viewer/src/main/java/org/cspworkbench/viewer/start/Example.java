package org.cspworkbench.viewer.start;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.words.SolverWords;
import org.cspworkbench.viewer.words.Texts;

/**
 * An example problem.
 *
 * @param key the key of its title and description in the texts
 * @param solver the id of the solver with which it opens
 * @param problem the line of a Sudoku, or the arguments of a problem from the gallery
 */
public record Example(String key, String solver, String problem) implements Card {

  /**
   * All examples, in the order in which they teach: a Sudoku is followed by another problem, and
   * the first one runs long enough to be watched.
   */
  public static final ImmutableList<Example> ALL =
      ImmutableList.of(
          new Example("queens", "forward-checking", "queens:8"),
          new Example("australia", "forward-checking", "australia"),
          new Example(
              "enough",
              "ac3",
              "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
          new Example("zebra", "mac", "zebra"),
          new Example(
              "stops",
              "ac3",
              "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."),
          new Example("money", "mac", "send-more-money"),
          new Example(
              "order",
              "mrv",
              "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"),
          new Example("tiles", "wfc-backjump", "tiles:sewer,16"),
          new Example(
              "ahead",
              "forward-checking",
              ".74...8..19...5.2......97.4.....7..5.2.....3.6..5.....4.26......6.7...19..9...34."),
          new Example("quasigroup", "mac", "quasigroup:10,42"),
          new Example(
              "arcs",
              "mac",
              "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"),
          new Example("states", "forward-checking", "us-states:4"),
          new Example(
              "collapse",
              "wfc",
              ".6.5.4.3.1...9...8.........9...5...6.4.6.2.7.7...4...5.........4...8...1.5.2.3.4."),
          new Example("triangles", "mac", "mycielski:3,3"),
          new Example(
              "nowayout",
              "forward-checking",
              "82.........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."),
          new Example("random", "mac", "random-rb:12,8,0.4,0.35"),
          new Example(
              "endless",
              "backtracking",
              "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"));

  @Override
  public String title() {
    return Texts.text("example." + key);
  }

  @Override
  public String line() {
    return Texts.text("example." + key + ".line");
  }

  @Override
  public String foot() {
    return SolverWords.name(SolverCatalog.find(solver).orElseThrow());
  }

  @Override
  public Reading open() {
    return problem.length() == 81
        ? PuzzleEntry.ofGrid(title(), Grid.ofLine(problem))
        : PuzzleEntry.ofGallery(problem, 1);
  }
}
