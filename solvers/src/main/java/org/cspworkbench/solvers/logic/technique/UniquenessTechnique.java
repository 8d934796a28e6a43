package org.cspworkbench.solvers.logic.technique;

/**
 * A technique that relies on the puzzle having exactly one solution. What it concludes from a
 * puzzle with several may be wrong.
 */
public interface UniquenessTechnique extends Technique {}
