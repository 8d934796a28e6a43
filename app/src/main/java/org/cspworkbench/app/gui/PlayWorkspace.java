package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.util.function.Consumer;
import javax.swing.JComponent;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.keys.Command.Scope;
import org.cspworkbench.app.gui.output.OutputForm;
import org.cspworkbench.app.gui.play.GameMaker;
import org.cspworkbench.app.gui.play.PlayModel;
import org.cspworkbench.app.gui.play.PlayPage;
import org.cspworkbench.app.gui.words.Texts;
import org.jspecify.annotations.Nullable;

/** Where a person plays. */
final class PlayWorkspace implements Workspace {

  private final PlayModel model;
  private final GameMaker maker;
  private final PuzzleAtHand puzzle;
  private final Consumer<Command> commands;
  private @Nullable PlayPage page;

  PlayWorkspace(PlayModel model, GameMaker maker, PuzzleAtHand puzzle, Consumer<Command> commands) {
    this.model = model;
    this.maker = maker;
    this.puzzle = puzzle;
    this.commands = commands;
  }

  @Override
  public JComponent page() {
    return playPage();
  }

  private PlayPage playPage() {
    if (page == null) {
      page = new PlayPage(model, maker, commands);
    }
    return page;
  }

  /** Shows the form for a new game. */
  void showForm() {
    playPage().showForm();
  }

  /** Shows the game, and no form. */
  void showGame() {
    playPage().hideForm();
  }

  @Override
  public String title() {
    return model
        .game()
        .map(game -> game.terms().title())
        .orElseGet(() -> Texts.text("window.title"));
  }

  @Override
  public boolean isReady() {
    return puzzle.canPlay();
  }

  @Override
  public void takeOver() {
    puzzle.play();
  }

  @Override
  public void enter() {
    puzzle.comeToPlay();
    model.setShown(true);
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
  public boolean isOpen(Scope scope) {
    return scope == Scope.PLAY || scope == Scope.CELLS;
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
  public void close() {
    maker.cancel();
    model.cancel();
    model.setShown(false);
  }
}
