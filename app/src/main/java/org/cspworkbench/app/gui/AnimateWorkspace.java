package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.util.function.Consumer;
import javax.swing.JComponent;
import org.cspworkbench.app.gui.animate.AnimateModel;
import org.cspworkbench.app.gui.animate.AnimatePage;
import org.cspworkbench.app.gui.animate.AnimateTransport;
import org.cspworkbench.app.gui.animate.GivensEditor;
import org.cspworkbench.app.gui.input.Reading;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.keys.Command.Scope;
import org.cspworkbench.app.gui.output.OutputForm;
import org.cspworkbench.app.gui.run.Transport;
import org.cspworkbench.app.gui.words.Texts;
import org.jspecify.annotations.Nullable;

/** Where one solver is watched. */
final class AnimateWorkspace implements TapeWorkspace {

  private final AnimateModel model;
  private final GivensEditor givens;
  private final PuzzleAtHand puzzle;
  private final Transport transport;
  private final Consumer<Command> commands;
  private @Nullable AnimatePage page;

  AnimateWorkspace(
      AnimateModel model, GivensEditor givens, PuzzleAtHand puzzle, Consumer<Command> commands) {
    this.model = model;
    this.givens = givens;
    this.puzzle = puzzle;
    this.transport = new AnimateTransport(model);
    this.commands = commands;
  }

  @Override
  public JComponent page() {
    return animatePage();
  }

  private AnimatePage animatePage() {
    if (page == null) {
      page = new AnimatePage(model, givens, commands);
    }
    return page;
  }

  /** Whether the pictures of it that are made beside the window are there. */
  boolean isDrawn() {
    return page == null || page.isReady();
  }

  /** Lets a note be written to a bookmark where the viewer stands. */
  void writeNote() {
    animatePage().writeNote();
  }

  /** Puts the cursor onto the puzzle, with the keyboard; or takes it away. */
  void editGivens() {
    givens.switchOnOrOff();
    focus();
  }

  @Override
  public String title() {
    return model.opened().map(Reading.Opened::title).orElseGet(() -> Texts.text("window.title"));
  }

  @Override
  public boolean isReady() {
    return puzzle.canWatch();
  }

  @Override
  public void takeOver() {
    puzzle.watch();
  }

  @Override
  public void focus() {
    animatePage().focusBoard();
  }

  @Override
  public ImmutableList<Component> regions() {
    return animatePage().regions();
  }

  @Override
  public boolean isOpen(Scope scope) {
    return switch (scope) {
      case RUNS, GIVENS -> true;
      case ANIMATE, TAPE, STEPS -> !givens.isOn();
      case CELLS -> givens.isOn();
      case QUESTION -> model.quiz().isWaiting() && !givens.isOn();
      case EVERYWHERE, PLAY, COMPARE, EXPLORE -> false;
    };
  }

  /** The strip goes first, then the cursor, and then the solver stops. */
  @Override
  public void escape() {
    if (model.notice().isPresent()) {
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
    return animatePage().outputForms();
  }

  @Override
  public Transport transport() {
    return transport;
  }

  @Override
  public void close() {
    model.stop();
  }
}
