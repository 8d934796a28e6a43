package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkState;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.cspworkbench.app.cli.CspCommand;
import org.cspworkbench.bench.RoundTimes.Spread;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.generator.GeneratedPuzzle;
import org.cspworkbench.generator.PuzzleGenerator;
import org.cspworkbench.generator.PuzzleRequest;
import org.cspworkbench.generator.fill.Fill;
import org.cspworkbench.generator.givens.GivenSelection;
import org.cspworkbench.solvers.bitboard.BitboardSearch;
import org.cspworkbench.solvers.bitboard.BitboardSearch.State;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/**
 * Measures the time of the generator for plain 9×9 puzzles of several kinds with proved uniqueness,
 * and compares it with the limits, with other fills and with the command. A round is a number of
 * puzzles of one seed, the same in every round; before timing, each puzzle is checked: it must meet
 * the request and have exactly one solution.
 */
final class GeneratorTimes implements Benchmark {

  private static final long SEED = 5;
  private static final int ROUNDS = 15;
  private static final Duration WARM_UP = Duration.ofSeconds(3);

  private static final PuzzleRequest ANY =
      PuzzleRequest.of(Shape.ofSize(9)).withFill(Fill.TEMPLATE);
  private static final int CELLS = 81;

  @Override
  public String question() {
    return "How long does the generator take for a puzzle, beside what it may take?";
  }

  @Override
  public void run(List<String> arguments, PrintStream out) {
    Table table = new Table("one thread", "puzzles", "ms each", "quartiles", "must");
    row("minimal", ANY.withSelection(GivenSelection.MINIMAL), 200, 1.0 / 8, table);
    row("22 givens", ANY.withGivens(22), 20, 1.5, table);
    row("45 givens", ANY.withGivens(45), 500, 0.03, table);
    row("35 givens", ANY.withGivens(35), 500, 0.04, table);
    row("30 givens", ANY.withGivens(30), 500, 0.06, table);
    row("complete, by collapse", complete(Fill.COLLAPSE), 200, 0.06, table);
    row("complete, by template", complete(Fill.TEMPLATE), 500, 0.01, table);
    table.print(out);
    compareFills(out);
    compareWithCommand(out);
  }

  private static void compareFills(PrintStream out) {
    Table table = new Table("by collapse, to by template", "puzzles", "times", "quartiles", "must");
    PuzzleRequest minimal = ANY.withSelection(GivenSelection.MINIMAL);
    compareFills("minimal", minimal, table);
    compareFills("22 givens", ANY.withGivens(22), table);
    table.print(out);
  }

  /** Compares so many different puzzles that their mean says something about others. */
  private static void compareFills(String task, PuzzleRequest request, Table table) {
    int puzzles = 1_000;
    compare(task, work(collapse(request), puzzles), work(request, puzzles), puzzles, 1.25, table);
  }

  private static void compareWithCommand(PrintStream out) {
    Table table = new Table("by csp, to the generator", "puzzles", "times", "quartiles", "must");
    int puzzles = 2_000;
    ComparedWork generator = work(collapse(ANY.withSelection(GivenSelection.MINIMAL)), puzzles);
    compare("minimal, not rated", command(puzzles, "--no-rating"), generator, puzzles, 1.4, table);
    table.print(out);
  }

  private static PuzzleRequest collapse(PuzzleRequest request) {
    return request.withFill(Fill.COLLAPSE);
  }

  private static ComparedWork work(PuzzleRequest request, int puzzles) {
    PuzzleGenerator generator = PuzzleGenerator.of(request);
    return ComparedWork.of(
        request.toString(),
        () -> generate(generator, puzzles),
        generate(PuzzleGenerator.of(request), puzzles));
  }

  /** Returns a run of {@code csp generate} that writes minimal puzzles to a temporary file. */
  private static ComparedWork command(int puzzles, String option) {
    return ComparedWork.of(
        "csp generate " + option,
        () -> {
          try {
            Path file = Files.createTempFile("puzzles", ".txt");
            int code = generate(puzzles, option, file);
            Files.delete(file);
            return code;
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        },
        0);
  }

  private static int generate(int puzzles, String option, Path file) {
    return CspCommand.run(
        "generate",
        "--dig",
        "minimal",
        "--seed",
        String.valueOf(SEED),
        "-n",
        String.valueOf(puzzles),
        "--threads",
        "1",
        "-o",
        file.toString(),
        option);
  }

  private static void compare(
      String task, ComparedWork work, ComparedWork basis, int puzzles, double must, Table table) {
    List<RoundTimes> times = new Rounds(WARM_UP, ROUNDS).of(List.of(work, basis));
    Spread ratio = times.get(0).ratioTo(times.get(1));
    table.row(
        task,
        Table.number(puzzles, 0),
        Table.number(ratio.median(), 2),
        Table.range(ratio, 2),
        "≤ " + Table.number(must, 2));
  }

  private static PuzzleRequest complete(Fill fill) {
    return ANY.withFill(fill).withGivens(CELLS);
  }

  private static void row(
      String task, PuzzleRequest request, int puzzles, double must, Table table) {
    PuzzleGenerator generator = PuzzleGenerator.of(request);
    for (int number = 1; number <= puzzles; number++) {
      check(request, generator.generate(SEED, number, Limits.none()).orElseThrow());
    }
    long answer = generate(generator, puzzles);
    RoundTimes timing =
        new Rounds(WARM_UP, ROUNDS)
            .of(List.of(ComparedWork.of(task, () -> generate(generator, puzzles), answer)))
            .get(0);
    Spread each = timing.millis().times(1.0 / puzzles);
    table.row(
        task,
        Table.number(puzzles, 0),
        Table.number(each.median(), 4),
        Table.range(each, 4),
        "≤ " + Table.number(must, 3));
  }

  private static long generate(PuzzleGenerator generator, int puzzles) {
    long hash = 0;
    for (int number = 1; number <= puzzles; number++) {
      GeneratedPuzzle made = generator.generate(SEED, number, Limits.none()).orElseThrow();
      hash = 31 * hash + made.givens();
    }
    return hash;
  }

  private static void check(PuzzleRequest request, GeneratedPuzzle made) {
    checkState(made.isMet(), "%s", made.shortfall());
    Grid puzzle = made.puzzle();
    checkState(hasOneSolution(puzzle::value), "not one solution: %s", puzzle);
    for (int blanked = 0;
        blanked < CELLS && request.selection() == GivenSelection.MINIMAL;
        blanked++) {
      int without = blanked;
      checkState(
          puzzle.isEmpty(without)
              || !hasOneSolution(cell -> cell == without ? 0 : puzzle.value(cell)),
          "not minimal: %s",
          puzzle);
    }
  }

  private static boolean hasOneSolution(IntUnaryOperator values) {
    BitboardSearch search = new BitboardSearch();
    search.start(values);
    int found = 0;
    State state = search.advance();
    while (state != State.EXHAUSTED && found < 2) {
      found += state == State.SOLVED ? 1 : 0;
      state = search.advance();
    }
    return found == 1;
  }
}
