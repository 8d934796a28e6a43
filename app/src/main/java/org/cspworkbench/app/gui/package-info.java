/**
 * The window: the start page, the workspaces, and what they have in common. Models that hold what
 * is shown are apart from the components that show it, and need no screen; components only bind and
 * lay out.
 */
@NullMarked
package org.cspworkbench.app.gui;

import org.jspecify.annotations.NullMarked;
