/**
 * What people write to choose what is solved and how: the name of a problem of the gallery, a
 * solver with its parameters; and the nearest name to one that does not exist. Nothing here opens
 * files, solves or prints.
 */
@NullMarked
package org.cspworkbench.presentation.input;

import org.jspecify.annotations.NullMarked;
