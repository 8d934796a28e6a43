package org.cspworkbench.viewer.start;

/** The workspace in which a problem is opened. */
public enum ProblemTarget {
  /** One solver at work. */
  ANIMATE,
  /** Several solvers side by side. */
  COMPARE,
  /** The search tree. */
  EXPLORE
}
