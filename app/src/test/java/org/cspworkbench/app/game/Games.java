package org.cspworkbench.app.game;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.cspworkbench.core.search.Cancellation;
import org.cspworkbench.sudoku.Grid;

/** Games to test with, on a clock that stands until somebody moves it. */
final class Games {

  static final Grid PUZZLE =
      Grid.ofLine(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  static final Grid SOLUTION =
      Grid.ofLine(
          "534678912672195348198342567859761423426853791713924856961537284287419635345286179");

  /** Takes a pattern of one digit over the grid. */
  static final Grid X_WING =
      Grid.ofLine(
          "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5");

  /** Takes more than singles and naked pairs. */
  static final Grid HARD =
      Grid.ofLine(
          "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");

  private static final Map<Grid, Assessment> KNOWN = new ConcurrentHashMap<>();

  final AtomicLong nanos = new AtomicLong();

  static Terms terms(int hints, int errors) {
    return new Terms("Test", Allowance.of(hints), Allowance.of(errors), true);
  }

  Game start(Grid puzzle, Terms terms) {
    Game game = new Game(puzzle, terms, assess(puzzle), nanos::get);
    game.clock().start();
    return game;
  }

  static Assessment assess(Grid puzzle) {
    return KNOWN.computeIfAbsent(puzzle, each -> Assessment.of(each, new Cancellation()));
  }

  /** Asks for the next hint and shows it. */
  static void hint(Game game) {
    game.hint().map(HintRequest::answer).ifPresent(game::open);
  }

  /** Asks for a stage and takes over what it finds. */
  static StageResult stage(Game game, Stage stage) {
    StageRun run = game.stage(stage.solver()).orElseThrow();
    StageResult result = run.run(new Cancellation());
    game.take(run, result);
    return result;
  }

  /** Fills in what the solution has, but for the last {@code open} cells. */
  static void fill(Game game, int open) {
    int[] empty =
        PUZZLE.shape().cells().filter(cell -> game.sheet().grid().isEmpty(cell)).toArray();
    for (int i = 0; i < empty.length - open; i++) {
      game.place(empty[i], SOLUTION.value(empty[i]));
    }
  }
}
