package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkState;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import com.google.common.base.StandardSystemProperty;
import com.google.common.math.Quantiles;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.cspworkbench.app.Main;

/**
 * Measures the agreement of two tables of the command {@code compare}, each from a process of its
 * own. With the word {@code alone}, each solver is also timed alone in a process, which shows the
 * influence of code that solvers share.
 */
final class ComparisonAgreement {

  private static final String PUZZLE =
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
  private static final String ALONE = "alone";
  private static final double AGREED = 0.15;

  private ComparisonAgreement() {}

  static void run(List<String> arguments, PrintStream out) {
    List<String> words = new ArrayList<>(arguments);
    boolean isAlone = words.remove(ALONE);
    String puzzle = words.isEmpty() ? PUZZLE : words.get(0);
    Map<String, JsonObject> first = compare(puzzle, "all");
    Map<String, JsonObject> second = compare(puzzle, "all");
    Table table = new Table("solver | ms | quartiles | ms again | quartiles | ratio");
    List<Double> ratios = new ArrayList<>();
    for (String solver : first.keySet()) {
      JsonObject one = requireNonNull(first.get(solver));
      JsonObject other = requireNonNull(second.get(solver));
      double ratio = median(other) / median(one);
      ratios.add(ratio);
      table
          .row(solver)
          .text(millis(median(one)))
          .text(quartiles(one))
          .text(millis(median(other)))
          .text(quartiles(other))
          .number(ratio, 2);
    }
    table.print(out);
    double common = Quantiles.median().compute(ratios);
    out.printf(
        "%d of %d within %.0f %%; %d within %.0f %% of the median ratio, %s%n",
        agreeing(ratios, 1),
        ratios.size(),
        100 * AGREED,
        agreeing(ratios, common),
        100 * AGREED,
        Table.number(common, 2));
    if (isAlone) {
      out.println();
      printAlone(puzzle, first, out);
    }
  }

  /**
   * Returns how many of {@code ratios} are near {@code common}. A ratio that is common to all
   * solvers is no disagreement about any of them: then the machine itself ran slower for one of the
   * tables.
   */
  private static long agreeing(List<Double> ratios, double common) {
    return ratios.stream()
        .mapToDouble(ratio -> ratio / common)
        .filter(ratio -> Math.max(ratio, 1 / ratio) <= 1 + AGREED)
        .count();
  }

  private static void printAlone(String puzzle, Map<String, JsonObject> together, PrintStream out) {
    Table table = new Table("solver | ms beside the others | ms alone | ratio");
    together.forEach(
        (solver, beside) -> {
          double alone = median(requireNonNull(compare(puzzle, solver).get(solver)));
          table
              .row(solver)
              .text(millis(median(beside)))
              .text(millis(alone))
              .number(median(beside) / alone, 2);
        });
    table.print(out);
  }

  /** Returns the rows of the table, in order, by solver. */
  private static Map<String, JsonObject> compare(String puzzle, String solvers) {
    Map<String, JsonObject> rows = new LinkedHashMap<>();
    for (JsonElement row : output(puzzle, solvers).getAsJsonArray("solvers")) {
      JsonObject object = row.getAsJsonObject();
      rows.put(object.get("solver").getAsString(), object);
    }
    return rows;
  }

  private static JsonObject output(String puzzle, String solvers) {
    String java =
        Path.of(requireNonNull(StandardSystemProperty.JAVA_HOME.value()), "bin", "java").toString();
    String classPath = requireNonNull(StandardSystemProperty.JAVA_CLASS_PATH.value());
    ProcessBuilder command =
        new ProcessBuilder(java, "-cp", classPath, Main.class.getName(), "compare", puzzle);
    command.command().addAll(List.of("--solvers", solvers, "--seed", "1", "--format", "json"));
    command.redirectError(ProcessBuilder.Redirect.DISCARD);
    try {
      Process process = command.start();
      String text = new String(process.getInputStream().readAllBytes(), UTF_8);
      checkState(process.waitFor() == 0, "%s did not compare %s", solvers, puzzle);
      return JsonParser.parseString(text).getAsJsonObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting for compare", e);
    }
  }

  private static double median(JsonObject row) {
    return row.getAsJsonObject("statistics").get("timeNanos").getAsDouble();
  }

  private static String quartiles(JsonObject row) {
    JsonObject timing = row.getAsJsonObject("timing");
    return timing.get("samples").getAsInt() == 1
        ? "one sample"
        : millis(timing.get("lowerQuartileNanos").getAsDouble())
            + " – "
            + millis(timing.get("upperQuartileNanos").getAsDouble());
  }

  private static String millis(double nanos) {
    return Table.number(nanos / 1e6, nanos < 1e6 ? 4 : nanos < 1e8 ? 2 : 0);
  }
}
