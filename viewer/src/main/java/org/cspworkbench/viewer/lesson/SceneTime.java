package org.cspworkbench.viewer.lesson;

/**
 * A scene of the lecture that is being given, with its time.
 *
 * @param title the title
 * @param isCurrent whether it is displayed
 * @param isVisited whether it is or was displayed
 * @param planned the planned time in seconds
 * @param taken the time for which it has been displayed, in seconds
 */
public record SceneTime(
    String title, boolean isCurrent, boolean isVisited, long planned, long taken) {

  /** The seconds over the planned time that nobody has to know. */
  private static final int TOLERATED = 20;

  /** Returns the seconds over the planned time, or 0 if they are few. */
  public long over() {
    return taken - planned > TOLERATED ? taken - planned : 0;
  }
}
