package org.cspworkbench.app.gui.run;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JComponent;
import org.cspworkbench.app.gui.run.RunPanes.Place;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.presentation.tile.TileScene;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.GivensEditor;
import org.cspworkbench.viewer.animate.Notice;
import org.cspworkbench.viewer.animate.TileInspectorModel;
import org.cspworkbench.viewer.command.Bindings;
import org.cspworkbench.viewer.command.CellBindings;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.problem.OwnProblem;
import org.cspworkbench.viewer.run.PlayedQuiz;
import org.cspworkbench.viewer.workspace.WorkspaceTab;
import org.jspecify.annotations.Nullable;

/**
 * The preset that animates a run: the decisions, the board, and the steps of the solver. An
 * exercise or the tile set can take its place.
 */
public final class AnimatePreset implements RunPreset {

  private final AnimateModel model;
  private final GivensEditor givens;
  private final Commands commands;
  private final ImmutableMap<Command, Supplier<? extends RunCover>> covers;
  private @Nullable AnimateHeader header;

  /**
   * Creates the preset.
   *
   * @param model the run
   * @param givens the cursor on its problem
   * @param covers the pages that can take the place of the run, by the commands that open them
   */
  public AnimatePreset(
      AnimateModel model,
      GivensEditor givens,
      ImmutableMap<Command, Supplier<? extends RunCover>> covers,
      Commands commands) {
    this.model = model;
    this.givens = givens;
    this.covers = covers;
    this.commands = commands;
  }

  @Override
  public WorkspaceTab tab() {
    return new WorkspaceTab(AnimateCommands.ANIMATE, text("workspace.animate"), "animate");
  }

  @Override
  public RunPanes panes(JComponent narration, Runnable whenChanged) {
    NoticeBar notices = new NoticeBar(model, this::notice);
    RunBoard board = new RunBoard(model, givens, narration);
    LegendCard legend = new LegendCard(model, narration, board.board());
    AnimateHeader head = new AnimateHeader(model, commands);
    header = head;
    return new RunPanes(
        head.bar(),
        ImmutableListMultimap.of(
            Place.ABOVE,
            new RunPane.Strip(
                notices,
                () -> {
                  notices.update();
                  legend.update();
                }),
            Place.CENTRE,
            board,
            Place.LEFT,
            new DecisionsColumn(model, commands),
            Place.RIGHT,
            new StepColumn(model)),
        board.board(),
        Optional.empty());
  }

  /** Returns the notice of the run; the window displays the notice about rejected input. */
  private Optional<Notice> notice() {
    return model.notices().fault().isPresent() ? Optional.empty() : model.notices().current();
  }

  @Override
  public void bind(Bindings bindings, Runnable focus) {
    PlayedQuiz quiz = model.quiz();
    CellBindings.bind(
        bindings
            .on(AnimateCommands.EDIT_GIVENS, () -> editGivens(focus))
            .on(AnimateCommands.OPTIONS, () -> inHeader(AnimateHeader::showOptions))
            .on(AnimateCommands.AS_IT_RUNS, () -> inHeader(AnimateHeader::switchMode))
            .on(AnimateCommands.LEGEND, model.legend()::switchOnOrOff)
            .on(AnimateCommands.QUESTIONS, quiz::switchOnOrOff)
            .on(AnimateCommands.ANSWER_1, () -> quiz.answer(0))
            .on(AnimateCommands.ANSWER_2, () -> quiz.answer(1))
            .on(AnimateCommands.ANSWER_3, () -> quiz.answer(2))
            .on(AnimateCommands.ANSWER_4, () -> quiz.answer(3))
            .on(AnimateCommands.SHOW_ANSWER, quiz::showAnswer)
            .on(AnimateCommands.NUMBERS, () -> model.tiles().showNextFigure())
            .on(AnimateCommands.PREVIOUS_RUN, () -> model.tiles().previousRun())
            .on(AnimateCommands.NEXT_RUN, () -> model.tiles().nextRun())
            .unless(
                () -> quiz.isWaiting() ? Optional.empty() : Optional.of(text("obstacle.question")),
                AnimateCommands.SHOW_ANSWER)
            .unless(
                () -> hasTileSet() ? Optional.empty() : Optional.of(text("obstacle.tiles")),
                AnimateCommands.TILE_SET,
                AnimateCommands.NUMBERS,
                AnimateCommands.PREVIOUS_RUN,
                AnimateCommands.NEXT_RUN),
        givens);
  }

  private boolean isSudoku() {
    return model.opened().filter(it -> it.problem() instanceof Problem.Sudoku).isPresent();
  }

  /**
   * Shows the text of a stated problem; or shows the cursor on the puzzle and requests the keyboard
   * focus, or hides the cursor.
   */
  private void editGivens(Runnable focus) {
    if (model.opened().flatMap(OwnProblem::textOf).isPresent() && !isSudoku()) {
      commands.accept(WindowCommands.TYPE);
      return;
    }
    if (model.tiles().image().isPresent()) {
      model.tileCursor().switchOnOrOff();
    } else {
      givens.switchOnOrOff();
    }
    focus.run();
  }

  private void inHeader(Consumer<AnimateHeader> action) {
    if (header != null) {
      action.accept(header);
    }
  }

  private boolean hasTileSet() {
    return model
        .opened()
        .filter(opened -> TileInspectorModel.setOf(opened.problem()).isPresent())
        .isPresent();
  }

  @Override
  public ImmutableMap<Command, Supplier<? extends RunCover>> covers() {
    return covers;
  }

  @Override
  public boolean asksQuestions() {
    return true;
  }

  /** Returns the sentence about the givens, or about an image on which nothing has run yet. */
  @Override
  public Optional<String> sentence() {
    return givens
        .sentence()
        .or(
            () ->
                model
                    .opened()
                    .filter(opened -> model.session().isEmpty())
                    .flatMap(opened -> TileScene.of(opened.problem().csp()))
                    .map(scene -> text("narration.nothing")));
  }

  @Override
  public ImmutableSet<KeyScope> scopes(ImmutableSet<KeyScope> ofPane) {
    if (givens.isOn()) {
      return ImmutableSet.of(KeyScope.RUNS, KeyScope.CELLS, AnimateCommands.Scopes.GIVENS);
    }
    if (model.tileCursor().isOn()) {
      return ImmutableSet.of(
          KeyScope.RUNS, AnimateCommands.Scopes.GIVENS, AnimateCommands.Scopes.TILES);
    }
    ImmutableSet.Builder<KeyScope> open =
        ImmutableSet.<KeyScope>builder()
            .addAll(ofPane)
            .add(
                KeyScope.RUNS,
                KeyScope.REPLAY,
                AnimateCommands.Scopes.RUN,
                AnimateCommands.Scopes.ANIMATE,
                AnimateCommands.Scopes.GIVENS)
            .add(hasTileSet() ? AnimateCommands.Scopes.TILES : AnimateCommands.Scopes.EXERCISES);
    if (model.quiz().isWaiting()) {
      open.add(AnimateCommands.Scopes.QUESTION);
    }
    return open.build();
  }

  @Override
  public void refresh(long now, boolean isShown) {
    model.refresh(now);
  }

  /** Dismisses the list of tiles or the notice, else hides the cursor, else stops the solver. */
  @Override
  public void escape() {
    if (model.tileCursor().cell() != TraceEvent.NONE) {
      model.tileCursor().escape();
    } else if (model.notices().current().isPresent()) {
      model.notices().dismiss();
    } else if (model.legend().isOpen()) {
      model.legend().switchOnOrOff();
    } else if (givens.isOn()) {
      givens.leave();
    } else {
      model.stop();
    }
  }

  @Override
  public void close() {
    model.stop();
  }
}
