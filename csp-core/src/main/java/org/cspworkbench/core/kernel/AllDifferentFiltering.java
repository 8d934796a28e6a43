package org.cspworkbench.core.kernel;

/** How strictly a network filters its all-different constraints, weakest first. */
public enum AllDifferentFiltering {
  /** Each pair of variables by itself. */
  PAIRWISE,
  /** Each pair by itself, then all the variables of the constraint together. */
  DOMAIN_CONSISTENT,
  /** The same, also for the constraints that cliques of disequalities imply. */
  WITH_CLIQUES
}
