/**
 * The input of the command line as a stream of named problems: an argument, a file, standard input,
 * a problem of the gallery. This package must not solve, print or end the program.
 */
@NullMarked
package org.cspworkbench.app.input;

import org.jspecify.annotations.NullMarked;
