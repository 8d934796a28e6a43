/**
 * The window: the start page, the workspaces, and their common parts. Models hold the displayed
 * state and need no display; components only bind commands and lay out.
 */
@NullMarked
package org.cspworkbench.app.gui;

import org.jspecify.annotations.NullMarked;
