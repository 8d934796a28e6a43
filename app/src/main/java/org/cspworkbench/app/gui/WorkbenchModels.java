package org.cspworkbench.app.gui;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.cspworkbench.app.gui.exercise.TurnPage;
import org.cspworkbench.app.gui.run.AnimatePreset;
import org.cspworkbench.app.gui.run.ExplorePreset;
import org.cspworkbench.app.gui.run.RunCover;
import org.cspworkbench.app.gui.run.RunPage;
import org.cspworkbench.app.gui.run.RunPreset;
import org.cspworkbench.app.gui.start.ImageFormModel;
import org.cspworkbench.app.gui.tiles.TileInspectorPage;
import org.cspworkbench.app.timing.MachineClocks;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.GivensEditor;
import org.cspworkbench.viewer.animate.SolutionCount;
import org.cspworkbench.viewer.animate.TileInspectorModel;
import org.cspworkbench.viewer.animate.TileSetCommands;
import org.cspworkbench.viewer.command.Bindings;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.compare.CompareCommands;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.decide.DecideModel;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.explore.ExploreModel;
import org.cspworkbench.viewer.lesson.LectureModel;
import org.cspworkbench.viewer.lesson.LessonProgress;
import org.cspworkbench.viewer.lesson.MentionedView;
import org.cspworkbench.viewer.lesson.TurnCommands;
import org.cspworkbench.viewer.lesson.TurnModel;
import org.cspworkbench.viewer.play.GameMaker;
import org.cspworkbench.viewer.play.PlayModel;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.stage.StageModel;
import org.cspworkbench.viewer.stage.StagedComparison;
import org.cspworkbench.viewer.stage.StagedRun;
import org.cspworkbench.viewer.words.Texts;
import org.cspworkbench.viewer.workspace.LessonViews;
import org.cspworkbench.viewer.workspace.SceneBranches;
import org.cspworkbench.viewer.workspace.SharedProblem;

/**
 * The models of the workspaces, which share one current problem, and the workspaces. No display is
 * needed: a workspace creates its page when it is first displayed.
 */
final class WorkbenchModels {

  private final AnimateModel model;
  private final GivensEditor givens;
  private final TurnModel turn;
  private final TileInspectorModel inspector = new TileInspectorModel();
  private final CompareModel compareModel;
  private final ExploreModel exploreModel;
  private final DecideModel decideModel;
  private final PlayModel playModel;
  private final GameMaker gameMaker;
  private final LessonViews views;
  private final SharedProblem shared;
  private final Background background;
  private final Workspaces workspaces = new Workspaces();
  private final CommandRouter commands = new CommandRouter(workspaces);
  private final PlayWorkspace play;
  private final StartWorkspace start;
  private final Opener opener;
  private final ImageFormModel image;
  private final LectureModel lecture;
  private final LessonProgress lessons;
  private final StageModel stage = new StageModel();

  /** Creates the models and the workspaces; {@code background} also executes the solvers. */
  static WorkbenchModels on(Background background) {
    return new WorkbenchModels(
        new AnimateModel(background.worker()),
        new CompareModel(background.worker(), MachineClocks::get),
        background);
  }

  /** Creates the models and the workspaces. */
  WorkbenchModels(AnimateModel model, CompareModel compareModel, Background background) {
    this.model = model;
    this.compareModel = compareModel;
    this.background = background;
    model.tiles().runIn(background);
    lecture = new LectureModel(System::nanoTime, model.lesson());
    model.lesson().openViewsBy(Texts::text, this::open);
    lessons = new LessonProgress(model.lesson(), model.quiz(), System::nanoTime);
    givens = new GivensEditor(model);
    turn = new TurnModel(background, Texts::phrases);
    exploreModel = new ExploreModel(model, background);
    decideModel = new DecideModel(model);
    views = new LessonViews(model, compareModel, exploreModel, decideModel);
    playModel = new PlayModel(background, System::nanoTime);
    gameMaker = new GameMaker(playModel, background, System::nanoTime);
    shared = new SharedProblem(model, playModel, gameMaker);
    play = new PlayWorkspace(playModel, gameMaker, shared, commands);
    RunPreset animation = new AnimatePreset(model, givens, covers(), commands);
    Supplier<RunPage> page = Suppliers.memoize(() -> new RunPage(model, animation, commands));
    StagedRun staged = new StagedRun(model, background, stage::redraw);
    RunWorkspace animate = new RunWorkspace(model, animation, page, staged, shared, commands);
    bindCovers(animate);
    image = new ImageFormModel(background, fault -> model.open(new Reading.Refused(fault)));
    commands.reportTo(model.notices()::showObstacle);
    opener =
        new Opener(
            model,
            playModel,
            shared,
            play,
            animate,
            views,
            new SceneBranches(decideModel),
            workspaces,
            background);
    opener.readImagesInto(image, this::showNewImage);
    opener.beginLecturesBy(lecture::open);
    lecture.displayBy(opener::show);
    givens.whenRun(opener::keepChanged);
    start = new StartWorkspace(exploreModel, shared, opener, image, commands, lessons, background);
    workspaces.add(start);
    workspaces.add(play);
    workspaces.add(animate);
    StagedComparison comparison = new StagedComparison(compareModel, background, stage::redraw);
    workspaces.add(new CompareWorkspace(compareModel, model, comparison, shared, commands));
    RunPreset exploration = new ExplorePreset(exploreModel, decideModel, commands);
    workspaces.add(new RunWorkspace(model, exploration, page, staged, shared, commands));
    new SolutionCount(model, background).start();
    model.addListener(workspaces::enable);
    model.addListener(workspaces::updateTitle);
    playModel.addListener(workspaces::enable);
    playModel.addListener(workspaces::updateTitle);
    gameMaker.addListener(workspaces::enable);
  }

  /** Returns the pages that can take the place of the run. */
  private ImmutableMap<Command, Supplier<? extends RunCover>> covers() {
    return ImmutableMap.of(
        AnimateCommands.YOUR_TURN,
        Suppliers.memoize(() -> new TurnPage(turn, commands)),
        AnimateCommands.TILE_SET,
        Suppliers.memoize(() -> new TileInspectorPage(inspector, background, commands)));
  }

  private void bindCovers(RunWorkspace animate) {
    animate
        .bindings()
        .on(TurnCommands.CONFIRM_MOVE, turn::confirm)
        .on(TurnCommands.SHOW_MOVE, turn::showMove)
        .on(TurnCommands.PASS_OVER, turn::passOver)
        .on(TurnCommands.BEGIN_AGAIN, turn::begin)
        .on(TileSetCommands.UNDO_IN_SET, inspector::undo)
        .on(TileSetCommands.REDO_IN_SET, inspector::redo)
        .on(TileSetCommands.TURN_BACK, () -> inspector.turn(-1))
        .on(TileSetCommands.TURN, () -> inspector.turn(1))
        .on(TileSetCommands.RUN_WITH_SET, () -> runWithSet(animate));
  }

  /** States the problem again with the set as it stands, in the background, and runs the solver. */
  private void runWithSet(RunWorkspace animate) {
    Reading.Opened before = model.opened().orElse(null);
    Optional<SetSource> set = inspector.source();
    if (before != null && set.isPresent()) {
      background.run(() -> TileInspectorModel.restated(before, set.get()), animate::run);
    }
  }

  /** Returns the run in Animate and Explore, with the current problem. */
  AnimateModel model() {
    return model;
  }

  /** Returns the cursor on the problem of the run. */
  GivensEditor givens() {
    return givens;
  }

  /** Returns the exercise. */
  TurnModel turn() {
    return turn;
  }

  /** Returns the tile set that is inspected. */
  TileInspectorModel inspector() {
    return inspector;
  }

  CompareModel compareModel() {
    return compareModel;
  }

  ExploreModel exploreModel() {
    return exploreModel;
  }

  DecideModel decideModel() {
    return decideModel;
  }

  PlayModel playModel() {
    return playModel;
  }

  /** Returns the form for a new image of tiles. */
  ImageFormModel image() {
    return image;
  }

  GameMaker gameMaker() {
    return gameMaker;
  }

  /** Returns what lessons arrange in the workspaces. */
  LessonViews views() {
    return views;
  }

  /** Returns the current problem as the workspaces share it. */
  SharedProblem shared() {
    return shared;
  }

  /** Returns the workspaces, of which one is displayed. */
  Workspaces workspaces() {
    return workspaces;
  }

  /** Returns the router that executes commands. */
  CommandRouter commands() {
    return commands;
  }

  /** Returns the opener of files, puzzles, games and lessons. */
  Opener opener() {
    return opener;
  }

  /** Opens a view that a lesson names. */
  private void open(MentionedView view) {
    workspaces.goTo(
        view == MentionedView.COMPARE ? CompareCommands.COMPARE : ExploreCommands.EXPLORE);
    Arrays.stream(ExploreModel.Parts.values())
        .filter(parts -> parts.name().equals(view.name()))
        .forEach(exploreModel::setParts);
  }

  /** Returns how far lessons were read. */
  LessonProgress lessons() {
    return lessons;
  }

  /** Returns the lecture that is being given. */
  LectureModel lecture() {
    return lecture;
  }

  /** Returns the stage. */
  StageModel stage() {
    return stage;
  }

  /** Returns whether the keys of a scope are active. */
  boolean isOpen(KeyScope scope) {
    if (scope.equals(KeyScope.LECTURE)) {
      return stage.isOn() && lecture.hasStops();
    }
    return scope.equals(KeyScope.EVERYWHERE)
        || (scope.equals(KeyScope.STAGE) && stage.isOn())
        || workspaces.shown().openScopes().contains(scope);
  }

  /** Returns the executor of work in the background. */
  Background background() {
    return background;
  }

  StartWorkspace start() {
    return start;
  }

  /** Shows one's own problem. */
  void showOwn() {
    workspaces.show(start);
    start.showOwn();
    workspaces.updateTitle();
  }

  /** Shows the form for a new image of tiles. */
  void showNewImage() {
    workspaces.show(start);
    start.showImage();
  }

  /** Shows the form for a problem of the gallery. */
  void showNewProblem() {
    workspaces.show(start);
    start.showProblem();
  }

  /** Shows the form for a new game. */
  void showNewGame() {
    workspaces.show(play);
    play.showForm();
  }

  /**
   * Executes commands. A command runs in the window if the window binds it, else in the displayed
   * workspace, else in the first workspace that binds it, which is then displayed. A menu therefore
   * works in every workspace. If a command would do nothing, the reason is reported.
   */
  static final class CommandRouter implements Commands {

    private final Workspaces workspaces;
    private Bindings window = new Bindings();
    private Consumer<Optional<String>> obstacles = obstacle -> {};

    /** Creates a router to the commands of {@code workspaces}. */
    CommandRouter(Workspaces workspaces) {
      this.workspaces = workspaces;
    }

    /** Sets the commands of the window. */
    void setWindow(Bindings bindings) {
      window = bindings;
    }

    /**
     * Sets what displays why a command has done nothing; empty once a command has done something.
     */
    void reportTo(Consumer<Optional<String>> newObstacles) {
      obstacles = newObstacles;
    }

    @Override
    public void accept(Command command) {
      bindings(command).ifPresent(bindings -> execute(command, bindings));
    }

    /** Returns the bindings that execute a command at present. */
    private Optional<Bindings> bindings(Command command) {
      return Stream.concat(Stream.of(window, workspaces.shown().bindings()), all())
          .filter(bindings -> bindings.action(command).isPresent())
          .findFirst();
    }

    /** Returns the workspace that is shown before these bindings act, if it is another one. */
    private Optional<Workspace> hidden(Bindings bindings) {
      return workspaces.all().stream()
          .filter(each -> each.bindings().equals(bindings))
          .filter(each -> !each.equals(workspaces.shown()))
          .findFirst();
    }

    @Override
    public Optional<String> obstacle(Command command) {
      return bindings(command).flatMap(bindings -> obstacle(command, bindings));
    }

    private Optional<String> obstacle(Command command, Bindings bindings) {
      return hidden(bindings)
          .filter(each -> !each.isReady())
          .map(Workspace::whyNotReady)
          .or(() -> bindings.obstacle(command));
    }

    private void execute(Command command, Bindings bindings) {
      Optional<String> obstacle = obstacle(command, bindings);
      if (obstacle.isEmpty()) {
        hidden(bindings).ifPresent(workspaces::show);
        bindings.action(command).ifPresent(Runnable::run);
      }
      obstacles.accept(obstacle);
    }

    private Stream<Bindings> all() {
      return Stream.concat(
          Stream.of(workspaces.bindings(), window),
          workspaces.all().stream().map(Workspace::bindings));
    }

    /** Returns all commands that can be executed. */
    ImmutableSet<Command> commands() {
      return all().flatMap(each -> each.commands().stream()).collect(ImmutableSet.toImmutableSet());
    }
  }
}
