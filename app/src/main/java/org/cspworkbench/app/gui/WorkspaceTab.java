package org.cspworkbench.app.gui;

import org.cspworkbench.app.gui.keys.Command;

/**
 * The entry of a workspace in the side bar.
 *
 * @param command shows the workspace
 * @param title the displayed name
 * @param icon the name of its icon
 */
record WorkspaceTab(Command command, String title, String icon) {}
