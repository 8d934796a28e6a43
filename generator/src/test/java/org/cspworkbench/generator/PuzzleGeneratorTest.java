package org.cspworkbench.generator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.generator.fill.Fill;
import org.cspworkbench.generator.givens.GivenSelection;
import org.cspworkbench.generator.givens.Symmetry;
import org.cspworkbench.solvers.logic.Techniques;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Variant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzleGeneratorTest {

  private static final PuzzleRequest NINE = PuzzleRequest.of(Shape.ofSize(9));
  private static final long SEED = 77;

  private static GeneratedPuzzle puzzle(PuzzleRequest request, long number) {
    return PuzzleGenerator.of(request).generate(SEED, number, Limits.none()).orElseThrow();
  }

  private static void assertUnique(GeneratedPuzzle made) {
    assertThat(made.solution().isSolved()).as("%s", made).isTrue();
    assertThat(SolutionCounter.count(made.puzzle(), 2)).as("%s", made).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource(Difficulty.class)
  void presetsAreExactAndUnique(Difficulty difficulty) {
    PuzzleGenerator generator = PuzzleGenerator.of(NINE.withGivens(difficulty));
    for (long number = 1; number <= 20; number++) {
      GeneratedPuzzle made = generator.generate(SEED, number, Limits.none()).orElseThrow();
      assertThat(made.isMet()).as("%s", made).isTrue();
      assertThat(made.givens()).isEqualTo(difficulty.givens(Shape.ofSize(9)));
      assertUnique(made);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {81, 60, 29, 28, 27, 26, 25, 24, 23, 21, 20})
  void everyNumberDownToTwentyIsReached(int givens) {
    GeneratedPuzzle made = puzzle(NINE.withGivens(givens), 1);
    assertThat(made.givens()).isEqualTo(givens);
    assertUnique(made);
  }

  @ParameterizedTest
  @MethodSource("requested")
  void puzzleNumberKIsTheSameWhoeverMakesIt(PuzzleRequest request) {
    PuzzleGenerator one = PuzzleGenerator.of(request);
    PuzzleGenerator another = PuzzleGenerator.of(request);
    List<Long> numbers = new ArrayList<>(LongStream.rangeClosed(1, 12).boxed().toList());
    List<GeneratedPuzzle> inOrder =
        numbers.stream().map(k -> one.generate(SEED, k, Limits.none()).orElseThrow()).toList();
    Collections.reverse(numbers);
    for (long k : numbers) {
      assertThat(another.generate(SEED, k, Limits.none()))
          .as("%s: puzzle %d", request, k)
          .contains(inOrder.get((int) k - 1));
    }
    assertThat(inOrder.stream().map(GeneratedPuzzle::puzzle)).doesNotHaveDuplicates();
    inOrder.forEach(PuzzleGeneratorTest::assertUnique);
  }

  private static Stream<PuzzleRequest> requested() {
    Shape six = Shape.ofSize(6);
    return Stream.of(
        NINE.withGivens(30),
        NINE.withGivens(22).withFill(Fill.TEMPLATE),
        NINE.withGivens(48).withSelection(GivenSelection.MASK),
        NINE.withSelection(GivenSelection.MINIMAL).withGivens(24),
        NINE.withSymmetry(Symmetry.ROTATE_90).withGivens(32),
        NINE.withLevel(Level.MEDIUM),
        PuzzleRequest.of(six),
        PuzzleRequest.of(six).withOwnRegions(),
        PuzzleRequest.of(Shape.ofSize(9).with(Variant.DIAGONALS)).withGivens(30),
        PuzzleRequest.of(Shape.ofSize(12)).withGivens(75));
  }

  @ParameterizedTest(name = "{0}×{0}, {1}: {2} givens")
  @CsvSource({
    "4, none, 4",
    "4, none, 11",
    "6, none, 10",
    "6, x, 8",
    "8, none, 24",
    "9, x, 24",
    "9, windows, 24",
    "9, anti-knight, 20",
    "10, none, 40",
    "12, none, 60",
    "16, none, 110"
  })
  void sizesAndVariantsAreUniqueToo(int size, String variant, int givens) {
    Shape shape = Variant.of(variant).map(Shape.ofSize(size)::with).orElse(Shape.ofSize(size));
    GeneratedPuzzle made = puzzle(PuzzleRequest.of(shape).withGivens(givens), 1);
    assertThat(made.givens()).isEqualTo(givens);
    assertUnique(made);
  }

  @Test
  void everyJigsawIsCutAnew() {
    PuzzleGenerator generator = PuzzleGenerator.of(NINE.withOwnRegions().withGivens(35));
    GeneratedPuzzle one = generator.generate(SEED, 1, Limits.none()).orElseThrow();
    GeneratedPuzzle two = generator.generate(SEED, 2, Limits.none()).orElseThrow();
    assertUnique(one);
    assertUnique(two);
    assertThat(one.puzzle().shape().regions()).isPresent();
    assertThat(one.puzzle().shape().regions()).isNotEqualTo(two.puzzle().shape().regions());
  }

  @ParameterizedTest
  @EnumSource(Level.class)
  void thePuzzleIsAsHardAsWished(Level level) {
    for (long number = 1; number <= 3; number++) {
      GeneratedPuzzle made = puzzle(NINE.withLevel(level), number);
      assertThat(made.rating().level()).as("%s", made).isEqualTo(level);
      assertUnique(made);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "full-house",
        "naked-single",
        "hidden-single",
        "pointing",
        "x-wing",
        "swordfish",
        "skyscraper",
        "two-string-kite",
        "turbot-fish",
        "empty-rectangle",
        "colour-wrap",
        "xy-wing",
        "xyz-wing",
        "w-wing",
        "uniqueness-1",
        "bug-1",
        "finned-x-wing",
        "sashimi-x-wing",
        "finned-swordfish",
        "x-chain",
        "xy-chain",
        "continuous-loop",
        "aic"
      })
  void thePuzzleNeedsTheTechniqueAndNothingHarder(String id) {
    RatedTechnique technique = Techniques.find(id).orElseThrow();
    assertNeeds(technique, puzzle(Needing.technique(technique, NINE), 1));
  }

  /** Which is rare, as easier techniques find most of them. */
  @Test
  @Tag("slow")
  void thePuzzleNeedsAHiddenTriple() {
    thePuzzleNeedsTheTechniqueAndNothingHarder("hidden-triple");
  }

  /** The same by way of the full explanation, and of one that stops short of the technique. */
  private static void assertNeeds(RatedTechnique technique, GeneratedPuzzle made) {
    assertThat(made.rating().hardest()).as("%s", made).contains(technique);
    Position position = Position.of(made.puzzle());
    boolean isStuck = false;
    while (!isStuck) {
      Position before = position;
      Optional<Step> step =
          Techniques.ALL.stream()
              .takeWhile(earlier -> !earlier.equals(technique))
              .filter(earlier -> Techniques.BY_HARDNESS.compare(earlier, technique) < 0)
              .flatMap(earlier -> Optional.ofNullable(earlier.first(before, () -> false)).stream())
              .findFirst();
      isStuck = step.isEmpty();
      position = step.map(found -> found.applyTo(before)).orElse(before);
    }
    assertThat(position.isComplete()).as("%s", made).isFalse();
    assertUnique(made);
  }

  @Test
  void aTechniqueGoesWithANumberOfGivensAndASymmetry() {
    RatedTechnique technique = Techniques.find("x-wing").orElseThrow();
    GeneratedPuzzle made =
        puzzle(
            Needing.technique(technique, NINE).withGivens(32).withSymmetry(Symmetry.ROTATE_180), 1);
    assertThat(made.givens()).isEqualTo(32);
    for (int cell = 0; cell < 81; cell++) {
      assertThat(made.puzzle().isGiven(cell)).isEqualTo(made.puzzle().isGiven(80 - cell));
    }
    assertNeeds(technique, made);
  }

  @Test
  void aMinimalPuzzleOfALevelStaysMinimal() {
    GeneratedPuzzle made =
        puzzle(NINE.withLevel(Level.HARD).withSelection(GivenSelection.MINIMAL), 1);
    assertThat(made.rating().level()).isEqualTo(Level.HARD);
    made.puzzle()
        .shape()
        .cells()
        .forEach(
            cell ->
                assertThat(solutionsWithout(ImmutableIntArray.of(cell), made.puzzle()))
                    .as("%s without cell %d", made, cell)
                    .isEqualTo(made.puzzle().isGiven(cell) ? 2 : 1));
  }

  /** Returns 1 or 2; 2 stands for several. */
  private static int solutionsWithout(ImmutableIntArray blanked, Grid puzzle) {
    int[] fewer =
        puzzle.shape().cells().map(c -> blanked.contains(c) ? 0 : puzzle.value(c)).toArray();
    return SolutionCounter.count(Grid.ofGivens(puzzle.shape(), fewer), 2);
  }

  /** Nearly all of them have givens that could be removed alone, which breaks the symmetry. */
  @ParameterizedTest
  @EnumSource(Symmetry.class)
  void aMinimalPuzzleNeedsEveryGroupOfSymmetricGivens(Symmetry symmetry) {
    PuzzleRequest request = NINE.withSelection(GivenSelection.MINIMAL).withSymmetry(symmetry);
    for (long number = 1; number <= 5; number++) {
      GeneratedPuzzle made = puzzle(request, number);
      assertNeedsAll(symmetry.orbits(request.shape()), made);
    }
  }

  @ParameterizedTest
  @EnumSource(Symmetry.class)
  void aStrictlyMinimalPuzzleIsSymmetricAndNeedsEverySingleGiven(Symmetry symmetry) {
    PuzzleRequest request = NINE.withSelection(GivenSelection.STRICT).withSymmetry(symmetry);
    for (long number = 1; number <= 2; number++) {
      GeneratedPuzzle made = puzzle(request, number);
      assertThat(made.isMet()).as("%s", made).isTrue();
      assertNeedsAll(symmetry.orbits(request.shape()), made);
      assertNeedsAll(Symmetry.NONE.orbits(request.shape()), made);
    }
  }

  private static void assertNeedsAll(List<ImmutableIntArray> groups, GeneratedPuzzle made) {
    assertUnique(made);
    for (ImmutableIntArray group : groups) {
      boolean isGiven = made.puzzle().isGiven(group.get(0));
      assertThat(group.stream().allMatch(cell -> made.puzzle().isGiven(cell) == isGiven))
          .as("%s is symmetric in %s", made, group)
          .isTrue();
      assertThat(solutionsWithout(group, made.puzzle()))
          .as("%s without %s", made, group)
          .isEqualTo(isGiven ? 2 : 1);
    }
  }

  @Test
  void aStrictRequestThatIsLimitedReturnsThePuzzleWithTheFewestRemovableGivens() {
    GeneratedPuzzle made =
        PuzzleGenerator.of(
                NINE.withSelection(GivenSelection.STRICT).withSymmetry(Symmetry.ROTATE_90))
            .generate(SEED, 1, Limits.none().withAttempts(2))
            .orElseThrow();
    long removable =
        IntStream.range(0, 81)
            .filter(cell -> made.puzzle().isGiven(cell))
            .filter(cell -> solutionsWithout(ImmutableIntArray.of(cell), made.puzzle()) == 1)
            .count();
    assertThat(removable).isPositive();
    assertThat(made.shortfall())
        .contains(
            "%d of %d givens can be removed, each alone; no better puzzle was found in 2 draws"
                .formatted(removable, made.givens()));
  }

  @Test
  void aLimitGivesTheBestThatWasFoundAndSaysWhatItLacks() {
    GeneratedPuzzle made =
        PuzzleGenerator.of(NINE.withGivens(17))
            .generate(SEED, 1, Limits.none().withAttempts(30))
            .orElseThrow();
    assertThat(made.isMet()).isFalse();
    assertThat(made.draws()).isGreaterThanOrEqualTo(30);
    assertThat(made.givens()).isBetween(18, 26);
    assertThat(made.shortfall())
        .contains("%d givens in place of 17 after %d draws".formatted(made.givens(), made.draws()));
    assertUnique(made);
  }

  @Test
  void aTechniqueThatIsNotFoundGivesAPuzzleNearlyAsHard() {
    RatedTechnique technique = Techniques.find("hidden-quad").orElseThrow();
    GeneratedPuzzle made =
        PuzzleGenerator.of(Needing.technique(technique, NINE))
            .generate(SEED, 1, Limits.none().withAttempts(100))
            .orElseThrow();
    assertThat(made.shortfall())
        .contains("no puzzle that needs Hidden quad, and nothing harder, in 100 draws");
    assertThat(made.rating().level()).isEqualTo(Level.MEDIUM);
    assertUnique(made);
  }

  /** Whoever is told to stop while it looks for easier steps must not take a harder one for it. */
  @Test
  void aPuzzleIsAsHardAsItSaysWhateverMomentTheTimeIsUp() {
    RatedTechnique technique = Techniques.find("swordfish").orElseThrow();
    for (int asked = 0; asked < 20_000; asked += 997) {
      int[] left = {asked};
      Limits limits = Limits.none().withCancellation(Cancellation.when(() -> left[0]-- <= 0));
      PuzzleGenerator.of(Needing.technique(technique, NINE))
          .generate(SEED, 2, limits)
          .filter(GeneratedPuzzle::isMet)
          .ifPresent(made -> assertNeeds(technique, made));
    }
  }

  @Test
  void masksGiveUpAndSayAfterHowManyDraws() {
    GeneratedPuzzle made =
        PuzzleGenerator.of(NINE.withGivens(22).withSelection(GivenSelection.MASK))
            .generate(SEED, 1, Limits.none().withAttempts(2000))
            .orElseThrow();
    assertThat(made.shortfall())
        .contains("no puzzle of 22 givens with exactly one solution in 2,000 draws");
    assertThat(made.puzzle()).isEqualTo(made.solution());
  }

  @Test
  void whoeverCancelsBeforeTheFirstPuzzleGetsNone() {
    Cancellation cancellation = new Cancellation();
    cancellation.request();
    assertThat(
            PuzzleGenerator.of(NINE)
                .generate(SEED, 1, Limits.none().withCancellation(cancellation)))
        .isEmpty();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PuzzleGenerator.of(NINE).generate(SEED, 0, Limits.none()))
        .withMessage("puzzles are numbered from 1, not 0");
  }

  /** 2,000 puzzles of each preset, by a solver that shares nothing with the generator. */
  @Tag("slow")
  @ParameterizedTest
  @EnumSource(Difficulty.class)
  void tenThousandPuzzlesAreUnique(Difficulty difficulty) {
    PuzzleGenerator generator = PuzzleGenerator.of(NINE.withGivens(difficulty));
    for (long number = 1; number <= 2000; number++) {
      assertUnique(generator.generate(SEED, number, Limits.none()).orElseThrow());
    }
  }
}
