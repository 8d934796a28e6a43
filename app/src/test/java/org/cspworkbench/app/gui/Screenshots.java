package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import java.awt.AWTException;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;
import javax.swing.JFrame;
import org.cspworkbench.app.gui.compare.PuzzleFile;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.generator.Difficulty;
import org.cspworkbench.generator.collection.PuzzleCollection;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.exercise.Tone;
import org.cspworkbench.presentation.exercise.TurnKind;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.presentation.playback.Landmark;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.timing.Protocol;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.animate.AnimateModel.Mode;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.compare.CompareCommands;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.FileRun;
import org.cspworkbench.viewer.decide.ChoicePoint;
import org.cspworkbench.viewer.decide.DecideModel;
import org.cspworkbench.viewer.decide.DecideModel.Chooser;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.explore.ExploreModel;
import org.cspworkbench.viewer.lesson.LessonModel;
import org.cspworkbench.viewer.lesson.TurnModel;
import org.cspworkbench.viewer.play.PlayModel;
import org.cspworkbench.viewer.play.View;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.start.Example;

/**
 * Creates the pictures of the documentation from the window:
 *
 * <pre>{@code
 * xvfb-run -a -s "-screen 0 1920x1200x24" ./mvnw -q -pl app -am test \
 *     -Dtest=ScreenshotsMaker -Dsurefire.failIfNoSpecifiedTests=false -Dscreenshots=docs/images
 * }</pre>
 */
final class Screenshots {

  private static final String PUZZLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  private static final Dimension PROJECTED = new Dimension(1920, 1080);

  private final Path folder;
  private final Screen screen = new Screen();
  private final Workbench window;
  private final WorkbenchModels models;

  private Screenshots(Path folder) throws AWTException {
    this.folder = folder;
    this.window = screen.openWorkbench(TraceRecorder.DEFAULT_MAX_BYTES, Protocol.USUAL);
    this.models = window.models();
  }

  /** Writes the pictures into {@code folder}. */
  static void make(Path folder) throws AWTException, IOException {
    Files.createDirectories(folder);
    Screenshots screenshots = new Screenshots(folder);
    screenshots.takeInEveryTheme("start");
    screenshots.tiles();
    screenshots.play();
    Screen.onEventThread(() -> screenshots.models.commands().accept(WindowCommands.SETTINGS));
    screenshots.take("settings-light");
    Screen.onEventThread(() -> Popover.closeAll(screenshots.window.frame().getRootPane()));
    screenshots.open("ahead");
    screenshots.goTo(
        playback -> {
          playback.seek(playback.length() / 3);
          playback.next(Landmark.BACKTRACK);
          playback.next(Landmark.CONTRADICTION);
          playback.next(Landmark.DECISION);
          for (int i = 0; i < 4; i++) {
            playback.step();
          }
        });
    screenshots.takeInEveryTheme("animate");
    screenshots.turn();
    screenshots.explore();
    screenshots.compare();
    screenshots.lesson();
    screenshots.conflict();
    Screen.onEventThread(() -> screenshots.window.frame().dispose());
  }

  /**
   * Captures a game with an open hint, then with marked conflicts, then the form for a new game.
   */
  private void play() throws IOException {
    PlayModel model = models.playModel();
    Screen.onEventThread(
        () -> models.opener().play(PuzzleEntry.ofGrid("30 givens", Grid.ofLine(PUZZLE))));
    screen.until("the game has begun", () -> model.game().isPresent());
    screen.until("it is rated", () -> model.game().orElseThrow().rating().isPresent());
    Screen.onEventThread(
        () -> {
          model.setView(new View(true, true, true, false));
          for (int[] move : new int[][] {{2, 4}, {3, 6}, {10, 7}, {22, 4}}) {
            model.game().orElseThrow().place(move[0], move[1]);
          }
          model.select(40 - 9);
        });
    for (int strength = 1; strength <= 3; strength++) {
      int used = strength;
      Screen.onEventThread(model::hint);
      screen.until("the hint is there", () -> model.game().orElseThrow().tally().hints() == used);
    }
    takeInEveryTheme("play");
    Screen.onEventThread(
        () -> {
          model.game().orElseThrow().place(2, 8);
          model.game().orElseThrow().checkConflicts();
        });
    take("play-conflicts-light");
    Screen.onEventThread(models::showNewGame);
    take("new-game-light");
    Screen.onEventThread(() -> models.commands().accept(WindowCommands.ESCAPE));
    Screen.onEventThread(() -> models.workspaces().goTo(WindowCommands.START_PAGE));
    take("start-continue-light");
  }

  /** Captures the same run as a tree, then another one with failed subtrees folded. */
  private void explore() throws IOException {
    Screen.onEventThread(() -> models.workspaces().goTo(ExploreCommands.EXPLORE));
    screen.until("the tree is there", models.workspaces()::isDrawn);
    goTo(playback -> playback.seek(playback.length() / 3));
    Screen.onEventThread(models.exploreModel()::toParent);
    takeInEveryTheme("explore");
    Screen.onEventThread(models.exploreModel()::foldFails);
    screen.until("it is folded", models.workspaces()::isDrawn);
    take("explore-folded-light");
    Screen.onEventThread(models.exploreModel()::foldFails);
    decide();
  }

  /** Captures the first contradiction of the lesson on nogoods and its analysis. */
  private void conflict() throws IOException {
    LessonModel lesson = models.model().lesson();
    Screen.onEventThread(
        () -> models.opener().open(ShippedLesson.find("whose-fault").orElseThrow()));
    screen.until(
        "its problem is open",
        () ->
            models
                .model()
                .playback()
                .filter(at -> at.player().trace().csp().name().startsWith("eight nodes"))
                .isPresent());
    Screen.onEventThread(lesson::close);
    Screen.onEventThread(() -> models.model().choose(Runs.solver("learning")));
    screen.until(
        "it has run", () -> !models.model().isRunning() && models.model().playback().isPresent());
    Screen.onEventThread(() -> models.workspaces().goTo(ExploreCommands.EXPLORE));
    Screen.onEventThread(() -> models.exploreModel().setParts(ExploreModel.Parts.CONFLICT));
    goTo(
        playback -> {
          playback.toStart();
          playback.next(Landmark.CONTRADICTION);
        });
    screen.until("it is analysed", models.workspaces()::isDrawn);
    take("conflict-light");
    Screen.onEventThread(() -> models.exploreModel().setParts(ExploreModel.Parts.TREE));
  }

  /** Captures a different value at the first choice, and again at the next one. */
  private void decide() throws IOException {
    DecideModel model = models.decideModel();
    goTo(Playback::toStart);
    choose(model);
    screen.until("it has run", () -> !models.model().isRunning() && models.workspaces().isDrawn());
    choose(model);
    screen.until(
        "it has run again", () -> !models.model().isRunning() && models.workspaces().isDrawn());
    take("explore-decide-light");
    Screen.onEventThread(() -> model.setChooser(Chooser.ALGORITHM));
    Screen.onEventThread(() -> model.show(model.branches().get(0)));
  }

  /** Selects the last value of the next variable. */
  private static void choose(DecideModel model) {
    Screen.onEventThread(
        () -> {
          model.setChooser(Chooser.VIEWER);
          ChoicePoint point = model.point().orElseThrow();
          int x = model.variable(point);
          ImmutableList<Integer> values = model.choices(point).values(x);
          model.choose(x, values.get(values.size() - 1));
        });
  }

  /** Captures an exercise on AC-3 with a wrong removal, then one on forward checking. */
  private void turn() throws IOException {
    TurnModel model = models.turn();
    Screen.onEventThread(() -> models.commands().accept(AnimateCommands.YOUR_TURN));
    screen.until("the exercise is made", model::isMade);
    showMoves(model, 40);
    Screen.onEventThread(model::showMove);
    screen.until("values are asked for", () -> !model.isJudging() && !model.chips().isEmpty());
    Screen.onEventThread(
        () -> {
          model.chips().forEach(chip -> model.toggle(chip.number()));
          model.confirm();
        });
    screen.until("that was too much", () -> model.tone() == Tone.WRONG);
    takeInEveryTheme("turn");
    Screen.onEventThread(() -> model.choose(TurnKind.FORWARD_CHECKING));
    screen.until("the exercise is made", model::isMade);
    showMoves(model, 30);
    take("turn-forward-checking-light");
    Screen.onEventThread(() -> models.commands().accept(WindowCommands.ESCAPE));
  }

  /** Shows moves up to the next phase. */
  private void showMoves(TurnModel model, int most) {
    for (int moves = 0; moves < most || !model.chips().isEmpty(); moves++) {
      int shown = model.score().shown() + 1;
      Screen.onEventThread(model::showMove);
      screen.until("a move is shown", () -> model.score().shown() == shown || model.isOver());
    }
  }

  /**
   * Captures the comparison of the current puzzle, halfway to the end of forward checking, then
   * synchronized by time.
   */
  private void compare() throws IOException {
    CompareModel model = models.compareModel();
    Screen.onEventThread(() -> models.workspaces().goTo(CompareCommands.COMPARE));
    screen.until("all have run and are timed", () -> !model.isAtWork() && model.areAllTimed());
    Screen.onEventThread(() -> model.playback().seek(140));
    screen.until("they are shown", () -> model.playback().place() == 140);
    takeInEveryTheme("compare");
    runFile(model);
  }

  /** Captures the run over the first puzzles of the built-in collection. */
  private void runFile(CompareModel model) throws IOException {
    Path file = Files.createTempDirectory("pictures").resolve("collection.sdk");
    Files.writeString(file, collected(200));
    Screen.onEventThread(() -> model.runFile(new PuzzleFile(file)));
    screen.until(
        "all puzzles are solved",
        () -> model.fileRun().orElseThrow().state() == FileRun.State.FINISHED);
    Screen.onEventThread(() -> model.refresh(System.nanoTime()));
    take("compare-file-light");
    Screen.onEventThread(model::closeFile);
  }

  /** Captures a lesson at a question about removed values. */
  private void lesson() throws IOException {
    LessonModel lesson = models.model().lesson();
    Screen.onEventThread(
        () -> models.opener().open(ShippedLesson.find("one-free-cell").orElseThrow()));
    screen.until("the lesson is open", lesson::isOpen);
    Screen.onEventThread(lesson::next);
    Screen.onEventThread(lesson::next);
    screen.until("it asks", () -> models.model().quiz().isWaiting());
    takeInEveryTheme("lesson");
  }

  /** Captures the form for an image of tiles, its run, and its tile set. */
  private void tiles() throws IOException {
    Screen.onEventThread(models::showNewImage);
    screen.until("the usual set is read", models.image()::canStart);
    screen.until("the preview is drawn", models.workspaces()::isDrawn);
    take("new-image-light");
    Screen.onEventThread(
        () -> {
          models.model().setMode(Mode.SOLVE_FIRST);
          models.model().prefer(Runs.solver("wfc-backjump"));
          models.opener().open(PuzzleEntry.ofGallery("tiles:castle,24", 1));
        });
    screen.until(
        "the run is over", () -> models.model().playback().map(Playback::isAtEnd).orElse(false));
    goTo(
        playback -> {
          playback.seek(playback.length() / 2);
          playback.next(Landmark.CONTRADICTION);
        });
    takeInEveryTheme("tiles");
    Screen.onEventThread(() -> models.commands().accept(AnimateCommands.TILE_SET));
    screen.until("the tile set is shown", models.workspaces()::isDrawn);
    take("tile-set-light");
    Screen.onEventThread(() -> models.commands().accept(WindowCommands.ESCAPE));
  }

  private static String collected(int count) {
    return PuzzleCollection.shipped().puzzles(Difficulty.VERY_HARD).stream()
        .limit(count)
        .map(puzzle -> puzzle.puzzle().toLine() + "\n")
        .collect(Collectors.joining());
  }

  private void open(String key) {
    Example example =
        Example.ALL.stream().filter(each -> each.key().equals(key)).findFirst().orElseThrow();
    Screen.onEventThread(
        () -> {
          models.workspaces().goTo(WindowCommands.START_PAGE);
          models.model().setMode(Mode.SOLVE_FIRST);
          models.model().prefer(Runs.solver(example.solver()));
          models.opener().open(example.open());
        });
    screen.until(
        "the run is over", () -> models.model().playback().map(Playback::isAtEnd).orElse(false));
  }

  private void goTo(Consumer<Playback> moves) {
    Screen.onEventThread(
        () -> {
          moves.accept(models.model().playback().orElseThrow());
          models.model().refresh(System.nanoTime());
        });
  }

  /**
   * Captures the light and dark themes in the usual size, and the projector theme in the size of a
   * projector.
   */
  private void takeInEveryTheme(String name) throws IOException {
    Dimension usual = Screen.see(window.frame()::getSize);
    for (Theme theme : Theme.values()) {
      Screen.onEventThread(theme::install);
      Screen.onEventThread(
          () -> window.frame().setSize(theme == Theme.PROJECTOR ? PROJECTED : usual));
      take(name + "-" + theme.name().toLowerCase(Locale.ROOT));
    }
    Screen.onEventThread(Theme.LIGHT::install);
    Screen.onEventThread(() -> window.frame().setSize(usual));
  }

  private void take(String name) throws IOException {
    JFrame frame = window.frame();
    screen.until("all pictures are made", models.workspaces()::isDrawn);
    Screen.onEventThread(
        () -> {
          frame.validate();
          models.compareModel().refresh(System.nanoTime());
        });
    Screen.onEventThread(frame::validate); // lays out the parts that have been resized
    BufferedImage image =
        Screen.see(
            () -> {
              BufferedImage picture =
                  new BufferedImage(
                      frame.getWidth(), frame.getHeight(), BufferedImage.TYPE_INT_RGB);
              Graphics2D g = picture.createGraphics();
              frame.getRootPane().paint(g);
              g.dispose();
              return picture;
            });
    ImageIO.write(image, "png", folder.resolve(name + ".png").toFile());
  }
}
