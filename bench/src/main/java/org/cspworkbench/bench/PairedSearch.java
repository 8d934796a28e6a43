package org.cspworkbench.bench;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import java.time.Duration;
import java.util.List;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.cspworkbench.bench.Engine.Tally;
import org.cspworkbench.core.gallery.Graph;
import org.cspworkbench.core.gallery.GraphColouring;
import org.cspworkbench.core.gallery.Langford;
import org.cspworkbench.core.gallery.QuasigroupCompletion;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.model.Csp;
import org.jspecify.annotations.Nullable;

/**
 * The same work for two engines, which maintain arc consistency, with binary branching and
 * ascending values.
 *
 * @param id its name on the command line
 * @param title its title in the table
 * @param problems the problems, in order
 * @param way how they are searched
 * @param goal what is compared
 * @param known the numbers of failures and solutions, if they are known
 */
record PairedSearch(
    String id,
    String title,
    Supplier<ImmutableList<Csp>> problems,
    Way way,
    Goal goal,
    @Nullable Tally known) {

  /** Which variable is decided next. */
  enum Heuristic {
    /** Smallest domain, ties by index: the tree is the same in every engine. */
    SMALLEST_DOMAIN,
    /** dom/wdeg: ties and the choice of the failed constraint depend on the engine. */
    WEIGHTED_DEGREE,
    /** The same after last conflict, with restarts by Luby's sequence and nogoods from them. */
    LAST_CONFLICT_WITH_RESTARTS
  }

  /** The number of failures that is multiplied by Luby's sequence. */
  static final int LUBY_UNIT = 50;

  /**
   * How a problem is searched.
   *
   * @param filtering how all-different constraints are filtered
   * @param heuristic which variable is next
   * @param wanted the number of solutions
   * @param maxFails the number of failures after which the search ends
   */
  record Way(AllDifferentFiltering filtering, Heuristic heuristic, long wanted, long maxFails) {

    private static Way smallestDomain(AllDifferentFiltering filtering, long wanted) {
      return new Way(filtering, Heuristic.SMALLEST_DOMAIN, wanted, Long.MAX_VALUE);
    }

    private static Way upToFails(Heuristic heuristic, long count) {
      return new Way(PAIRWISE, heuristic, ALL, count);
    }
  }

  /** The quantity that is compared. */
  enum Measure {
    /** Time, ours as a share of the other's: at most so much. */
    TIME,
    /** Failures a second, ours as a multiple of the other's: at least so many. */
    FAILURES_A_SECOND
  }

  /**
   * What is compared, and the ratio that is required.
   *
   * @param must the limit
   * @param aim a better ratio
   */
  record Goal(Measure measure, double must, double aim) {

    private static Goal time(double must, double aim) {
      return new Goal(Measure.TIME, must, aim);
    }

    private static Goal failuresASecond(double must, double aim) {
      return new Goal(Measure.FAILURES_A_SECOND, must, aim);
    }
  }

  private static final int SEEDS = 5;
  private static final long ALL = Long.MAX_VALUE;
  private static final AllDifferentFiltering PAIRWISE = AllDifferentFiltering.PAIRWISE;
  private static final AllDifferentFiltering AS_A_WHOLE = AllDifferentFiltering.DOMAIN_CONSISTENT;
  private static final Way ALL_PAIRWISE = Way.smallestDomain(PAIRWISE, ALL);
  private static final Way FIRST_PAIRWISE = Way.smallestDomain(PAIRWISE, 1);
  private static final Way ALL_AS_A_WHOLE = Way.smallestDomain(AS_A_WHOLE, ALL);
  private static final Way FIRST_AS_A_WHOLE = Way.smallestDomain(AS_A_WHOLE, 1);

  private static final ImmutableMap<String, PairedSearch> BY_ID =
      Maps.uniqueIndex(
          ImmutableList.of(
              new PairedSearch(
                  "queens",
                  "queens 12, all, pairwise",
                  () -> one(Queens.pairwise(12)),
                  ALL_PAIRWISE,
                  Goal.time(0.10, 0.06),
                  new Tally(101_882, 14_200)),
              new PairedSearch(
                  "langford",
                  "Langford (2, 11), all, pairwise",
                  () -> one(Langford.pairs(11)),
                  ALL_PAIRWISE,
                  Goal.time(0.09, 0.05),
                  new Tally(255_334, 35_584)),
              sudoku("hardest", () -> SudokuSet.ours("hardest"), new Tally(110_678, 95)),
              new PairedSearch(
                  "queens-200",
                  "queens 200, first, pairwise",
                  () -> one(Queens.pairwise(200)),
                  FIRST_PAIRWISE,
                  Goal.time(0.25, 0.14),
                  null),
              sudokuAllDifferent(
                  "hardest-alldifferent",
                  () -> SudokuSet.ours("hardest-alldifferent"),
                  new Tally(1_654, 95)),
              new PairedSearch(
                  "queens-alldifferent",
                  "queens 12, all, all-different",
                  () -> one(Queens.allDifferent(12)),
                  ALL_AS_A_WHOLE,
                  Goal.time(0.50, 0.25),
                  new Tally(76_678, 14_200)),
              quasigroup("quasigroup", 30, 378),
              quasigroup("quasigroup-33", 33, 457),
              random(11, 414, 0.2, Goal.failuresASecond(15, 25)),
              random(25, 180, 0.5, Goal.failuresASecond(9, 15)),
              random(80, 103, 0.8, Goal.failuresASecond(14, 20)),
              new PairedSearch(
                  "myciel5",
                  "myciel5 in 5 colours",
                  () -> one(GraphColouring.of(Graph.mycielski(5), 5)),
                  Way.upToFails(Heuristic.SMALLEST_DOMAIN, 20_000),
                  Goal.failuresASecond(7, 10),
                  null)),
          PairedSearch::id);

  private static ImmutableList<Csp> one(Csp csp) {
    return ImmutableList.of(csp);
  }

  private static ImmutableList<Csp> seeds(LongFunction<Csp> problem) {
    return LongStream.range(0, SEEDS).mapToObj(problem).collect(ImmutableList.toImmutableList());
  }

  private static PairedSearch sudoku(
      String set, Supplier<SudokuSet> puzzles, @Nullable Tally known) {
    return new PairedSearch(
        "sudoku",
        "Sudoku, %s, first, pairwise".formatted(set),
        () -> puzzles.get().csps(),
        FIRST_PAIRWISE,
        Goal.time(0.15, 0.10),
        known);
  }

  private static PairedSearch sudokuAllDifferent(
      String set, Supplier<SudokuSet> puzzles, @Nullable Tally known) {
    return new PairedSearch(
        "sudoku-alldifferent",
        "Sudoku, %s, first, all-different".formatted(set),
        () -> puzzles.get().csps(),
        FIRST_AS_A_WHOLE,
        Goal.time(0.40, 0.20),
        known);
  }

  /** Latin squares with holes. */
  private static PairedSearch quasigroup(String id, int order, int holes) {
    return new PairedSearch(
        id,
        "quasigroup of order %d, %d holes, first".formatted(order, holes),
        () -> seeds(seed -> QuasigroupCompletion.withHoles(seed, order, holes)),
        new Way(AS_A_WHOLE, Heuristic.LAST_CONFLICT_WITH_RESTARTS, 1, Long.MAX_VALUE),
        Goal.time(0.40, 0.20),
        null);
  }

  /** Random binary problems with 40 variables. */
  private static PairedSearch random(int values, int constraints, double tightness, Goal goal) {
    double density = constraints / (40 * 39 / 2.0);
    return new PairedSearch(
        "random-" + values,
        "random <40, %d, %d, %s>".formatted(values, constraints, tightness),
        () -> seeds(seed -> RandomBinary.modelB(seed, 40, values, density, tightness)),
        Way.upToFails(Heuristic.WEIGHTED_DEGREE, 2_000),
        goal,
        null);
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
      return sudoku(parts.get(1), () -> SudokuSet.read(parts.get(1)), null);
    }
    if (parts.size() == 2 && parts.get(0).equals("sudoku-alldifferent")) {
      return sudokuAllDifferent(parts.get(1), () -> SudokuSet.read(parts.get(1)), null);
    }
    throw new IllegalArgumentException(
        "expected names among %s, sudoku=FILE or sudoku-alldifferent=FILE, not %s"
            .formatted(ids(), word));
  }

  /** Returns whether the tree is the same in every engine. */
  boolean hasSameTree() {
    return way.heuristic == Heuristic.SMALLEST_DOMAIN;
  }

  /** Returns the rounds in which it is measured, which are fewer where a round takes long. */
  Rounds rounds() {
    boolean isLong = way.heuristic == Heuristic.LAST_CONFLICT_WITH_RESTARTS;
    return new Rounds(Duration.ofSeconds(6), isLong ? 5 : 11);
  }
}
