/** What is written to files from the window: puzzles, games, pictures of what is seen, films. */
@NullMarked
package org.cspworkbench.app.gui.output;

import org.jspecify.annotations.NullMarked;
