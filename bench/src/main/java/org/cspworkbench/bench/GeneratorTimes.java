package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkState;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.cspworkbench.app.cli.CspCommand;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.generator.GeneratedPuzzle;
import org.cspworkbench.generator.PuzzleGenerator;
import org.cspworkbench.generator.PuzzleRequest;
import org.cspworkbench.generator.fill.Fill;
import org.cspworkbench.generator.givens.GivenSelection;
import org.cspworkbench.sudoku.Shape;

/**
 * Measures the time of the generator for plain 9×9 puzzles of several kinds with proved uniqueness,
 * and compares it with the limits, with other fills and with the command. A round is a number of
 * puzzles of one seed, the same in every round; before timing, each puzzle is checked: it must meet
 * the request and have exactly one solution.
 */
final class GeneratorTimes {

  private static final long SEED = 5;
  private static final Rounds ROUNDS = new Rounds(Duration.ofSeconds(3), 15);
  private static final int CELLS = 81;

  private static final PuzzleRequest ANY =
      PuzzleRequest.of(Shape.ofSize(9)).withFill(Fill.TEMPLATE);
  private static final PuzzleRequest MINIMAL = ANY.withSelection(GivenSelection.MINIMAL);
  private static final PuzzleRequest OF_22_GIVENS = ANY.withGivens(22);

  private GeneratorTimes() {}

  static void run(List<String> arguments, PrintStream out) {
    Table table = new Table("one thread | puzzles | ms each | quartiles | must");
    row("minimal", MINIMAL, 200, 1.0 / 8, table);
    row("22 givens", OF_22_GIVENS, 20, 1.5, table);
    row("45 givens", ANY.withGivens(45), 500, 0.03, table);
    row("35 givens", ANY.withGivens(35), 500, 0.04, table);
    row("30 givens", ANY.withGivens(30), 500, 0.06, table);
    row("complete, by collapse", byCollapse(ANY.withGivens(CELLS)), 200, 0.06, table);
    row("complete, by template", ANY.withGivens(CELLS), 500, 0.01, table);
    table.print(out);

    // so many different puzzles that their mean says something about others
    Table fills = new Table("by collapse, to by template | puzzles | times | quartiles | must");
    compare("minimal", work(byCollapse(MINIMAL), 1_000), work(MINIMAL, 1_000), 1_000, 1.25, fills);
    compare(
        "22 givens",
        work(byCollapse(OF_22_GIVENS), 1_000),
        work(OF_22_GIVENS, 1_000),
        1_000,
        1.25,
        fills);
    fills.print(out);

    Table commands = new Table("by csp, to the generator | puzzles | times | quartiles | must");
    ComparedWork command = ComparedWork.of("csp generate", () -> command(2_000), 0);
    compare("minimal, not rated", command, work(byCollapse(MINIMAL), 2_000), 2_000, 1.4, commands);
    commands.print(out);
  }

  private static PuzzleRequest byCollapse(PuzzleRequest request) {
    return request.withFill(Fill.COLLAPSE);
  }

  private static ComparedWork work(PuzzleRequest request, int puzzles) {
    PuzzleGenerator generator = PuzzleGenerator.of(request);
    LongSupplier work = () -> generate(generator, puzzles);
    return ComparedWork.of(request.toString(), work, work.getAsLong());
  }

  private static long generate(PuzzleGenerator generator, int puzzles) {
    long hash = 0;
    for (int number = 1; number <= puzzles; number++) {
      GeneratedPuzzle made = generator.generate(SEED, number, Limits.none()).orElseThrow();
      hash = 31 * hash + made.givens();
    }
    return hash;
  }

  /** Runs {@code csp generate}, which writes minimal puzzles to a temporary file. */
  private static int command(int puzzles) {
    try {
      Path file = Files.createTempFile("puzzles", ".txt");
      String options = "generate --dig minimal --seed %d -n %d --threads 1 --no-rating -o";
      List<String> words = new ArrayList<>(List.of(options.formatted(SEED, puzzles).split(" ")));
      words.add(file.toString());
      int code = CspCommand.run(words.toArray(String[]::new));
      Files.delete(file);
      return code;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void compare(
      String task, ComparedWork work, ComparedWork basis, int puzzles, double must, Table table) {
    List<RoundTimes> times = ROUNDS.of(List.of(work, basis));
    Spread ratio = times.get(0).ratioTo(times.get(1));
    table.row(task).count(puzzles).spread(ratio, 2).atMost(must, 2);
  }

  private static void row(
      String task, PuzzleRequest request, int puzzles, double must, Table table) {
    PuzzleGenerator generator = PuzzleGenerator.of(request);
    for (int number = 1; number <= puzzles; number++) {
      check(request, generator.generate(SEED, number, Limits.none()).orElseThrow());
    }
    RoundTimes timing = ROUNDS.of(List.of(work(request, puzzles))).get(0);
    Spread each = timing.millis().times(1.0 / puzzles);
    table.row(task).count(puzzles).spread(each, 4).atMost(must, 3);
  }

  private static void check(PuzzleRequest request, GeneratedPuzzle made) {
    checkState(made.isMet(), "%s", made.shortfall());
    String puzzle = made.puzzle().toLine();
    MaskSolver solver = new MaskSolver();
    checkState(solver.count(puzzle, 2) == 1, "not one solution: %s", puzzle);
    for (int cell = 0; cell < CELLS && request.selection() == GivenSelection.MINIMAL; cell++) {
      String without = puzzle.substring(0, cell) + '.' + puzzle.substring(cell + 1);
      checkState(without.equals(puzzle) || solver.count(without, 2) > 1, "not minimal: %s", puzzle);
    }
  }
}
