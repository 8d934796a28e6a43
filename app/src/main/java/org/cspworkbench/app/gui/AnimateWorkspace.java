package org.cspworkbench.app.gui;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.awt.CardLayout;
import java.awt.Component;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.cspworkbench.app.gui.animate.AnimatePage;
import org.cspworkbench.app.gui.exercise.TurnPage;
import org.cspworkbench.app.gui.glossary.AskedTerms;
import org.cspworkbench.app.gui.tiles.TileInspectorPage;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.presentation.glossary.Term;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.AnimateTransport;
import org.cspworkbench.viewer.animate.GivensEditor;
import org.cspworkbench.viewer.command.CellBindings;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.command.KeySection;
import org.cspworkbench.viewer.command.MenuOutline;
import org.cspworkbench.viewer.command.ReplayCommands;
import org.cspworkbench.viewer.lesson.TurnCommands;
import org.cspworkbench.viewer.lesson.TurnModel;
import org.cspworkbench.viewer.output.FileTitle;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.run.PlayedQuiz;
import org.cspworkbench.viewer.tile.TileInspectorModel;
import org.cspworkbench.viewer.tile.TileSetCommands;
import org.cspworkbench.viewer.words.SolverWords;
import org.cspworkbench.viewer.workspace.SharedProblem;
import org.cspworkbench.viewer.workspace.WorkspaceTab;
import org.jspecify.annotations.Nullable;

/** The workspace that replays the run of one solver. */
final class AnimateWorkspace extends ReplayWorkspace {

  private static final String RUN = "run";
  private static final String TURN = "turn";
  private static final String TILE_SET = "tile set";

  /** The scopes that are open while a run is displayed, whatever the problem. */
  private static final ImmutableSet<KeyScope> WATCHING =
      ImmutableSet.of(
          KeyScope.RUNS,
          KeyScope.REPLAY,
          KeyScope.STEPS,
          AnimateCommands.Scopes.ANIMATE,
          AnimateCommands.Scopes.GIVENS);

  private final AnimateModel model;
  private final GivensEditor givens;
  private final Consumer<Command> commands;
  private final TurnModel turn;
  private final TileInspectorModel inspector;
  private final Background background;
  private final CardLayout cards = new CardLayout();
  private final JPanel pages = new JPanel(cards); // the run, the learner's turn, or the tile set
  private @Nullable AnimatePage page;
  private @Nullable TurnPage turnPage;
  private @Nullable TileInspectorPage inspectorPage;

  /**
   * Creates the workspace.
   *
   * @param model the run
   * @param givens the cursor on its problem
   * @param turn the exercise that can replace the run
   * @param inspector the tile set that can replace the run
   */
  AnimateWorkspace(
      AnimateModel model,
      GivensEditor givens,
      TurnModel turn,
      TileInspectorModel inspector,
      SharedProblem shared,
      Background background,
      Consumer<Command> commands) {
    super(model, shared, new AnimateTransport(model), model.marks());
    this.model = model;
    this.givens = givens;
    this.turn = turn;
    this.inspector = inspector;
    this.background = background;
    this.commands = commands;
    model.addListener(this::leaveTurnOfAnother);
    model.addListener(this::leaveTilesOfAnother);
    bindLesson(model.lesson(), model.marks());
    bindOwn();
    CellBindings.bind(bindings(), givens);
  }

  private void bindOwn() {
    PlayedQuiz quiz = model.quiz();
    bindings()
        .on(AnimateCommands.EDIT_GIVENS, this::editGivens)
        .on(AnimateCommands.LEGEND, () -> animatePage().switchLegend())
        .on(AnimateCommands.WHY, () -> animatePage().explain())
        .on(AnimateCommands.QUESTIONS, quiz::switchOnOrOff)
        .on(AnimateCommands.ANSWER_1, () -> quiz.answer(0))
        .on(AnimateCommands.ANSWER_2, () -> quiz.answer(1))
        .on(AnimateCommands.ANSWER_3, () -> quiz.answer(2))
        .on(AnimateCommands.ANSWER_4, () -> quiz.answer(3))
        .on(AnimateCommands.SHOW_ANSWER, quiz::showAnswer)
        .on(AnimateCommands.YOUR_TURN, this::beginTurn)
        .on(AnimateCommands.TILE_SET, this::inspectTiles)
        .on(TileSetCommands.UNDO_IN_SET, inspector::undo)
        .on(TileSetCommands.REDO_IN_SET, inspector::redo)
        .on(TileSetCommands.TURN_BACK, () -> inspector.turn(-1))
        .on(TileSetCommands.TURN, () -> inspector.turn(1))
        .on(TileSetCommands.RUN_WITH_SET, this::runWithSet)
        .on(AnimateCommands.NUMBERS, () -> model.tiles().showNextFigure())
        .on(AnimateCommands.PREVIOUS_RUN, () -> model.tiles().previousRun())
        .on(AnimateCommands.NEXT_RUN, () -> model.tiles().nextRun())
        .on(TurnCommands.CONFIRM_MOVE, turn::confirm)
        .on(TurnCommands.SHOW_MOVE, turn::showMove)
        .on(TurnCommands.PASS_OVER, turn::passOver)
        .on(TurnCommands.BEGIN_AGAIN, turn::begin)
        .unless(
            () -> quiz.isWaiting() ? Optional.empty() : Optional.of(text("obstacle.question")),
            AnimateCommands.SHOW_ANSWER)
        .unless(
            () -> hasTileSet() ? Optional.empty() : Optional.of(text("obstacle.tiles")),
            AnimateCommands.TILE_SET,
            AnimateCommands.NUMBERS,
            AnimateCommands.PREVIOUS_RUN,
            AnimateCommands.NEXT_RUN);
  }

  @Override
  public WorkspaceTab tab() {
    return new WorkspaceTab(AnimateCommands.ANIMATE, text("workspace.animate"), "animate");
  }

  @Override
  public ImmutableList<KeySection> keySections() {
    return ImmutableList.<KeySection>builder()
        .addAll(super.keySections())
        .add(
            KeySection.of(
                text("keys.animate"),
                AnimateCommands.Scopes.ANIMATE,
                AnimateCommands.Scopes.GIVENS,
                AnimateCommands.Scopes.EXERCISES,
                AnimateCommands.Scopes.TILES,
                AnimateCommands.Scopes.QUESTION))
        .add(KeySection.of(text("keys.turn"), TurnCommands.Scopes.TURN))
        .add(
            new KeySection(
                text("keys.tileset"),
                ImmutableMap.of(
                    text("keys.tileset.arrows"),
                    text("keys.tileset.arrows.does"),
                    text("keys.tileset.space"),
                    text("keys.tileset.space.does"),
                    text("keys.tileset.enter"),
                    text("keys.tileset.enter.does")),
                ImmutableSet.of(TileSetCommands.Scopes.TILE_SET)))
        .build();
  }

  @Override
  public ImmutableList<Term> terms() {
    return AskedTerms.in(model.details().code().text());
  }

  @Override
  public ImmutableList<MenuOutline> menus() {
    return ImmutableList.of(
        MenuOutline.titled(text("menu.edit"))
            .with(AnimateCommands.EDIT_GIVENS, AnimateCommands.TILE_SET)
            .with(AnimateCommands.PREVIOUS_RUN, AnimateCommands.NEXT_RUN),
        MenuOutline.titled(text("menu.view")).with(AnimateCommands.LEGEND, AnimateCommands.NUMBERS),
        runMenu()
            .with(AnimateCommands.QUESTIONS, AnimateCommands.SHOW_ANSWER)
            .with(ReplayCommands.RUN_AGAIN));
  }

  @Override
  public JComponent page() {
    animatePage();
    return pages;
  }

  /** Starts an exercise on the problem of the run. */
  private void beginTurn() {
    if (turnPage == null) {
      turnPage = new TurnPage(turn, commands);
      pages.add(turnPage, TURN);
    }
    model
        .opened()
        .ifPresent(
            opened -> {
              model.playback().ifPresent(Playback::pause);
              turn.open(opened.problem());
              cards.show(pages, TURN);
              focus();
            });
  }

  private void endTurn() {
    turn.close();
    cards.show(pages, RUN);
    focus();
  }

  /** Ends the exercise if another problem has been opened. */
  private void leaveTurnOfAnother() {
    if (turn.isOpen() && !turn.isOn(model.opened().map(Reading.Opened::problem))) {
      endTurn();
    }
  }

  /** Shows the tile set of the problem, if it has one, in the place of the run. */
  private void inspectTiles() {
    if (!hasTileSet()) {
      return;
    }
    if (!isShown()) {
      commands.accept(AnimateCommands.ANIMATE);
    }
    if (inspectorPage == null) {
      inspectorPage = new TileInspectorPage(inspector, background, commands);
      pages.add(inspectorPage, TILE_SET);
    }
    model.playback().ifPresent(Playback::pause);
    model.opened().map(Reading.Opened::problem).ifPresent(inspector::open);
    cards.show(pages, TILE_SET);
    focus();
  }

  /** States the problem again with the set as it stands, in the background, and runs the solver. */
  private void runWithSet() {
    Reading.Opened before = model.opened().orElse(null);
    Optional<SetSource> set = inspector.source();
    if (before != null && set.isPresent()) {
      background.run(() -> TileInspectorModel.restated(before, set.get()), this::run);
    }
  }

  private void run(Reading reading) {
    if (reading instanceof Reading.Opened opened) {
      leaveTiles();
      open(opened);
    } else {
      model.open(reading);
    }
  }

  private boolean hasTileSet() {
    return model
        .opened()
        .filter(opened -> TileInspectorModel.setOf(opened.problem()).isPresent())
        .isPresent();
  }

  private void leaveTiles() {
    inspector.close();
    cards.show(pages, RUN);
    focus();
  }

  /** Returns to the run if another problem has been opened. */
  private void leaveTilesOfAnother() {
    if (inspector.isOpen() && !inspector.isOn(model.opened().map(Reading.Opened::problem))) {
      leaveTiles();
    }
  }

  private AnimatePage animatePage() {
    if (page == null) {
      page = new AnimatePage(model, givens, commands);
      pages.add(page, RUN);
    }
    return page;
  }

  @Override
  public boolean isDrawn() {
    boolean isTurnDrawn = turnPage == null || turnPage.isReady();
    boolean isSetChecked = inspectorPage == null || inspectorPage.isReady();
    return isTurnDrawn && isSetChecked && (page == null || page.isReady());
  }

  @Override
  void writeNote() {
    animatePage().writeNote();
  }

  /** Shows the cursor on the puzzle and requests the keyboard focus, or hides the cursor. */
  private void editGivens() {
    if (model.tiles().image().isPresent()) {
      model.tileCursor().switchOnOrOff();
    } else {
      givens.switchOnOrOff();
    }
    focus();
  }

  @Override
  public void takeOver() {
    watch();
  }

  @Override
  public void focus() {
    if (turnPage != null && turn.isOpen()) {
      turnPage.focusList();
    } else if (inspectorPage != null && inspector.isOpen()) {
      inspectorPage.focusMatrix();
    } else {
      animatePage().focusBoard();
    }
  }

  @Override
  public ImmutableList<Component> regions() {
    if (turnPage != null && turn.isOpen()) {
      return turnPage.regions();
    }
    return inspectorPage != null && inspector.isOpen()
        ? inspectorPage.regions()
        : animatePage().regions();
  }

  @Override
  public ImmutableSet<KeyScope> openScopes() {
    if (turn.isOpen()) {
      return ImmutableSet.of(TurnCommands.Scopes.TURN);
    }
    if (inspector.isOpen()) {
      return ImmutableSet.of(TileSetCommands.Scopes.TILE_SET);
    }
    if (givens.isOn()) {
      return ImmutableSet.of(KeyScope.RUNS, KeyScope.CELLS, AnimateCommands.Scopes.GIVENS);
    }
    if (model.tileCursor().isOn()) {
      return ImmutableSet.of(
          KeyScope.RUNS, AnimateCommands.Scopes.GIVENS, AnimateCommands.Scopes.TILES);
    }
    ImmutableSet.Builder<KeyScope> open = ImmutableSet.<KeyScope>builder().addAll(WATCHING);
    open.add(hasTileSet() ? AnimateCommands.Scopes.TILES : AnimateCommands.Scopes.EXERCISES);
    if (model.quiz().isWaiting()) {
      open.add(AnimateCommands.Scopes.QUESTION);
    }
    return open.build();
  }

  /**
   * Leaves the exercise or the tile set; if there is none, dismisses the notice, else hides the
   * cursor, else stops the solver.
   */
  @Override
  public void escape() {
    if (turn.isOpen()) {
      endTurn();
    } else if (inspector.isOpen()) {
      leaveTiles();
    } else if (model.tileCursor().cell() != TraceEvent.NONE) {
      model.tileCursor().escape();
    } else if (model.notice().isPresent()) {
      model.dismissNotice();
    } else if (givens.isOn()) {
      givens.leave();
    } else {
      model.stop();
    }
  }

  @Override
  public void follow(long now) {
    model.refresh(now);
    if (page != null) {
      page.follow();
    }
  }

  @Override
  public ImmutableList<OutputForm> exports() {
    if (inspector.isOpen()) {
      return inspector.forms();
    }
    return animatePage().outputForms();
  }

  @Override
  public String exportName() {
    if (inspector.isOpen()) {
      return FileTitle.of(inspector.draft().name());
    }
    return FileTitle.of(title(), SolverWords.name(model.solver()));
  }

  @Override
  public void close() {
    model.stop();
  }
}
