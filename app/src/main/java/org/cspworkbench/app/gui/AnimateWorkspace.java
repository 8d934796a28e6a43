package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import java.awt.CardLayout;
import java.awt.Component;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.cspworkbench.app.gui.animate.AnimateModel;
import org.cspworkbench.app.gui.animate.AnimatePage;
import org.cspworkbench.app.gui.animate.AnimateTransport;
import org.cspworkbench.app.gui.animate.GivensEditor;
import org.cspworkbench.app.gui.exercise.TurnModel;
import org.cspworkbench.app.gui.exercise.TurnPage;
import org.cspworkbench.app.gui.input.Reading;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.keys.Command.Scope;
import org.cspworkbench.app.gui.output.FileTitle;
import org.cspworkbench.app.gui.output.OutputForm;
import org.cspworkbench.app.gui.run.Playback;
import org.cspworkbench.app.gui.run.Transport;
import org.cspworkbench.app.gui.widget.Background;
import org.cspworkbench.app.gui.words.SolverWords;
import org.jspecify.annotations.Nullable;

/** Where one solver is watched. */
final class AnimateWorkspace extends TapeWorkspace {

  private static final String RUN = "run";
  private static final String TURN = "turn";

  private final AnimateModel model;
  private final GivensEditor givens;
  private final Transport transport;
  private final Consumer<Command> commands;
  private final TurnModel turn = new TurnModel(Background.ofWindow());
  private final CardLayout cards = new CardLayout();
  private final JPanel both = new JPanel(cards); // the run, or the learner's turn
  private @Nullable AnimatePage page;
  private @Nullable TurnPage turnPage;

  AnimateWorkspace(
      AnimateModel model, GivensEditor givens, SharedProblem shared, Consumer<Command> commands) {
    super(model, shared);
    this.model = model;
    this.givens = givens;
    this.transport = new AnimateTransport(model);
    this.commands = commands;
    model.addListener(this::leaveTurnOfAnother);
  }

  @Override
  public JComponent page() {
    animatePage();
    return both;
  }

  /** What a learner plays in place of the run. */
  TurnModel turn() {
    return turn;
  }

  /** Lets a learner play on the problem that is watched. */
  void beginTurn() {
    if (turnPage == null) {
      turnPage = new TurnPage(turn, commands);
      both.add(turnPage, TURN);
    }
    model
        .opened()
        .ifPresent(
            opened -> {
              model.playback().ifPresent(Playback::pause);
              turn.open(opened.problem());
              cards.show(both, TURN);
              focus();
            });
  }

  private void endTurn() {
    turn.close();
    cards.show(both, RUN);
    focus();
  }

  /** Another problem has been opened. */
  private void leaveTurnOfAnother() {
    if (turn.isOpen() && !turn.isOn(model.opened().map(Reading.Opened::problem))) {
      endTurn();
    }
  }

  private AnimatePage animatePage() {
    if (page == null) {
      page = new AnimatePage(model, givens, commands);
      both.add(page, RUN);
    }
    return page;
  }

  /** Whether the pictures of it that are made beside the window are there. */
  boolean isDrawn() {
    boolean isTurnDrawn = turnPage == null || turnPage.isReady();
    return isTurnDrawn && (page == null || page.isReady());
  }

  @Override
  void writeNote() {
    animatePage().writeNote();
  }

  /** Shows what the marks of the cells mean, or not. */
  void switchLegend() {
    animatePage().switchLegend();
  }

  /** Puts the cursor onto the puzzle, with the keyboard; or takes it away. */
  void editGivens() {
    givens.switchOnOrOff();
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
    } else {
      animatePage().focusBoard();
    }
  }

  @Override
  public ImmutableList<Component> regions() {
    return turnPage != null && turn.isOpen() ? turnPage.regions() : animatePage().regions();
  }

  @Override
  public boolean isOpen(Scope scope) {
    if (turn.isOpen()) {
      return scope == Scope.TURN;
    }
    return switch (scope) {
      case RUNS, GIVENS -> true;
      case ANIMATE, TAPE, STEPS -> !givens.isOn();
      case CELLS -> givens.isOn();
      case QUESTION -> model.quiz().isWaiting() && !givens.isOn();
      case EVERYWHERE, PLAY, COMPARE, EXPLORE, TURN -> false;
    };
  }

  /**
   * The learner's turn ends first; else the strip goes, then the cursor, and then the solver stops.
   */
  @Override
  public void escape() {
    if (turn.isOpen()) {
      endTurn();
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
    return animatePage().outputForms();
  }

  @Override
  public String exportName() {
    return FileTitle.of(title(), SolverWords.name(model.solver()));
  }

  @Override
  Transport transport() {
    return transport;
  }

  @Override
  public void close() {
    model.stop();
  }
}
