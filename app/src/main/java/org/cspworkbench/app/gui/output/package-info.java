/** Files written by the window: puzzles, games, pictures of views, animations. */
@NullMarked
package org.cspworkbench.app.gui.output;

import org.jspecify.annotations.NullMarked;
