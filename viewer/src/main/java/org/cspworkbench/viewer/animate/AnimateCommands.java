package org.cspworkbench.viewer.animate;

import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.command.Shortcut;

/** The commands of the Animate workspace. */
public enum AnimateCommands implements Command {
  /** Shows the Animate workspace. */
  ANIMATE(KeyScope.EVERYWHERE, "control 2"),
  /** Starts or ends editing the givens of the displayed puzzle. */
  EDIT_GIVENS(Shortcut.of(Scopes.GIVENS, "F2").button("edit", 90).item("edit", 30)),
  /** Opens the options of the solver. */
  OPTIONS(Shortcut.of(Scopes.ANIMATE, "control shift O").button("settings", 0).item("run", 71)),
  /** Displays the events as the solver runs, or its result as soon as it has ended. */
  AS_IT_RUNS(Shortcut.of(Scopes.ANIMATE, "shift R").button("play", 0).item("run", 72)),
  /** Shows or hides the legend of the cells. */
  LEGEND(Shortcut.of(Scopes.ANIMATE, "control shift L").button("info", 0).item("view", 30)),
  /** Turns questions about the next event on or off. */
  QUESTIONS(Shortcut.of(Scopes.ANIMATE, "Q").button("question", 40).item("run", 60)),
  /** Explains what the last event removed. */
  WHY(Scopes.RUN, "W"),
  /** Gives the first answer. */
  ANSWER_1(Scopes.QUESTION, "1", "NUMPAD1"),
  /** Gives the second answer. */
  ANSWER_2(Scopes.QUESTION, "2", "NUMPAD2"),
  /** Gives the third answer. */
  ANSWER_3(Scopes.QUESTION, "3", "NUMPAD3"),
  /** Gives the fourth answer. */
  ANSWER_4(Scopes.QUESTION, "4", "NUMPAD4"),
  /** Shows the correct answer. */
  SHOW_ANSWER(Shortcut.of(Scopes.QUESTION, "ENTER").item("run", 61)),
  /** Starts an exercise in which the learner executes an algorithm. */
  YOUR_TURN(Shortcut.of(Scopes.EXERCISES, "T").button("board", 30)),
  /** Shows the tile set of the displayed problem, to inspect and to change it. */
  TILE_SET(Shortcut.of(Scopes.TILES, "T").item("edit", 31)),
  /** Shows or hides the numbers of tiles left in the cells of an image. */
  NUMBERS(Shortcut.of(Scopes.TILES, "control E").item("view", 31)),
  /** Shows the run before a tile was fixed or banned, or a weight changed. */
  PREVIOUS_RUN(Shortcut.of(Scopes.TILES, "control Z").item("edit", 40)),
  /** Shows the run after that. */
  NEXT_RUN(Shortcut.of(Scopes.TILES, "control shift Z", "control Y").item("edit", 41));

  /** The scopes in which the keys of these commands are active. */
  public static final class Scopes {
    /** Active while the run of one solver is displayed, except while givens are edited. */
    public static final KeyScope RUN = KeyScope.of("run", "animate");

    /** Active while a run is animated, except while givens are edited. */
    public static final KeyScope ANIMATE = KeyScope.of("animate", "animate");

    /** Active while givens can be edited, and while they are edited. */
    public static final KeyScope GIVENS = KeyScope.of("givens", "animate");

    /** Active while a question is not yet answered. */
    public static final KeyScope QUESTION = KeyScope.of("question", "animate");

    /** Active while a run on a problem without a tile set is displayed. */
    public static final KeyScope EXERCISES = KeyScope.of("exercises", "animate");

    /** Active while a run on a problem with a tile set is displayed. */
    public static final KeyScope TILES = KeyScope.of("tiles", "animate");

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
