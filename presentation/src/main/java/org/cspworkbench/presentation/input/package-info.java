/**
 * Parsers for the arguments by which users choose a problem of the gallery or a solver with
 * parameters. This package opens no files, solves nothing and prints nothing.
 */
@NullMarked
package org.cspworkbench.presentation.input;

import org.jspecify.annotations.NullMarked;
