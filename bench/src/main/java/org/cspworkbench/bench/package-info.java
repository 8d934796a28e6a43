/**
 * Measurements: the engine against another one, against itself with a tape running, and against
 * itself without the lines that record. Never shipped. Nothing here may be needed by another
 * module, and no number is printed for work whose answer was not checked.
 */
@NullMarked
package org.cspworkbench.bench;

import org.jspecify.annotations.NullMarked;
