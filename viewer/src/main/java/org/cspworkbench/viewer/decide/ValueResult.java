package org.cspworkbench.viewer.decide;

/**
 * The result of trying a value in the displayed run.
 *
 * @param sentence the result in words; empty if the value was not tried
 * @param marks the same in the marks of the search tree, for where there is little space
 */
public record ValueResult(String sentence, String marks) {

  /** The result of a value that was not tried. */
  public static final ValueResult NONE = new ValueResult("", "");
}
