/**
 * A notation for small problems: variables with their domains, and a constraint on each line.
 * {@link org.cspworkbench.core.text.ProblemReader} describes it.
 */
@NullMarked
package org.cspworkbench.core.text;

import org.jspecify.annotations.NullMarked;
