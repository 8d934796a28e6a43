/** Files of games: the current game and earlier ones. */
@NullMarked
package org.cspworkbench.app.game;

import org.jspecify.annotations.NullMarked;
