package org.cspworkbench.presentation.game;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.sudoku.Grid;

/** Games for tests, with a clock that the test sets. */
public final class Games {

  /** An easy puzzle. */
  public static final Grid PUZZLE =
      Grid.ofLine(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

  /** The solution of {@link #PUZZLE}. */
  public static final Grid SOLUTION =
      Grid.ofLine(
          "534678912672195348198342567859761423426853791713924856961537284287419635345286179");

  /** A puzzle that requires a pattern of one digit across the grid. */
  public static final Grid X_WING =
      Grid.ofLine(
          "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5");

  /** A puzzle that requires more than singles and naked pairs. */
  public static final Grid HARD =
      Grid.ofLine(
          "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");

  private static final Map<Grid, Assessment> KNOWN = new ConcurrentHashMap<>();

  /** The time of the clock. */
  public final AtomicLong nanos = new AtomicLong();

  /** Limits on hints and errors. */
  public static Terms terms(int hints, int errors) {
    return new Terms("Test", Allowance.of(hints), Allowance.of(errors), true);
  }

  /** A game whose clock is running. */
  public Game start(Grid puzzle, Terms terms) {
    Game game = new Game(puzzle, terms, assess(puzzle), nanos::get);
    game.clock().start();
    return game;
  }

  /** Returns the assessment of {@code puzzle}, made once. */
  public static Assessment assess(Grid puzzle) {
    return KNOWN.computeIfAbsent(puzzle, each -> Assessment.of(each, new Cancellation()));
  }

  /** Requests the next hint and shows it. */
  public static void hint(Game game) {
    game.hint().map(HintRequest::answer).ifPresent(game::open);
  }

  /** Requests a stage and accepts its result. */
  public static StageResult stage(Game game, HelpStage stage) {
    StageRun run = game.stage(stage.solver()).orElseThrow();
    StageResult result = run.run(new Cancellation());
    game.take(run, result);
    return result;
  }

  /** Fills in the solution except for the last {@code open} cells. */
  public static void fill(Game game, int open) {
    int[] empty =
        PUZZLE.shape().cells().filter(cell -> game.sheet().grid().isEmpty(cell)).toArray();
    for (int i = 0; i < empty.length - open; i++) {
      game.place(empty[i], SOLUTION.value(empty[i]));
    }
  }

  /** Makes a random change, which may be impossible. */
  public static void anyMove(Game game, RandomStream random) {
    int cell = random.nextInt(81);
    int value = 1 + random.nextInt(9);
    switch (random.nextInt(20)) {
      case 0 -> game.clear(cell);
      case 1 -> game.clearOwnValues();
      case 2 -> game.clearAll();
      case 3, 4, 5, 6, 7 -> game.toggleNote(cell, value);
      case 8, 9, 10, 11 -> game.toggleCandidate(cell, value);
      case 12, 13 -> game.colour(cell, random.nextInt(CellColours.MOST + 1));
      default -> game.place(cell, value);
    }
  }
}
