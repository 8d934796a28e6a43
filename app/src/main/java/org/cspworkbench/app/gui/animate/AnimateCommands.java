package org.cspworkbench.app.gui.animate;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.keys.KeyScope;

/** Commands of the workspace that animates one solver. */
public enum AnimateCommands implements Command {
  /** To the workspace that animates. */
  ANIMATE(KeyScope.EVERYWHERE, "control 2"),
  /** Change the givens of the puzzle that is watched, or end that. */
  EDIT_GIVENS(Scopes.GIVENS, "F2"),
  /** Show what the marks of the cells mean, or not. */
  LEGEND(Scopes.ANIMATE, "control shift L"),
  /** Ask what happens next, or stop asking. */
  QUESTIONS(Scopes.ANIMATE, "Q"),
  /** The first answer. */
  ANSWER_1(Scopes.QUESTION, "1", "NUMPAD1"),
  /** The second answer. */
  ANSWER_2(Scopes.QUESTION, "2", "NUMPAD2"),
  /** The third answer. */
  ANSWER_3(Scopes.QUESTION, "3", "NUMPAD3"),
  /** The fourth answer. */
  ANSWER_4(Scopes.QUESTION, "4", "NUMPAD4"),
  /** Show the right answer. */
  SHOW_ANSWER(Scopes.QUESTION, "ENTER"),
  /** Let the learner play an algorithm. */
  YOUR_TURN(Scopes.ANIMATE, "T");

  /** Where the keys of these commands have a meaning. */
  public static final class Scopes {
    /** While one solver is watched, except while givens are edited. */
    public static final KeyScope ANIMATE = new KeyScope("animate");

    /** While givens can be edited, and while they are edited. */
    public static final KeyScope GIVENS = new KeyScope("givens");

    /** While a question waits for its answer. */
    public static final KeyScope QUESTION = new KeyScope("question");

    private Scopes() {}
  }

  private final KeyScope scope;
  private final ImmutableList<String> keyNames;

  AnimateCommands(KeyScope scope, String... keyNames) {
    this.scope = scope;
    this.keyNames = ImmutableList.copyOf(keyNames);
  }

  @Override
  public KeyScope scope() {
    return scope;
  }

  @Override
  public ImmutableList<String> keyNames() {
    return keyNames;
  }
}
