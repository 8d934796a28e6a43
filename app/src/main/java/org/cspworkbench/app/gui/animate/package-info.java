/**
 * The workspace that replays the run of one solver: its models, which need no display, and the
 * components that display them.
 */
@NullMarked
package org.cspworkbench.app.gui.animate;

import org.jspecify.annotations.NullMarked;
