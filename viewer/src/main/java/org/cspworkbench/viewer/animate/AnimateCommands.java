package org.cspworkbench.viewer.animate;

import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.command.Shortcut;

/** The commands of the Animate workspace. */
public enum AnimateCommands implements Command {
  /** Shows the Animate workspace. */
  ANIMATE(KeyScope.EVERYWHERE, "control 2"),
  /** Starts or ends editing the givens of the displayed puzzle. */
  EDIT_GIVENS(Shortcut.of(Scopes.GIVENS, "F2").button("edit", 90)),
  /** Shows or hides the legend of the cells. */
  LEGEND(Scopes.ANIMATE, "control shift L"),
  /** Turns questions about the next event on or off. */
  QUESTIONS(Shortcut.of(Scopes.ANIMATE, "Q").button("question", 40)),
  /** Explains what the last event removed. */
  WHY(Scopes.ANIMATE, "W"),
  /** Gives the first answer. */
  ANSWER_1(Scopes.QUESTION, "1", "NUMPAD1"),
  /** Gives the second answer. */
  ANSWER_2(Scopes.QUESTION, "2", "NUMPAD2"),
  /** Gives the third answer. */
  ANSWER_3(Scopes.QUESTION, "3", "NUMPAD3"),
  /** Gives the fourth answer. */
  ANSWER_4(Scopes.QUESTION, "4", "NUMPAD4"),
  /** Shows the correct answer. */
  SHOW_ANSWER(Scopes.QUESTION, "ENTER"),
  /** Starts an exercise in which the learner executes an algorithm. */
  YOUR_TURN(Shortcut.of(Scopes.EXERCISES, "T").button("board", 30)),
  /** Shows the tile set of the displayed problem, to inspect and to change it. */
  TILE_SET(Scopes.TILES, "T"),
  /** Shows or hides the numbers of tiles left in the cells of an image. */
  NUMBERS(Scopes.TILES, "control E"),
  /** Shows the run before a tile was fixed or banned, or a weight changed. */
  PREVIOUS_RUN(Scopes.TILES, "control Z"),
  /** Shows the run after that. */
  NEXT_RUN(Scopes.TILES, "control shift Z", "control Y");

  /** The scopes in which the keys of these commands are active. */
  public static final class Scopes {
    /** Active while a run is displayed, except while givens are edited. */
    public static final KeyScope ANIMATE = new KeyScope("animate");

    /** Active while givens can be edited, and while they are edited. */
    public static final KeyScope GIVENS = new KeyScope("givens");

    /** Active while a question is not yet answered. */
    public static final KeyScope QUESTION = new KeyScope("question");

    /** Active while a run on a problem without a tile set is displayed. */
    public static final KeyScope EXERCISES = new KeyScope("exercises");

    /** Active while a run on a problem with a tile set is displayed. */
    public static final KeyScope TILES = new KeyScope("tiles");

    private Scopes() {}
  }

  private final Shortcut shortcut;

  AnimateCommands(KeyScope scope, String... keyNames) {
    this(Shortcut.of(scope, keyNames));
  }

  AnimateCommands(Shortcut shortcut) {
    this.shortcut = shortcut;
  }

  @Override
  public Shortcut shortcut() {
    return shortcut;
  }
}
