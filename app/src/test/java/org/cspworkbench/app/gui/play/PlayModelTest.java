package org.cspworkbench.app.gui.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.cspworkbench.app.game.Game;
import org.cspworkbench.app.game.Game.Phase;
import org.cspworkbench.app.game.SavedGame;
import org.cspworkbench.app.game.Sheet;
import org.cspworkbench.app.game.Stage;
import org.cspworkbench.app.game.Terms;
import org.cspworkbench.app.gui.play.Strip.Choice;
import org.cspworkbench.app.gui.play.Strip.Kind;
import org.cspworkbench.app.gui.run.Playback;
import org.cspworkbench.app.gui.widget.Background;
import org.cspworkbench.app.paint.Moment;
import org.cspworkbench.app.paint.Spot;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.generator.Difficulty;
import org.cspworkbench.generator.collection.PuzzleCollection;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.sudoku.Grid;
import org.junit.jupiter.api.Test;

/** What the workspace shows, without a screen: work is done when the test says so. */
final class PlayModelTest {

  private static final Grid PUZZLE =
      Grid.ofLine(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  private static final Grid HARD =
      Grid.ofLine(
          "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
  private static final Grid SEVERAL = Grid.ofLine(".".repeat(81));

  private final Deque<Runnable> beside = new ArrayDeque<>();
  private final AtomicLong nanos = new AtomicLong();
  private final Background background = new Background(beside::add, Runnable::run);
  private final PlayModel model = new PlayModel(background, nanos::get);
  private final GameMaker maker = new GameMaker(model, background, () -> 1);
  private final Strips strips = new Strips(model, maker);

  private void work() {
    while (!beside.isEmpty()) {
      beside.remove().run();
    }
  }

  private Game begin(Grid puzzle) {
    model.begin(puzzle, GameWish.USUAL.terms("Test"));
    work();
    return model.game().orElseThrow();
  }

  private Strip strip() {
    return strips.strip().orElseThrow();
  }

  private Moment moment() {
    return PlayMoments.of(model.game().orElseThrow(), model.view(), model.selected().orElseThrow());
  }

  @Test
  void nothingThatTakesTimeIsDoneByTheThreadThatPaints() {
    model.begin(PUZZLE, Terms.free("Test"));
    assertThat(model.game()).isEmpty();
    assertThat(strip().kind()).isEqualTo(Kind.WORKING);
    work();
    assertThat(model.game()).isPresent();
    model.hint();
    assertThat(model.game().orElseThrow().openHint()).isEmpty();
    work();
    assertThat(strip().kind()).isEqualTo(Kind.HINT);
    model.solve(Stage.SINGLES);
    assertThat(model.game().orElseThrow().isInStage()).isFalse();
    work();
    assertThat(model.game().orElseThrow().isInStage()).isTrue();
    maker.make();
    assertThat(beside).hasSize(1);
  }

  @Test
  void theCursorStaysOnTheBoardAndFindsOpenCells() {
    begin(PUZZLE);
    model.select(0);
    model.move(-1, -1);
    assertThat(model.selected()).contains(0);
    model.moveToOpen(0, 1);
    assertThat(model.selected()).as("r1c1 and r1c2 are given").contains(2);
    model.moveToRowEnd();
    assertThat(model.selected()).contains(8);
    model.moveToOpen(1, 0);
    assertThat(model.selected()).contains(17);
    model.moveToLast();
    model.move(1, 1);
    assertThat(model.selected()).contains(80);
    model.moveToOpen(0, 1);
    assertThat(model.selected()).contains(80);
    model.moveToRowStart();
    assertThat(model.selected()).contains(72);
    model.moveToFirst();
    assertThat(model.selected()).contains(0);
  }

  @Test
  void digitsAreNotesInNotesModeAndStrikeOutWhereCandidatesAreWorkedOut() {
    Game game = begin(PUZZLE);
    model.select(2);
    model.toggleNotesMode();
    model.enter(1);
    assertThat(game.sheet().notes().mask(2)).isEqualTo(1);
    model.setView(model.view().withCandidates(true));
    model.enter(4);
    assertThat(game.sheet().struck().contains(2, 4)).isTrue();
    assertThat(moment().spot(2).candidates().indices().toArray()).containsExactly(0, 1);
    model.toggleNotesMode();
    model.enter(4);
    assertThat(game.sheet().grid().value(2)).isEqualTo(4);
    model.enter(10);
    assertThat(game.sheet().grid().value(2)).as("no value of this board").isEqualTo(4);
  }

  /** The number of values left is told whether candidates, notes or nothing is shown. */
  @Test
  void everyOpenCellTellsHowManyValuesAreLeft() {
    Game game = begin(PUZZLE);
    for (boolean automatic : new boolean[] {false, true}) {
      model.setView(new View(automatic, true, true));
      Moment moment = moment();
      for (int cell = 0; cell < 81; cell++) {
        if (game.sheet().grid().isEmpty(cell)) {
          assertThat(moment.spot(cell).left()).isEqualTo(game.state(cell).candidates().size());
          assertThat(moment.spot(cell).candidates().isEmpty()).isEqualTo(!automatic);
        }
      }
    }
  }

  @Test
  void equalDigitsAndUnitsOfTheSelectionAreShaded() {
    begin(PUZZLE);
    model.select(0); // 5
    Moment moment = moment();
    for (int cell = 0; cell < 81; cell++) {
      boolean isEqual = PUZZLE.value(cell) == 5;
      boolean isPeer = PUZZLE.shape().peers(0).contains(cell);
      Spot.Shade expected = isEqual ? Spot.Shade.EQUAL : isPeer ? Spot.Shade.UNIT : Spot.Shade.NONE;
      assertThat(moment.spot(cell).shade()).as("cell %d", cell).isEqualTo(expected);
    }
    model.setView(model.view().withEqualDigits(false));
    assertThat(moment().spots()).noneMatch(spot -> spot.shade() == Spot.Shade.EQUAL);
  }

  @Test
  void conflictsAreMarkedWithTheirUnitsOnRequest() {
    Game game = begin(PUZZLE);
    model.select(2);
    model.enter(5);
    assertThat(moment().spot(2).state()).isEqualTo(Spot.State.FILLED);
    game.checkConflicts();
    Moment moment = moment();
    assertThat(moment.spot(0).state()).isEqualTo(Spot.State.CONFLICT);
    assertThat(moment.spot(2).state()).isEqualTo(Spot.State.CONFLICT);
    for (int cell = 3; cell < 9; cell++) {
      assertThat(moment.spot(cell).hint()).isEqualTo(Spot.Hint.BROKEN_UNIT);
    }
    assertThat(moment.spot(80).hint()).isEqualTo(Spot.Hint.NONE);
    assertThat(strip().kind()).isEqualTo(Kind.PROBLEM);
    model.dismiss();
    assertThat(strips.strip()).isEmpty();
    game.clear(2);
    game.checkConflicts();
    assertThat(strip().kind()).isEqualTo(Kind.DONE);
  }

  @Test
  void aFullHintRingsWhatItConcludes() {
    Game game = begin(PUZZLE);
    for (int i = 0; i < 3; i++) {
      model.hint();
      work();
    }
    int target = game.openHint().orElseThrow().advice().targets().iterator().next();
    assertThat(moment().spot(target).hint()).isEqualTo(Spot.Hint.TARGET);
    assertThat(strip().choices()).containsExactly(Choice.CLOSE);
    assertThat(strip().detail()).contains("3 of your 3");
  }

  @Test
  void aStageIsPlacedAtTheDelayThatIsSet() {
    Game game = begin(PUZZLE);
    model.setHelp(new Help("mac", true, 500));
    model.solve(Stage.SINGLES);
    work();
    assertThat(game.sheet().grid().filled()).isEqualTo(31);
    nanos.addAndGet(499_000_000L);
    model.tick();
    assertThat(game.sheet().grid().filled()).isEqualTo(31);
    nanos.addAndGet(1_000_000L);
    model.tick();
    assertThat(game.sheet().grid().filled()).isEqualTo(32);
    game.undo();
    game.restart();
    model.setHelp(new Help("exact-cover", false, 500));
    model.solve(Stage.ALL);
    work();
    assertThat(game.phase()).isEqualTo(Phase.WON);
    assertThat(strip().headline()).contains("51");
  }

  /** At every position, the values are those of the tape, and the player's own stay as they are. */
  @Test
  void aSearchIsShownFromItsTapeAndThenItsValuesStay() {
    for (Solver solver : SolverCatalog.SOLVERS) {
      if (!solver.recordsItsRuns() || solver.about().completeness() == Completeness.INCOMPLETE) {
        continue;
      }
      Game game = begin(HARD);
      Grid solution = game.assessment().solution().orElseThrow();
      game.place(1, solution.value(1));
      Sheet before = game.sheet();
      model.setHelp(new Help(solver.about().id(), true, 0));
      model.solve(Stage.ALL);
      work();
      assertThat(game.sheet()).as("%s: nothing is placed yet", solver).isEqualTo(before);
      assertThat(model.work()).contains(PlayModel.Work.STAGE);
      model.setHelp(new Help(solver.about().id(), true, 2000));
      model.tick();
      Playback playback = model.search().flatMap(StageSearch::playback).orElseThrow();
      new Random(3)
          .ints(20, 0, playback.length())
          .forEach(position -> assertShowsTheTape(game, playback, position));
      model.finishStage();
      assertThat(game.phase()).as("%s", solver).isEqualTo(Phase.WON);
      assertThat(model.work()).isEmpty();
      game.restart();
    }
  }

  private void assertShowsTheTape(Game game, Playback playback, int position) {
    playback.seek(position);
    Moment searched = model.search().flatMap(StageSearch::moment).orElseThrow();
    Moment shown = PlayMoments.ofSearch(game, View.USUAL, searched, 0);
    for (int cell = 0; cell < 81; cell++) {
      int assigned = playback.player().state().assigned(cell);
      Spot spot = shown.spot(cell);
      if (!game.sheet().grid().isEmpty(cell)) {
        assertThat(spot.value()).isEqualTo(game.sheet().grid().value(cell) - 1);
        assertThat(spot.state())
            .isEqualTo(game.sheet().grid().isGiven(cell) ? Spot.State.GIVEN : Spot.State.FILLED);
      } else if (assigned != TraceEvent.NONE) {
        assertThat(spot.value()).isEqualTo(assigned);
      } else if (spot.state() == Spot.State.OPEN) {
        assertThat(spot.value()).isEqualTo(TraceEvent.NONE);
      }
    }
  }

  @Test
  void aSearchTakesItsTimeAndShowsWhatIsTakenBack() {
    Game game = begin(HARD);
    model.setHelp(new Help("forward-checking", true, 20));
    model.solve(Stage.ALL);
    assertThat(strip().headline()).isEqualTo("The solver is at work");
    work();
    Set<Spot.State> seen = EnumSet.noneOf(Spot.State.class);
    int frames = 0;
    for (; model.search().isPresent(); frames++) {
      nanos.addAndGet(16_000_000);
      model.tick();
      model
          .search()
          .flatMap(StageSearch::moment)
          .ifPresent(moment -> moment.spots().forEach(spot -> seen.add(spot.state())));
      assertThat(game.sheet().grid().filled() == 81).isEqualTo(model.search().isEmpty());
    }
    assertThat(seen).contains(Spot.State.TRIED, Spot.State.TAKEN_BACK, Spot.State.DEAD);
    assertThat(frames).as("not at once").isGreaterThan(100);
    assertThat(game.phase()).isEqualTo(Phase.WON);
    assertThat(game.tally().helped()).isEqualTo(81 - HARD.filled());
  }

  /** One key more, and what was filled in is there: also while the solver is still at work. */
  @Test
  void aSearchIsCutShortCancelledAndEndedByAChange() {
    Game game = begin(HARD);
    model.solve(Stage.ALL);
    model.finishStage();
    work();
    assertThat(game.phase()).as("cut short before its end is known").isEqualTo(Phase.WON);
    game.restart();

    model.solve(Stage.ALL);
    work();
    model.tick();
    assertThat(strip().detail()).startsWith("Event 0 of ").endsWith("shows what it comes to.");
    assertThat(strip().choices()).containsExactly(Choice.CANCEL);
    model.dismiss();
    assertThat(model.search()).isEmpty();
    assertThat(game.sheet().grid()).isEqualTo(HARD);

    model.solve(Stage.ALL);
    work();
    model.select(1);
    model.enter(game.assessment().solution().orElseThrow().value(1));
    assertThat(model.search()).isEmpty();
    assertThat(model.work()).isEmpty();
    assertThat(game.sheet().grid().filled()).isEqualTo(HARD.filled() + 1);
  }

  /** A solver that gives up has shown how it came to it; a wrong value is told without a search. */
  @Test
  void aSearchThatLeadsNowherePlacesNothing() {
    Game game = begin(HARD);
    model.setHelp(new Help("wfc-greedy", true, 0));
    model.solve(Stage.ALL);
    work();
    model.tick();
    assertThat(game.sheet().grid()).isEqualTo(HARD);
    assertThat(strip().headline()).startsWith("This solver gave up");

    model.dismiss();
    int right = game.assessment().solution().orElseThrow().value(1);
    game.place(1, game.state(1).candidates().stream().filter(v -> v != right).findAny().get());
    model.solve(Stage.ALL);
    work();
    assertThat(model.search()).isEmpty();
    assertThat(game.contradiction()).isPresent();
  }

  @Test
  void whatIsNoLongerWantedIsNotTakenOver() {
    Game game = begin(PUZZLE);
    model.solve(Stage.SINGLES);
    model.dismiss();
    assertThat(model.work()).isEmpty();
    work();
    assertThat(game.isInStage()).isFalse();
    model.hint();
    model.cancel();
    work();
    assertThat(game.openHint()).isEmpty();
    assertThat(game.tally().hints()).isZero();
  }

  /** However long a puzzle takes to make, the old game stays until there is a new one. */
  @Test
  void makingAPuzzleIsCancelled() {
    Game before = begin(PUZZLE);
    maker.make();
    assertThat(maker.isMaking()).isTrue();
    assertThat(strip().choices()).containsExactly(Choice.CANCEL);
    maker.cancel();
    work();
    assertThat(model.game()).contains(before);
    assertThat(maker.isMaking()).isFalse();
    maker.make();
    maker.make(); // in place of the first
    work();
    assertThat(model.game().orElseThrow()).isNotSameAs(before);
  }

  @Test
  void aNewGameIsAsWishedFor() {
    for (Difficulty difficulty : new Difficulty[] {Difficulty.EASY, Difficulty.HARD}) {
      GameWish usual = GameWish.USUAL;
      maker.setWish(
          new GameWish(
              BoardKind.NINE,
              false,
              difficulty,
              Level.EASY,
              true,
              usual.hints(),
              usual.errors(),
              false,
              usual.help()));
      maker.make();
      work();
      Game game = model.game().orElseThrow();
      assertThat(game.sheet().grid().filled()).isEqualTo(difficulty.givens(PUZZLE.shape()));
      assertThat(game.terms().timed()).isFalse();
      assertThat(game.assessment().solution()).isPresent();
    }
  }

  private void wish(BoardKind board, boolean isRated, Difficulty difficulty, Level level) {
    GameWish usual = GameWish.USUAL;
    maker.setWish(
        new GameWish(
            board,
            isRated,
            difficulty,
            level,
            board != BoardKind.NINE,
            usual.hints(),
            usual.errors(),
            true,
            usual.help()));
  }

  private Game make() {
    maker.make();
    work();
    return model.game().orElseThrow();
  }

  @Test
  void aGameOfTheCollectionIsAsWishedFor() {
    for (Difficulty difficulty : Difficulty.values()) {
      wish(BoardKind.NINE, false, difficulty, Level.EASY);
      Grid puzzle = make().sheet().grid().givens();
      assertThat(PuzzleCollection.shipped().puzzles(difficulty))
          .anyMatch(collected -> collected.puzzle().equals(puzzle));
    }
    for (Level level : new Level[] {Level.MEDIUM, Level.HARD, Level.UNFAIR}) {
      wish(BoardKind.NINE, true, Difficulty.EASY, level);
      Grid puzzle = make().sheet().grid().givens();
      assertThat(PuzzleCollection.shipped().puzzles())
          .anyMatch(collected -> collected.level() == level && collected.puzzle().equals(puzzle));
    }
  }

  @Test
  void everyBoardThatIsOfferedIsMade() {
    for (BoardKind board : BoardKind.values()) {
      wish(board, false, Difficulty.MEDIUM, Level.EASY);
      Game game = make();
      assertThat(game.sheet().grid().shape().size()).isEqualTo(board.shape().size());
      assertThat(game.sheet().grid().filled())
          .as(board.title())
          .isEqualTo(Difficulty.MEDIUM.givens(board.shape()));
      assertThat(game.assessment().solution()).as(board.title()).isPresent();
    }
  }

  /** The strip counts down from the complete grid while the puzzle is made. */
  @Test
  void whileAPuzzleIsMadeItsFilledCellsAreCounted() {
    wish(BoardKind.SIX, false, Difficulty.HARD, Level.EASY);
    maker.make();
    assertThat(strip().detail()).contains("36 cells");
    work();
    assertThat(maker.filledSoFar()).isLessThan(36);
  }

  /** Nothing that somebody has made is lost: a game that another one replaces is a click away. */
  @Test
  void aGameThatIsReplacedIsKeptAndGoneBackTo() {
    List<SavedGame> left = new ArrayList<>();
    model.addLeavingListener(left::add);
    begin(PUZZLE);
    begin(SEVERAL);
    assertThat(left).as("nothing was done in it").isEmpty();
    assertThat(model.before()).isEmpty();
    model.select(40);
    model.enter(5);
    Grid made = model.game().orElseThrow().sheet().grid();
    begin(PUZZLE);
    assertThat(left).hasSize(1);
    assertThat(strip().choices()).containsExactly(Choice.GO_BACK, Choice.CLOSE);
    model.goBack();
    work();
    assertThat(model.game().orElseThrow().sheet().grid()).isEqualTo(made);
    assertThat(model.game().orElseThrow().canUndo()).isTrue();
    begin(PUZZLE);
    model.select(2);
    model.enter(4);
    assertThat(model.before()).as("something is done in the new one").isEmpty();
    assertThat(left).hasSize(2);
  }

  /** What was kept on an earlier day is not lost either when another game is begun. */
  @Test
  void theGameOfAnEarlierDayIsKeptWhenItIsNotGoneOnWith() {
    List<SavedGame> left = new ArrayList<>();
    model.addLeavingListener(left::add);
    begin(PUZZLE).place(2, 4);
    SavedGame kept = model.game().orElseThrow().saved();
    PlayModel next = new PlayModel(background, nanos::get);
    next.addLeavingListener(left::add);
    next.offer(kept);
    next.begin(SEVERAL, Terms.free("Other"));
    work();
    assertThat(left).containsExactly(kept);
    assertThat(next.before()).contains(kept);
    PlayModel another = new PlayModel(background, nanos::get);
    another.addLeavingListener(left::add);
    another.offer(kept);
    another.continueOffered();
    work();
    assertThat(another.game().orElseThrow().sheet()).isEqualTo(kept.sheet());
    assertThat(another.before()).isEmpty();
    assertThat(left).hasSize(1);
  }

  @Test
  void aPuzzleThatIsNotProperSaysSoAndIsExplored() {
    Game game = begin(SEVERAL);
    assertThat(strip().kind()).isEqualTo(Kind.REMARK);
    assertThat(strip().headline()).contains("more than one solution");
    model.hint();
    work();
    assertThat(game.openHint()).isEmpty();
    model.dismiss();
    assertThat(strips.strip()).isEmpty();
    model.enter(5);
    assertThat(game.sheet().grid().filled()).isEqualTo(1);
  }

  @Test
  void theEndOfAGameIsTold() {
    Game game = begin(PUZZLE);
    Grid solution = game.assessment().solution().orElseThrow();
    for (int i = 0; i < 3; i++) {
      game.place(2, 1 + i % 2);
    }
    assertThat(strip().choices())
        .containsExactly(Choice.SOLUTION, Choice.CONTINUE, Choice.NEW_GAME);
    game.continueWithoutCounting();
    for (int cell = 0; cell < 81; cell++) {
      game.place(cell, solution.value(cell));
    }
    assertThat(strip().kind()).isEqualTo(Kind.DONE);
    assertThat(strip().detail()).contains("0:00", "hints 0", "errors 3", "easy");
    assertThat(moment().spot(2).state()).isEqualTo(Spot.State.SOLVED);
    assertThat(moment().spot(0).state()).isEqualTo(Spot.State.GIVEN);
  }

  @Test
  void theClockRunsOnlyWhileTheBoardIsShown() {
    Game game = begin(PUZZLE);
    assertThat(game.clock().isRunning()).isFalse();
    model.setShown(true);
    assertThat(game.clock().isRunning()).isTrue();
    model.toggleClock();
    assertThat(game.clock().isRunning()).isFalse();
    model.toggleClock();
    model.setShown(false);
    assertThat(game.clock().isRunning()).isFalse();
  }
}
