package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.swing.JComponent;
import org.cspworkbench.app.gui.compare.ComparePage;
import org.cspworkbench.app.gui.play.PlayPage;
import org.cspworkbench.app.gui.problem.OwnProblemPage;
import org.cspworkbench.app.gui.run.ExplorePreset;
import org.cspworkbench.app.gui.run.RunPage;
import org.cspworkbench.app.gui.run.RunPreset;
import org.cspworkbench.app.gui.stage.StageCanvas;
import org.cspworkbench.app.gui.start.ImageFormModel;
import org.cspworkbench.app.gui.start.StartPage;
import org.cspworkbench.app.gui.widget.WindowThreads;
import org.cspworkbench.app.timing.MachineClocks;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.Zebra;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.lesson.PlayedLesson;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.presentation.lesson.Stop;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.AnimateModel.Mode;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.decide.DecideModel;
import org.cspworkbench.viewer.explore.ExploreModel;
import org.cspworkbench.viewer.lesson.OpenedLesson;
import org.cspworkbench.viewer.lesson.TaughtLesson;
import org.cspworkbench.viewer.play.GameMaker;
import org.cspworkbench.viewer.play.GameRequest;
import org.cspworkbench.viewer.play.PlayModel;
import org.cspworkbench.viewer.play.Strips;
import org.cspworkbench.viewer.play.WaitingPuzzle;
import org.cspworkbench.viewer.problem.OwnBoardModel;
import org.cspworkbench.viewer.problem.OwnProblem;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.problem.StatedExample;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.stage.StageModel;
import org.cspworkbench.viewer.stage.StageScene;
import org.cspworkbench.viewer.stage.StagedComparison;
import org.cspworkbench.viewer.stage.StagedGame;
import org.cspworkbench.viewer.stage.StagedRun;
import org.cspworkbench.viewer.start.ProblemFormModel;
import org.cspworkbench.viewer.workspace.OwnRun;
import org.cspworkbench.viewer.workspace.SharedProblem;

/** The pages of all workspaces for several problems. Created outside the event thread. */
final class ReadableScenes implements AutoCloseable {

  /**
   * A page with content.
   *
   * @param name a description of the content
   * @param arrange brings the page into the state to be examined
   * @param isArranged whether the page is in this state; background work may have to finish first
   */
  record Scene(String name, JComponent page, Runnable arrange, Callable<Boolean> isArranged) {

    Scene(String name, JComponent page, Runnable arrange) {
      this(name, page, arrange, () -> true);
    }
  }

  private final List<Scene> scenes = new ArrayList<>();
  private final List<Runnable> endings = new ArrayList<>();

  /** Returns the scenes of all problems. */
  static ReadableScenes all() throws InterruptedException {
    ReadableScenes made = new ReadableScenes();
    made.start();
    made.own();
    made.play("Sudoku", Grid.ofLine(Runs.HARD));
    made.play("25×25", large());
    made.lesson();
    made.watch("Sudoku", PuzzleEntry.ofGrid("Sudoku", Grid.ofLine(Runs.HARD)));
    made.watch("25×25", PuzzleEntry.ofGrid("25×25", large()));
    made.watch("queens", general("queens", new Problem.General(Queens.pairwise(8))));
    made.watch("zebra", general("zebra", new Problem.General(Zebra.puzzle())));
    return made;
  }

  /** Returns the scenes of one Sudoku and of the zebra puzzle. */
  static ReadableScenes few() throws InterruptedException {
    ReadableScenes made = new ReadableScenes();
    made.start();
    made.own();
    made.play("Sudoku", Grid.ofLine(Runs.HARD));
    made.lesson();
    made.watch("Sudoku", PuzzleEntry.ofGrid("Sudoku", Grid.ofLine(Runs.HARD)));
    made.watch("zebra", general("zebra", new Problem.General(Zebra.puzzle())));
    return made;
  }

  ImmutableList<Scene> scenes() {
    return ImmutableList.copyOf(scenes);
  }

  private static Reading.Opened general(String title, Problem problem) {
    return new Reading.Opened(title, problem, Optional.empty());
  }

  /** Returns a Sudoku of 25 rows in which seven out of eight cells are open. */
  private static Grid large() {
    Shape shape = Shape.ofSize(25);
    String values =
        IntStream.range(0, 625)
            .map(cell -> (cell / 25 % 5 * 5 + cell / 25 / 5 + cell % 25) % 25 + 1)
            .mapToObj(String::valueOf)
            .collect(Collectors.joining(" "));
    int[] givens =
        ImmutableList.copyOf(values.split(" ")).stream().mapToInt(Integer::parseInt).toArray();
    for (int cell = 0; cell < givens.length; cell++) {
      givens[cell] = cell % 3 == 0 ? 0 : givens[cell];
    }
    return Grid.ofGivens(shape, givens);
  }

  private static <T> T see(Callable<T> question) {
    return Screen.see(question);
  }

  static void await(String what, Callable<Boolean> condition) throws InterruptedException {
    Runs.await(what, () -> see(condition));
  }

  private void start() throws InterruptedException {
    ImageFormModel form = see(() -> new ImageFormModel(WindowThreads.background(), fault -> {}));
    StartPage page =
        see(
            () ->
                new StartPage(
                    command -> {},
                    example -> {},
                    lesson -> {},
                    text -> {},
                    () -> {},
                    file -> {},
                    form,
                    made -> {},
                    new ProblemFormModel(),
                    (problem, target) -> {}));
    await("the cards are drawn", page::isReady);
    scenes.add(new Scene("start", page, page::showCards));
    scenes.add(new Scene("start, problems", page, page::showProblem));
    scenes.add(new Scene("start, image of tiles", page, page::showImage, form::canStart));
  }

  private void own() {
    OwnProblem problem = see(() -> new OwnProblem(Background.NONE));
    AnimateModel model = see(() -> new AnimateModel(Runs.THREADS));
    PlayModel played = see(() -> new PlayModel(Background.NONE, System::nanoTime));
    GameMaker maker = see(() -> new GameMaker(played, Background.NONE, System::nanoTime));
    OwnRun run = see(() -> new OwnRun(problem, model, new SharedProblem(model, played, maker)));
    OwnProblemPage page =
        see(
            () ->
                new OwnProblemPage(
                    problem,
                    new OwnBoardModel(problem, Background.NONE),
                    run,
                    new ExploreModel(model, Background.NONE),
                    command -> {},
                    (stated, target) -> {},
                    stated -> {}));
    scenes.add(new Scene("own problem, empty", page, () -> problem.open("")));
    scenes.add(
        new Scene(
            "own problem, map",
            page,
            () -> {
              problem.open(StatedExample.MAP.text());
              problem.selection().selectConstraint(1);
            }));
    scenes.add(
        new Scene(
            "own problem, fault",
            page,
            () -> problem.open(StatedExample.MAP.text().replace("C != D", "C != d"))));
    scenes.add(
        new Scene(
            "own problem, run",
            page,
            () -> {
              if (!run.isOn()) {
                problem.open(StatedExample.TIMETABLE.text());
                run.begin((Reading.Opened) problem.reading(), true);
              }
              model.refresh(System.nanoTime());
              model.playback().ifPresent(at -> at.seek(at.length() / 2));
            },
            () -> {
              model.refresh(System.nanoTime());
              return !model.isRunning() && model.playback().isPresent();
            }));
    endings.add(model::stop);
    scenes.add(
        new Scene("own problem, board", page, () -> problem.open(StatedExample.BOARD.text())));
  }

  private static boolean hasHint(PlayModel model) {
    return model.game().flatMap(Game::openHint).isPresent();
  }

  /** A waiting puzzle that does not exist. */
  private static final class NoneWaiting implements WaitingPuzzle {
    @Override
    public Optional<String> title() {
      return Optional.empty();
    }

    @Override
    public void play() {}
  }

  private void play(String name, Grid grid) throws InterruptedException {
    Background background = WindowThreads.background();
    PlayModel model = see(() -> new PlayModel(background, System::nanoTime));
    GameMaker maker = see(() -> new GameMaker(model, background, System::nanoTime));
    PlayPage page = see(() -> new PlayPage(model, maker, new NoneWaiting(), command -> {}));
    OffscreenWindow.onEventThread(() -> model.begin(grid, GameRequest.USUAL.terms(name)));
    await("the game has begun", () -> model.game().isPresent() && !model.isWorking());
    scenes.add(new Scene("play " + name, page, page::hideForm));
    scenes.add(
        new Scene(
            "play " + name + ", hint",
            page,
            () -> {
              page.hideForm();
              if (!hasHint(model)) {
                model.hint();
              }
            },
            () -> hasHint(model) && !model.isWorking()));
    scenes.add(new Scene("play " + name + ", form", page, page::showForm));
    StagedGame staged = new StagedGame(model, new Strips(model, maker, new NoneWaiting()));
    stage("game " + name, staged::scene, () -> true);
    endings.add(() -> model.game().ifPresent(Game::showSolution));
  }

  /** Shows {@code scene} on the stage, whose pictures may have to be drawn in the background. */
  private void stage(String name, Supplier<Optional<StageScene>> scene, Callable<Boolean> isDrawn) {
    StageCanvas canvas = see(() -> new StageCanvas(new StageModel(), scene));
    scenes.add(new Scene("stage, " + name, canvas, canvas::update, isDrawn));
  }

  /** Shows the stop with the longest note of all shipped lessons, which is in this one. */
  private void lesson() throws InterruptedException {
    AnimateModel model = see(() -> new AnimateModel(Runs.THREADS));
    RunPage page = see(() -> new RunPage(model, RunPresets.animate(model), command -> {}));
    TaughtLesson begun = taught(ShippedLesson.find("learning-pays").orElseThrow());
    PlayedLesson chosen = begun.played();
    OffscreenWindow.onEventThread(() -> model.teach(begun));
    awaitRun(model);
    for (Stop stop : chosen.stops(Locale.getDefault())) {
      OffscreenWindow.onEventThread(() -> model.lesson().next());
      await(
          "the stop",
          () -> {
            model.refresh(System.nanoTime());
            return model.playback().map(at -> at.position() == stop.position()).orElse(false);
          });
      if (stop.note().length() == lengthOfNotes(chosen)) {
        break;
      }
    }
    scenes.add(new Scene("lesson", page, () -> {}));
    StagedRun staged = new StagedRun(model, WindowThreads.background(), () -> {});
    stage("lesson", () -> Optional.of(staged.scene(Optional.empty())), staged::isReady);
    endings.add(model::stop);
  }

  private static TaughtLesson taught(ShippedLesson lesson) {
    return TaughtLesson.of(OpenedLesson.of(lesson), Limits.none());
  }

  private static int lengthOfNotes(PlayedLesson lesson) {
    return lesson.stops(Locale.getDefault()).stream()
        .mapToInt(stop -> stop.note().length())
        .max()
        .orElse(0);
  }

  private static void awaitRun(AnimateModel model) throws InterruptedException {
    await(
        "the run is over",
        () -> {
          model.refresh(System.nanoTime());
          return !model.isRunning() && model.playback().isPresent();
        });
  }

  private void watch(String name, Reading reading) throws InterruptedException {
    AnimateModel model = see(() -> new AnimateModel(Runs.THREADS, 1 << 22));
    Background background = WindowThreads.background();
    RunPage animate = see(() -> new RunPage(model, RunPresets.animate(model), command -> {}));
    ExploreModel exploreModel = see(() -> new ExploreModel(model, background));
    DecideModel decide = see(() -> new DecideModel(model));
    RunPreset exploration = new ExplorePreset(exploreModel, decide, command -> {});
    RunPage explore = see(() -> new RunPage(model, exploration, command -> {}));
    OffscreenWindow.onEventThread(
        () -> {
          model.setMode(Mode.SOLVE_FIRST);
          model.open(reading);
        });
    awaitRun(model);
    OffscreenWindow.onEventThread(
        () -> model.playback().ifPresent(at -> at.seek(at.length() * 2 / 3)));
    await("the board is drawn", animate::isReady);
    scenes.add(new Scene("animate " + name, animate, () -> model.refresh(System.nanoTime())));
    StagedRun staged = new StagedRun(model, background, () -> {});
    stage(name, () -> Optional.of(staged.scene(Optional.empty())), staged::isReady);
    for (ExploreModel.Parts parts : ExploreModel.Parts.values()) {
      scenes.add(
          new Scene(
              "explore " + name + ", " + parts,
              explore,
              () -> {
                exploreModel.setParts(parts);
                explore.resume();
                explore.follow();
              },
              () -> {
                decide.refresh();
                exploreModel.refresh();
                explore.follow();
                return explore.isReady();
              }));
      stage(
          name + ", " + parts,
          () -> {
            exploreModel.setParts(parts);
            return Optional.of(staged.scene(exploration.stage()));
          },
          staged::isReady);
    }
    endings.add(decide::close);
    endings.add(model::stop);
    compare(name, (Reading.Opened) reading);
  }

  private void compare(String name, Reading.Opened opened) throws InterruptedException {
    CompareModel model = see(() -> new CompareModel(Runs.THREADS, MachineClocks::get));
    ComparePage page = see(() -> new ComparePage(model, command -> {}, other -> {}));
    OffscreenWindow.onEventThread(
        () -> {
          model.setCount(CompareModel.MOST);
          model.open(opened);
        });
    await(
        "all have begun",
        () -> {
          model.refresh(System.nanoTime());
          return model.contenders().stream().allMatch(each -> each.player().isPresent());
        });
    OffscreenWindow.onEventThread(
        () -> {
          model.stop();
          model.refresh(System.nanoTime());
          model.playback().seek(model.playback().end() / 2);
        });
    scenes.add(new Scene("compare " + name, page, () -> {}));
    StagedComparison staged = new StagedComparison(model, WindowThreads.background(), () -> {});
    stage("comparison " + name, staged::scene, staged::isReady);
  }

  @Override
  public void close() {
    OffscreenWindow.onEventThread(() -> endings.forEach(Runnable::run));
  }
}
