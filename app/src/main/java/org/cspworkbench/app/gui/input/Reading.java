package org.cspworkbench.app.gui.input;

import java.util.Optional;
import org.cspworkbench.solvers.Problem;

/** What became of something that a person wanted to look at. */
public sealed interface Reading {

  /**
   * A problem to work on.
   *
   * @param title what it is called in the window
   * @param problem the problem
   * @param remark what should be known about it before anything is done with it
   */
  record Opened(String title, Problem problem, Optional<String> remark) implements Reading {}

  /**
   * Nothing that can be worked on.
   *
   * @param sentence where and why, and what was expected
   */
  record Refused(String sentence) implements Reading {}
}
