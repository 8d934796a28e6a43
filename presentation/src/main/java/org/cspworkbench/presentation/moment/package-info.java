/**
 * What there is to see at one moment of a run or of a game: the state of every variable. How it is
 * drawn is not known here.
 */
@NullMarked
package org.cspworkbench.presentation.moment;

import org.jspecify.annotations.NullMarked;
