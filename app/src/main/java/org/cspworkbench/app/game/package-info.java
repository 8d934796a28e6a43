/** Files of games that a person plays: the game in progress, and games that were left. */
@NullMarked
package org.cspworkbench.app.game;

import org.jspecify.annotations.NullMarked;
