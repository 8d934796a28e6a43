package org.cspworkbench.bench;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.PrintStream;
import java.util.List;

/** The program: runs one measurement by its name. */
public final class Bench {

  private static final ImmutableMap<String, Measurement> MEASUREMENTS =
      ImmutableMap.of(
          "choco", new AgainstChoco(),
          "xcsp3", new XcspInstances(),
          "algorithms", new AlgorithmCounts(),
          "collapse", new CollapseCounts(),
          "recording", new CostOfRecording(),
          "hooks", new CostOfHooks(),
          "sudoku", new SudokuRates(),
          "bitboard", new BitboardRates());

  private Bench() {}

  /** Runs the measurement that the first argument names, with the other arguments. */
  public static void main(String[] args) {
    ImmutableList<String> words = ImmutableList.copyOf(args);
    Measurement measurement = words.isEmpty() ? null : MEASUREMENTS.get(words.get(0));
    if (measurement == null) {
      MEASUREMENTS.forEach((name, each) -> System.err.printf("%-12s %s%n", name, each.question()));
      System.exit(2);
    } else {
      run(measurement, words.subList(1, words.size()));
    }
  }

  private static void run(Measurement measurement, List<String> arguments) {
    PrintStream out = System.out;
    out.println(measurement.question());
    out.println(Machine.description());
    out.println();
    try {
      measurement.run(arguments, out);
    } catch (IllegalArgumentException e) {
      System.err.println("bench: " + e.getMessage());
      System.exit(2);
    }
  }
}
