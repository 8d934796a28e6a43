/**
 * What users open: the input of the command line as a stream of named problems, from an argument, a
 * file, standard input or the gallery, and lessons in files with what they may read in their
 * folder. This package must not solve, print or end the program.
 */
@NullMarked
package org.cspworkbench.app.input;

import org.jspecify.annotations.NullMarked;
