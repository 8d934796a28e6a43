package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.game.SavedGame;
import org.cspworkbench.presentation.game.Terms;
import org.cspworkbench.presentation.lesson.PlayedLesson;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.compare.CompareCommands;
import org.cspworkbench.viewer.compare.Contender;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.lesson.OpenedLesson;
import org.cspworkbench.viewer.lesson.TaughtLesson;
import org.cspworkbench.viewer.play.BoardKind;
import org.cspworkbench.viewer.play.GameRequest;
import org.cspworkbench.viewer.play.PlayCommands;
import org.cspworkbench.viewer.play.PlayModel;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.RunSession;
import org.jspecify.annotations.Nullable;

/**
 * A random walk of user actions, compared after each step with an independent model of the rules of
 * {@link org.cspworkbench.viewer.workspace.SharedProblem}.
 */
final class ProblemWalk {

  private static final int STEPS = 14;

  private static final ImmutableList<Command> PLACES =
      ImmutableList.of(
          WindowCommands.START_PAGE,
          PlayCommands.GAME,
          AnimateCommands.ANIMATE,
          CompareCommands.COMPARE,
          ExploreCommands.EXPLORE);

  /** Small incomplete grids, each with one or several solutions. */
  private static final ImmutableList<String> SUDOKUS =
      ImmutableList.of(
          "1.....2..3.....4", "12..3.......4..1", "..1.2......4.3..", "1234............");

  private static final ImmutableList<TaughtLesson> LESSONS =
      ImmutableList.of(lesson("one-free-cell"), lesson("not-equal"));

  private final OffscreenWorkbench offscreen = new OffscreenWorkbench();
  private final WorkbenchModels models = offscreen.models();
  private final PlayModel played = models.playModel();
  private final Random random;
  private final List<String> done = new ArrayList<>();

  // Expected by the rules
  private @Nullable Problem hand;
  private @Nullable PlayedLesson lesson;
  private int stop;
  private @Nullable Problem game;
  private @Nullable Problem beginning;
  private boolean isUnderWay;
  private @Nullable Problem offered;
  private Command place = WindowCommands.START_PAGE;

  // Displayed before the step
  private @Nullable RunSession run;
  private int position;
  private boolean mayMove;

  ProblemWalk(long seed) {
    random = new Random(seed);
    GameRequest usual = GameRequest.USUAL;
    models
        .gameMaker()
        .setRequest(
            new GameRequest(
                BoardKind.FOUR,
                false,
                usual.difficulty(),
                usual.level(),
                true,
                usual.hints(),
                usual.errors(),
                usual.timed(),
                usual.help()));
  }

  private static TaughtLesson lesson(String id) {
    return TaughtLesson.of(OpenedLesson.of(ShippedLesson.find(id).orElseThrow()), Limits.none());
  }

  /** Performs the walk, and returns its steps. */
  List<String> walk() throws InterruptedException {
    try {
      models.model().setMode(org.cspworkbench.viewer.animate.AnimateModel.Mode.SOLVE_FIRST);
      for (int i = 0; i < STEPS; i++) {
        mayMove = false;
        step();
        compare();
      }
    } finally {
      offscreen.close();
    }
    return done;
  }

  /** Returns the steps so far, for a message. */
  List<String> done() {
    return done;
  }

  private void step() throws InterruptedException {
    switch (random.nextInt(20)) {
      case 0, 1, 2, 3, 4, 5, 6 -> goTo(PLACES.get(random.nextInt(PLACES.size())));
      case 7, 8 -> paste(SUDOKUS.get(random.nextInt(SUDOKUS.size())));
      case 9 -> openCard();
      case 10 -> beginLesson(LESSONS.get(random.nextInt(LESSONS.size())));
      case 11 -> nextStop();
      case 12 -> playTyped(SUDOKUS.get(random.nextInt(SUDOKUS.size())));
      case 13 -> openSavedGame(SUDOKUS.get(random.nextInt(SUDOKUS.size())));
      case 14, 15 -> work();
      case 16 -> move();
      case 17 -> make();
      case 18 -> watch();
      default -> changeSomething();
    }
  }

  private void changeSomething() {
    switch (random.nextInt(4)) {
      case 0 -> changeGiven();
      case 1 -> chooseSolver();
      case 2 -> continueGame();
      default -> offer();
    }
  }

  private void does(String what) {
    done.add(what);
  }

  private void goTo(Command to) {
    does("go to " + to);
    boolean isReady = isReady(to);
    models.workspaces().goTo(to);
    if (!isReady) {
      return;
    }
    place = to;
    if (to != PlayCommands.GAME || models.gameMaker().isMaking()) {
      return;
    }
    if (hand instanceof Problem.Sudoku) {
      Problem shown = beginning == null ? game : beginning;
      if (!hand.equals(shown) && !isUnderWay) {
        begins(hand);
      }
    } else if (shownGame() == null && offered != null) {
      begins(offered);
    }
  }

  private @Nullable Problem shownGame() {
    return beginning == null ? game : beginning;
  }

  private boolean isReady(Command to) {
    if (to == PlayCommands.GAME) {
      return shownGame() != null
          || models.gameMaker().isMaking()
          || hand instanceof Problem.Sudoku
          || offered != null;
    }
    return to == WindowCommands.START_PAGE || hand != null;
  }

  /**
   * Models the start of a game, whose puzzle becomes current immediately and which replaces the
   * previous game.
   */
  private void begins(Problem puzzle) {
    beginning = puzzle;
    game = null;
    isUnderWay = false;
    offered = null;
    atHand(puzzle);
  }

  private void atHand(Problem puzzle) {
    if (!puzzle.equals(hand)) {
      hand = puzzle;
      lesson = null;
      mayMove = true;
    }
  }

  private void opens(Problem puzzle) {
    hand = puzzle;
    lesson = null;
    mayMove = true;
    if (place != CompareCommands.COMPARE && place != ExploreCommands.EXPLORE) {
      place = AnimateCommands.ANIMATE;
    }
  }

  private void paste(String text) {
    does("paste " + text);
    models.opener().paste(text);
    if (place == PlayCommands.GAME || place == WindowCommands.START_PAGE) {
      begins(Runs.sudoku(text));
      place = PlayCommands.GAME;
    } else {
      opens(Runs.sudoku(text));
    }
  }

  private void openCard() {
    does("open queens");
    Reading card = PuzzleEntry.ofGallery("queens:4", 1);
    models.opener().open(card);
    opens(((Reading.Opened) card).problem());
  }

  private void beginLesson(TaughtLesson begun) {
    does("lesson " + begun.opened().lesson().title(java.util.Locale.ENGLISH));
    models.opener().teach(begun);
    lesson = begun.played();
    stop = 0;
    hand = begun.opened().lesson().runs().get(0).problem();
    place = AnimateCommands.ANIMATE;
    mayMove = true;
  }

  private void nextStop() {
    does("next stop");
    models.model().lesson().next();
    if (lesson != null && stop < lesson.stops(java.util.Locale.ENGLISH).size()) {
      int wanted = lesson.stops(java.util.Locale.ENGLISH).get(stop++).run();
      hand = lesson.lesson().runs().get(wanted).problem();
      mayMove = true;
    }
  }

  private void playTyped(String text) {
    does("play " + text);
    models.opener().play((Reading.Opened) PuzzleEntry.ofText("", "", text), text);
    begins(Runs.sudoku(text));
    place = PlayCommands.GAME;
  }

  private void openSavedGame(String text) {
    does("open the saved game of " + text);
    models.opener().play(SavedGame.fresh(Grid.ofLine(text), Terms.free("Saved")));
    begins(Runs.sudoku(text));
    place = PlayCommands.GAME;
  }

  /** Executes all or part of the pending background work. */
  private void work() {
    boolean isAll = random.nextBoolean();
    does(isAll ? "wait" : "wait a little");
    boolean wasMaking = models.gameMaker().isMaking();
    if (isAll) {
      offscreen.work();
    } else {
      offscreen.workOnce();
    }
    if (wasMaking && !models.gameMaker().isMaking()) {
      begins(Problem.Sudoku.of(made()));
    }
    if (beginning != null && played.game().isPresent()) {
      game = beginning;
      beginning = null;
    }
  }

  /** Returns the generated puzzle, which has become current. */
  private Grid made() {
    return played
        .others()
        .beginning()
        .map(SavedGame::sheet)
        .or(() -> played.game().map(Game::sheet))
        .orElseThrow()
        .grid()
        .givens();
  }

  private void move() {
    Game at = played.game().orElse(null);
    if (at == null || game == null || place != PlayCommands.GAME) {
      return;
    }
    does("make a move");
    Grid grid = at.sheet().grid();
    int cell = grid.shape().cells().filter(grid::isEmpty).findFirst().orElse(-1);
    if (cell >= 0 && !isUnderWay) {
      at.place(cell, 1 + random.nextInt(4));
      isUnderWay = at.phase() == Game.Phase.PLAYING || at.phase() == Game.Phase.OUT_OF_ERRORS;
      atHand(game);
    } else if (at.canUndo()) {
      at.undo();
      atHand(game);
    }
  }

  private void make() {
    does("make a game");
    models.gameMaker().make();
    models.workspaces().show(models.workspaces().at(PlayCommands.GAME));
    place = PlayCommands.GAME;
  }

  private void continueGame() {
    if (models.opener().gameInProgress().isEmpty()) {
      return;
    }
    does("continue the game");
    models.opener().continueGame();
    Problem shown = shownGame();
    if (shown != null) {
      atHand(shown);
    } else if (!models.gameMaker().isMaking() && offered != null) {
      begins(offered);
    }
    place = PlayCommands.GAME;
  }

  private void offer() {
    if (shownGame() == null) {
      does("find the game of yesterday");
      played.offer(SavedGame.fresh(Grid.ofLine(SUDOKUS.get(3)), Terms.free("Yesterday")));
      offered = Runs.sudoku(SUDOKUS.get(3));
    }
  }

  private void changeGiven() {
    if (place != AnimateCommands.ANIMATE || !(hand instanceof Problem.Sudoku sudoku)) {
      return;
    }
    does("change a given");
    Grid grid = sudoku.grid();
    if (!models.givens().isOn()) {
      models.givens().switchOnOrOff();
    }
    int cell = models.givens().cursor().orElseThrow().cell();
    int[] givens = grid.shape().cells().map(grid::value).toArray();
    givens[cell] = givens[cell] == 2 ? 3 : 2;
    models.givens().enter(givens[cell]);
    hand = Problem.Sudoku.of(Grid.ofGivens(grid.shape(), givens));
    mayMove = true;
  }

  private void chooseSolver() {
    does("choose a solver");
    models.model().choose(Runs.solver(random.nextBoolean() ? "mac" : "backtracking"));
    mayMove = true;
  }

  /** Waits for the displayed run, and moves to a random position in it. */
  private void watch() throws InterruptedException {
    does("watch");
    RunSession at = models.model().session().orElse(null);
    if (at == null) {
      return;
    }
    assertThat(at.await(Runs.GENEROUS)).isTrue();
    models.model().refresh(1);
    models.model().playback().ifPresent(shown -> shown.seek(random.nextInt(1 + shown.length())));
    if (place == ExploreCommands.EXPLORE && random.nextBoolean()) {
      models.decideModel().refresh();
      models.decideModel().point().ifPresent(this::branch);
    }
    mayMove = true;
  }

  private void branch(org.cspworkbench.viewer.decide.ChoicePoint point) {
    int x = models.decideModel().variable(point);
    for (int i = 0; i < 4; i++) {
      if (models.decideModel().choose(x, i).isEmpty()) {
        does("branch");
        return;
      }
    }
  }

  private void compare() {
    assertThat(models.model().opened().map(Reading.Opened::problem))
        .as("the problem at hand")
        .isEqualTo(Optional.ofNullable(hand));
    assertThat(models.model().lesson().isOpen()).as("a lesson is open").isEqualTo(lesson != null);
    if (lesson != null) {
      assertThat(models.model().lesson().step()).as("the stop").isEqualTo(stop);
    }
    assertThat(offscreen.stage().shown()).as("the workspace").isEqualTo(place);
    for (Command each : PLACES) {
      assertThat(offscreen.stage().isReady(each) || each == WindowCommands.START_PAGE)
          .as("%s is ready", each)
          .isEqualTo(isReady(each));
    }
    compareRun();
    if (place == PlayCommands.GAME) {
      compareGame();
    } else if (place == CompareCommands.COMPARE) {
      compareContenders();
    } else if (place == WindowCommands.START_PAGE) {
      assertThat(offscreen.stage().title()).isEqualTo("CSP Workbench");
    } else {
      compareTitle();
    }
  }

  /**
   * Verifies that the run is one of the current problem, and that changing the workspace changes
   * neither the run nor the position.
   */
  private void compareRun() {
    RunSession now = models.model().session().orElse(null);
    if (now != null) {
      assertThat(now.request().problem()).as("the problem of the run").isEqualTo(hand);
    }
    int here = models.model().playback().map(Playback::position).orElse(0);
    if (!mayMove && run != null) {
      assertThat(now).as("the run").isSameAs(run);
      assertThat(here).as("the moment").isEqualTo(position);
    }
    run = now;
    position = here;
    assertThat(models.exploreModel().runs()).as("what is explored").isSameAs(models.model());
  }

  private void compareTitle() {
    assertThat(offscreen.stage().title())
        .as("the title")
        .isEqualTo(models.model().opened().orElseThrow().title());
  }

  private void compareContenders() {
    compareTitle();
    assertThat(models.compareModel().opened().map(Reading.Opened::problem))
        .as("what is compared")
        .isEqualTo(Optional.ofNullable(hand));
    for (Contender each : models.compareModel().contenders()) {
      each.session()
          .ifPresent(
              session ->
                  assertThat(session.request().problem()).as("a contender's").isEqualTo(hand));
    }
  }

  /** Verifies that Play displays or offers the game of the current Sudoku, or else its own game. */
  private void compareGame() {
    Optional<Problem> shown =
        played
            .others()
            .beginning()
            .map(SavedGame::sheet)
            .or(() -> played.game().map(Game::sheet))
            .map(sheet -> Problem.Sudoku.of(sheet.grid().givens()));
    assertThat(shown).as("the game").isEqualTo(Optional.ofNullable(shownGame()));
    if (hand instanceof Problem.Sudoku && !models.gameMaker().isMaking()) {
      Optional<Problem> waiting = models.shared().waiting().map(Reading.Opened::problem);
      assertThat(waiting.or(() -> shown)).as("played or offered").contains(hand);
    }
  }
}
