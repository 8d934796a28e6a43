/** The start page: ways to open a puzzle, and example problems. */
@NullMarked
package org.cspworkbench.app.gui.start;

import org.jspecify.annotations.NullMarked;
