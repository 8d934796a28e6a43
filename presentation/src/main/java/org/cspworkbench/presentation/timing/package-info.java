/**
 * Measurement of times: the protocol by which solvers are timed, the same for the command line and
 * the window, and the comparison of two times. This package must not depend on a screen, a file or
 * a command line.
 */
@NullMarked
package org.cspworkbench.presentation.timing;

import org.jspecify.annotations.NullMarked;
