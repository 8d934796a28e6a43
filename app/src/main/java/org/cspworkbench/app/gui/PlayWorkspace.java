package org.cspworkbench.app.gui;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.awt.Component;
import java.awt.event.KeyListener;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import javax.swing.JComponent;
import org.cspworkbench.app.gui.play.GameKeys;
import org.cspworkbench.app.gui.play.PlayPage;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.game.HelpStage;
import org.cspworkbench.presentation.game.SavedGame;
import org.cspworkbench.presentation.game.Terms;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.command.Bindings;
import org.cspworkbench.viewer.command.CellBindings;
import org.cspworkbench.viewer.command.CellCommands;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.output.PuzzleForms;
import org.cspworkbench.viewer.play.GameMaker;
import org.cspworkbench.viewer.play.PlayCommands;
import org.cspworkbench.viewer.play.PlayModel;
import org.cspworkbench.viewer.play.Strips;
import org.cspworkbench.viewer.play.View;
import org.cspworkbench.viewer.play.WaitingPuzzle;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.stage.StageScene;
import org.cspworkbench.viewer.stage.StagedGame;
import org.cspworkbench.viewer.workspace.SharedProblem;
import org.cspworkbench.viewer.workspace.WorkspaceTab;
import org.jspecify.annotations.Nullable;

/** The workspace in which a person plays. */
final class PlayWorkspace implements Workspace {

  private final PlayModel model;
  private final GameMaker maker;
  private final SharedProblem shared;
  private final Commands commands;
  private final Bindings bindings = new Bindings();
  private final StagedGame staged;
  private @Nullable PlayPage page;

  PlayWorkspace(PlayModel model, GameMaker maker, SharedProblem shared, Commands commands) {
    this.model = model;
    this.maker = maker;
    this.shared = shared;
    this.commands = commands;
    staged = new StagedGame(model, new Strips(model, maker, new Waiting()));
    CellBindings.bind(bindings, model);
    View.SWITCHES.forEach(command -> bindings.on(command, () -> toggle(command)));
    bindings
        .on(PlayCommands.NOTES, model::toggleNotesMode)
        .on(PlayCommands.HINT, model::hint)
        .on(PlayCommands.ALL_STEPS, this::listSteps)
        .on(PlayCommands.CONFLICTS, () -> model.game().ifPresent(Game::checkConflicts))
        .on(PlayCommands.SINGLES, () -> model.solve(HelpStage.SINGLES))
        .on(PlayCommands.PAIRS, () -> model.solve(HelpStage.PAIRS))
        .on(PlayCommands.SOLVE, () -> model.solve(HelpStage.ALL))
        .on(PlayCommands.COLOUR_RED, () -> model.colour(1))
        .on(PlayCommands.COLOUR_GREEN, () -> model.colour(2))
        .on(PlayCommands.COLOUR_BLUE, () -> model.colour(3))
        .on(PlayCommands.COLOUR_YELLOW, () -> model.colour(4))
        .on(PlayCommands.COLOUR_NONE, () -> model.colour(0))
        .on(PlayCommands.CLOCK, model::toggleClock)
        .unless(
            () -> obstacle(game -> Optional.empty()),
            PlayCommands.CONFLICTS,
            PlayCommands.SINGLES,
            PlayCommands.PAIRS,
            PlayCommands.SOLVE,
            PlayCommands.COLOUR_RED,
            PlayCommands.COLOUR_GREEN,
            PlayCommands.COLOUR_BLUE,
            PlayCommands.COLOUR_YELLOW,
            PlayCommands.COLOUR_NONE,
            PlayCommands.CLOCK)
        .unless(() -> obstacle(PlayWorkspace::noHint), PlayCommands.HINT, PlayCommands.ALL_STEPS)
        .unless(() -> noStep(Game::canUndo, "obstacle.undo"), CellCommands.UNDO)
        .unless(() -> noStep(Game::canRedo, "obstacle.redo"), CellCommands.REDO);
  }

  /** Returns why nothing can be done in the game, if there is no game or it has ended. */
  private Optional<String> obstacle(Function<Game, Optional<String>> whilePlaying) {
    Optional<Game> game = model.game();
    if (game.isEmpty()) {
      return Optional.of(text("obstacle.game"));
    }
    return game.get().phase() == Game.Phase.PLAYING
        ? whilePlaying.apply(game.get())
        : Optional.of(text("obstacle.game.over"));
  }

  private static Optional<String> noHint(Game game) {
    if (!game.assessment().hasHints()) {
      return Optional.of(text("obstacle.hint.none"));
    }
    return game.isHintAllowed() ? Optional.empty() : Optional.of(text("obstacle.hint.left"));
  }

  private Optional<String> noStep(Predicate<Game> has, String key) {
    return model
        .game()
        .map(game -> has.test(game) ? Optional.<String>empty() : Optional.of(text(key)))
        .orElse(Optional.of(text("obstacle.game")));
  }

  private void listSteps() {
    if (page != null) {
      page.listSteps();
    }
  }

  private void toggle(PlayCommands command) {
    model.setView(model.view().with(command, !model.view().has(command)));
  }

  @Override
  public WorkspaceTab tab() {
    return new WorkspaceTab(PlayCommands.GAME, text("workspace.play"), "board");
  }

  @Override
  public Bindings bindings() {
    return bindings;
  }

  @Override
  public ImmutableSet<KeyScope> openScopes() {
    return ImmutableSet.of(PlayCommands.Scopes.PLAY, KeyScope.CELLS);
  }

  @Override
  public boolean open(Reading.Opened problem) {
    if (problem.problem() instanceof Problem.Sudoku) {
      shared.play(problem);
      showGame();
      return true;
    }
    return false;
  }

  @Override
  public JComponent page() {
    return playPage();
  }

  private PlayPage playPage() {
    if (page == null) {
      page = new PlayPage(model, maker, new Waiting(), commands);
    }
    return page;
  }

  /** Shows the form for a new game. */
  void showForm() {
    playPage().showForm();
  }

  /** Hides the form and shows the game. */
  void showGame() {
    if (page != null) {
      page.hideForm();
    }
  }

  @Override
  public String title() {
    return model
        .others()
        .beginning()
        .map(SavedGame::terms)
        .or(() -> model.game().map(Game::terms))
        .map(Terms::title)
        .orElseGet(() -> text("window.title"));
  }

  @Override
  public boolean isReady() {
    return shared.canPlay();
  }

  @Override
  public String whyNotReady() {
    return text("obstacle.game");
  }

  @Override
  public void takeOver() {
    shared.play();
  }

  @Override
  public Optional<Grid> sudoku() {
    return model.game().map(game -> game.sheet().grid());
  }

  @Override
  public ImmutableList<OutputForm> saves() {
    return model.game().map(Game::saved).map(PuzzleForms::of).orElse(ImmutableList.of());
  }

  @Override
  public void enter() {
    model.setShown(true);
    if (page != null) {
      page.update(); // another puzzle may have been opened meanwhile
    }
  }

  /** The current Sudoku, while another game is in progress. */
  private final class Waiting implements WaitingPuzzle {
    @Override
    public Optional<String> title() {
      return shared.waiting().map(Reading.Opened::title);
    }

    @Override
    public void play() {
      shared.waiting().ifPresent(shared::play);
    }
  }

  @Override
  public void leave() {
    model.setShown(false);
  }

  @Override
  public void focus() {
    playPage().focusBoard();
  }

  @Override
  public ImmutableList<Component> regions() {
    return playPage().regions();
  }

  @Override
  public void escape() {
    if (maker.isMaking()) {
      maker.cancel();
    } else if (playPage().showsForm()) {
      playPage().hideForm();
    } else {
      maker.dismiss();
      model.dismiss();
    }
  }

  @Override
  public void follow(long now) {
    if (page != null) {
      page.follow();
    }
  }

  @Override
  public ImmutableList<OutputForm> exports() {
    return playPage().outputForms();
  }

  @Override
  public Optional<StageScene> stage() {
    return staged.scene();
  }

  @Override
  public Optional<KeyListener> stageKeys() {
    return Optional.of(new GameKeys(model));
  }

  @Override
  public void selectOnStage(int variable) {
    model.select(variable);
  }

  @Override
  public void close() {
    maker.cancel();
    model.cancel();
    model.setShown(false);
  }
}
