package org.cspworkbench.generator.collection;

import static com.google.common.base.Preconditions.checkArgument;

import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Members;
import org.cspworkbench.generator.Difficulty;
import org.cspworkbench.solvers.logic.Techniques;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;
import org.cspworkbench.sudoku.Grid;

/**
 * The collection as JSON: the seed, and the puzzles on a line each. Of a puzzle, the line also
 * states how many cells are given and how hard it is; that is checked when it is read.
 */
final class CollectionFormat {

  private static final Codec<Integer> COUNT = Codec.whole(0, Integer.MAX_VALUE);
  private static final Codec<Long> LARGE = Codec.wholeLong(0, Long.MAX_VALUE);
  private static final Codec<Difficulty> DIFFICULTY =
      Codec.text()
          .as(id -> Difficulty.of(id).orElseThrow(IllegalArgumentException::new), Difficulty::id);
  private static final Codec<RatedTechnique> TECHNIQUE =
      Codec.text()
          .as(
              id -> Techniques.find(id).orElseThrow(IllegalArgumentException::new),
              RatedTechnique::id);

  private static final Codec<CollectedPuzzle> LINE = Codec.object(CollectionFormat::puzzle);

  /** The codec of collections. */
  static final Codec<PuzzleCollection> CODEC =
      Codec.object(
          members ->
              new PuzzleCollection(
                  members.get("seed", LARGE, PuzzleCollection::seed),
                  members.get("puzzles", LINE.onOneLine().list(), PuzzleCollection::puzzles)));

  private CollectionFormat() {}

  private static CollectedPuzzle puzzle(Members<CollectedPuzzle> members)
      throws UnreadableException {
    long number = members.get("number", LARGE, CollectedPuzzle::number);
    Difficulty difficulty = members.get("difficulty", DIFFICULTY, CollectedPuzzle::difficulty);
    int givens = members.get("givens", COUNT, CollectedPuzzle::givens);
    String level = members.get("level", Codec.text(), puzzle -> puzzle.level().title());
    RatedTechnique hardest = members.get("hardest", TECHNIQUE, CollectedPuzzle::hardest);
    int score = members.get("score", COUNT, CollectedPuzzle::score);
    Grid grid =
        members.get("puzzle", Codec.text().as(Grid::ofLine, Grid::toLine), CollectedPuzzle::puzzle);
    CollectedPuzzle puzzle = new CollectedPuzzle(number, difficulty, grid, score, hardest);
    checkArgument(
        puzzle.givens() == givens && puzzle.level().title().equals(level),
        "puzzle %s does not match its description",
        number);
    return puzzle;
  }
}
