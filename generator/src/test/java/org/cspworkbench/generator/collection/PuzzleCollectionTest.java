package org.cspworkbench.generator.collection;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.io.Resources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.cspworkbench.generator.Difficulty;
import org.cspworkbench.generator.SolutionCounter;
import org.cspworkbench.solvers.logic.Rating;
import org.cspworkbench.solvers.logic.SolutionPath;
import org.cspworkbench.solvers.logic.position.Position;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PuzzleCollectionTest {

  private static final PuzzleCollection COLLECTION = PuzzleCollection.shipped();

  @Test
  void itsFileIsAsItWouldBeWritten() throws IOException {
    String file =
        Resources.toString(
            Resources.getResource(PuzzleCollection.class, "puzzles.json"), StandardCharsets.UTF_8);
    assertThat(CollectionFormat.CODEC.forPeople(COLLECTION)).isEqualTo(file);
  }

  @Test
  void thereAreAThousandPuzzlesNoTwoAlike() {
    assertThat(COLLECTION.puzzles()).hasSize(1000);
    assertThat(COLLECTION.puzzles().stream().map(CollectedPuzzle::puzzle)).doesNotHaveDuplicates();
    for (int k = 0; k < 1000; k++) {
      assertThat(COLLECTION.puzzles().get(k).number()).isEqualTo(k + 1);
    }
  }

  @ParameterizedTest
  @EnumSource(Difficulty.class)
  void thereAreTwoHundredOfEachDifficultyAllUnique(Difficulty difficulty) {
    assertThat(COLLECTION.puzzles(difficulty)).hasSize(200);
    for (CollectedPuzzle each : COLLECTION.puzzles(difficulty)) {
      assertThat(each.givens()).as("%s", each).isEqualTo(difficulty.givens(each.puzzle().shape()));
      assertThat(SolutionCounter.count(each.puzzle(), 2)).as("%s", each).isEqualTo(1);
    }
  }

  /** To change a weight, a level or the order of the techniques means to make the file again. */
  @ParameterizedTest
  @EnumSource(Difficulty.class)
  void itsRatingsAreThoseOfToday(Difficulty difficulty) {
    for (CollectedPuzzle each : COLLECTION.puzzles(difficulty)) {
      Rating rating = Rating.of(SolutionPath.of(Position.of(each.puzzle())));
      assertThat(each.score()).as("%s", each).isEqualTo(rating.score());
      assertThat(rating.hardest()).as("%s", each).hasValue(each.hardest());
    }
  }

  @ParameterizedTest
  @EnumSource(Difficulty.class)
  void madeAgainFromItsSeedItIsTheSame(Difficulty difficulty) {
    assertMadeAgain(difficulty, 20);
  }

  @Tag("slow")
  @ParameterizedTest
  @EnumSource(Difficulty.class)
  void soIsAllOfIt(Difficulty difficulty) {
    assertMadeAgain(difficulty, 1);
  }

  private static void assertMadeAgain(Difficulty difficulty, int step) {
    for (int index = 0; index < 200; index += step) {
      assertThat(CollectionMaker.make(difficulty, index))
          .isEqualTo(COLLECTION.puzzles(difficulty).get(index));
    }
  }
}
