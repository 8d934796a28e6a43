/**
 * The components of every workspace that replays a trace: the board at an event, the playback
 * controls, the list of solvers. Components only; models provide their content.
 */
@NullMarked
package org.cspworkbench.app.gui.replay;

import org.jspecify.annotations.NullMarked;
