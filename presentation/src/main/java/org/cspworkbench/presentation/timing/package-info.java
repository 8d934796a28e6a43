/**
 * How long runs take: the protocol by which solvers are timed beside each other, the same for the
 * command line and the window, and which of two times may be called shorter. Nothing here may know
 * a screen, a file or a command line.
 */
@NullMarked
package org.cspworkbench.presentation.timing;

import org.jspecify.annotations.NullMarked;
