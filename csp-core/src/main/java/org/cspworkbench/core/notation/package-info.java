/**
 * The notation for problems: variables with their domains, and a constraint on each line. {@link
 * org.cspworkbench.core.notation.ProblemReader} reads it, by the lexer and the expressions that
 * other languages use as well; what users mistake for it is known here, and nowhere else.
 */
@NullMarked
package org.cspworkbench.core.notation;

import org.jspecify.annotations.NullMarked;
