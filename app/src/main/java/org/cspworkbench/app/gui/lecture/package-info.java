/**
 * The lecture that is given: its scenes, its notes and its time. Scenes are displayed by the
 * workspaces; this package knows none of them.
 */
@NullMarked
package org.cspworkbench.app.gui.lecture;

import org.jspecify.annotations.NullMarked;
