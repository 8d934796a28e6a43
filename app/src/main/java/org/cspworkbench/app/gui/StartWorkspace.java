package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JComponent;
import org.cspworkbench.app.gui.animate.AnimateModel;
import org.cspworkbench.app.gui.keys.Command.Scope;
import org.cspworkbench.app.gui.output.OutputForm;
import org.cspworkbench.app.gui.start.StartPage;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.presentation.game.SavedGame;
import org.cspworkbench.sudoku.Grid;

/** The start page. */
final class StartWorkspace implements Workspace {

  private final AnimateModel model;
  private final SharedProblem shared;
  private final Supplier<Optional<SavedGame>> game;
  private final StartPage start;

  /**
   * Shows the start page.
   *
   * @param model what may still be at work
   * @param game the game that one can go on with
   */
  StartWorkspace(
      StartPage start,
      AnimateModel model,
      SharedProblem shared,
      Supplier<Optional<SavedGame>> game) {
    this.start = start;
    this.model = model;
    this.shared = shared;
    this.game = game;
  }

  @Override
  public JComponent page() {
    return start;
  }

  /** Shows where a puzzle is typed. */
  void showTyping() {
    start.showTyping();
  }

  /** Shows anew whether there is a game to go on with. */
  void showGame() {
    start.showGame(game.get());
  }

  @Override
  public String title() {
    return Texts.text("window.title");
  }

  @Override
  public boolean isReady() {
    return true;
  }

  @Override
  public Optional<Grid> sudoku() {
    return shared.sudoku();
  }

  @Override
  public ImmutableList<OutputForm> saves() {
    return shared.saves();
  }

  @Override
  public void takeOver() {
    start.showCards();
  }

  @Override
  public void enter() {
    showGame();
  }

  @Override
  public void focus() {
    start.requestFocusInWindow();
  }

  @Override
  public ImmutableList<Component> regions() {
    return ImmutableList.copyOf(start.getComponents());
  }

  @Override
  public boolean isOpen(Scope scope) {
    return false;
  }

  @Override
  public void escape() {
    model.stop();
  }

  @Override
  public ImmutableList<OutputForm> exports() {
    return ImmutableList.of();
  }
}
