/**
 * Texts of problems. {@link org.cspworkbench.core.text.Lexer} divides the texts of several
 * languages into words and signs, {@link org.cspworkbench.core.text.Expression} is an expression
 * over integer variables, whichever language it comes from, and {@link
 * org.cspworkbench.core.text.ProblemReader} parses the notation for small problems: variables with
 * their domains, and a constraint on each line.
 */
@NullMarked
package org.cspworkbench.core.text;

import org.jspecify.annotations.NullMarked;
