package org.cspworkbench.app.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.cspworkbench.presentation.comparison.Comparison;
import org.cspworkbench.presentation.comparison.ComparisonCsv;
import org.cspworkbench.presentation.comparison.RunTotals;
import org.cspworkbench.presentation.timing.Protocol;
import org.cspworkbench.presentation.timing.RunClock;
import org.cspworkbench.presentation.timing.Timing;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Statistics;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.junit.jupiter.api.Test;

/** Tests of the written times in every format. */
final class ComparisonWritersTest {

  private static final Statistics COUNTED = new Statistics(1, 2, 3, 4, 50_000, 6, 0, 1, 9, 99);

  private static Comparison.Row row(String solver, Outcome outcome, Timing time) {
    RunTotals tally = new RunTotals();
    tally.add(new Result(outcome, 1, ImmutableList.of(), COUNTED));
    return tally.row(
        solver,
        SolverCatalog.find(solver).orElseThrow().about().checkUnit(),
        OptionalLong.empty(),
        time,
        7_000_000);
  }

  private static Timing micros(long low, long median, long high) {
    return new Timing(1_000 * median, 1_000 * low, 1_000 * high, 7, 20, 0, RunClock.Kind.THREAD);
  }

  private static Comparison comparison(Comparison.Row... rows) {
    return new Comparison(
        1,
        3,
        1,
        Protocol.USUAL,
        true,
        Duration.ofSeconds(10),
        ImmutableList.copyOf(rows),
        ImmutableMap.of());
  }

  private static Comparison example() {
    Outcome solved = new Outcome.Solved();
    return comparison(
        row("mac", solved, micros(2_300, 2_410, 2_500)),
        row("mrv", solved, micros(2_200, 2_350, 2_390)),
        row("backtracking", solved, Timing.once(3_200_000_000L, RunClock.Kind.THREAD)),
        row("bitboard", solved, micros(20, 21, 24)),
        row(
            "wfc",
            new Outcome.GaveUp(Outcome.Limit.TIME, 60),
            Timing.once(10_000_000_000L, RunClock.Kind.THREAD)));
  }

  @Test
  void theTableShowsMedianQuartilesAndSharedPlaces() {
    List<List<String>> cells =
        new ComparisonTable(ComparisonTable.Style.PLAIN)
            .write(example())
            .lines()
            .limit(6)
            .map(line -> Stream.of(line.split("  +")).limit(6).toList())
            .toList();
    assertThat(cells)
        .containsExactly(
            List.of("solver", "outcome", "time", "quartiles", "place", "cold"),
            List.of("mac", "solved", "2.41 ms", "2.30–2.50 ms", "≈ 2–3", "7.00 ms"),
            List.of("mrv", "solved", "2.35 ms", "2.20–2.39 ms", "≈ 2–3", "7.00 ms"),
            List.of("backtracking", "solved", "3.20 s", "timed once", "4", "7.00 ms"),
            List.of("bitboard", "solved", "21.0 µs", "20.0–24.0 µs", "1", "7.00 ms"),
            List.of("wfc", "cut off", "> 10.0 s", "timed once", "–", "> 7.00 ms"));
  }

  @Test
  void checksAreWrittenWithTheirUnit() {
    for (ComparisonTable.Style style : ComparisonTable.Style.values()) {
      List<String> lines = new ComparisonTable(style).write(example()).lines().toList();
      assertThat(lines).filteredOn(line -> line.contains("50,000 words")).hasSize(3);
      assertThat(lines).filteredOn(line -> line.contains("50,000 pairs")).hasSize(2);
    }
  }

  @Test
  void theNotesNameEqualTimesAndThoseMeasuredOnce() {
    assertThat(ComparisonNotes.of(example()))
        .contains("About equal in time: mac and mrv.")
        .anyMatch(note -> note.startsWith("Timed once: backtracking and wfc; "))
        .anyMatch(note -> note.startsWith("Time: the median of 7 samples of at least 50 ms,"))
        .noneMatch(note -> note.startsWith("Fewer samples"));
    Timing few = new Timing(5_000, 4_000, 6_000, 3, 1, 0, RunClock.Kind.WALL);
    assertThat(ComparisonNotes.of(comparison(row("mac", new Outcome.Solved(), few))))
        .contains("Fewer samples, within the time budget: mac.")
        .anyMatch(note -> note.contains("elapsed time, because this Java runtime does not report"));
  }

  @Test
  void jsonKeepsTheMedianInTheStatisticsAndTheRestBesideThem() {
    JsonObject mac =
        JsonParser.parseString(new ComparisonJson().write(example()))
            .getAsJsonObject()
            .getAsJsonArray("solvers")
            .get(0)
            .getAsJsonObject();
    assertThat(mac.getAsJsonObject("statistics").get("timeNanos").getAsLong()).isEqualTo(2_410_000);
    assertThat(mac.get("checkUnit").getAsString()).isEqualTo("words");
    assertThat(mac.getAsJsonObject("timing"))
        .hasToString(
            "{\"lowerQuartileNanos\":2300000,\"upperQuartileNanos\":2500000,\"samples\":7,"
                + "\"runsPerSample\":20,\"onceNanos\":0,\"clock\":\"thread\",\"coldNanos\":7000000}");
    assertThat(mac.getAsJsonObject("place")).hasToString("{\"first\":2,\"last\":3}");
  }

  @Test
  void everyLineOfCsvHasAFieldForEveryName() {
    List<String> lines = ComparisonCsv.write(example()).lines().toList();
    int fields = lines.get(0).split(",", -1).length;
    assertThat(lines).allMatch(line -> line.split(",", -1).length == fields);
    assertThat(lines.get(1))
        .endsWith(",2410000,,2300000,2500000,7,20,0,thread,2,3,7000000")
        .contains(",words,");
    assertThat(lines.get(5)).endsWith(",thread,,,7000000");
  }

  @Test
  void timesHaveThreeDigitsInTheUnitThatSuitsThem() {
    assertThat(
            Stream.of(
                    7L,
                    940L,
                    9_994L,
                    99_960L,
                    999_400L,
                    999_600L,
                    51_000_000L,
                    2_000_000_000L,
                    754_000_000_000L)
                .map(ComparisonTable.TimeText::of))
        .containsExactly(
            "0.01 µs", "0.94 µs", "9.99 µs", "100 µs", "999 µs", "1.00 ms", "51.0 ms", "2.00 s",
            "754 s");
    assertThat(ComparisonTable.TimeText.range(870_000, 1_040_000)).isEqualTo("0.87–1.04 ms");
  }
}
