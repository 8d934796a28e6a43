/**
 * The window: the start page, the workspaces, and their shared parts. Models are separate from the
 * components that display them and need no screen; components only bind and lay out.
 */
@NullMarked
package org.cspworkbench.app.gui;

import org.jspecify.annotations.NullMarked;
