/**
 * Texts and bytes of problems, in whichever language they are written. {@link
 * org.cspworkbench.core.text.Lexer} divides texts into words and signs, and {@link
 * org.cspworkbench.core.text.Expression} is an expression over integer variables, with its
 * intervals. The readers of a language are in a package of their own.
 *
 * <p>{@link org.cspworkbench.core.text.CspEncoder} and its decoder write and read the compact
 * binary form of a problem, as exported web pages embed it and as a background worker of a page
 * passes it on. The form starts with the number of its version. A reader trusts nothing: damaged
 * input is a {@link org.cspworkbench.core.model.MalformedEncodingException}. This package must not
 * depend on the kernel or on algorithms.
 */
@NullMarked
package org.cspworkbench.core.text;

import org.jspecify.annotations.NullMarked;
