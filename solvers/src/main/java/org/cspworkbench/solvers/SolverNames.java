package org.cspworkbench.solvers;

/** The names of the solvers in one language. */
public interface SolverNames {

  /** Returns the name. */
  String name(Solver solver);

  /** Returns the short form of the name, such as {@code MAC}, or the name if it has none. */
  String shortName(Solver solver);

  /** Returns the name for lists: the short form if the name is long. */
  String label(Solver solver);

  /** Returns what distinguishes the solver, in a few words. */
  String summary(Solver solver);
}
