/** Advice for a player: what is wrong with a grid, or what to do next. Knows no screen. */
@NullMarked
package org.cspworkbench.presentation.hint;

import org.jspecify.annotations.NullMarked;
