package org.cspworkbench.bench;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.cspworkbench.core.gallery.Graph;
import org.cspworkbench.core.gallery.GraphColouring;
import org.cspworkbench.core.gallery.Langford;
import org.cspworkbench.core.gallery.QuasigroupCompletion;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.model.Csp;

/** The contests between our own engine and Choco. */
final class PairedSearches {

  private static final int SEEDS = 5;

  private static final ImmutableList<PairedSearch> ALL =
      ImmutableList.of(
          new PairedSearch("queens", "queens 12, all, pairwise", () -> one(Queens.pairwise(12)))
              .known(101_882, 14_200)
              .time(0.10, 0.06),
          new PairedSearch(
                  "langford", "Langford (2, 11), all, pairwise", () -> one(Langford.pairs(11)))
              .known(255_334, 35_584)
              .time(0.09, 0.05),
          sudoku("hardest", () -> SudokuSet.ours("hardest")).known(110_678, 95),
          new PairedSearch(
                  "queens-200", "queens 200, first, pairwise", () -> one(Queens.pairwise(200)))
              .first()
              .time(0.25, 0.14),
          sudokuAllDifferent("hardest-alldifferent", () -> SudokuSet.ours("hardest-alldifferent"))
              .known(1_654, 95),
          new PairedSearch(
                  "queens-alldifferent",
                  "queens 12, all, all-different",
                  () -> one(Queens.allDifferent(12)))
              .allDifferentAsAWhole()
              .known(76_678, 14_200)
              .time(0.50, 0.25),
          quasigroup("quasigroup", 30, 378).time(0.40, 0.20),
          quasigroup("quasigroup-33", 33, 457).time(0.40, 0.20),
          random(11, 414, 0.2).failuresASecond(15, 25),
          random(25, 180, 0.5).failuresASecond(9, 15),
          random(80, 103, 0.8).failuresASecond(14, 20),
          new PairedSearch(
                  "myciel5",
                  "myciel5 in 5 colours",
                  () -> one(GraphColouring.of(Graph.mycielski(5), 5)))
              .upToFails(20_000)
              .failuresASecond(7, 10));

  private static final ImmutableMap<String, PairedSearch> BY_ID =
      Maps.uniqueIndex(ALL, PairedSearch::id);

  /** The problem of one seed. */
  private interface OfSeed {
    Csp make(long seed);
  }

  private static ImmutableList<Csp> one(Csp csp) {
    return ImmutableList.of(csp);
  }

  private static ImmutableList<Csp> seeds(OfSeed problem) {
    return LongStream.range(0, SEEDS)
        .mapToObj(problem::make)
        .collect(ImmutableList.toImmutableList());
  }

  private static PairedSearch sudoku(String set, Supplier<SudokuSet> puzzles) {
    return new PairedSearch(
            "sudoku", "Sudoku, %s, first, pairwise".formatted(set), () -> puzzles.get().csps())
        .first()
        .time(0.15, 0.10);
  }

  private static PairedSearch sudokuAllDifferent(String set, Supplier<SudokuSet> puzzles) {
    return new PairedSearch(
            "sudoku-alldifferent",
            "Sudoku, %s, first, all-different".formatted(set),
            () -> puzzles.get().csps())
        .first()
        .allDifferentAsAWhole()
        .time(0.40, 0.20);
  }

  /** Latin squares with holes. */
  private static PairedSearch quasigroup(String id, int order, int holes) {
    return new PairedSearch(
            id,
            "quasigroup of order %d, %d holes, first".formatted(order, holes),
            () -> seeds(seed -> QuasigroupCompletion.withHoles(seed, order, holes)))
        .first()
        .allDifferentAsAWhole()
        .byLastConflictWithRestarts()
        .rounds(5);
  }

  /** Random binary problems with 40 variables. */
  private static PairedSearch random(int values, int constraints, double tightness) {
    double density = constraints / (40 * 39 / 2.0);
    return new PairedSearch(
            "random-" + values,
            "random <40, %d, %d, %s>".formatted(values, constraints, tightness),
            () -> seeds(seed -> RandomBinary.modelB(seed, 40, values, density, tightness)))
        .byWeightedDegree()
        .upToFails(2_000);
  }

  /** Returns the names, in the order of the table. */
  static ImmutableSet<String> ids() {
    return BY_ID.keySet();
  }

  /**
   * Returns the contest that {@code word} names: its name, or {@code sudoku=FILE} or {@code
   * sudoku-alldifferent=FILE} for puzzles of another file.
   *
   * @throws IllegalArgumentException if no contest has this name
   */
  static PairedSearch find(String word) {
    PairedSearch contest = BY_ID.get(word);
    if (contest != null) {
      return contest;
    }
    List<String> parts = Splitter.on('=').limit(2).splitToList(word);
    if (parts.size() == 2 && parts.get(0).equals("sudoku")) {
      return sudoku(parts.get(1), () -> SudokuSet.read(parts.get(1)));
    }
    if (parts.size() == 2 && parts.get(0).equals("sudoku-alldifferent")) {
      return sudokuAllDifferent(parts.get(1), () -> SudokuSet.read(parts.get(1)));
    }
    throw new IllegalArgumentException(
        "expected names among %s, sudoku=FILE or sudoku-alldifferent=FILE, not %s"
            .formatted(ids(), word));
  }
}
