package org.cspworkbench.viewer.start;

/** The workspace in which a problem is opened. */
public enum ProblemTarget {
  /** One solver at work. */
  ANIMATE,
  /** The same, paused at the first event. */
  STEPS,
  /** Several solvers side by side. */
  COMPARE,
  /** The search tree. */
  EXPLORE
}
