package org.cspworkbench.generator.collection;

import static com.google.common.base.Preconditions.checkArgument;
import static org.cspworkbench.document.json.Member.member;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Fields;
import org.cspworkbench.document.json.Member;
import org.cspworkbench.generator.Difficulty;
import org.cspworkbench.solvers.logic.Techniques;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;
import org.cspworkbench.sudoku.Grid;

/**
 * The collection as JSON: the seed, and the puzzles on a line each. Of a puzzle, the line also
 * states how many cells are given and how hard it is; that is checked when it is read.
 */
final class CollectionFormat {

  private static final Member<CollectedPuzzle, Long> NUMBER =
      member("number", Codec.wholeLong(0, Long.MAX_VALUE), CollectedPuzzle::number);
  private static final Member<CollectedPuzzle, Difficulty> DIFFICULTY =
      member(
          "difficulty",
          Codec.text()
              .as(
                  id -> Difficulty.of(id).orElseThrow(IllegalArgumentException::new),
                  Difficulty::id),
          CollectedPuzzle::difficulty);
  private static final Member<CollectedPuzzle, Integer> GIVENS =
      member("givens", Codec.whole(0, Integer.MAX_VALUE), CollectedPuzzle::givens);
  private static final Member<CollectedPuzzle, String> LEVEL =
      member("level", Codec.text(), puzzle -> puzzle.level().title());
  private static final Member<CollectedPuzzle, RatedTechnique> HARDEST =
      member(
          "hardest",
          Codec.text()
              .as(
                  id -> Techniques.find(id).orElseThrow(IllegalArgumentException::new),
                  RatedTechnique::id),
          CollectedPuzzle::hardest);
  private static final Member<CollectedPuzzle, Integer> SCORE =
      member("score", Codec.whole(0, Integer.MAX_VALUE), CollectedPuzzle::score);
  private static final Member<CollectedPuzzle, Grid> PUZZLE =
      member("puzzle", Codec.text().as(Grid::ofLine, Grid::toLine), CollectedPuzzle::puzzle);

  private static final Codec<CollectedPuzzle> LINE =
      Codec.object(
          CollectionFormat::puzzle, NUMBER, DIFFICULTY, GIVENS, LEVEL, HARDEST, SCORE, PUZZLE);

  private static final Member<PuzzleCollection, Long> SEED =
      member("seed", Codec.wholeLong(0, Long.MAX_VALUE), PuzzleCollection::seed);
  private static final Member<PuzzleCollection, ImmutableList<CollectedPuzzle>> PUZZLES =
      member("puzzles", LINE.onOneLine().list(), PuzzleCollection::puzzles);

  /** The codec of collections. */
  static final Codec<PuzzleCollection> CODEC =
      Codec.object(
          fields -> new PuzzleCollection(fields.get(SEED), fields.get(PUZZLES)), SEED, PUZZLES);

  private CollectionFormat() {}

  private static CollectedPuzzle puzzle(Fields fields) throws UnreadableException {
    CollectedPuzzle puzzle =
        new CollectedPuzzle(
            fields.get(NUMBER),
            fields.get(DIFFICULTY),
            fields.get(PUZZLE),
            fields.get(SCORE),
            fields.get(HARDEST));
    checkArgument(
        puzzle.givens() == fields.get(GIVENS) && puzzle.level().title().equals(fields.get(LEVEL)),
        "puzzle %s does not match its description",
        puzzle.number());
    return puzzle;
  }
}
