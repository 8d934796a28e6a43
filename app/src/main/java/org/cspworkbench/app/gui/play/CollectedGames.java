package org.cspworkbench.app.gui.play;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.generator.collection.CollectedPuzzle;
import org.cspworkbench.generator.collection.PuzzleCollection;
import org.cspworkbench.sudoku.Grid;

/** New games from the collection that comes with the program. */
final class CollectedGames {

  private CollectedGames() {}

  /**
   * A puzzle as wished for, drawn from {@code seed}; empty if the collection has none. The first
   * time the collection is read: not for a thread that paints.
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
