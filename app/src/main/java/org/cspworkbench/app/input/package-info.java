/**
 * What the program is given to work on, as a stream of named problems: an argument, a file,
 * standard input, a problem of the gallery. Nothing here may solve, print or end a program.
 */
@NullMarked
package org.cspworkbench.app.input;

import org.jspecify.annotations.NullMarked;
