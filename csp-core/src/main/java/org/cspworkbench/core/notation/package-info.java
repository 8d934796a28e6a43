/**
 * A notation for small problems that people type: variables with their domains, and a constraint on
 * each line. {@link org.cspworkbench.core.notation.ProblemReader} says what it looks like.
 */
@NullMarked
package org.cspworkbench.core.notation;

import org.jspecify.annotations.NullMarked;
