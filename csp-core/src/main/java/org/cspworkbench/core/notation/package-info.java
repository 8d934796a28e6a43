/**
 * A notation for small problems: variables with their domains, and a constraint on each line.
 * {@link org.cspworkbench.core.notation.ProblemReader} describes it.
 */
@NullMarked
package org.cspworkbench.core.notation;

import org.jspecify.annotations.NullMarked;
