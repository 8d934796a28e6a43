package org.cspworkbench.app.gui.play;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.generator.collection.CollectedPuzzle;
import org.cspworkbench.generator.collection.PuzzleCollection;
import org.cspworkbench.sudoku.Grid;

/** New games from the collection that is included in the program. */
final class CollectedGames {

  private CollectedGames() {}

  /**
   * Returns a puzzle that satisfies the request, chosen with {@code seed}; empty if the collection
   * has none. The first call reads the collection and must not run on the event thread.
   */
  static Optional<Grid> draw(GameRequest request, long seed) {
    if (!request.board().isCollected()) {
      return Optional.empty();
    }
    ImmutableList<CollectedPuzzle> fitting =
        PuzzleCollection.shipped().puzzles().stream()
            .filter(puzzle -> fits(puzzle, request))
            .collect(ImmutableList.toImmutableList());
    return fitting.isEmpty()
        ? Optional.empty()
        : Optional.of(fitting.get(new RandomStream(seed).nextInt(fitting.size())).puzzle());
  }

  private static boolean fits(CollectedPuzzle puzzle, GameRequest request) {
    return request.isRated()
        ? puzzle.level() == request.level()
        : puzzle.difficulty() == request.difficulty();
  }
}
