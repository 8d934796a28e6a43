package org.cspworkbench.bench;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.PrintStream;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.cspworkbench.solvers.Networks;

/** The program: runs one measurement by its name. */
public final class Bench {

  private static final ImmutableMap<String, Benchmark> MEASUREMENTS =
      ImmutableMap.ofEntries(
          Map.entry("choco", new AgainstChoco()),
          Map.entry("learning", new LearningTimes()),
          Map.entry("xcsp3", new XcspInstances()),
          Map.entry("unseen", InstanceFiles.unseen()),
          Map.entry("lost", InstanceFiles.lost()),
          Map.entry("algorithms", new AlgorithmCounts()),
          Map.entry("collapse", new CollapseCounts()),
          Map.entry("recording", new CostOfRecording()),
          Map.entry("hooks", new CostOfHooks()),
          Map.entry("threads", new ThreadTimes()),
          Map.entry("sudoku", new SudokuRates()),
          Map.entry("sudoku-times", new SudokuTimes()),
          Map.entry("bitboard", new BitboardRates()),
          Map.entry("browser", new BrowserTimes()),
          Map.entry("tiles", new TileTimes()),
          Map.entry("generator", new GeneratorTimes()),
          Map.entry("grids", new GridCounts()),
          Map.entry("painting", new PaintingTimes()),
          Map.entry("tile-painting", new TilePaintingTimes()),
          Map.entry("trees", new TreeTimes()),
          Map.entry("networks", new NetworkTimes()),
          Map.entry("seek", new SeekTimes()),
          Map.entry("traces", new TraceMemory()),
          Map.entry("window", new WindowStart()),
          Map.entry("compare", new ComparisonAgreement()));

  private Bench() {}

  /** Runs the measurement that the first argument names, with the other arguments. */
  public static void main(String[] args) {
    Networks.limitTables(Runtime.getRuntime().maxMemory() / 4);
    ImmutableList<String> words = ImmutableList.copyOf(args);
    Benchmark measurement = words.isEmpty() ? null : MEASUREMENTS.get(words.get(0));
    if (measurement == null) {
      MEASUREMENTS.forEach((name, each) -> System.err.printf("%-14s %s%n", name, each.question()));
      System.exit(2);
    } else {
      run(measurement, words.subList(1, words.size()));
    }
  }

  private static void run(Benchmark measurement, List<String> arguments) {
    PrintStream out = System.out;
    out.println(measurement.question());
    out.println(machine());
    out.println();
    try {
      measurement.run(arguments, out);
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
}
