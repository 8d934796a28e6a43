package org.cspworkbench.solvers.logic.technique;

/** How hard a technique, and so a puzzle that needs it, is for a person; from easy to extreme. */
public enum Level {
  /** Singles: no pencil marks are needed. */
  EASY("easy"),
  /** Locked candidates and small subsets: pencil marks in one or two units. */
  MEDIUM("medium"),
  /** Patterns of one digit over the grid, and short patterns of a few cells. */
  HARD("hard"),
  /** Chains and almost locked sets, which have to be searched for. */
  UNFAIR("unfair"),
  /** Several assumptions compared, or a trial. */
  EXTREME("extreme");

  private final String title;

  Level(String title) {
    this.title = title;
  }

  /** Returns the display name. */
  public String title() {
    return title;
  }
}
