/**
 * Runs and their playing, as a window shows them: a solver on a thread of its own, its tape, and
 * the place where a viewer stands on it. Presentation models only: nothing here knows a component,
 * and all of it works without a screen.
 */
@NullMarked
package org.cspworkbench.app.gui.run;

import org.jspecify.annotations.NullMarked;
