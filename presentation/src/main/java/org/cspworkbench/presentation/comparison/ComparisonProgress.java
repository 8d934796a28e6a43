package org.cspworkbench.presentation.comparison;

/** Receives how far a comparison has come, on its thread. */
public interface ComparisonProgress {

  /** A solver is about to run on problem number {@code problem}, from 1. */
  void running(long problem, String solver);

  /** A solver is being timed; {@code part} of all timing, 0 to 1, is done. */
  void timing(double part, String solver);

  /** The solvers have run on a problem, or have been timed. */
  void done();
}
