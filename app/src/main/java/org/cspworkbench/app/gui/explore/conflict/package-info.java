/** The view of the contradiction at the current position: its implication graph and the jump. */
@NullMarked
package org.cspworkbench.app.gui.explore.conflict;

import org.jspecify.annotations.NullMarked;
