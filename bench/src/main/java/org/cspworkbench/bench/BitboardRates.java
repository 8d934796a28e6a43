package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.ToIntFunction;
import org.cspworkbench.solvers.bitboard.BitboardSearch;
import org.cspworkbench.solvers.bitboard.BitboardSearch.State;

/**
 * How many puzzles a second {@link BitboardSearch} decides: none, one or several solutions. The
 * {@link MaskSolver} solves a part of the same puzzles, so that figures of two machines can be
 * compared; both must agree.
 */
final class BitboardRates {

  /** The sets in the repository. */
  private static final ImmutableList<String> OURS =
      ImmutableList.of("20-givens", "minimal", "hardest", "several-solutions", "unsatisfiable");

  /** Public sets, and how many puzzles of each a second are to be decided at least. */
  private static final ImmutableMap<String, Integer> GOALS =
      ImmutableMap.of(
          "17-clue.txt", 500_000,
          "unbiased.txt", 500_000,
          "top1465-half.txt", 115_000,
          "hardest-11plus.txt", 22_000,
          "multiple-solutions.txt", 350_000);

  private static final int LIMIT = 2;
  private static final int ROUNDS = 15;

  /** A round is that many puzzles or more, whole sets of them. */
  private static final int PUZZLES_A_ROUND = 5000;

  /** The number of puzzles of the reference solver in a round, spread over the set. */
  private static final int PUZZLES_OF_YARDSTICK = 100;

  /** How long each of two threads is busy at a time, to see whether they hinder each other. */
  private static final double SECONDS_A_THREAD = 0.5;

  private static final int TRIES_OF_THREADS = 7;

  private BitboardRates() {}

  static void run(List<String> arguments, PrintStream out) {
    Table table =
        new Table(
            "one thread, solutions counted up to two | puzzles | a second | quartiles | must"
                + " | guesses each | textbook | times it | two threads");
    for (SudokuSet set : sets(arguments)) {
      measure(set, table);
    }
    table.print(out);
  }

  private static ImmutableList<SudokuSet> sets(List<String> arguments) {
    return arguments.isEmpty()
        ? OURS.stream().map(SudokuSet::ours).collect(ImmutableList.toImmutableList())
        : arguments.stream().map(SudokuSet::read).collect(ImmutableList.toImmutableList());
  }

  private static void measure(SudokuSet set, Table table) {
    ImmutableList<String> lines = set.lines();
    checkArgument(
        lines.stream().allMatch(line -> line.length() == 81), "only 9×9: %s", set.description());
    ImmutableList<String> share = set.everyOneIn(Math.max(1, lines.size() / PUZZLES_OF_YARDSTICK));
    BitboardSearch search = new BitboardSearch();
    MaskSolver mask = new MaskSolver();
    ToIntFunction<String> bitboard = line -> count(search, line);
    ToIntFunction<String> yardstick = line -> mask.count(line, LIMIT);
    checkState(
        decide(bitboard, share, 1) == decide(yardstick, share, 1),
        "the verdicts differ: %s",
        set.description());
    long guesses = 0;
    for (String line : lines) {
      count(search, line);
      guesses += search.nodes();
    }
    int sets = Math.max(1, PUZZLES_A_ROUND / lines.size());
    ImmutableList<RoundTimes> timings =
        new Rounds(Duration.ofSeconds(5), ROUNDS)
            .of(
                ImmutableList.of(
                    work("bitboard", () -> decide(bitboard, lines, sets)),
                    work("textbook", () -> decide(yardstick, share, 1))));
    Spread rate = timings.get(0).perSecond((long) sets * lines.size());
    Spread ofYardstick = timings.get(1).perSecond(share.size());
    table
        .row(set.description())
        .count(lines.size())
        .spread(rate, 0)
        .text(must(set))
        .number((double) guesses / lines.size(), 2)
        .number(ofYardstick.median(), 0)
        .number(rate.median() / ofYardstick.median(), 1)
        .number(speedUp(lines, rate.median()), 2);
  }

  private static String must(SudokuSet set) {
    return GOALS.entrySet().stream()
        .filter(entry -> set.description().endsWith("/" + entry.getKey()))
        .map(entry -> "≥ " + Table.number(entry.getValue(), 0))
        .findFirst()
        .orElse("");
  }

  private static ComparedWork work(String name, LongSupplier verdicts) {
    return ComparedWork.of(name, verdicts, verdicts.getAsLong());
  }

  /** Returns a number that depends on every verdict. */
  private static long decide(ToIntFunction<String> counter, List<String> lines, int times) {
    long verdicts = 0;
    for (int k = 0; k < times; k++) {
      for (String line : lines) {
        verdicts = 31 * verdicts + counter.applyAsInt(line);
      }
    }
    return verdicts;
  }

  private static int count(BitboardSearch search, String line) {
    search.start(cell -> Math.max(0, line.charAt(cell) - '0'));
    int found = 0;
    while (found < LIMIT) {
      State state = search.advance();
      if (state == State.EXHAUSTED) {
        return found;
      }
      if (state == State.SOLVED) {
        found += search.isAnotherCertain() ? LIMIT : 1;
      }
    }
    return LIMIT;
  }

  /**
   * Returns the speed-up of two threads, if each has a processor: by the processor time that a
   * thread takes for the same puzzles alone and beside another. Tries of both in turn, of which the
   * median counts.
   *
   * @param rate how many puzzles one thread decides in a second
   */
  private static double speedUp(ImmutableList<String> lines, double rate) {
    int sets = (int) Math.max(1, Math.round(SECONDS_A_THREAD * rate / lines.size()));
    double[] speedUps = new double[TRIES_OF_THREADS];
    for (int k = 0; k < TRIES_OF_THREADS; k++) {
      double one = secondsOf(1, sets, lines);
      double two = secondsOf(2, sets, lines);
      speedUps[k] = 2 * one / two;
    }
    Arrays.sort(speedUps);
    return speedUps[TRIES_OF_THREADS / 2];
  }

  /** Returns the processor time of each of so many threads at once, on average. */
  private static double secondsOf(int count, int sets, ImmutableList<String> lines) {
    MeasuredThreads threads = new MeasuredThreads(count);
    threads.run(
        () -> {
          BitboardSearch search = new BitboardSearch();
          long unused = decide(line -> count(search, line), lines, sets);
        });
    return threads.nanos() / 1e9 / count;
  }
}
