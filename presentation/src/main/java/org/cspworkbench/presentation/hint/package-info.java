/**
 * Advice for a player: the faults of a grid, or the next step. The package depends on no screen.
 */
@NullMarked
package org.cspworkbench.presentation.hint;

import org.jspecify.annotations.NullMarked;
