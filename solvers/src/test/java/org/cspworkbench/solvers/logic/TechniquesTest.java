package org.cspworkbench.solvers.logic;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multiset;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.LongStream;
import org.cspworkbench.solvers.logic.RandomPuzzles.Transformation;
import org.cspworkbench.solvers.logic.position.BoardLayout;
import org.cspworkbench.solvers.logic.position.Candidate;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Wording;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What techniques conclude is right, and does not depend on how a grid is turned. */
class TechniquesTest {

  /**
   * Where several chains are equally short one of them is told, and which one depends on how the
   * grid is turned; so may what it concludes beside its ends. A trial tells one of the shortest
   * too.
   */
  private static final ImmutableSet<String> CHOOSE_ONE_PATH =
      ImmutableSet.of(
          "remote-pair",
          "continuous-loop",
          "grouped-continuous-loop",
          "als-continuous-loop",
          "trial");

  private static final Wording ENGLISH =
      new Wording(BoardLayout.of(Shape.ofSize(9)), Locale.ENGLISH);

  /** Techniques that find so much that a few positions must do. */
  private static final ImmutableSet<String> THOROUGH =
      ImmutableSet.of("als-continuous-loop", "als-aic", "als-discontinuous-loop", "als-xy-wing");

  @Test
  void noInstanceContradictsTheSolution() {
    assertSound(4);
  }

  /** Of 400 puzzles, or as many as the property {@code puzzles} says; 2,000 take five minutes. */
  @Tag("slow")
  @Test
  void noInstanceContradictsTheSolutionOfManyPuzzles() {
    assertSound(Long.getLong("puzzles", 400));
  }

  /** Hardest of all are trials, which use what followed from each candidate before. */
  @Test
  void aStepDoesNotDependOnWhatWasSearchedInEarlierPositions() {
    Grid grid =
        Grid.ofLine(
            "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6");
    Set<Candidate> placements = new LinkedHashSet<>();
    Set<Candidate> eliminations = new LinkedHashSet<>();
    for (SolutionStep move : SolutionPath.of(Position.of(grid)).moves()) {
      Position anew = Position.of(grid).after(placements, eliminations);
      SolutionStep same = requireNonNull(SolutionPath.next(anew, () -> false));
      assertThat(same.technique()).isEqualTo(move.technique());
      assertThat(same.sentence(Locale.ENGLISH)).isEqualTo(move.sentence(Locale.ENGLISH));
      placements.addAll(move.step().placements());
      eliminations.addAll(move.step().eliminations());
    }
  }

  /** Tests the puzzles of the seeds from 0 on, on all cores. */
  private static void assertSound(long puzzles) {
    LongStream.range(0, puzzles).parallel().forEach(TechniquesTest::assertIsSoundOnPuzzle);
  }

  private static void assertIsSoundOnPuzzle(long seed) {
    Grid grid = RandomPuzzles.minimal(seed);
    int[] solution = RandomPuzzles.solutionOf(grid);
    Position position = Position.of(grid);
    int moves = 0;
    while (!position.isComplete()) {
      SolutionStep move = SolutionPath.next(position, () -> false);
      assertThat(move).as("seed %d", seed).isNotNull();
      if (!move.step().eliminations().isEmpty() || moves++ % 20 == 0) {
        for (RatedTechnique technique : Techniques.ALL) {
          if (moves < 3 || !THOROUGH.contains(technique.id())) {
            assertSound(technique, position, solution, seed);
          }
        }
      }
      position = move.step().applyTo(position);
    }
    assertThat(position.values()).as("seed %d", seed).isEqualTo(solution);
  }

  private static void assertSound(
      RatedTechnique technique, Position position, int[] solution, long seed) {
    for (Step step : all(technique, position)) {
      boolean isRight =
          step.placements().stream().allMatch(in -> solution[in.cell()] == in.digit())
              && step.eliminations().stream().noneMatch(out -> solution[out.cell()] == out.digit());
      assertThat(isRight)
          .as(
              "seed %d, %s",
              seed, new SolutionStep(position.layout(), technique, step).sentence(Locale.ENGLISH))
          .isTrue();
    }
  }

  private static ImmutableList<Step> all(RatedTechnique technique, Position position) {
    Findings findings = Findings.all();
    technique.technique().find(position, findings);
    return findings.steps();
  }

  @Test
  void turningTheGridTurnsWhatIsFound() {
    for (long seed = 0; seed < 6; seed++) {
      Transformation turn = Transformation.random(seed);
      for (Position position : positions(seed)) {
        Position turned = turned(position, turn);
        for (RatedTechnique technique : Techniques.ALL) {
          if (!CHOOSE_ONE_PATH.contains(technique.id()) && !THOROUGH.contains(technique.id())) {
            Multiset<Set<Candidate>> expected = HashMultiset.create();
            all(technique, position).forEach(step -> expected.add(turned(effects(step), turn)));
            Multiset<Set<Candidate>> found = HashMultiset.create();
            all(technique, turned).forEach(step -> found.add(effects(step)));
            assertThat(found.elementSet())
                .as("%s, seed %d", technique.id(), seed)
                .isEqualTo(expected.elementSet());
          }
        }
      }
    }
  }

  /** A few positions on the way to the solution of a puzzle. */
  private static List<Position> positions(long seed) {
    List<Position> positions = new ArrayList<>();
    Position position = Position.of(RandomPuzzles.minimal(seed));
    while (!position.isComplete()) {
      SolutionStep move = requireNonNull(SolutionPath.next(position, () -> false));
      if (positions.size() < 4 && (positions.isEmpty() || move.step().placements().isEmpty())) {
        positions.add(position);
      }
      position = move.step().applyTo(position);
    }
    return positions;
  }

  private static Set<Candidate> effects(Step step) {
    return ImmutableSet.<Candidate>builder()
        .addAll(step.placements())
        .addAll(step.eliminations())
        .build();
  }

  private static Set<Candidate> turned(Set<Candidate> candidates, Transformation turn) {
    return candidates.stream()
        .map(c -> new Candidate(turn.cells().get(c.cell()), turn.digits().get(c.digit())))
        .collect(ImmutableSet.toImmutableSet());
  }

  private static Position turned(Position position, Transformation turn) {
    int[] values = new int[81];
    List<Candidate> removed = new ArrayList<>();
    for (int cell = 0; cell < 81; cell++) {
      values[turn.cells().get(cell)] = turn.digits().get(position.value(cell));
      for (int digit = 1; digit <= 9 && position.isEmpty(cell); digit++) {
        if (!position.has(cell, digit)) {
          removed.add(new Candidate(turn.cells().get(cell), turn.digits().get(digit)));
        }
      }
    }
    return Position.of(Grid.ofGivens(Shape.ofSize(9), values)).without(removed);
  }

  @Test
  void eachTechniqueFindsWhatItShouldInPositionsOfOurOwn() throws IOException {
    List<OwnCase> cases = OwnCase.all();
    for (OwnCase each : cases) {
      assertThat(each.steps())
          .as(each.toString())
          .anyMatch(step -> effects(step).equals(each.conclusion()));
    }
    assertThat(cases).hasSizeGreaterThan(60);
  }

  /**
   * What a step concludes follows its reason as "…, so …"; a reason with one of its own rambles.
   */
  @Test
  void aSentenceConcludesOnce() throws IOException {
    for (OwnCase each : OwnCase.all()) {
      for (Step step : each.steps()) {
        assertThat(step.reason(ENGLISH)).as(each.toString()).doesNotContain(" so ");
      }
    }
  }

  @Test
  void idsAreUniqueAndWeightsFollowTheLevels() {
    assertThat(Techniques.ALL).extracting(RatedTechnique::id).doesNotHaveDuplicates();
    assertThat(Techniques.ALL).allSatisfy(each -> assertThat(each.weight()).isPositive());
  }
}
