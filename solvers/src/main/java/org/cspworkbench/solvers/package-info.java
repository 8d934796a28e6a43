/**
 * What every solver is: who it says it is, what it takes, what it returns. The solvers themselves
 * live in one package for each family, and {@code catalog} lists them. Nothing here may know how
 * puzzles are made, or of any screen.
 */
@NullMarked
package org.cspworkbench.solvers;

import org.jspecify.annotations.NullMarked;
