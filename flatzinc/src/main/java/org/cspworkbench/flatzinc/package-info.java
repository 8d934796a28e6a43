/**
 * Reads FlatZinc, the language into which MiniZinc compiles its models (Nethercote, Stuckey,
 * Becket, Brand, Duck and Tack, "MiniZinc: Towards a Standard CP Modelling Language", CP 2007),
 * states the problem in terms of {@link org.cspworkbench.core.model}, follows the annotations of
 * its search, and writes solutions as MiniZinc expects them.
 *
 * <p>The resources in {@code mznlib} declare the constraints that have filters here, so that
 * MiniZinc does not decompose them. What this package does not read is refused with its position;
 * it knows neither named solvers nor screens.
 */
@NullMarked
package org.cspworkbench.flatzinc;

import org.jspecify.annotations.NullMarked;
