package org.cspworkbench.app.gui;

import java.util.function.Consumer;
import org.cspworkbench.app.gui.animate.AnimateModel;
import org.cspworkbench.app.gui.animate.GivensEditor;
import org.cspworkbench.app.gui.animate.SolutionCount;
import org.cspworkbench.app.gui.compare.CompareModel;
import org.cspworkbench.app.gui.explore.ExploreModel;
import org.cspworkbench.app.gui.explore.decide.DecideModel;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.play.GameMaker;
import org.cspworkbench.app.gui.play.PlayModel;
import org.cspworkbench.app.gui.widget.Background;

/**
 * What a window works with: the models of its workspaces, all about the one problem {@linkplain
 * org.cspworkbench.app.gui.hand.AtHand at hand}, and the workspaces but for the start page. Works
 * without a screen: a page is made when the stage asks for it.
 */
final class Desk {

  private final AnimateModel model;
  private final GivensEditor givens;
  private final CompareModel compareModel;
  private final ExploreModel exploreModel;
  private final DecideModel decideModel;
  private final PlayModel playModel;
  private final GameMaker gameMaker;
  private final SharedProblem shared;
  private final PlayWorkspace play;
  private final AnimateWorkspace animate;
  private final CompareWorkspace compare;
  private final ExploreWorkspace explore;
  private final Workspaces workspaces;
  private final Arrivals arrivals;

  /**
   * Creates the models and workspaces.
   *
   * @param model what is watched, with what is at hand
   * @param commands does what a command of a page does
   * @param recent remembers what was opened
   */
  Desk(
      AnimateModel model,
      CompareModel compareModel,
      Background background,
      Stage stage,
      Consumer<Command> commands,
      RecentThings recent) {
    this.model = model;
    this.compareModel = compareModel;
    givens = new GivensEditor(model);
    exploreModel = new ExploreModel(model, background);
    decideModel = new DecideModel(model);
    playModel = new PlayModel(background, System::nanoTime);
    gameMaker = new GameMaker(playModel, background, System::nanoTime);
    shared = new SharedProblem(model, playModel, gameMaker);
    workspaces = new Workspaces(stage);
    play = new PlayWorkspace(playModel, gameMaker, shared, commands);
    animate = new AnimateWorkspace(model, givens, shared, commands);
    compare = new CompareWorkspace(compareModel, model, shared, commands);
    explore = new ExploreWorkspace(exploreModel, decideModel, shared, commands);
    workspaces.add(Command.GAME, play);
    workspaces.add(Command.ANIMATE, animate);
    workspaces.add(Command.COMPARE, compare);
    workspaces.add(Command.EXPLORE, explore);
    arrivals = new Arrivals(model, playModel, shared, play, workspaces, background, recent);
    new SolutionCount(model, background).start();
    model.addListener(workspaces::enable);
    model.addListener(workspaces::tellTitle);
    playModel.addListener(workspaces::enable);
    playModel.addListener(workspaces::tellTitle);
    gameMaker.addListener(workspaces::enable);
  }

  AnimateModel model() {
    return model;
  }

  /** The cursor on the puzzle that is watched. */
  GivensEditor givens() {
    return givens;
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

  GameMaker gameMaker() {
    return gameMaker;
  }

  /** What the workspaces do with the problem at hand. */
  SharedProblem shared() {
    return shared;
  }

  PlayWorkspace play() {
    return play;
  }

  AnimateWorkspace animate() {
    return animate;
  }

  ExploreWorkspace explore() {
    return explore;
  }

  /** All workspaces, of which one is shown. */
  Workspaces workspaces() {
    return workspaces;
  }

  /** Where things are opened. */
  Arrivals arrivals() {
    return arrivals;
  }
}
