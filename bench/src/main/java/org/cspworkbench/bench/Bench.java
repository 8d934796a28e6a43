package org.cspworkbench.bench;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.PrintStream;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.solvers.Networks;

/** The program: runs one measurement by its name. */
public final class Bench {

  /** What a measurement does. */
  private interface Work {

    /**
     * Measures, and prints the figures.
     *
     * @param arguments the arguments after the name
     * @throws IllegalStateException if an answer is wrong, so that times cannot be compared
     */
    void run(List<String> arguments, PrintStream out);
  }

  /**
   * A measurement.
   *
   * @param question its purpose, in one line
   */
  private record Measurement(String question, Work work) {}

  private static final ImmutableMap<String, Measurement> MEASUREMENTS =
      ImmutableMap.ofEntries(
          entry(
              "choco",
              "How fast is our engine beside Choco? (choco NAME…: some rows only; sudoku=FILE: other puzzles)",
              AgainstChoco::run),
          entry(
              "learning",
              "When does learning pay, and how fast is it beside Choco's?"
                  + " (learning [SECONDS] [NAME | INSTANCE.xml | sudoku=FILE]…)",
              LearningTimes::run),
          entry(
              "xcsp3",
              "Which instances of XCSP3 are solved, and how long does it take? (xcsp3 [FOLDER [SECONDS]])",
              XcspInstances::run),
          entry(
              "minizinc",
              "How long do FlatZinc files take, the first time and once compiled? (minizinc FOLDER)",
              MiniZincTimes::run),
          entry(
              "unseen",
              "Which instances of XCSP3 was nothing tuned on? (unseen FOLDER: write them there)",
              InstanceFiles.UNSEEN::write),
          entry(
              "lost",
              "Which instances of XCSP3 were once lost to other programs? (lost FOLDER: write them there)",
              InstanceFiles.LOST::write),
          entry(
              "algorithms",
              "What does each named algorithm count on the same problems? (FILE.md: write them there)",
              AlgorithmCounts::run),
          entry(
              "collapse",
              "How often does wave function collapse start anew, or go back? (FILE.md: write and plot it there)",
              CollapseCounts::run),
          entry(
              "recording",
              "How much longer does a run take that is recorded?",
              CostOfRecording::run),
          entry(
              "hooks",
              "What do the lines that record cost while nothing is recorded?"
                  + " (hooks JAR: a csp-core without them)",
              CostOfHooks::run),
          entry(
              "threads",
              "What does it cost to share a problem between two threads? (threads [ROW…])",
              ThreadTimes::run),
          entry(
              "sudoku",
              "How many Sudoku does each solver solve in a second? (sudoku [FILE])",
              SudokuRates::run),
          entry(
              "sudoku-times",
              "How long do single tasks of Sudoku take, beside what they may take? (sudoku-times [FILE])",
              SudokuTimes::run),
          entry(
              "bitboard",
              "How many Sudoku a second does bitboard decide, beside a textbook's solver? (bitboard [FILE…])",
              BitboardRates::run),
          entry(
              "browser",
              "How fast do solvers run in browsers, compared with this machine? (browser [FILE])",
              BrowserRates::run),
          entry(
              "tiles",
              "How long do tile problems take, and how much memory?"
                  + " (tiles [SET[+path] [SOLVER [SIZE…]]])",
              TileTimes::run),
          entry(
              "generator",
              "How long does the generator take for a puzzle, beside what it may take?",
              GeneratorTimes::run),
          entry(
              "grids",
              "How uniform are complete grids, and how often is one begun? (grids [FILE.md: write it there])",
              GridCounts::run),
          entry(
              "painting",
              "How long does it take to paint four boards side by side?",
              PaintingTimes::run),
          entry(
              "tile-painting",
              "How long does it take to show a tile problem? (tile-painting [SET [SIZE…]])",
              TilePaintingTimes::run),
          entry(
              "trees",
              "How long does it take to lay out a tree of 100,000 nodes, and to paint it?",
              TreeTimes::run),
          entry(
              "networks",
              "How long does it take to paint a constraint graph, and the domains over time?",
              NetworkTimes::run),
          entry(
              "seek",
              "How long does it take to go to an event of a trace of five million?",
              SeekTimes::run),
          entry("traces", "How much memory do four full traces take?", TraceMemory::run),
          entry("window", "How long does it take until the window is painted?", WindowStart::run),
          entry(
              "compare",
              "How far do two tables of compare agree? (compare [alone] [PUZZLE|FILE])",
              ComparisonAgreement::run));

  private Bench() {}

  private static Map.Entry<String, Measurement> entry(String name, String question, Work work) {
    return Map.entry(name, new Measurement(question, work));
  }

  /** Runs the measurement that the first argument names, with the other arguments. */
  public static void main(String[] args) {
    Networks.limitTables(Runtime.getRuntime().maxMemory() / 4);
    ImmutableList<String> words = ImmutableList.copyOf(args);
    Measurement measurement = words.isEmpty() ? null : MEASUREMENTS.get(words.get(0));
    if (measurement == null) {
      MEASUREMENTS.forEach((name, each) -> System.err.printf("%-14s %s%n", name, each.question()));
      System.exit(2);
    } else {
      run(measurement, words.subList(1, words.size()));
    }
  }

  private static void run(Measurement measurement, List<String> arguments) {
    PrintStream out = System.out;
    out.println(measurement.question());
    out.println(machine());
    out.println();
    try {
      measurement.work().run(arguments, out);
    } catch (IllegalArgumentException e) {
      System.err.println("bench: " + e.getMessage());
      System.exit(2);
    }
  }

  /** Processors, operating system, Java, collector and heap, in one line. */
  private static String machine() {
    String collectors =
        ManagementFactory.getGarbageCollectorMXBeans().stream()
            .map(GarbageCollectorMXBean::getName)
            .collect(Collectors.joining(", "));
    return "%d processors, %s %s, %s %s, heap up to %d MiB (%s)"
        .formatted(
            Runtime.getRuntime().availableProcessors(),
            System.getProperty("os.name"),
            System.getProperty("os.arch"),
            System.getProperty("java.vm.name"),
            System.getProperty("java.vm.version"),
            Runtime.getRuntime().maxMemory() >> 20,
            collectors);
  }

  /**
   * Measures the heap used by four full traces, the maximum of the window, with their keyframes,
   * and compares it with the limit.
   */
  private static final class TraceMemory {

    private static final List<String> SOLVERS =
        List.of("backtracking", "forward-checking", "mac", "cbj");

    private TraceMemory() {}

    static void run(List<String> arguments, PrintStream out) {
      double before = usedMegabytes();
      List<TracePlayer> players =
          SOLVERS.stream().map(solver -> Traces.played(Traces.full(solver))).toList();
      double used = usedMegabytes() - before;
      Table table = new Table("traces | events | MB of heap | must");
      table
          .row(Integer.toString(players.size()))
          .count(players.stream().mapToLong(TracePlayer::position).sum())
          .number(used, 0)
          .atMost(400, 0);
      table.print(out);
    }

    private static double usedMegabytes() {
      System.gc();
      return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / 1e6;
    }
  }
}
