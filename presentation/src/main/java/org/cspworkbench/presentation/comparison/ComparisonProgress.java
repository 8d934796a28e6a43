package org.cspworkbench.presentation.comparison;

/** A listener to the progress of a comparison, called in its thread. */
public interface ComparisonProgress {

  /** Called before a solver runs on problem number {@code problem}, from 1. */
  void running(long problem, String solver);

  /**
   * Called while a solver is being timed; {@code part}, from 0 to 1, is the completed part of all
   * timing.
   */
  void timing(double part, String solver);

  /** Called after the solvers have run on a problem, or have been timed. */
  void done();
}
